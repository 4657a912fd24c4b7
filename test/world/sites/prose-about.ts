// A site whose people occur only in sentences about how the company came to be.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc } from './markup.ts';

export function proseAbout(company: Company): Site {
  const site = frame(company, 'utility', [['Our story', '/our-story']]);
  const sentences = at(company, 'leadership').map((person, index) => {
    const [name, title] = [esc(person.name), esc(person.title)];
    const forms = [
      `<p>${esc(company.name)} is led by ${name}, ${title}, who joined from the shipyards of ${esc(company.city)} and still repairs clocks at home.</p>`,
      `<p>${name} is the ${title} of ${esc(company.name)}. Before that there were eleven years of tram depots and two of beekeeping.</p>`,
      `<p>Our ${title}, ${name}, keeps the promise that no letter stays unanswered for longer than a day.</p>`,
    ];
    return forms[index % forms.length] ?? '';
  });
  return {
    pages: [site.home(), site.about('/our-story', sentences.join('\n')), ...site.noise()],
    robots: 'User-agent: *\nDisallow:\n',
  };
}
