// A holder and a checked address → the find: score, source, verification and the evidence it stands on.
import type { CheckedAddress } from './addresses/check-holder.ts';
import type { Evidence, Find, ScoreParts, Verification } from './discovery.ts';
import type { PageFacts } from './mention.ts';
import type { Holder } from './people/person.ts';
import type { RoleScore } from './score/role-score.ts';
import { round } from './score/role-score.ts';
import { CATCH_ALL_CAP, LLM_ALONE_CAP, SCORE_MIN, UNASKED_CAP, WEIGHTS_VERSION } from './score/weights.ts';
import { shownTitle, shownWords } from './shown-words.ts';

const ROLE_EVIDENCE_MAX = 3;
const NAME_MAX_CHARACTERS = 100;
const TITLE_MAX_CHARACTERS = 160;
const WORDS_MAX_CHARACTERS = 240;

/** Null where the score is too low to be returned. */
export function makeFind(
  holder: Holder,
  roleScore: RoleScore,
  checked: CheckedAddress,
  context: { pages: readonly PageFacts[]; patternSeen: boolean; now: number },
): Find | null {
  const cap = Math.min(capOf(checked), capOfSources(holder, checked));
  const raw = Math.round(100 * roleScore.probability * checked.probability);
  const score = Math.min(raw, cap);
  if (score < SCORE_MIN) return null;
  const parts: ScoreParts = {
    weights: WEIGHTS_VERSION,
    role: round(roleScore.probability),
    mailbox: round(checked.probability),
    parts: [...roleScore.parts, ...checked.parts, ...(cap < raw ? [{ name: 'score.cap', value: cap }] : [])],
  };
  return {
    email: checked.address,
    name: shownWords(holder.person.name.display, NAME_MAX_CHARACTERS),
    title: shownTitle(holder.title, TITLE_MAX_CHARACTERS),
    score,
    source: checked.source,
    isExact: holder.fit === 'exact',
    verification: verificationOf(checked),
    parts,
    evidence: evidenceOf(holder, checked, context),
  };
}

/** A derived address that no server has confirmed is never better than this. */
function capOf(checked: CheckedAddress): number {
  if (checked.printed) return 100;
  switch (checked.answer?.state) {
    case 'accepted':
    case 'likely':
      return 100;
    case 'catch_all':
      return CATCH_ALL_CAP;
    default:
      return UNASKED_CAP;
  }
}

/** A language model alone vouches for nobody: only an address that the pages print as the person's does. */
function capOfSources(holder: Holder, { printed }: CheckedAddress): number {
  const isLlmAlone = holder.sources.every(({ mention }) => mention.extractor === 'llm');
  return isLlmAlone && !printed ? LLM_ALONE_CAP : 100;
}

function verificationOf({ answer }: CheckedAddress): Verification {
  if (answer === null) {
    return { state: 'unasked', replyClass: null, code: null, enhanced: null, host: null, at: null };
  }
  const { state, replyClass, code, enhanced, host, at } = answer;
  return { state, replyClass, code, enhanced, host, at };
}

function evidenceOf(
  holder: Holder,
  checked: CheckedAddress,
  { pages, patternSeen, now }: { pages: readonly PageFacts[]; patternSeen: boolean; now: number },
): Evidence[] {
  const evidence: Evidence[] = [];
  const urls = new Set<string>();
  for (const { mention, page } of holder.sources) {
    if (urls.has(page.url) || urls.size === ROLE_EVIDENCE_MAX) continue;
    urls.add(page.url);
    evidence.push({
      about: 'role',
      url: page.url,
      at: page.fetchedAt,
      words: shownWords(mention.words, WORDS_MAX_CHARACTERS),
      how: mention.extractor,
    });
  }
  if (checked.printed) {
    const printed = wherePrinted(pages, checked.address);
    if (printed !== null) evidence.push(printed);
  } else if (patternSeen) {
    evidence.push({ about: 'pattern', url: null, at: now, words: '', how: 'text' });
  }
  const { answer } = checked;
  if (answer !== null && (answer.code !== null || answer.byVerifier === true)) {
    const how = answer.byVerifier === true ? 'verifier' : 'smtp';
    evidence.push({ about: 'mailbox', url: null, at: answer.at ?? now, words: '', how });
  }
  return evidence;
}

function wherePrinted(pages: readonly PageFacts[], address: string): Evidence | null {
  for (const page of pages) {
    const found = page.addresses.find((printed) => printed.address === address);
    if (found !== undefined) {
      const how = found.how === 'mailto' ? 'mailto' : 'text';
      return {
        about: 'address',
        url: page.url,
        at: page.fetchedAt,
        words: shownWords(found.words, WORDS_MAX_CHARACTERS),
        how,
      };
    }
  }
  return null;
}
