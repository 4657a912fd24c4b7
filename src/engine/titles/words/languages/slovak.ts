// Slovak, beside the Czech words of the great tables.
import type { LanguageWords } from '../language.ts';

export const SLOVAK: LanguageWords = {
  posts: [
    [
      [
        ['chief', 'executive'],
        ['managing-director', null],
      ],
      'generálny riaditeľ | generálna riaditeľka',
    ],
    [
      [['chief', 'executive']],
      'výkonný riaditeľ | výkonná riaditeľka | predseda predstavenstva a generálny riaditeľ',
    ],
    [
      [['managing-director', null]],
      'konateľ | konateľka | konateľ spoločnosti | konateľka spoločnosti | riaditeľ spoločnosti | ředitel společnosti',
    ],
    [[['chief', 'technology']], 'technologický riaditeľ | riaditeľ technológií'],
    [[['chief', 'operations']], 'prevádzkový riaditeľ | prevádzková riaditeľka'],
    [[['chief', 'finance']], 'finančný riaditeľ | finančná riaditeľka'],
    [
      [['chief', 'information']],
      'it riaditeľ | riaditeľ informatiky | it ředitel | ředitel it | ředitel informatiky',
    ],
    [[['founder', null]], 'zakladateľ | zakladateľka'],
    [[['co-founder', null]], 'spoluzakladateľ | spoluzakladateľka'],
    [[['owner', null]], 'majiteľ | majiteľka | spolumajiteľ | spolumajitel | spolumajitelka'],
    [
      [['board', null]],
      'člen predstavenstva | člen dozornej rady | predseda dozornej rady | členka predstavenstva',
    ],
  ],
  levels: [
    ['director', 'riaditeľ | riaditeľka'],
    ['head', 'vedúci | vedúca'],
    ['manager', 'manažér | manažérka | manažer | manažerka'],
  ],
  functions: [
    ['technology', 'technický | technická'],
    ['operations', 'prevádzkový | prevádzky'],
    ['finance', 'finančný | financií | finanční | financí'],
    ['marketing', 'marketingový'],
    ['sales', 'predaja | predajný'],
    ['commercial', 'obchodný | obchodná'],
    ['development', 'vývoja'],
    ['people', 'personálny | ľudských zdrojov'],
    ['other', 'výrobný | kvality | logistiky | právny'],
  ],
  qualifiers: [
    ['former', 'bývalý | bývalá'],
    ['deputy', 'zástupca | zástupkyňa | námestník'],
    ['interim', 'dočasný | poverený | poverená'],
    ['regional', 'regionálny | oblastný'],
  ],
  assistants: 'asistent riaditeľa | asistentka riaditeľa | sekretárka',
  professions:
    'účtovník | účtovníčka | právnik | inžinier | špecialista | poradca | spoločník | společník | společnice',
  links: 'pre',
  wholes: 'spoločnosti | skupiny',
  places: 'slovensko | bratislava',
};
