// Swedish, Danish, Norwegian, Finnish, Polish, Czech and Hungarian names: letters that fold two ways, feminine endings.
import { composed, type Culture } from './name.ts';

const swedish = composed(
  'Berg Björk Dal Ek Fors Gran Hag Lind Lund Norr Sjö Ström Söder Väster Åker Öster',
  'blad dahl gren holm kvist mark qvist rup stedt strand ström vall',
);
const danish = composed(
  'Bakke Birke Dyr Elle Grøn Høj Kær Lille Møl Nør Skov Sønder Vester Øster',
  'bjerg borg gaard holt kjær lund sted toft vang',
);
const norwegian = composed(
  'Aas Bjørn Dal Eide Fjell Haug Kvam Lø Nes Rød Sæt Tveit Ødegår',
  'bakken heim land moen rud stad strøm svik vold åsen',
);
const finnish = composed(
  'Ahon Haapa Järven Kangas Koski Lehto Mäen Niemi Palo Ranta Salo Suo Tuomi Väli Yli',
  'aho järvi korpi lahti mäki perä saari salmi vaara virta',
);
const polish = composed(
  'Bor Dąbr Grab Jasień Kalin Kwiet Łab Maj Orl Piotr Rzep Sob Świder Wierzb Żur',
  'ow in ew',
);
const czech = composed(
  'Brab Dvoř Háj Hor Kadl Kol Mach Neb Pol Růž Svob Šim Vesel Zem Žil',
  'al an in ov ub',
);
const hungarian = composed(
  'Bal Bár Csiz Dob Erdő Far Gál Hor Kerék Lak Mol Nádas Pál Rác Szil Vár Zom',
  'ányi falvi gyarti hegyi kás kövi mezei os sy váradi végi',
);

export const SWEDISH: Culture = {
  given: {
    m: 'Axel Björn Christer Göran Håkan Jörgen Kjell Lars-Erik Mårten Nils Olof Pär Rickard Sören Torbjörn'.split(
      ' ',
    ),
    f: 'Agneta Birgitta Camilla Elsa Frida Gunilla Ingegärd Karin Linnéa Märta Pernilla Solveig Ulla Åsa Anna-Karin'.split(
      ' ',
    ),
  },
  family: (dice) =>
    dice.chance(0.9)
      ? { parts: [swedish(dice)] }
      : { particle: dice.pick(['af', 'von']), parts: [swedish(dice)] },
};

export const DANISH: Culture = {
  given: {
    m: 'Anders Bjarne Carsten Esben Flemming Henning Jeppe Kåre Lasse Mogens Palle Rasmus Søren Troels'.split(
      ' ',
    ),
    f: 'Annette Birthe Ditte Ellen Gitte Hanne Inger Jytte Kirsten Lærke Mette Pernille Rikke Tove'.split(
      ' ',
    ),
  },
  family: (dice) =>
    dice.chance(0.72) ? { parts: [danish(dice)] } : { parts: [danish(dice), `${danish(dice)}sen`] },
};

export const NORWEGIAN: Culture = {
  given: {
    m: 'Arve Bjarte Dag Eirik Frode Gunnar Håvard Jostein Kåre Magne Oddvar Pål Sigurd Øystein'.split(' '),
    f: 'Anne-Grete Bodil Elin Guro Hege Ingvild Kjersti Liv Marit Ragnhild Siv Tonje Unni Åshild'.split(' '),
  },
  family: (dice) =>
    dice.chance(0.8) ? { parts: [norwegian(dice)] } : { parts: [norwegian(dice), norwegian(dice)] },
};

export const FINNISH: Culture = {
  given: {
    m: 'Aki Eero Hannu Ilkka Jukka Kalevi Lauri Mikko Olli Pekka Risto Seppo Tapio Väinö'.split(' '),
    f: 'Aino Eeva Hilkka Irmeli Johanna Kaisa Liisa Merja Outi Päivi Riitta Sirpa Tuula Äiju'.split(' '),
  },
  family: (dice) =>
    dice.chance(0.88)
      ? { parts: [finnish(dice)] }
      : { parts: [finnish(dice), finnish(dice)], joiner: '-' as const },
};

export const POLISH: Culture = {
  given: {
    m: 'Andrzej Błażej Czesław Grzegorz Jacek Krzysztof Łukasz Michał Paweł Radosław Sławomir Tadeusz Zbigniew'.split(
      ' ',
    ),
    f: 'Agnieszka Bożena Danuta Elżbieta Grażyna Halina Jadwiga Katarzyna Małgorzata Stanisława Wiesława Żaneta'.split(
      ' ',
    ),
  },
  family: (dice, sex) => {
    const ending = dice.pick([
      ['ski', 'ska'],
      ['icz', 'icz'],
      ['ecki', 'ecka'],
    ] as const)[sex === 'f' ? 1 : 0];
    const surname = `${polish(dice)}${ending}`;
    return sex === 'f' && dice.chance(0.14)
      ? { parts: [surname, `${polish(dice)}ska`], joiner: '-' as const }
      : { parts: [surname] };
  },
};

export const CZECH: Culture = {
  given: {
    m: 'Bohumil Čeněk Dalibor František Jiří Kryštof Luboš Matěj Ondřej Přemysl Radek Štěpán Zdeněk'.split(
      ' ',
    ),
    f: 'Běla Drahomíra Eliška Hedvika Jiřina Květa Libuše Markéta Naděžda Růžena Šárka Vlasta Žofie'.split(
      ' ',
    ),
  },
  before: ['Ing.', 'Mgr.', 'JUDr.'],
  after: ['Ph.D.', 'CSc.'],
  family: (dice, sex) => {
    const ending = dice.pick([
      ['ec', 'cová'],
      ['ek', 'ková'],
      ['ák', 'áková'],
      ['ský', 'ská'],
    ] as const)[sex === 'f' ? 1 : 0];
    return { parts: [`${czech(dice)}${ending}`] };
  },
};

export const HUNGARIAN: Culture = {
  given: {
    m: 'András Béla Csaba Dénes Ernő Ferenc Gábor György Imre Jenő Lőrinc Márton Ödön Péter Zoltán'.split(
      ' ',
    ),
    f: 'Ágnes Boglárka Csilla Dorottya Erzsébet Flóra Györgyi Ibolya Judit Katalin Mária Orsolya Piroska Tünde'.split(
      ' ',
    ),
  },
  familyFirst: true,
  before: ['Dr.', 'dr.'],
  family: (dice) => ({ parts: [hungarian(dice)] }),
};
