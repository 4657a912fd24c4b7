// Cookies of ours: read by name, written with every guard that browsers know (RFC 6265bis §4.1.3).

const HEADER_MAX_CHARACTERS = 16_384;

/** The value of the first cookie of this name, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined || header.length > HEADER_MAX_CHARACTERS) return null;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/**
 * Name and attributes of a cookie for this address. `__Host-` and Secure on https; neither on http loopback, where
 * browsers drop them.
 */
export function cookieFor(publicUrl: string, name: string): { name: string; attributes: string } {
  const isSecure = publicUrl.startsWith('https:');
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { name: isSecure ? `__Host-${name}` : name, attributes };
}
