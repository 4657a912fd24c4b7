// Where the doctor is answered: that it is this installation, how its request came in, and a stream that takes its
// time. Who does not hold the installation's secret finds nothing here.
import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import { PROOF_PATHS } from './proof.ts';
import type { Proofs } from './proof.ts';

/** Long enough to be told from a body that came in one piece. */
export const STREAM_MS = 1_200;
const STREAM_STEPS = 4;

export type DoctorDoorDeps = {
  proofs: Proofs;
  publicUrl: string;
  /** Proxies that this process believes to stand before it. */
  trustProxy: number;
  /** Whether a host means this machine. */
  isLoopback(host: string): boolean;
  streamHeaders: Readonly<Record<string, string>>;
};

/** How a request came in, in words that name no address. */
export type Seen = {
  host: 'ours' | 'loopback' | 'other';
  origin: 'ours' | 'none' | 'other';
  /** Addresses in X-Forwarded-For: one for each proxy that wrote it. */
  forwardedFor: number;
  /** Some proxy said that it stands between. */
  proxied: boolean;
  trustProxy: number;
};

/** To be mounted at the root. */
export function createDoctorDoor(deps: DoctorDoorDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get(
    PROOF_PATHS.instance,
    asked(deps, (request, response, challenge) => {
      response.json({ proof: deps.proofs.answer(challenge), seen: lookAt(deps, request) });
    }),
  );
  router.get(
    PROOF_PATHS.stream,
    asked(deps, (_request, response) => answerSlowly(deps, response)),
  );
  return router;
}

function asked(
  { proofs, publicUrl }: DoctorDoorDeps,
  answer: (request: Request, response: Response, challenge: string) => void,
): RequestHandler {
  return (request, response, next) => {
    const query = URL.parse(request.originalUrl, publicUrl)?.searchParams ?? new URLSearchParams();
    const challenge = proofs.readQuery(query);
    if (challenge === null) next();
    else answer(request, response, challenge);
  };
}

function lookAt({ publicUrl, trustProxy, isLoopback }: DoctorDoorDeps, request: Request): Seen {
  const own = new URL(publicUrl);
  const host = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
  const { origin } = request.headers;
  const forwardedFor = (request.get('X-Forwarded-For') ?? '').split(',').filter((one) => one.trim() !== '');
  return {
    host: host === own.hostname ? 'ours' : isLoopback(host) ? 'loopback' : 'other',
    origin: origin === undefined ? 'none' : origin === own.origin ? 'ours' : 'other',
    forwardedFor: forwardedFor.length,
    proxied: ['via', 'forwarded', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip'].some(
      (name) => request.headers[name] !== undefined,
    ),
    trustProxy,
  };
}

/** A few small pieces with time between them, as a search that tells its progress. */
function answerSlowly({ streamHeaders }: DoctorDoorDeps, response: Response): void {
  response.status(200).set(streamHeaders).flushHeaders();
  let step = 0;
  const write = () => {
    response.write(`: step ${step}\n\n`);
    step += 1;
    if (step <= STREAM_STEPS) return;
    clearInterval(timer);
    response.end();
  };
  const timer = setInterval(write, STREAM_MS / STREAM_STEPS);
  response.once('close', () => clearInterval(timer));
  write();
}
