// Romanian.
import type { LanguageWords } from '../language.ts';

export const ROMANIAN: LanguageWords = {
  posts: [
    [
      [['chief', 'executive']],
      `președinte director general | președintele directoratului | președinte directorat | director general executiv`,
    ],
    [
      [['managing-director', null]],
      `director general | directoare generală | directorul general | administrator unic | administratorul societății |
      asociat administrator | administrator`,
    ],
    [[['executive-director', null]], 'director executiv | directoare executivă | reprezentant legal'],
    [[['managing-partner', null]], 'partener administrator | partener coordonator'],
    [[['chief', 'technology']], 'director tehnologie | director de tehnologie | directoare de tehnologie'],
    [
      [['chief', 'operations']],
      'director operațional | director de operațiuni | director operațiuni | directoare de operațiuni',
    ],
    [
      [['chief', 'finance']],
      'director financiar | directoare financiară | director economic | directoare economică | director financiar contabil',
    ],
    [[['chief', 'staff']], 'șef de cabinet | șefă de cabinet | șef cabinet'],
    [[['president', null]], 'președinte | președintă | președintele'],
    [[['founder', null]], 'fondator | fondatoare | fondatorul | fondatoarea'],
    [[['co-founder', null]], 'cofondator | cofondatoare | co fondator | co fondatoare'],
    [[['founding-partner', null]], 'partener fondator | membru fondator'],
    [[['owner', null]], 'proprietar | proprietară'],
    [[['vp', null]], 'vicepreședinte | vice președinte | vicepreședintă'],
    [
      [['board', null]],
      `președintele consiliului de administrație | președinte al consiliului de administrație | președinte ca |
      membru al consiliului de administrație | membru ca | membru în consiliul de administrație | cenzor`,
    ],
  ],
  levels: [
    ['director', 'directoare | directorul | directoarea'],
    ['head', 'șef | șefă | șeful | conducător'],
    ['manager', 'responsabil | responsabilă | coordonator | coordonatoare'],
  ],
  functions: [
    ['technology', 'tehnic | tehnică | tehnologie'],
    ['operations', 'operațiuni | operațional | operațională'],
    ['finance', 'financiar | financiară | economic | economică'],
    ['product', 'produs | produse'],
    ['sales', 'vânzări'],
    ['commercial', 'comercială'],
    ['engineering', 'inginerie'],
    ['development', 'dezvoltare software | cercetare dezvoltare'],
    ['people', 'resurse umane'],
    ['communications', 'comunicare'],
    ['other', 'dezvoltare | dezvoltare afaceri | producție | calitate | logistică | juridic'],
  ],
  qualifiers: [
    ['former', 'fost | fostă | fostul | fosta'],
    ['deputy', 'adjunct | adjunctă | director general adjunct'],
    ['interim', 'interimar | interimară'],
    ['regional', 'regională'],
  ],
  assistants: 'asistent | asistentă | secretar | secretară | asistent manager | consilier al',
  professions:
    'inginer | ingineră | contabil | avocat | avocată | consilier | dezvoltator | asociat | partener | specialist',
  links: 'al | ale | cu | pe',
  wholes:
    'societate comercială | societății comerciale | grup | grupului | companie | companiei | societății | firmei',
  places: 'românia | bucurești',
};
