// A search's answer as text for a person: who, why, and what each number stands on.
import type { SearchOnceAnswer } from '../app/search-once.ts';
import type { Find } from '../engine/discovery.ts';

export function explain(answer: SearchOnceAnswer): string {
  const { domain, role, discovery, ms } = answer;
  const { requests, pages, recipients, mailCommands } = discovery.usage;
  const lines = [`${role} of ${domain}`, ''];
  switch (discovery.outcome) {
    case 'found':
      for (const [index, find] of discovery.finds.entries()) lines.push(...explainFind(find, index + 1), '');
      break;
    case 'empty':
      lines.push(`Nothing found: ${discovery.reason}`, '');
      break;
    case 'no_such_domain':
      lines.push('The domain does not resolve', '');
      break;
  }
  lines.push(
    `${(ms / 1000).toFixed(1)} s; ${requests} requests, ${pages} pages read; ` +
      `${recipients} recipients in ${mailCommands} mail commands`,
  );
  return lines.join('\n');
}

function explainFind(find: Find, place: number): string[] {
  const { parts, verification } = find;
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  return [
    `${place}. ${plain(find.name)}, ${plain(find.title)}${find.isExact ? '' : ' (not exactly this role)'}`,
    `   ${find.email}   score ${find.score}   ${find.source}`,
    `   ${percent(parts.role)} that the person holds the role × ${percent(parts.mailbox)} that the address is right`,
    ...parts.parts.map((part) => `     ${part.name.padEnd(34)} ${part.value}`),
    `   mail server: ${verification.state}${verification.obstacle === undefined ? '' : `, ${verification.obstacle}`}${verification.code === null ? '' : ` (${verification.code}${verification.enhanced === null ? '' : ` ${verification.enhanced}`})`}${verification.host === null ? '' : ` by ${plain(verification.host)}`}`,
    ...find.evidence.map(
      (piece) =>
        `   ${piece.about}: ${piece.how}${piece.url === null ? '' : ` ${plain(piece.url)}`}${piece.words === '' ? '' : `\n     “${plain(piece.words)}”`}`,
    ),
    `   weights ${parts.weights}`,
  ];
}

/** Words of a page on a terminal: nothing that moves the cursor or changes colours. */
function plain(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ');
}
