// A holder and a checked address → the find: score, source, verification and the evidence it stands on.
import type { CheckedAddress } from './addresses/check-holder.ts';
import type { Find, ScoreParts, Verification } from './discovery.ts';
import { evidenceOf } from './find-evidence.ts';
import type { Seen } from './find-evidence.ts';
import type { Holder } from './people/person.ts';
import type { RoleScore } from './score/role-score.ts';
import { CATCH_ALL_CAP, LLM_ALONE_CAP, UNASKED_CAP, WEIGHTS_VERSION } from './score/weights.ts';
import { shownTitle, shownWords } from './shown-words.ts';

const NAME_MAX_CHARACTERS = 100;
const TITLE_MAX_CHARACTERS = 160;

/** Of whatever score: the caller leaves out what is too low to be returned. */
export function makeFind(holder: Holder, roleScore: RoleScore, checked: CheckedAddress, seen: Seen): Find {
  const cap = Math.min(capOf(checked), capOfSources(holder, checked));
  const raw = Math.round(100 * roleScore.probability * checked.probability);
  const parts: ScoreParts = {
    weights: WEIGHTS_VERSION,
    role: roleScore.probability,
    mailbox: checked.probability,
    parts: [...roleScore.parts, ...checked.parts, ...(cap < raw ? [{ name: 'score.cap', value: cap }] : [])],
  };
  return {
    email: checked.address,
    name: shownWords(holder.person.name.display, NAME_MAX_CHARACTERS),
    title: shownTitle(holder.title, TITLE_MAX_CHARACTERS),
    score: Math.min(raw, cap),
    source: checked.source,
    isExact: holder.fit === 'exact',
    verification: verificationOf(checked),
    parts,
    evidence: evidenceOf(holder, checked, seen),
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
