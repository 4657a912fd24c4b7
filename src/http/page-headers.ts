// What every page of ours carries: no script but our own files, no frame, no cache, no other origin.

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export function pageHeaders({ script = false }: { script?: boolean } = {}): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': script ? `${POLICY}; script-src 'self'; connect-src 'self'` : POLICY,
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    // No Cross-Origin-Opener-Policy: an assistant on the web waits for its pop-up to come back.
    // no-referrer would make browsers send `Origin: null` with our own forms.
    'Referrer-Policy': 'same-origin',
  };
}
