// The pages over real HTTP, with people, teams and sections of the test's.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from 'cheerio';
import express from 'express';
import type { Router } from 'express';
import { onTestFinished } from 'vitest';
import type { Accounts } from '../../src/core/accounts.ts';
import type { UserTeam } from '../../src/core/user-teams.ts';
import type { PublicLink } from '../../src/web/design/public-frame.ts';
import type { Section } from '../../src/web/dashboard/section.ts';
import { createWeb } from '../../src/web/index.ts';
import type { SignInWay } from '../../src/web/sign-in/page.ts';

export const TOKEN = 'T'.repeat(43);
/** Shows that the person of the test is signed in. */
export const SIGNED_IN = { cookie: `svc-session=${TOKEN}` };

export type SiteOptions = {
  accounts?: Partial<Accounts>;
  publicUrl?: string;
  mcpUrl?: string;
  /** May be changed while the site is open. */
  teams?: UserTeam[];
  sections?: readonly Section[];
  areas?: readonly Router[];
  /** On the front page. */
  links?: readonly PublicLink[];
  otherWays?: readonly SignInWay[];
  /** Nobody could sign in yet. */
  needsSetup?: boolean;
};

export type Site = Awaited<ReturnType<typeof openSite>>;

export async function openSite({ accounts = {}, publicUrl, mcpUrl, ...options }: SiteOptions = {}) {
  const ended: string[] = [];
  const errors: unknown[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const base = `http://127.0.0.1:${port}`;
  const teams = options.teams ?? [{ id: 't1', name: 'Quill', role: 'owner' }];
  const fakes: Partial<Accounts> = {
    signIn: async ({ password }) => (password === 'right' ? { userId: 'u1' } : null),
    completeSetup: async () => null,
    startSession: async () => TOKEN,
    findSession: async (token) =>
      token === TOKEN ? { id: 's1', userId: 'u1', email: 'ada@quill.test', signedInAt: 1 } : null,
    endSession: async (token) => void ended.push(token),
    ...accounts,
  };
  const web = createWeb({
    // A test gives what its pages call; anything else that they call fails with a TypeError.
    accounts: fakes as Accounts,
    publicUrl: publicUrl ?? base,
    mcpUrl: mcpUrl ?? `${base}/mcp`,
    onInternal: (error) => void errors.push(error),
    teamsOf: async () => teams,
    needsSetup: async () => options.needsSetup ?? false,
    sections: options.sections ?? [],
    areas: options.areas ?? [],
    links: options.links ?? [],
    otherWays: options.otherWays ?? [],
  });
  server.on('request', express().set('query parser', false).use(web));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = async (path: string, headers: Record<string, string> = {}, form?: Fields) => {
    const response = await fetch(base + path, {
      redirect: 'manual',
      headers,
      ...(form === undefined ? {} : { method: 'POST', body: formBody(form) }),
    });
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, page: load(html) };
  };
  return {
    base,
    ended,
    errors,
    send,
    get: (path: string, headers: Record<string, string> = SIGNED_IN) => send(path, headers),
    /** A form of our own pages. Those of a team's section carry `for_team`. */
    post: (path: string, form: Fields, headers: Record<string, string> = SIGNED_IN) =>
      send(path, { origin: publicUrl ?? base, ...headers }, form),
  };
}

type Fields = Record<string, string | readonly string[]>;

function formBody(fields: Fields): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  return body;
}
