import { expect, test } from 'vitest';
import { readInLanguage } from '../../../src/engine/names/name-language.ts';
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
  ['Remedios M. Cañizal', 'es', ['Remedios', 'M.'], ['Cañizal']],
] as const)('%s on a page in "%s"', ([text, language, given, family]) => {
  const name = parsePersonName(text);
  const read = name && readInLanguage(name, language);
  expect([read?.given, read?.family]).toEqual([given, family]);
});
