import { describe, expect, test } from 'vitest';
import { fold, foldVariants } from '../../../src/engine/names/fold.ts';
import { personKey } from '../../../src/engine/names/person-key.ts';
import { type PersonName, parsePersonName } from '../../../src/engine/names/person-name.ts';
import { type NameAgreement, nameAgreement, samePerson } from '../../../src/engine/names/same-person.ts';

function named(text: string): PersonName {
  const name = parsePersonName(text);
  if (name === null) throw new Error('not a name');
  return name;
}

const PAIRS: readonly (readonly [a: string, b: string, agreement: NameAgreement])[] = [
  ['Jane Doe', 'JANE DOE', 'same'],
  ['Pepe Roca', 'José Roca', 'same'],
  ['Nacho Roca', 'Ignacio Roca', 'same'],
  ['Beppe Moro', 'Giuseppe Moro', 'same'],
  ['Sepp Huber', 'Josef Huber', 'same'],
  ['Kasia Vell', 'Katarzyna Vell', 'same'],
  ['Henk Moor', 'Hendrik Moor', 'same'],
  ['Lasse Vell', 'Lars Vell', 'same'],
  ['Bart Van Hoorn', 'Bart van Hoorn', 'same'],
  ['Zhang Wei', 'Wei Zhang', 'same'],
  ['Pepe Roca', 'Paco Roca', 'different'],
  ['Kasia Vell', 'Kalle Vell', 'different'],
  ['Jane Doe', 'Doe, Jane', 'same'],
  ['Dr. Jane Doe, MBA', 'Jane Doe', 'same'],
  ['José Pérez', 'Jose Perez', 'same'],
  ['Anna Müller', 'Anna Mueller', 'same'],
  ['Søren Ødegård', 'Soren Odegaard', 'same'],
  ['Bob Smith', 'Robert Smith', 'same'],
  ['Bill Smith', 'William Smith', 'same'],
  ['Robert "Bob" Smith', 'Bob Smith', 'same'],
  ['Petr "Valo" Valenta', 'Valo Valenta', 'same'],
  ['Jane Mary Doe', 'Jane Doe', 'same'],
  ['Jane M. Doe', 'Jane Mary Doe', 'same'],
  ['Jean-Pierre Roy', 'Jean Pierre Roy', 'same'],
  ['Anna Müller-Schmidt', 'Anna Müller', 'same'],
  ['María García López', 'María García', 'same'],
  ['Jan van der Berg', 'Jan Vanderberg', 'same'],
  ['Jan van der Berg', 'Jan Berg', 'same'],
  ['Kovács Anna', 'Anna Kovács', 'same'],
  ['J. Smith', 'Jane Smith', 'compatible'],
  ['J. Smith', 'J. Smith', 'same'],
  ['J. Robert Smith', 'Robert Smith', 'compatible'],
  ['Jane', 'Jane Doe', 'compatible'],
  ['Jane', 'Jane', 'compatible'],
  ['Jane Doe', 'John Doe', 'different'],
  ['Jan Doe', 'Jane Doe', 'different'],
  ['Jane Doe', 'Jane Roe', 'different'],
  ['Jane Anne Doe', 'Jane Mary Doe', 'different'],
  ['Jean-Pierre Roy', 'Jean-Paul Roy', 'different'],
  ['Ivan Smith', 'John Smith', 'different'],
  ['Alexandra Smith', 'Alexander Smith', 'different'],
];

describe('two printed names agree, may agree, or differ', () => {
  test.each(PAIRS)('%s and %s: %s', (a, b, agreement) => {
    expect(nameAgreement(named(a), named(b))).toBe(agreement);
    expect(nameAgreement(named(b), named(a))).toBe(agreement);
    expect(samePerson(named(a), named(b))).toBe(agreement === 'same');
  });
});

describe('letters become ASCII', () => {
  test.each([
    ['Łukasz Żak', ['lukasz zak']],
    ['Groß', ['gross']],
    ['Đorđe', ['dorde']],
    ['Þór', ['thor']],
    ['Müller', ['muller', 'mueller']],
    ['Jörg', ['jorg', 'joerg']],
    ['Jäger', ['jager', 'jaeger']],
    ['Åse', ['ase', 'aase']],
    ['Søren', ['soren', 'soeren']],
    ['Kjær', ['kjaer']],
    ['Doe', ['doe']],
  ])('%s has the spellings %j', (text, variants) => {
    expect(foldVariants(text)).toEqual(variants);
    expect(fold(text)).toBe(variants[0]);
  });
});

describe('one person has one key', () => {
  test.each([
    ['Jane Doe', 'Dr. Jane M. DOE, MBA'],
    ['Jane Doe', 'Doe, Jane'],
    ['Jürgen Müller', 'Juergen Mueller'],
    ['Bob Smith', 'Robert Smith'],
    ['Anna Müller-Schmidt', 'Anna Müller'],
    ['Jean-Pierre Roy', 'Jean Pierre Roy'],
    ['Kovács Anna', 'Anna Kovács'],
  ])('%s and %s', (a, b) => {
    expect(personKey(a)).toBe(personKey(b));
  });

  test('two persons have two keys, and no letters have none', () => {
    expect(personKey('Jane Doe')).not.toBe(personKey('John Doe'));
    expect(personKey(' – ')).toBe('');
  });

  test('two names are one person or not, whichever is named first', () => {
    const [given, family] = [named('Ada'), named('Ada, de la')];
    expect([samePerson(given, family), samePerson(family, given)]).toEqual([false, false]);
  });
});
