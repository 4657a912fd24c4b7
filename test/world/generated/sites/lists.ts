// People as lists, tables and running text: what editors write by hand, and what old sites still have.
import type { Person } from '../../company.ts';
import { esc, slug } from '../../sites/markup.ts';
import { type Block, mailMark, prose, say } from './stage.ts';

export const simpleTable: Block = (people, stage) => {
  const titleFirst = stage.dice.chance(0.35);
  const cells = (person: Person) =>
    titleFirst
      ? `<td>${esc(person.title)}</td><td>${esc(person.name)}</td>`
      : `<td>${esc(person.name)}</td><td>${esc(person.title)}</td>`;
  const rows = people.map(
    (person) =>
      `<tr>${cells(person)}<td>${mailMark(stage, person)}</td><td>-${stage.dice.int(10, 99)}</td></tr>`,
  );
  return { body: `<table class="table"><tbody>${rows.join('\n')}</tbody></table>` };
};

/** Layout by tables, each person a table in a cell. */
export const tablesInTables: Block = (people, stage) => {
  const inner = (person: Person) =>
    `<table cellpadding=2><tr><td rowspan=2><img src="/pics/${slug(person.name)}.gif" width=80></td><td><font size=3><b>${esc(person.name)}</b></font></td></tr><tr><td><font size=2>${esc(person.title)}</font><br>${mailMark(stage, person)}</td></tr></table>`;
  const rows: string[] = [];
  for (let from = 0; from < people.length; from += 2) {
    const pair = people.slice(from, from + 2).map((person) => `<td valign=top>${inner(person)}</td>`);
    rows.push(`<tr>${pair.join('')}</tr>`);
  }
  return { body: `<table width="100%" border=0>${rows.join('')}</table>` };
};

export const definitionList: Block = (people, stage) => {
  const titleFirst = stage.dice.chance(0.5);
  const pair = (person: Person) =>
    titleFirst
      ? `<dt>${esc(person.title)}</dt><dd>${esc(person.name)} ${mailMark(stage, person)}</dd>`
      : `<dt>${esc(person.name)}</dt><dd>${esc(person.title)}</dd><dd>${mailMark(stage, person)}</dd>`;
  return { body: `<dl>${people.map(pair).join('\n')}</dl>` };
};

/** An org chart: who reports to whom as lists in lists. */
export const orgChart: Block = (people, stage) => {
  const [head, ...rest] = people;
  if (head === undefined) return { body: '' };
  const node = (person: Person) =>
    `<div class="node"><span class="n">${esc(person.name)}</span><span class="t">${esc(person.title)}</span>${mailMark(stage, person)}</div>`;
  const half = Math.ceil(rest.length / 2);
  const under = rest.slice(0, half).map((person, index) => {
    const below = rest[half + index];
    return `<li>${node(person)}${below === undefined ? '' : `<ul><li>${node(below)}</li></ul>`}</li>`;
  });
  return { body: `<div class="tree"><ul><li>${node(head)}<ul>${under.join('')}</ul></li></ul></div>` };
};

export const bullets: Block = (people, stage) => {
  const joiner = stage.dice.pick([', ', ' – ', ' | ', ' · ', ': ']);
  const line = (person: Person) =>
    `<li>${stage.dice.chance(0.5) ? `<strong>${esc(person.name)}</strong>` : esc(person.name)}${joiner}${esc(person.title)} ${mailMark(stage, person)}</li>`;
  return { body: `<ul>${people.map(line).join('\n')}</ul>` };
};

export const headingsAndStories: Block = (people, stage) => {
  const part = (person: Person) =>
    `<h2>${esc(person.name)}</h2><p class="lead">${esc(person.title)}</p><p>${prose(stage, 2)}</p>${mailMark(stage, person)}`;
  return { body: people.map(part).join('<hr>') };
};

/** One heading holds both. */
export const joinedHeadings: Block = (people, stage) => {
  const joiner = stage.dice.pick([', ', ' – ', '<br>', ' <span>/</span> ']);
  const part = (person: Person) =>
    `<section><h3>${esc(person.name)}${joiner}<small>${esc(person.title)}</small></h3><p>${prose(stage, 2)}</p>${mailMark(stage, person)}</section>`;
  return { body: people.map(part).join('') };
};

export const stories: Block = (people, stage) => {
  const part = (person: Person) =>
    `<p>${say(stage, 'bio', { name: person.name, title: person.title })} ${prose(stage, 1)} ${mailMark(stage, person)}</p>`;
  return { body: people.map(part).join('') };
};

/** Lines with breaks, as an editor's box leaves them. */
export const brokenLines: Block = (people, stage) => {
  const part = (person: Person) =>
    `<b>${esc(person.name)}</b><br />${esc(person.title)}<br />${mailMark(stage, person)}<br /><br />`;
  return { body: `<p>${people.map(part).join('\n')}</p>` };
};

export const figures: Block = (people, stage) => {
  const part = (person: Person) =>
    `<figure><img src="/f/${slug(person.name)}.jpg" alt=""><figcaption><b>${esc(person.name)}</b>, ${esc(person.title)} ${mailMark(stage, person)}</figcaption></figure>`;
  return { body: people.map(part).join('') };
};

/** Names in one row of a grid, titles in the next. */
export const gridRows: Block = (people, stage) => {
  const row = (person: Person, index: number) =>
    `<div class="r" role="row" aria-rowindex="${index + 1}"><div role="cell">${index + 1}</div><div role="cell">${esc(person.name)}</div><div role="cell">${esc(person.title)}</div><div role="cell">${mailMark(stage, person)}</div></div>`;
  return { body: `<div role="table">${people.map(row).join('')}</div>` };
};

/** Departments as headings; below them who leads them. */
export const departments: Block = (people, stage) => {
  const groups = new Map<string, Person[]>();
  people.forEach((person, index) => {
    const key = stage.voice.products[index % stage.voice.products.length] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), person]);
  });
  const parts = [...groups].map(
    ([label, some]) =>
      `<h2>${esc(label)}</h2>${some.map((person) => `<p><strong>${esc(person.name)}</strong> <i>${esc(person.title)}</i> ${mailMark(stage, person)}</p>`).join('')}`,
  );
  return { body: parts.join('') };
};
