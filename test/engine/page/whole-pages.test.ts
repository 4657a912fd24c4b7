import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PageFacts } from '../../../src/engine/mention.ts';
import { factsOf } from './people-of.ts';

const read = (name: string, path: string): PageFacts =>
  factsOf(readFileSync(new URL(`pages/${name}`, import.meta.url), 'utf8'), path);

const rows = ({ mentions }: PageFacts): string[] =>
  mentions.map(({ name, title, emails, organization, extractor }) =>
    [name, title, emails.join(), organization ?? '', extractor].join(' | '),
  );

describe('pages in the styles of the web', () => {
  test('blocks of a blog system: cards, a comment, a quotation, a founder in prose', () => {
    const facts = read('wordpress.html', '/our-team/');
    expect(rows(facts)).toEqual([
      'Ottilie Brandvold | Founder & Chief Executive Officer | ottilie@vellmarn.test |  | card',
      'Rasmus Quill, MBA | Chief Financial Officer | rasmus.quill@vellmarn.test |  | card',
      'Imke van der Loon | VP of Engineering |  |  | card',
      'Tavi Sorenby | Executive Assistant to the CEO |  |  | card',
      'Perrin Oakes | CEO |  | Oakes Boilers | card',
      'Ottilie Brandvold | Founder |  | Vellmarn Instruments | prose',
    ]);
    expect(facts).toMatchObject({ kind: 'team', language: 'en-gb', parked: false, placeholder: false });
    expect(facts.companyNames[0]).toBe('Vellmarn Instruments');
    expect(facts.addresses.map(({ address }) => address)).toContain('info@vellmarn.test');
  });

  test('nested divisions without headings: linked cards, advisors, alumni', () => {
    const facts = read('webflow.html', '/about');
    expect(rows(facts)).toEqual([
      'Sunniva Karr | Co-Founder & CEO |  |  | card',
      'Dov Hallam | Co-Founder & CTO |  |  | card',
      'Pia Otterly | VP, Marketing |  |  | card',
      'Benno Strand | CEO |  | Strandworks | card',
      'Lior Vantage | Advisor |  |  | card',
    ]);
    expect(facts.links.filter(({ profile }) => profile)).toHaveLength(3);
    expect(facts.mentions[0]?.profileUrl).toBe('https://www.vellmarn.test/people/sunniva-karr');
  });

  test('an old table without closing tags', () => {
    expect(rows(read('table.html.txt', '/management.htm'))).toEqual([
      'Mr. Emeric Tolland | Managing Director | e.tolland@torrick.test |  | table',
      'Mrs. Ysolde Finch | Finance Director | y.finch@torrick.test |  | table',
      'Dr. Corwin Ashby-Lane | Works Manager | c.ashby-lane@torrick.test |  | table',
    ]);
  });

  test('definition lists, Swedish', () => {
    expect(rows(read('definitions.html', '/om-oss'))).toEqual([
      'Signe Almlund | Verkställande direktör | signe.almlund@bruksholm.test |  | list',
      'Torkel Vidmark | Ekonomichef | torkel.vidmark@bruksholm.test |  | list',
      'Nils-Ove Granborg | Försäljningschef |  |  | list',
      'Hjalmar Almlund | Founder |  | Bruksholm AB | prose',
    ]);
  });

  test('an application whose people stand in its state alone', () => {
    expect(rows(read('next.html', '/company'))).toEqual([
      'Maelis Corrigan | Chief Executive Officer | maelis@quayside.test |  | state',
      'Jory Penhallow | Chief Technology Officer |  |  | state',
    ]);
  });

  test('a German imprint: the company’s managers, not the designer’s', () => {
    const facts = read('impressum.html', '/impressum');
    expect(facts.kind).toBe('imprint');
    expect(rows(facts)).toEqual([
      'Dr. Wiebke Tannhauer | Geschäftsführer |  |  | imprint',
      'Lothar Quast | Geschäftsführer |  |  | imprint',
      'Lothar Quast | Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV |  |  | imprint',
    ]);
    expect(facts.companyNames).toContain('Kesselbach Werke GmbH');
  });

  test('French legal notices: not the host’s manager', () => {
    expect(rows(read('mentions-legales.html', '/mentions-legales'))).toEqual([
      'Aurélien Pasquereau | Directeur de la publication |  |  | imprint',
      'Mme Solveig Marchandeau | Présidente |  |  | imprint',
    ]);
  });

  test('a news article: quotes with their organisations and the date', () => {
    const facts = read('article.html', '/news/2024/plant');
    expect(rows(facts)).toEqual([
      'Wren Talbot | Communications Manager | wren.talbot@harrowgate.test |  | card',
      'Isolde Ferrant | Chief Executive Officer |  | Harrowgate Pumps | press',
      'Corin Blythe | CEO |  | Millrace Energy | press',
      'Dame Edda Rourke | Former chair |  |  | press',
    ]);
    expect(facts.mentions[1]?.writtenAt).toBe(Date.UTC(2024, 8, 12, 8));
    expect(facts.kind).toBe('press');
  });
});
