// Scopes as words: what of a wish is ours. The catalogue is passed in; what a scope permits is not known here.
import { OAuthError } from './oauth-error.ts';
import { OFFLINE_ACCESS, SCOPE_MAX_CHARACTERS } from './protocol.ts';

/** The words of a scope parameter, each once, in their order (RFC 6749 §3.3). */
export function scopeWords(text: string): string[] {
  return [...new Set(text.split(' ').filter((word) => word !== ''))];
}

export function scopeText(words: readonly string[]): string {
  return words.join(' ');
}

/**
 * What of the wished scopes there is, in the catalogue's order. No wish means all; a wish for none of ours is
 * `invalid_scope`.
 */
export function checkScope(asked: string | null, catalogue: readonly string[]): string[] {
  if ((asked ?? '').length > SCOPE_MAX_CHARACTERS) throw new OAuthError('invalid_scope', 'scope is too long');
  const words = scopeWords(asked ?? '').filter((word) => word !== OFFLINE_ACCESS);
  if (words.length === 0) return [...catalogue];
  const ours = catalogue.filter((word) => words.includes(word));
  if (ours.length === 0) throw new OAuthError('invalid_scope', 'none of the requested scopes exists here');
  return ours;
}

/** What of the granted scopes a refresh asks for: never more (RFC 6749 §6). */
export function checkNarrowedScope(asked: string | null, granted: readonly string[]): string[] {
  const words = scopeWords((asked ?? '').slice(0, SCOPE_MAX_CHARACTERS)).filter(
    (word) => word !== OFFLINE_ACCESS,
  );
  if (words.length === 0) return [...granted];
  if (words.some((word) => !granted.includes(word))) {
    throw new OAuthError('invalid_scope', 'the scope goes beyond what was agreed to');
  }
  return granted.filter((word) => words.includes(word));
}
