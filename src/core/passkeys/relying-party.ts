// Who we are to authenticators, by the public address (WebAuthn §5.1.2), and whether browsers let us be anybody.
import { isIP } from 'node:net';

export type RelyingParty = {
  /** The host. */
  id: string;
  origin: string;
};

/** Null where browsers have no passkeys: on plain http off this machine, and where the host is no name. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isSecure && isName ? { id: hostname, origin } : null;
}
