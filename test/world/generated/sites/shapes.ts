// The ways to build a site: a structure and a block under one name. What can be read of each is written beside it.
import * as cards from './cards.ts';
import * as lists from './lists.ts';
import * as marked from './marked.ts';
import * as nothing from './nothing.ts';
import type { Block, Layout, Stage } from './stage.ts';
import * as structures from './structures.ts';

export type Shape = {
  /** Leaders can be read, by name and title, on a page that robots allow. */
  isReadable: boolean;
  /** Has a place for addresses beside people. */
  publishes: boolean;
  /** Has a place for ordinary people. */
  hasCrowd: boolean;
  /** No more leaders than this. */
  most: number;
  /** Only among the companies that nobody looks at. */
  isHeldBack: boolean;
  build(stage: Stage): Layout;
};

const MANY = 40;

function readable(
  structure: structures.Structure,
  block: Block = lists.bullets,
  rest: Partial<Shape> = {},
): Shape {
  return {
    isReadable: true,
    publishes: true,
    hasCrowd: true,
    most: MANY,
    isHeldBack: false,
    build: (stage) => structure(stage, block),
    ...rest,
  };
}

function unreadable(build: (stage: Stage) => Layout): Shape {
  return { isReadable: false, publishes: false, hasCrowd: false, most: 6, isHeldBack: false, build };
}

const FEW = { hasCrowd: false, most: 4 };
const HELD = { isHeldBack: true };

export const SHAPES = {
  'cards in the navigation': readable(structures.inNavigation, cards.plainCards),
  'cards two clicks deep': readable(structures.twoClicksDeep, cards.plainCards),
  'cards on pages': readable(structures.paged, cards.plainCards),
  'cards in two languages': readable(structures.inTwoLanguages, cards.plainCards),
  'title above name': readable(structures.inNavigation, cards.titleAboveName),
  'widget builder': readable(structures.inNavigation, cards.widgetBuilder),
  'widget builder on home': readable(structures.onHome, cards.widgetBuilder),
  'numbered components': readable(structures.inNavigation, cards.numberedComponents),
  'image blocks': readable(structures.inNavigation, cards.imageBlocks, { publishes: false }),
  'layer tool': readable(structures.onAbout, cards.layerTool),
  'flip cards': readable(structures.inNavigation, cards.flipCards),
  dialogs: readable(structures.inNavigation, cards.dialogs),
  carousel: readable(structures.onHome, cards.carousel),
  accordion: readable(structures.onAbout, cards.accordion),
  tabs: readable(structures.twoClicksDeep, cards.tabs),
  'alternative texts': readable(structures.inNavigation, cards.altTexts, { publishes: false }),
  'simple table': readable(structures.onContact, lists.simpleTable),
  'tables in tables': readable(structures.inNavigation, lists.tablesInTables),
  'definition list': readable(structures.inNavigation, lists.definitionList),
  'org chart': readable(structures.twoClicksDeep, lists.orgChart),
  bullets: readable(structures.onAbout, lists.bullets),
  'bullets in two languages': readable(structures.inTwoLanguages, lists.bullets),
  'headings and stories': readable(structures.onAbout, lists.headingsAndStories),
  stories: readable(structures.onAbout, lists.stories, { most: 5 }),
  'broken lines': readable(structures.onContact, lists.brokenLines),
  figures: readable(structures.inSitemap, lists.figures),
  profiles: readable(structures.profiles, lists.bullets, { hasCrowd: false, most: 7 }),
  'json-ld': readable(structures.inNavigation, marked.jsonLd),
  microdata: readable(structures.onAbout, marked.microdata),
  'h-cards': readable(structures.onContact, marked.hCards),
  vcards: readable(structures.vcards, lists.bullets, { hasCrowd: false, most: 7 }),
  'state of next': readable(structures.inNavigation, marked.embeddedState('next')),
  'state of nuxt': readable(structures.inNavigation, marked.embeddedState('nuxt')),
  'state of apollo': readable(structures.inNavigation, marked.embeddedState('apollo')),
  'state of inertia': readable(structures.inNavigation, marked.embeddedState('inertia')),
  'state in a flight': readable(structures.inNavigation, marked.embeddedState('flight')),
  'legal notice': readable(structures.inImprint, lists.bullets, FEW),
  'news only': readable(structures.inNews, lists.bullets, FEW),
  'author boxes': readable(structures.inAuthorBoxes, lists.bullets, FEW),
  footer: readable(structures.inFooter, lists.bullets, FEW),
  pdf: unreadable(nothing.inPdf),
  nobody: unreadable(nothing.nobody),
  'theme people': unreadable(nothing.themePeople),
  'first names': unreadable(nothing.firstNames),
  forbidden: unreadable(nothing.forbidden),
  // Never tuned on, never checked on.
  'joined headings': readable(structures.inNavigation, lists.joinedHeadings, HELD),
  'custom elements': readable(structures.inNavigation, cards.customElements, HELD),
  'grid rows': readable(structures.twoClicksDeep, lists.gridRows, HELD),
  departments: readable(structures.onContact, lists.departments, HELD),
  rdfa: readable(structures.inNavigation, marked.rdfa, HELD),
  letters: readable(structures.inLetters, lists.bullets, { ...FEW, ...HELD }),
  'state of angular': readable(structures.inNavigation, marked.embeddedState('angular'), HELD),
  'state of islands': readable(structures.inNavigation, marked.embeddedState('islands'), HELD),
  'preloaded state': readable(structures.twoClicksDeep, marked.embeddedState('preloaded'), HELD),
  'state of remix': readable(structures.onAbout, marked.embeddedState('remix'), HELD),
  'behind a login': { ...unreadable(nothing.behindLogin), ...HELD },
  'empty shell': { ...unreadable(nothing.emptyShell), ...HELD },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

export const SHAPE_NAMES = Object.keys(SHAPES) as readonly ShapeName[]; // the keys of this very table
