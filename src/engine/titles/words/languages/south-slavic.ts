// Croatian, Serbian, Bosnian, Slovenian. Cyrillic folds to the same letters.
import type { LanguageWords } from '../language.ts';

export const SOUTH_SLAVIC: LanguageWords = {
  posts: [
    [
      [['chief', 'executive']],
      `predsjednik uprave | predsjednica uprave | predsednik uprave | predsednica uprave | glavni izvršni direktor |
      glavna izvršna direktorica | glavna izvršna direktorka | glavni izvršni`,
    ],
    [
      [
        ['chief', 'executive'],
        ['managing-director', null],
      ],
      `generalni direktor | generalna direktorica | generalna direktorka | glavni direktor | glavna direktorica`,
    ],
    [[['managing-director', null]], 'direktor društva | direktor tvrtke | direktor preduzeća'],
    [[['executive-director', null]], 'izvršni direktor | izvršna direktorica | izvršna direktorka'],
    [[['managing-partner', null]], 'upravljački partner | upravni partner'],
    [[['chief', 'technology']], 'tehnološki direktor | direktor tehnologije | direktorica tehnologije'],
    [
      [['chief', 'operations']],
      'operativni direktor | operativna direktorica | direktor operacija | direktor operative',
    ],
    [
      [['chief', 'finance']],
      `financijski direktor | finansijski direktor | finančni direktor | financijska direktorica | finančna direktorica |
      finansijska direktorka | direktor financija | direktor finansija | direktor financ`,
    ],
    [[['chief', 'information']], 'direktor informatike | it direktor | direktor informacijskih tehnologija'],
    [[['chief', 'staff']], 'šef kabineta | vodja kabineta | šefica kabineta'],
    [[['president', null]], 'predsjednik | predsjednica | predsednik | predsednica'],
    [
      [['founder', null]],
      'osnivač | osnivačica | ustanovitelj | ustanoviteljica | utemeljitelj | osnivačka | оснивач | оснивачица',
    ],
    [
      [['co-founder', null]],
      'suosnivač | suosnivačica | soustanovitelj | soustanoviteljica | suutemeljitelj | ko osnivač | kosnivač | суоснивач | суоснивачица',
    ],
    [[['owner', null]], 'vlasnik | vlasnica | lastnik | lastnica | suvlasnik | solastnik'],
    [[['vp', null]], 'potpredsjednik | potpredsjednica | potpredsednik | podpredsednik | podpredsednica'],
    [[['svp', null]], 'viši potpredsjednik | stariji potpredsednik'],
    [[['evp', null]], 'izvršni potpredsjednik | izvršni potpredsednik'],
    [
      [['board', null]],
      `član uprave | članica uprave | predsjednik nadzornog odbora | predsednik nadzornog odbora | član nadzornog odbora |
      predsednik nadzornega sveta | član nadzornega sveta | predsednik upravnog odbora | član upravnog odbora |
      predsjednik upravnog vijeća | potpredsjednik uprave`,
    ],
  ],
  levels: [
    ['director', 'direktorica | direktorka | ravnatelj | ravnateljica'],
    [
      'head',
      'voditelj | voditeljica | rukovoditelj | rukovodilac | šef | šefica | načelnik | vodja | upravnik',
    ],
    ['manager', 'menadžer | menadžerica | menadžerka | menedžer | koordinatorica | poslovodja'],
  ],
  functions: [
    ['technology', 'tehnički | tehnička | tehnični | tehnologije | tehnike'],
    ['operations', 'operativni | operativna | operacija | operacij'],
    ['finance', 'financijski | finansijski | finančni | financija | finansija | financ'],
    ['marketing', 'marketinga | marketinški | trženja'],
    ['information', 'informatike | informacijskih tehnologija | informacione tehnologije'],
    ['product', 'proizvoda | produkta | izdelkov'],
    ['sales', 'prodaje | prodajni'],
    ['commercial', 'komercijalni | komercijalna | komercialni | komercijale'],
    ['engineering', 'inženjeringa | inženiringa'],
    ['development', 'razvoja softvera | razvoja proizvoda | razvoja i istraživanja | istraživanja i razvoja'],
    ['people', 'ljudskih resursa | ljudskih potencijala | kadrov'],
    ['communications', 'komunikacija | komuniciranja'],
    [
      'other',
      'razvoja | poslovnog razvoja | proizvodnje | kvalitete | kvaliteta | nabave | nabavke | pravni | izvoza',
    ],
  ],
  qualifiers: [
    ['former', 'bivši | bivša | nekdanji | nekdanja | prijašnji'],
    ['deputy', 'zamjenik | zamjenica | zamenik | zamenica | namestnik | namestnica | pomoćnik | pomočnik'],
    [
      'interim',
      'vršilac dužnosti | vršitelj dužnosti | vršilec dolžnosti | vršiteljica dužnosti | privremeni',
    ],
    ['honorary', 'počasni'],
    ['regional', 'regionalni | područni'],
  ],
  assistants:
    'asistentica | tajnica | tajnik | sekretarica | sekretar | poslovna tajnica | savjetnik | savjetnica | savetnik | svetovalec | ured | kabinet',
  professions: `inženjer | inženir | računovodja | knjigovođa | odvjetnik | odvetnik | stručnjak |
    programer | razvijalec | prokuristica | suradnik | sodelavec`,
  links: 'za | odjela | sektora | službe | oddelka',
  wholes: 'grupe | skupine | društva | tvrtke | podjetja | kompanije',
  places: 'hrvatska | srbija | slovenija | bosna | adria | zagreb | beograd | ljubljana',
};
