// English, German, French, Spanish, Portuguese, Italian and Dutch names: particles, two surnames, hyphens, degrees.
import { composed, type Culture } from './name.ts';

const english = composed(
  'Ash Bram Cald Corn Dun Elder Fair Gran Hart Holl Kel Lang Mar Nether Oak Pem Quar Rav Sedge Thorn Under Wex Yar',
  'brook bury combe croft dale ford gate grove hurst ley mere more stead stone ton wick worth',
);
const german = composed(
  'Ahren Birken Buchen Eichel Falken Gersten Hasel Kessel Linden Mühl Nebel Ober Röhr Stein Tannen Vogel Weiß Grün Schön',
  'bach berg brink dorf feld gruber hagen hofer kamp mann müller rath stätter thal wald',
);
const french = composed(
  'Beau Bois Cham Clair Courte Fonte Gran Haute Lan Mar Mont Pré Roche Sau Val Ville',
  'bellon brun champ fort gnac leray nard ny rel ssier tière vallon vérac',
);
const spanish = composed(
  'Alba Cama Carra Esca Fera Gala Iba Lora Mona Nava Oli Pana Que Riva Sala Tora Urru Valla Zama',
  'báñez castro dueña guero landa mendiz ñedo rejón rrosa sanz tegui villo',
);
const portuguese = composed(
  'Albu Barra Cama Car Fale Gaiv Lou Mace Nor Oliv Pache Quei Ribe San Tava Vas',
  'cães çalves eira estino gães lhão nelas queiro reda relo telmo valinho',
);
const italian = composed(
  'Bel Cas Fer Gal Lom Mar Pel Riv San Tor Val Zan Cor Ner',
  'andi ardelli aroni bardi etti monti netti olini otti rani tesi vardi zzeri',
);
const dutch = composed(
  'Berken Bloem Dijk Eikel Graaf Heuvel Linde Molen Rozen Veld Water Zand',
  'boom broek burg hof huis kamp laar man stra zicht',
);

export const ENGLISH: Culture = {
  given: {
    m: 'Alistair Barnaby Bill Conrad Dan Edmund Felix Graham Hugh Jasper Leonard Mike Nigel Oliver Rob Silas Tim Wesley'.split(
      ' ',
    ),
    f: 'Abigail Beatrice Cassie Daphne Eleanor Fiona Gemma Harriet Imogen Jess Kate Lucinda Maggie Nora Philippa Sue Tamsin'.split(
      ' ',
    ),
  },
  nicknames: {
    Bill: 'William',
    Dan: 'Daniel',
    Mike: 'Michael',
    Rob: 'Robert',
    Tim: 'Timothy',
    Cassie: 'Cassandra',
    Jess: 'Jessica',
    Kate: 'Katherine',
    Maggie: 'Margaret',
    Sue: 'Susan',
  },
  middle: (dice) => (dice.chance(0.08) ? `${dice.pick('ABCDEFGHJKLMPRSTW'.split(''))}.` : ''),
  before: ['Dr.', 'Prof.', 'Sir'],
  after: ['MBA', 'PhD', 'Jr.', 'CPA', 'OBE', 'III'],
  family: (dice) =>
    dice.weighted([
      [{ parts: [english(dice)] }, 80],
      [{ parts: [english(dice), english(dice)], joiner: '-' as const }, 10],
      [{ parts: [`O’${english(dice)}`] }, 5],
      [{ parts: [`Mc${english(dice)}`] }, 5],
    ]),
};

export const GERMAN: Culture = {
  given: {
    m: 'Anton Bernd Christoph Dirk Eckhard Florian Günther Holger Jörg Jürgen Karl-Heinz Lothar Matthias Rüdiger Sören Tobias Volker'.split(
      ' ',
    ),
    f: 'Annegret Bärbel Claudia Dörte Elke Friederike Gudrun Hannelore Ilse Jutta Käthe Mareike Renate Sabine Ulrike Ann-Kathrin'.split(
      ' ',
    ),
  },
  before: ['Dr.', 'Prof. Dr.', 'Dr.-Ing.', 'Dipl.-Ing.'],
  family: (dice) =>
    dice.weighted([
      [{ parts: [german(dice)] }, 82],
      [{ parts: [german(dice), german(dice)], joiner: '-' as const }, 9],
      [{ particle: dice.pick(['von', 'von der', 'zu', 'vom']), parts: [german(dice)] }, 9],
    ]),
};

export const FRENCH: Culture = {
  given: {
    m: 'Amaury Bastien Cédric Didier Étienne François Gaël Hervé Jean-Luc Jean-Pierre Loïc Mathéo Pascal Rémi Sébastien Thibault'.split(
      ' ',
    ),
    f: 'Adèle Bénédicte Céline Delphine Élodie Françoise Geneviève Hélène Inès Joëlle Laëtitia Marie-Claire Noémie Solène Véronique'.split(
      ' ',
    ),
  },
  family: (dice) =>
    dice.weighted([
      [{ parts: [french(dice)] }, 78],
      [{ particle: dice.pick(['de', 'du', 'de la', 'd’', 'Le']), parts: [french(dice)] }, 12],
      [{ parts: [french(dice), french(dice)], joiner: '-' as const }, 10],
    ]),
};

export const SPANISH: Culture = {
  given: {
    m: 'Agustín Borja Ciro Damián Evaristo Fermín Gonzalo Hernán Ignacio Joaquín Leandro Óscar Raúl Simón Íñigo'.split(
      ' ',
    ),
    f: 'Ainhoa Begoña Carmela Dolores Encarna Fátima Graciela Inmaculada Itziar Leonor Macarena Nuria Remedios Sofía Verónica'.split(
      ' ',
    ),
  },
  middle: (dice, sex) => (dice.chance(0.1) ? (sex === 'f' ? 'María' : 'José') : ''),
  family: (dice) =>
    dice.weighted([
      [{ parts: [spanish(dice), spanish(dice)] }, 62],
      [{ parts: [spanish(dice)] }, 30],
      [{ particle: dice.pick(['de', 'de la', 'del']), parts: [spanish(dice)] }, 8],
    ]),
  mainSurname: 'first',
};

export const PORTUGUESE: Culture = {
  given: {
    m: 'Afonso Baltasar Caetano Duarte Estêvão Filipe Gonçalo Henrique João Lourenço Martim Nuno Rúben Simão Tomé Zé'.split(
      ' ',
    ),
    f: 'Aurora Beatriz Conceição Débora Eduarda Filipa Graça Inês Luísa Madalena Noémia Patrícia Rosália Sónia Vânia'.split(
      ' ',
    ),
  },
  family: (dice) =>
    dice.weighted([
      [{ parts: [portuguese(dice)] }, 50],
      [{ parts: [portuguese(dice), portuguese(dice)] }, 32],
      [{ particle: dice.pick(['da', 'de', 'dos', 'do']), parts: [portuguese(dice)] }, 18],
    ]),
  nicknames: { Zé: 'José' },
};

export const ITALIAN: Culture = {
  given: {
    m: 'Achille Bruno Corrado Dario Edoardo Fabrizio Gianluca Ivo Lapo Massimiliano Niccolò Ottavio Pierluigi Renzo Tiziano'.split(
      ' ',
    ),
    f: 'Agnese Bianca Cinzia Donatella Elisabetta Fiammetta Giuditta Ilaria Ludovica Mariangela Nicoletta Ornella Rosalba Serena'.split(
      ' ',
    ),
  },
  before: ['Dott.', 'Ing.', 'Avv.'],
  family: (dice) =>
    dice.weighted([
      [{ parts: [italian(dice)] }, 80],
      [{ particle: dice.pick(['De', 'Di', 'Della', 'D’', 'Lo']), parts: [italian(dice)] }, 16],
      [{ parts: [italian(dice), italian(dice)] }, 4],
    ]),
};

export const DUTCH: Culture = {
  given: {
    m: 'Arend Bart-Jan Cees Diederik Evert Floris Gijs Hidde Joost Klaas Lieven Maarten Pieter Roel Sjoerd Wouter'.split(
      ' ',
    ),
    f: 'Annelies Brechtje Carlijn Dieuwke Els Fenna Geertje Hanneke Ilse Jolijn Lotte Marijke Noor Renske Saskia Willemijn'.split(
      ' ',
    ),
  },
  before: ['drs.', 'ir.', 'mr.'],
  family: (dice) =>
    dice.weighted([
      [{ parts: [dutch(dice)] }, 45],
      [
        {
          particle: dice.pick(['van', 'van de', 'van den', 'van der', 'de', 'ter', 'op den']),
          parts: [dutch(dice)],
        },
        45,
      ],
      [{ parts: [dutch(dice), dutch(dice)], joiner: '-' as const }, 10],
    ]),
};
