// Hints from the words alone about where the surname stands, and whether there are two. Compact lists of the commonest.
import { fold } from './fold.ts';
import { isSecondGiven } from './given-pairs.ts';
import { isKnownGiven } from './nicknames.ts';
import { isPinyin, syllables } from './syllables.ts';

export type NameCulture =
  | 'iberian'
  | 'portuguese'
  | 'hungarian'
  | 'vietnamese'
  | 'chinese'
  | 'korean'
  | 'japanese'
  | 'russian';

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

/** Given names of Hungarians that others have too: only a Hungarian surname before one turns the order. */
const HUNGARIAN_GIVEN_TOO = words(
  `anna maria eva judit agnes marta erika andrea monika nora dora petra beata edit gabriella peter robert mate daniel
  david adam norbert marton roland viktor hanna lilla laura klara helena lidia vera emma barbara julia kata luca sara
  mark martin oliver patrik richard kristof albert arnold ervin alex flora virag`,
);

/** Given names that are hardly anybody's but Hungarians', and no surname of another country. */
const HUNGARIAN_GIVEN = words(
  `katalin erzsebet ilona zsuzsanna zsuzsa margit julianna ildiko krisztina zsofia eszter reka timea laszlo istvan
  jozsef janos zoltan sandor gabor ferenc attila tamas zsolt tibor andras csaba imre lajos gyorgy balazs gyula mihaly
  karoly bence krisztian akos levente gergely gergo miklos bela szabolcs dorottya boglarka orsolya erno piroska odon
  jeno dezso geza arpad denes kalman vilmos elek elemer endre frigyes gusztav karolina zsigmond tivadar vince kornel
  lorand lorant lehel botond csongor tunde emese eniko aniko emoke villo ibolya iren jolan magdolna rozalia sarolta
  szilvia terez valeria veronika vilma aranka etelka gizella hajnalka ilka kinga noemi nikoletta tekla zita`,
);

/** Endings of Hungarian surnames, from places. */
const HUNGARIAN_ENDING =
  /(?:anyi|enyi|egyi|ogyi|hazi|hegyi|kovi|vari|falvi|falusi|mezei|mezi|ffy|ossy|assy|thy|czky|szky)$/;

const VIETNAMESE_SURNAMES = words(
  `nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh truong trinh luong luu doan quach kieu
  dao cao`,
);

const CHINESE_SURNAMES = words(
  `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang
  deng feng han cao zeng peng xiao cai pan tian dong yuan yu jiang ye du su wei lu lyu ding ren shen yao fu zhong
  cui tan liao fan wen qiu hou bai meng qin xue yan lei hao gong shao wan qian dai mo kong xiang chang`,
);

/** Unlike "Le" or "Ho", nobody's given name. */
const VIETNAMESE_SURNAMES_ONLY = words('nguyen tran pham huynh truong');
/** Letters that Vietnamese alone has. */
const VIETNAMESE_LETTERS = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9đĐ]/u;

const KOREAN_SURNAMES = words(
  'kim lee park choi jung jeong kang cho yoon jang lim han shin seo kwon hwang ahn song yoo',
);

/** A syllable of Korean given names, as passports write them. */
const KOREAN_SYLLABLE =
  /^(?:min|jun|joon|seo|ji|jee|woo|hyun|hyeon|jin|young|yeong|sung|seong|soo|su|ho|hee|hye|kyung|gyeong|eun|ah|yeon|mi|hwan|cheol|chul|tae|sang|dong|jae|kyu|gyu|won|woong|seok|suk|seung|yong|il|gi|ki|ha|na|ra|yu|jung|jeong|joo|ju|bin|chan|yoon|sun|seon|kwang|byung|hoon|hun)$/;

const JAPANESE_SURNAMES = words(
  `sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto
  inoue kimura shimizu yamazaki hayashi abe ikeda mori hashimoto ishikawa ogawa maeda okada hasegawa fujita goto kondo
  murakami aoki sakamoto endo fukuda nishimura ota fujii okamoto miura fujiwara matsuda nakajima nakagawa harada ono
  tamura takeuchi kaneko wada nakayama ishida ueda morita hara shibata sakai kudo yokoyama miyazaki miyamoto uchida
  takagi ando taniguchi ohno maruyama imai takada fujimoto murata takeda sugiyama noguchi kojima`,
);
const JAPANESE_GIVEN =
  /^(?:.{1,5}(?:ro|rou|ko|suke|hiko|nori|hiro|yuki|fumi|kazu|nobu|shi|ichi|aki|taka|hide|masa|mi|ka|to|ta|ki)|ken|jun|ryo|sho|dai|kei|rei|yu|go|jin)$/;

export type NameOrder = { culture: NameCulture; isFamilyFirst: boolean };

/**
 * Whose name these tokens are in the order printed, and whether the surname stands first; null where the words do not
 * tell. A hint only: whoever builds addresses tries the other order too.
 */
export function readOrder(tokens: readonly string[]): NameOrder | null {
  const first = fold(tokens[0] ?? '');
  const last = fold(tokens.at(-1) ?? '');
  if (tokens.length < 2 || tokens.length > 4) return null;
  const vietnamese = vietnameseOrder(tokens, first, last);
  if (vietnamese !== null) return vietnamese;
  const korean = koreanOrder(tokens, first, last);
  if (korean !== null) return korean;
  if (tokens.length > 3) return null;
  if (isPatronymicLast(tokens)) return { culture: 'russian', isFamilyFirst: true };
  if (isHungarian(first, last)) return { culture: 'hungarian', isFamilyFirst: true };
  if (isChinese(first, tokens.slice(1))) return { culture: 'chinese', isFamilyFirst: true };
  if (isChinese(last, tokens.slice(0, -1))) return { culture: 'chinese', isFamilyFirst: false };
  const isJapanese = (surname: string, given: string) =>
    tokens.length === 2 && JAPANESE_SURNAMES.has(surname) && JAPANESE_GIVEN.test(given);
  if (isJapanese(first, last) && !JAPANESE_SURNAMES.has(last))
    return { culture: 'japanese', isFamilyFirst: true };
  return isJapanese(last, first) ? { culture: 'japanese', isFamilyFirst: false } : null;
}

/** Whether the word is a surname of Vietnam, where its neighbours may be anything. */
export function isVietnameseSurname(word: string): boolean {
  return VIETNAMESE_SURNAMES.has(fold(word));
}

function vietnameseOrder(tokens: readonly string[], first: string, last: string): NameOrder | null {
  const isMarked = tokens.some((token) => VIETNAMESE_LETTERS.test(token));
  const isSurname = (word: string) => VIETNAMESE_SURNAMES.has(word);
  const isSure = (word: string) =>
    VIETNAMESE_SURNAMES_ONLY.has(word) || (isMarked && VIETNAMESE_SURNAMES.has(word));
  // who writes all the marks writes the name as it is said
  const isWritten = isMarked && tokens.length > 2 && !isSure(last);
  const isFirst = tokens.length > 2 ? isSurname(first) || isWritten : isSure(first);
  if (isFirst && !isSurname(last)) return { culture: 'vietnamese', isFamilyFirst: true };
  if (tokens.length > 2 && isSure(last) && !isSurname(first))
    return { culture: 'vietnamese', isFamilyFirst: false };
  return null;
}

function koreanOrder(tokens: readonly string[], first: string, last: string): NameOrder | null {
  const isGiven = (words: readonly string[]) => {
    const parts = words.flatMap((word) => fold(word).split(/[-‐‑]/u));
    return parts.length === 2 && parts.every((part) => KOREAN_SYLLABLE.test(part));
  };
  const isHyphened = tokens.length === 2 && /^\p{L}+[-‐‑]\p{L}+$/u.test(tokens[1] ?? '');
  if (KOREAN_SURNAMES.has(first) && (isHyphened || isGiven(tokens.slice(1))))
    return { culture: 'korean', isFamilyFirst: true };
  if (KOREAN_SURNAMES.has(last) && isGiven(tokens.slice(0, -1)))
    return { culture: 'korean', isFamilyFirst: false };
  return null;
}

function isHungarian(first: string, last: string): boolean {
  if (HUNGARIAN_GIVEN.has(first) || HUNGARIAN_GIVEN_TOO.has(first)) {
    // "Sándor", "László" are surnames as well: then what stands last decides
    const isSurnameToo = HUNGARIAN_SURNAMES.has(first) && !HUNGARIAN_SURNAMES.has(last);
    return isSurnameToo && HUNGARIAN_GIVEN.has(last);
  }
  if (HUNGARIAN_SURNAMES.has(first) || HUNGARIAN_ENDING.test(first))
    return HUNGARIAN_GIVEN.has(last) || HUNGARIAN_GIVEN_TOO.has(last);
  return HUNGARIAN_GIVEN.has(last) && !HUNGARIAN_SURNAMES.has(last) && !isKnownGiven(first);
}

/** Whether the folded word is a given name in Hungary, whether or not elsewhere too. */
export function isHungarianGiven(word: string): boolean {
  return HUNGARIAN_GIVEN.has(word) || HUNGARIAN_GIVEN_TOO.has(word);
}

/** A surname and one or two words that pinyin writes; "Susan Liu" is at home elsewhere. */
function isChinese(surname: string, given: readonly string[]): boolean {
  const words = given.map((word) => fold(word));
  const whole = words.join('').replace(/[-‐‑’']/gu, '');
  const isOfSyllables = words.length === 1 || words.every((word) => syllables(word, 'chinese').length === 0);
  if (!CHINESE_SURNAMES.has(surname) || !isOfSyllables || !isPinyin(whole) || isKnownGiven(whole))
    return false;
  // what is a surname too is a given name beside one that is hardly anything else
  const isSurnameToo = words.filter((word) => CHINESE_SURNAMES.has(word));
  return isSurnameToo.every((word) => isChiefSurname(surname) && !isChiefSurname(word));
}

/** The first two dozen of the list. */
function isChiefSurname(word: string): boolean {
  return CHIEF_SURNAMES.has(word);
}

const CHIEF_SURNAMES: ReadonlySet<string> = new Set([...CHINESE_SURNAMES].slice(0, 28));

/** "Петров Иван Сергеевич": where the father's name stands last, the surname stands first. */
function isPatronymicLast(tokens: readonly string[]): boolean {
  const [, middle = '', last = ''] = tokens.map((token) => fold(token));
  return tokens.length === 3 && PATRONYMIC.test(last) && !PATRONYMIC.test(middle);
}

const PATRONYMIC = /.{2}(?:[oe]vi(?:ch|c|tsch)|ovych|[oe]vna|ivna|ichna|inichna)$/;

/** Whether the last two of three or more tokens are both surnames, as in Spanish and Portuguese names. */
export function hasTwoSurnames(tokens: readonly string[]): boolean {
  const [first = ''] = tokens;
  const [surname = '', second = ''] = tokens.slice(-2);
  if (tokens.length < 3 || first === '') return tokens.length > 2 && areSurnames([surname, second]);
  if (areSurnames([surname, second])) return true;
  // "Remedios Escalanda Rivategui": who is called so has two surnames, unless the middle is a given name as well
  return (
    isIberianGiven(fold(first)) &&
    surname.length > 2 &&
    !surname.endsWith('.') &&
    !isSecondGiven(fold(surname)) &&
    tokens.slice(1, -2).every((token) => isSecondGiven(fold(token)))
  );
}

function areSurnames(tokens: readonly string[]): boolean {
  return tokens.every((token) => IBERIAN_SURNAMES.has(fold(token)));
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
