// People as boxes: cards of many makers, flip cards, dialogs, carousels, tabs, folds. Each person a box of its own.
import type { Person } from '../../company.ts';
import { esc, slug } from '../../sites/markup.ts';
import { type Block, cls, mailMark, prose, type Stage } from './stage.ts';

const picture = (stage: Stage, { name }: Person) =>
  stage.dice.pick([
    `<img src="/img/${slug(name)}.jpg" alt="">`,
    `<img loading="lazy" src="/media/${slug(name)}.webp" alt="${esc(name)}" width="320" height="320">`,
    '<div class="avatar" role="img"></div>',
    `<picture><source srcset="/i/${slug(name)}.avif"><img src="/i/${slug(name)}.jpg" alt="Portrait"></picture>`,
  ]);

export const plainCards: Block = (people, stage) => {
  const [box, name, title] = [cls(stage, 'person'), cls(stage, 'name'), cls(stage, 'role')];
  const heading = stage.dice.pick(['h2', 'h3', 'h4', 'div', 'strong']);
  const line = stage.dice.pick(['p', 'span', 'div', 'em', 'small']);
  const card = (person: Person) =>
    `<div class="${box}">${picture(stage, person)}<${heading} class="${name}">${esc(person.name)}</${heading}><${line} class="${title}">${esc(person.title)}</${line}>${mailMark(stage, person)}</div>`;
  return { body: `<div class="${cls(stage, 'grid')}">${people.map(card).join('\n')}</div>` };
};

export const titleAboveName: Block = (people, stage) => {
  const card = (person: Person) =>
    `<li><article>${picture(stage, person)}<p class="eyebrow">${esc(person.title)}</p><h3>${esc(person.name)}</h3>${mailMark(stage, person)}</article></li>`;
  return { body: `<ul class="${cls(stage, 'people')}">${people.map(card).join('')}</ul>` };
};

/** A page builder that wraps every word in a widget of its own. */
export const widgetBuilder: Block = (people, stage) => {
  const id = () => stage.dice.int(0x100000, 0xffffff).toString(16);
  const widget = (kind: string, inner: string) =>
    `<div class="elementor-element elementor-element-${id()} elementor-widget elementor-widget-${kind}" data-id="${id()}" data-element_type="widget"><div class="elementor-widget-container">${inner}</div></div>`;
  const column = (person: Person) =>
    `<div class="elementor-column elementor-col-33"><div class="elementor-widget-wrap">${widget('image', picture(stage, person))}${widget('heading', `<h4 class="elementor-heading-title">${esc(person.name)}</h4>`)}${widget('text-editor', `<p>${esc(person.title)}</p>`)}${person.published ? widget('button', mailMark(stage, person)) : ''}</div></div>`;
  return {
    body: `<section class="elementor-section"><div class="elementor-container">${people.map(column).join('')}</div></section>`,
  };
};

/** A builder that sets all text in numbered components with styles for each letter. */
export const numberedComponents: Block = (people, stage) => {
  const text = (words: string, size: number) =>
    `<div id="comp-${stage.dice.int(0x10000000, 0xfffffff0).toString(36)}" class="wixui-rich-text" data-testid="richTextElement"><p class="font_8" style="font-size:${size}px"><span style="font-family:avenir"><span class="wixGuard">​</span><span>${words}</span></span></p></div>`;
  const cell = (person: Person) =>
    `<div class="comp-cell"><div data-testid="inline-content">${text(esc(person.name), 22)}${text(esc(person.title), 15)}${person.published ? text(mailMark(stage, person), 13) : ''}</div></div>`;
  return { body: `<div data-mesh-id="SITE_PAGES">${people.map(cell).join('')}</div>` };
};

/** A builder of image blocks with captions. */
export const imageBlocks: Block = (people) => {
  const block = (person: Person) =>
    `<div class="sqs-block image-block" data-block-type="5"><div class="sqs-block-content"><figure class="image-block-outer-wrapper"><div class="image-block-wrapper"><img data-src="/s/${slug(person.name)}.jpg" alt="${slug(person.name)}.jpg"></div><figcaption class="image-card-wrapper"><div class="image-title-wrapper"><p><strong>${esc(person.name)}</strong></p></div><div class="image-subtitle-wrapper"><p>${esc(person.title)}</p></div></figcaption></figure></div></div>`;
  return { body: `<div class="row sqs-row">${people.map(block).join('')}</div>` };
};

/** A designer's tool: layers with names, everything a div, text in styled paragraphs. */
export const layerTool: Block = (people, stage) => {
  const layer = (name: string, inner: string) =>
    `<div class="framer-${stage.dice.int(0x10000, 0xfffff).toString(36)}" data-framer-name="${name}">${inner}</div>`;
  const text = (words: string) =>
    `<div data-framer-component-type="RichTextContainer" style="transform:none"><p class="framer-text">${words}</p></div>`;
  const card = (person: Person) =>
    layer(
      'Card',
      layer('Image', '') +
        layer('Content', layer('Name', text(esc(person.name))) + layer('Role', text(esc(person.title)))) +
        mailMark(stage, person),
    );
  return { body: layer('Team', people.map(card).join('')) };
};

/** Bios behind cards: the front is a name, the back the title and the story. */
export const flipCards: Block = (people, stage) => {
  const card = (person: Person) =>
    `<div class="flip" tabindex="0"><div class="flip__front">${picture(stage, person)}<h3>${esc(person.name)}</h3></div><div class="flip__back" aria-hidden="true"><p class="pos">${esc(person.title)}</p><p>${prose(stage, 2)}</p>${mailMark(stage, person)}</div></div>`;
  return { body: people.map(card).join('') };
};

/** Buttons that open dialogs further down; the title stands only in the dialog. */
export const dialogs: Block = (people, stage) => {
  const buttons = people.map(
    (person) =>
      `<button type="button" data-bs-toggle="modal" data-bs-target="#m-${slug(person.name)}">${picture(stage, person)}<span>${esc(person.name)}</span></button>`,
  );
  const boxes = people.map(
    (person) =>
      `<div class="modal fade" id="m-${slug(person.name)}" tabindex="-1" aria-hidden="true"><div class="modal-dialog"><div class="modal-header"><h5 class="modal-title">${esc(person.name)}</h5><button aria-label="Close"></button></div><div class="modal-body"><h6>${esc(person.title)}</h6><p>${prose(stage, 2)}</p>${mailMark(stage, person)}</div></div></div>`,
  );
  return { body: `<div class="wall">${buttons.join('')}</div>${boxes.join('')}` };
};

/** A slider whose first and last slides stand there twice. */
export const carousel: Block = (people, stage) => {
  const slide = (person: Person, index: number, extra: string) =>
    `<div class="swiper-slide${extra}" role="group" aria-label="${index + 1} / ${people.length}"><h3>${esc(person.name)}</h3><p>${esc(person.title)}</p>${mailMark(stage, person)}</div>`;
  const slides = people.map((person, index) => slide(person, index, ''));
  const clone = (person: Person | undefined) =>
    person === undefined ? '' : slide(person, people.indexOf(person), ' swiper-slide-duplicate');
  return {
    body: `<div class="swiper"><div class="swiper-wrapper">${clone(people.at(-1))}${slides.join('')}${clone(people[0])}</div><div class="swiper-button-next"></div></div>`,
  };
};

export const accordion: Block = (people, stage) => {
  const isNative = stage.dice.chance(0.5);
  const fold = (person: Person, index: number) =>
    isNative
      ? `<details><summary>${esc(person.name)}</summary><p><b>${esc(person.title)}</b></p><p>${prose(stage, 2)}</p>${mailMark(stage, person)}</details>`
      : `<h3><button aria-expanded="false" aria-controls="p${index}">${esc(person.name)} – ${esc(person.title)}</button></h3><div id="p${index}" hidden><p>${prose(stage, 2)}</p>${mailMark(stage, person)}</div>`;
  return { body: `<div class="accordion">${people.map(fold).join('')}</div>` };
};

export const tabs: Block = (people, stage) => {
  const tab = (person: Person, index: number) =>
    `<button role="tab" id="t${index}" aria-controls="panel${index}">${esc(person.name)}</button>`;
  const panel = (person: Person, index: number) =>
    `<div role="tabpanel" id="panel${index}" aria-labelledby="t${index}"${index > 0 ? ' hidden' : ''}><h4>${esc(person.name)}</h4><p class="sub">${esc(person.title)}</p><p>${prose(stage, 1)}</p>${mailMark(stage, person)}</div>`;
  return {
    body: `<div class="tabs"><div role="tablist">${people.map(tab).join('')}</div>${people.map(panel).join('')}</div>`,
  };
};

/** Everything the reader sees is a picture; what it says stands in its alternative text. */
export const altTexts: Block = (people, stage) => {
  const joiner = stage.dice.pick([', ', ' – ', ' | ', ': ']);
  const image = (person: Person) =>
    `<li><img src="/img/${slug(person.name)}-card.png" alt="${esc(person.name)}${joiner}${esc(person.title)}"></li>`;
  return { body: `<ul class="gallery">${people.map(image).join('')}</ul>` };
};

/** Elements of the site's own; the words are attributes of them. */
export const customElements: Block = (people) => {
  const element = (person: Person) =>
    `<team-card name="${esc(person.name)}" job-title="${esc(person.title)}"${person.published ? ` email="${person.email}"` : ''}></team-card>`;
  return {
    body: `<team-grid>${people.map(element).join('')}</team-grid><script type="module" src="/team.js"></script>`,
  };
};
