// An authorization server as the harness sees it: an address, a resource, and a person who opens a link and decides.

export type Decision = 'allow' | 'deny';

export type AuthorizationServer = {
  issuer: string;
  /** RFC 8707: what tokens are for. */
  resource: string;
  /**
   * A signed-in person opens the address of a client and decides. Answers where the browser is sent to, away from the
   * server; null where the server shows a page instead.
   */
  open(authorizeUrl: string, decision?: Decision): Promise<URL | null>;
};
