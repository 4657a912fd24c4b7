// A site whose people stand in sentences that tell a story, one each: nothing that a rule of titles and names expects.
import type { Company, Site } from '../../world/company.ts';
import { frame } from '../../world/sites/frame.ts';
import { at, esc } from '../../world/sites/markup.ts';

/** {name} and {title} are filled in; taken in turn. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'For nine years the house has been in the hands of {name}, who runs it as {title} with two dogs at heel.',
    'Ask at the gate for the {title} and you will be shown to the desk of {name}, behind the drawing room.',
    'When {name} is not out on the water, the duties of a {title} fill the day.',
  ],
  de: [
    'Wer am Tor nach dem {title} fragt, wird zu {name} geschickt, gleich hinter dem Zeichensaal.',
    'Seit neun Jahren liegt das Haus in den Händen von {name}, und das Amt als {title} lässt wenig Zeit zum Segeln.',
  ],
  fr: [
    'Qui demande le {title} à la porte est conduit auprès de {name}, derrière la salle des dessins.',
    'Depuis neuf ans la maison est entre les mains de {name}, que la charge de {title} laisse peu naviguer.',
  ],
};

const PATHS: Readonly<Record<string, readonly [label: string, path: string]>> = {
  en: ['Our story', '/our-story'],
  de: ['Über uns', '/ueber-uns'],
  fr: ['Notre histoire', '/notre-histoire'],
};

export function storySite(company: Company): Site {
  const [label, path] = PATHS[company.language] ?? ['Our story', '/our-story'];
  const forms = SENTENCES[company.language] ?? [];
  const site = frame(company, 'utility', [[label, path]]);
  const sentences = at(company, 'leadership').map(
    ({ name, title }, index) =>
      `<p>${esc((forms[index % forms.length] ?? '').replace('{name}', name).replace('{title}', title))}</p>`,
  );
  const colleagues = at(company, 'team').map(
    ({ name, title, email }) =>
      `<p>${esc(name)}, ${esc(title)}: <a href="mailto:${email}">${esc(email)}</a></p>`,
  );
  return {
    pages: [
      site.home(),
      site.about(path, [`<h2>${esc(label)}</h2>`, ...sentences, ...colleagues].join('\n')),
      ...site.noise(),
    ],
    robots: 'User-agent: *\nDisallow:\n',
  };
}
