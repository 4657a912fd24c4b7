// Owns which links of a page are worth following, and how much. Knows no queue and no network.
import type { PageFacts, PageLink } from '../mention.ts';
import { languageOfHome, languageNamed, languageOfTag } from './languages.ts';
import {
  type Asked,
  GOOD_SCORE,
  HOLDER_PROFILE_SCORE,
  isUnknownMenuLink,
  OTHER_PROFILE_SCORE,
  PROFILE_SCORE,
  scorePage,
  USEFUL_SCORE,
} from './page-chooser.ts';
import { isOn, pageKey, pageUrl } from './page-url.ts';

export type Lead = {
  /** As we would ask for it. */
  url: string;
  /** Null for a menu link whose words say nothing: for when those that promise something are too few. */
  score: number | null;
  /** The page of one of many whose titles nobody knows: worth this only while the holder is sought. */
  isOneOfMany?: true;
};

/** What is known of the page whose links they are. */
export type LinkingPage = Pick<PageFacts, 'url' | 'kind' | 'language'> & {
  /** Own pages of people whom it names with a title: of the role, and of others. */
  holders?: ReadonlySet<string>;
  others?: ReadonlySet<string>;
};

/** A page's links beyond this are not looked at. */
const LINKS_MAX = 1_500;
/** As many as a crawl lets wait. */
export const LEADS_MAX = 300;
export const UNKNOWN_MAX = 4;
const AGAIN_MAX = 60;

/** Whatever continues a page is about as good as the page. */
const CONTINUED: Readonly<Partial<Record<PageFacts['kind'], number>>> = {
  leadership: 9,
  team: 8.5,
  about: 5,
};
const CONTINUED_OTHER = 1.5;
/** A frame of a home page that says nothing of itself: often it is the page. */
const FRAME_OF_HOME = 3.5;
/** The one way on from a page that only asks for a language, or to come in. */
const ENTRANCE = 7.5;
const OTHER_ENTRANCE = 1.5;
/** What stands below a page of people and says nothing of itself is a person; below the news, one of the news. */
const BELOW: Readonly<Partial<Record<PageFacts['kind'], number>>> = {
  leadership: PROFILE_SCORE,
  team: PROFILE_SCORE,
  press: CONTINUED_OTHER,
};

/** People whom a page of people names without a title: the holder is likely among them, and elsewhere likely not. */
const UNTITLED: Readonly<Partial<Record<PageFacts['kind'], number>>> = {
  leadership: 6.9,
  team: 6.4,
  about: 6.2,
};
const MANY = 2;

/** Those on the company's domains, in the order of the page. */
export function leadsOf(
  asked: Asked,
  ownDomains: readonly string[],
  links: readonly PageLink[],
  page: LinkingPage,
): Lead[] {
  const leads: Lead[] = [];
  const unknown = new Set<string>();
  const untitled = untitledScore(links, page);
  for (const link of links.slice(0, LINKS_MAX)) {
    const url = pageUrl(link.url);
    if (url === null || !isOn(url, ownDomains) || link.relation === 'again') continue;
    const score = scoreLink(asked, page, link, url);
    if (score === PROFILE_SCORE && link.profile && untitled > score)
      leads.push({ url: url.href, score: untitled, isOneOfMany: true });
    else if (score >= USEFUL_SCORE) leads.push({ url: url.href, score });
    else if (unknown.size < UNKNOWN_MAX && isUnknownMenuLink(asked, { ...link, url })) {
      unknown.add(pageKey(url));
      leads.push({ url: url.href, score: null });
    }
  }
  const isPoor = isHome(asked, page) && !leads.some(({ score }) => (score ?? 0) >= GOOD_SCORE);
  if (isPoor) leads.push(...entrances(asked, ownDomains, links, page));
  return leads.length > LEADS_MAX ? best(leads) : leads;
}

/** The company's pages that are this page again, by its own word: under its proper URL, and in other languages. */
export function sameAs(
  { kind }: LinkingPage,
  ownDomains: readonly string[],
  links: readonly PageLink[],
): string[] {
  if (kind === 'home') return []; // in other languages it leads to other pages
  return links
    .filter(({ relation }) => relation === 'again')
    .slice(0, AGAIN_MAX)
    .flatMap((link) => {
      const url = pageUrl(link.url);
      return url === null || !isOn(url, ownDomains) ? [] : [url.href];
    });
}

/** 0 where it names hardly anybody so, or where titles stand beside some of them. */
function untitledScore(links: readonly PageLink[], { kind, holders, others }: LinkingPage): number {
  if ((holders?.size ?? 0) + (others?.size ?? 0) > 0) return 0;
  return links.filter(({ profile }) => profile).length >= MANY ? (UNTITLED[kind] ?? 0) : 0;
}

function isHome({ home }: Asked, { url, kind }: LinkingPage): boolean {
  return kind === 'home' || url === home.href;
}

function scoreLink(asked: Asked, page: LinkingPage, link: PageLink, url: URL): number {
  const score = scorePage(asked, { url, text: link.text, profile: link.profile });
  if (page.holders?.has(link.url) === true) return Math.max(HOLDER_PROFILE_SCORE, score);
  if (page.others?.has(link.url) === true) return Math.min(OTHER_PROFILE_SCORE, score);
  if (score < 0) return score;
  if (link.relation === 'part') return Math.max(score, partScore(page));
  if (link.relation === 'next' || isNextPage(link, url, page.url)) return continuedScore(page, score);
  return score === 0 && isBelow(url, page.url) ? (BELOW[page.kind] ?? 0) : score;
}

function continuedScore({ kind }: LinkingPage, score: number): number {
  return CONTINUED[kind] ?? (kind === 'press' ? CONTINUED_OTHER : Math.max(score, CONTINUED_OTHER));
}

function partScore({ kind }: LinkingPage): number {
  return kind === 'home' ? FRAME_OF_HOME : (CONTINUED[kind] ?? 0);
}

/** A number, or a word for "next", to the same list. */
function isNextPage({ text }: PageLink, url: URL, from: string): boolean {
  if (text.length > PAGING_MAX_CHARS || !PAGING.test(text.trim())) return false;
  const page = pageUrl(from);
  if (page === null || page.hostname !== url.hostname) return false;
  const [base, own] = [trimmed(page), trimmed(url)];
  return own === base ? url.search !== '' : own.startsWith(`${base}/`);
}

const PAGING_MAX_CHARS = 20;
const PAGING =
  /^(?:[2-9]|[1-4]\d|[›»→>]{1,2}|(?:next|older|more|load more|weiter|nächste|mehr laden|suivante?s?|siguientes?|successiv[ao]|avanti|próxim[ao]s?|seguinte|volgende|nästa|neste|næste|seuraava|następna|dalej|další|ďalšia|következő|înainte|următoarea|sonraki|επόμενη|далее|следующая|наступна|次へ|下一页|다음)(?: page| seite| page| página)?\s?[›»→>]{0,2})$/iu;

function isBelow(url: URL, from: string): boolean {
  const page = pageUrl(from);
  return page !== null && page.hostname === url.hostname && trimmed(url).startsWith(`${trimmed(page)}/`);
}

/** The path as a folder, without "index.html" and the number of a page. */
function trimmed({ pathname }: URL): string {
  return pathname
    .replace(/\/(?:index|default)\.\w{3,5}$/i, '')
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .replace(/\/(?:page|seite|pagina)\/\d{1,4}\/?$/i, '')
    .replace(/\/$/, '');
}

/** Where a home page leads nowhere else: the home page of a language, the asked one first, and "enter". */
function entrances(
  asked: Asked,
  ownDomains: readonly string[],
  links: readonly PageLink[],
  page: LinkingPage,
): Lead[] {
  const doors = links.slice(0, LINKS_MAX).flatMap((link) => {
    const url = pageUrl(link.url);
    if (url === null || !isOn(url, ownDomains) || pageKey(url) === pageKey(new URL(page.url))) return [];
    const language = languageNamed(link.text) || languageOfHome(url);
    return language !== '' || ENTER.test(link.text.trim()) ? [{ url: url.href, language }] : [];
  });
  const wanted = [asked.language ?? '', languageOfTag(page.language), 'en', ''].find((language) =>
    doors.some((door) => door.language === language),
  );
  const chosen = doors.find(({ language }) => language === wanted) ?? doors[0];
  return doors.map(({ url }) => ({ url, score: url === chosen?.url ? ENTRANCE : OTHER_ENTRANCE }));
}

const ENTER =
  /^(?:enter|enter (?:the )?(?:web)?site|home|start|welcome|startseite|zur (?:web)?seite|weiter|accueil|entrer|inicio|entrar|início|entra|hem|hjem|etusivu)$/iu;

/** A queue fills in the order of the page: among too many the best must not come too late. */
function best(leads: readonly Lead[]): Lead[] {
  return [...leads].sort((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, LEADS_MAX);
}
