import { expect, test } from 'vitest';
import { readAmong, readInLanguage } from '../../../src/engine/names/name-language.ts';
import { parsePersonName } from '../../../src/engine/names/person-name.ts';

test.for([
  ['Remedios Cañizal Ortuondo', 'es', ['Remedios'], ['Cañizal', 'Ortuondo']],
  ['Remedios Cañizal Ortuondo', 'es-mx', ['Remedios'], ['Cañizal', 'Ortuondo']],
  ['Remedios Cañizal Ortuondo', 'en', ['Remedios'], ['Cañizal', 'Ortuondo']],
  ['Wanda Cañizal Ortuondo', 'es', ['Wanda'], ['Cañizal', 'Ortuondo']],
  ['Wanda Cañizal Ortuondo', 'en', ['Wanda', 'Cañizal'], ['Ortuondo']],
  ['Wanda Cañizal Ortuondo', '', ['Wanda', 'Cañizal'], ['Ortuondo']],
  ['José Luis Cañizal', 'es', ['José', 'Luis'], ['Cañizal']],
  ['Remedios Cañizal', 'es', ['Remedios'], ['Cañizal']],
  ['Ráckás Judit', 'hu', ['Judit'], ['Ráckás']],
  ['Ráckás Judit Anna', 'hu', ['Judit', 'Anna'], ['Ráckás']],
  ['Ráckás Judit', 'en', ['Ráckás'], ['Judit']],
  ['John Varner', 'hu', ['John'], ['Varner']],
  ['J. Varner', 'hu', ['J.'], ['Varner']],
  ['Remedios M. Cañizal', 'es', ['Remedios', 'M.'], ['Cañizal']],
] as const)('%s on a page in "%s"', ([text, language, given, family]) => {
  const name = parsePersonName(text);
  const read = name && readInLanguage(name, language);
  expect([read?.given, read?.family]).toEqual([given, family]);
});

test.for([
  ['Ráckás Judit', ['Horkás Ernő'], ['Judit'], ['Ráckás']],
  ['Ráckás Judit', ['Ada Vell'], ['Ráckás'], ['Judit']],
  ['Peter Martin', ['Horkás Ernő'], ['Peter'], ['Martin']],
  ['Ráckás Wanda', ['Horkás Ernő'], ['Ráckás'], ['Wanda']],
] as const)('%s on a site of %j', ([text, others, given, family]) => {
  const names = others.map(parsePersonName).filter((name) => name !== null);
  const name = parsePersonName(text);
  const read = name && readAmong(name, names);
  expect([read?.given, read?.family]).toEqual([given, family]);
});
