// Hints from the words alone about where the surname stands, and whether there are two. Compact lists of the commonest.
import { fold } from './fold.ts';
import { isPinyin } from './syllables.ts';

export type NameCulture = 'iberian' | 'hungarian' | 'vietnamese' | 'chinese' | 'korean';

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

const IBERIAN_SURNAMES = words(
  `garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno
  munoz alvarez romero alonso gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano blanco molina
  morales suarez ortega delgado castro ortiz rubio marin sanz nunez iglesias medina garrido cortes castillo santos
  lozano guerrero cano prieto mendez cruz calvo gallego vidal leon herrera marquez pena flores cabrera campos vega
  fuentes carrasco diez caballero reyes nieto aguilar pascual santana herrero lorenzo montero hidalgo gimenez
  ibanez ferrer duran santiago benitez vargas mora vicente arias carmona crespo roman pastor soto saez velasco
  moya soler parra esteban bravo gallardo rojas silva pereira ferreira oliveira costa rodrigues martins sousa souza
  fernandes goncalves gomes lopes marques alves almeida ribeiro pinto carvalho teixeira moreira correia mendes
  nunes soares vieira monteiro cardoso rocha raposo neves coelho cruz cunha pires ramos reis simoes antunes matos
  fonseca machado araujo barbosa tavares lourenco lima freitas batista nascimento andrade barros azevedo dias
  melo campos amaral duarte guimaraes`,
);

const HUNGARIAN_SURNAMES = words(
  `nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp lakatos takacs juhasz meszaros olah
  simon racz fekete szilagyi torok feher balazs gal kis szucs kocsis orsos pinter fodor szalai sipos magyar lukacs
  gulyas biro kiraly laszlo katona jakab bogdan balog sandor boros fazekas kelemen varadi antal somogyi orosz fulop
  veres vincze budai hegedus deak pap balint bognar illes pal szoke vass fabian lengyel bodnar major`,
);

const HUNGARIAN_GIVEN = words(
  `anna maria katalin erzsebet ilona eva zsuzsanna margit judit agnes julianna ildiko marta erika andrea krisztina
  monika zsofia eszter reka nora dora petra timea beata edit gabriella laszlo istvan jozsef janos zoltan sandor
  gabor ferenc attila peter tamas zsolt tibor andras csaba imre lajos gyorgy balazs gyula mihaly karoly robert
  mate daniel david adam bence krisztian norbert akos levente gergely marton miklos bela viktor szabolcs roland
  kristof dorottya hanna lilla boglarka orsolya`,
);

const VIETNAMESE_SURNAMES = words(
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh truong',
);

const CHINESE_SURNAMES = words(
  `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang
  deng feng han cao zeng peng xiao cai pan tian dong yuan yu jiang ye du su wei lu lyu ding ren shen yao fu zhong
  cui tan liao fan wen qiu hou bai meng qin xue yan lei hao gong shao wan qian dai mo kong xiang chang`,
);

const KOREAN_SURNAMES = words(
  'kim lee park choi jung jeong kang cho yoon jang lim han shin seo kwon hwang ahn song yoo',
);

/**
 * Whether these tokens, in the order printed, begin with the surname; null where the words do not tell.
 * A hint only: whoever builds addresses tries the other order too.
 */
export function familyFirstCulture(tokens: readonly string[]): NameCulture | null {
  const first = fold(tokens[0] ?? '');
  const last = fold(tokens.at(-1) ?? '');
  if (tokens.length < 2 || tokens.length > 4) return null;
  if (VIETNAMESE_SURNAMES.has(first) && tokens.length > 2 && !VIETNAMESE_SURNAMES.has(last))
    return 'vietnamese';
  if (KOREAN_SURNAMES.has(first) && tokens.length === 2 && /^\p{L}+[-‐‑]\p{L}+$/u.test(tokens[1] ?? '')) {
    return 'korean';
  }
  if (tokens.length > 3) return null;
  if (HUNGARIAN_SURNAMES.has(first) && HUNGARIAN_GIVEN.has(last)) {
    return HUNGARIAN_GIVEN.has(first) && HUNGARIAN_SURNAMES.has(last) ? null : 'hungarian';
  }
  const pinyin = isPinyin(last);
  return CHINESE_SURNAMES.has(first) && !CHINESE_SURNAMES.has(last) && pinyin ? 'chinese' : null;
}

/** Whether the last two of three or more tokens are both surnames, as in Spanish and Portuguese names. */
export function hasTwoSurnames(tokens: readonly string[]): boolean {
  if (tokens.length < 3) return false;
  return tokens.slice(-2).every((token) => IBERIAN_SURNAMES.has(fold(token)));
}

/** Whether the folded given name is at home in Spain, Portugal and their Americas, and hardly elsewhere. */
export function isIberianGiven(given: string): boolean {
  return IBERIAN_GIVEN.has(given);
}

const IBERIAN_GIVEN = words(
  `adriana aitor ainhoa alejandra alejandro alfonso alicia alvaro amparo andres antonio araceli asier asuncion beatriz
  begona belen borja candela carlos carmen catalina cesar concepcion consuelo cristobal damian diego dolores eduardo
  elena emilio encarna encarnacion enrique ernesto esperanza esteban estibaliz eugenio eusebio felipe fermin fernando
  francisco gerardo gonzalo graciela guadalupe guillermo gustavo hector herminia hernan ignacio inigo inmaculada isabel
  iker jaime javier jesus joao joaquin joaquim jordi jorge jose josefa josep juan juana julio leandro leonor lourdes
  lucia luis luiz manuel manuela marcelo marcial margarita maria mariano maribel marisol mateo matilde mauricio mercedes
  miguel milagros montserrat nicolas nuria octavio olga oscar pablo paloma pau pedro pilar purificacion rafael ramiro
  ramon raquel raul remedios renata ricardo roberto rocio rodrigo rosario ruben salvador santiago sergio simao soledad
  susana teresa thiago tiago tomas trinidad ulises valentin vicente xavier yolanda`,
);
