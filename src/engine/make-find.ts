// A holder and a checked address → the find: score, source, verification and the evidence it stands on.
import type { CheckedAddress } from './addresses/check-holder.ts';
import type { Find, ScoreParts, Verification } from './discovery.ts';
import { evidenceOf } from './find-evidence.ts';
import type { Seen } from './find-evidence.ts';
import type { Holder } from './people/person.ts';
import { capOf } from './score/cap.ts';
import type { RoleScore } from './score/role-score.ts';
import { WEIGHTS_VERSION } from './score/weights.ts';
import { shownTitle, shownWords } from './shown-words.ts';

const NAME_MAX_CHARACTERS = 100;
const TITLE_MAX_CHARACTERS = 160;

/** Of whatever score: the caller leaves out what is too low to be returned. */
export function makeFind(holder: Holder, roleScore: RoleScore, checked: CheckedAddress, seen: Seen): Find {
  const cap = capOf(holder, checked);
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

function verificationOf({ answer }: CheckedAddress): Verification {
  if (answer === null) {
    return { state: 'unasked', replyClass: null, code: null, enhanced: null, host: null, at: null };
  }
  const { state, replyClass, code, enhanced, host, at, obstacle } = answer;
  return { state, replyClass, code, enhanced, host, at, ...(obstacle === undefined ? {} : { obstacle }) };
}
