// Estonian, Latvian, Lithuanian.
import type { LanguageWords } from '../language.ts';

export const BALTIC: LanguageWords = {
  posts: [
    [
      [
        ['chief', 'executive'],
        ['managing-director', null],
      ],
      `tegevjuht | tegevdirektor | peadirektor | ģenerāldirektors | ģenerāldirektore | izpilddirektors | izpilddirektore |
      generalinis direktorius | generalinė direktorė | vykdomasis direktorius | vykdančioji direktorė`,
    ],
    [
      [['chief', 'executive']],
      `juhatuse esimees | juhatuse esinaine | valdes priekšsēdētājs | valdes priekšsēdētāja | valdybos pirmininkas |
      valdybos pirmininkė`,
    ],
    [
      [['general-manager', null]],
      'juhatuse liige | valdes loceklis | valdes locekle | įmonės vadovas | uzņēmuma vadītājs',
    ],
    [[['managing-partner', null]], 'juhtivpartner | vadošais partneris | vadovaujantis partneris'],
    [
      [['chief', 'technology']],
      'tehnoloogiajuht | tehnoloogiadirektor | technologijų direktorius | technologijų vadovas',
    ],
    [
      [['chief', 'operations']],
      'operatsioonide juht | operatsioonijuht | operacijų direktorius | operāciju direktors',
    ],
    [
      [['chief', 'finance']],
      `finantsjuht | finantsdirektor | finanšu direktors | finanšu direktore | finansų direktorius | finansų direktorė`,
    ],
    [[['chief', 'information']], 'it juht | it direktor | it direktors | it direktorius | infojuht'],
    [[['president', null]], 'prezidents | prezidente | prezidentas | prezidentė'],
    [[['founder', null]], 'asutaja | dibinātājs | dibinātāja | įkūrėjas | įkūrėja | steigėjas'],
    [
      [['co-founder', null]],
      `kaasasutaja | līdzdibinātājs | līdzdibinātāja | bendraįkūrėjas | bendraįkūrėja | vienas iš įkūrėjų | viena iš įkūrėjų`,
    ],
    [[['owner', null]], 'omanik | īpašnieks | īpašniece | savininkas | savininkė | kaasomanik'],
    [[['vp', null]], 'asepresident | viceprezidents | viceprezidentas'],
    [
      [['board', null]],
      `nõukogu liige | nõukogu esimees | padomes loceklis | padomes priekšsēdētājs | stebėtojų tarybos narys |
      valdybos narys | valdybos narė`,
    ],
  ],
  levels: [
    ['director', 'direktors | direktore | direktorius | direktorė'],
    [
      'head',
      'juht | juhataja | vadītājs | vadītāja | vadovas | vadovė | osakonnajuhataja | skyriaus vadovas',
    ],
    [
      'manager',
      'projektijuht | tootejuht | menedžeris | vadybininkas | vadybininkė | projektu vadītājs | projektų vadovas',
    ],
  ],
  functions: [
    ['technology', 'tehnika | tehniskais | tehniskā | technologijų | techninis | tehnoloogia'],
    ['operations', 'operatsioonide | operacijų | operāciju | veiklos'],
    ['finance', 'finants | finanšu | finansų'],
    ['marketing', 'turundus | mārketinga | rinkodaros'],
    ['information', 'infotehnoloogia | informācijas tehnoloģiju | informacinių technologijų'],
    ['product', 'toote | produktu | produktų'],
    ['sales', 'müügi | müük | pārdošanas | pardavimų'],
    ['commercial', 'kommerts | komerc | komercijos | komerciālais'],
    ['development', 'tarkvaraarenduse | tarkvara | programmatūras izstrādes | programinės įrangos'],
    ['people', 'personali | personāla | personalo'],
    ['other', 'arendus | attīstības | plėtros | tootmis | ražošanas | gamybos | kvaliteedi | äriarenduse'],
  ],
  qualifiers: [
    ['former', 'endine | bijušais | bijusī | buvęs | buvusi'],
    ['deputy', 'asetäitja | vietnieks | vietniece | pavaduotojas | pavaduotoja | pavaduotojas direktoriaus'],
    ['interim', 'kohusetäitja | laikinasis | laikinai einantis pareigas | pagaidu'],
    ['regional', 'piirkonna | reģionālais | regiono'],
  ],
  assistants:
    'assistendid | sekretär | asistents | asistente | asistentas | asistentė | padėjėjas | padėjėja',
  professions:
    'insener | raamatupidaja | arendaja | grāmatvedis | inženieris | buhalteris | buhalterė | inžinierius | nõunik',
  links: '',
  wholes: 'grupi | grupas | grupės | įmonės | uzņēmuma | ettevõtte',
  places: 'eesti | latvija | lietuva | baltijas | baltijos',
};
