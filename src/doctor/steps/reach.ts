// The first steps: something answers at the public address, it is this installation, and the way there is honest.
import * as z from 'zod';
import { wrongStatus } from '../ask.ts';
import { PROOF_PATHS } from '../proof.ts';
import { StepFailed, StepSkipped } from '../report.ts';
import { foundIn, randomText } from '../walk.ts';
import type { Step } from '../walk.ts';

/** What access tokens and clients forgive. */
const CLOCK_SKEW_MAX_MS = 30_000;
/** Date has whole seconds. */
const DATE_GRAIN_MS = 1_000;

export const reach: Step = {
  id: 'reach',
  title: 'The public address answers',
  needs: [],
  async run({ ask, publicUrl }) {
    const reply = await ask('/healthz');
    if (reply.status !== 200) throw wrongStatus(reply, publicUrl, 200);
    const isHttps = publicUrl.startsWith('https:');
    return isHttps
      ? 'It answers, over https with a valid certificate.'
      : 'It answers, for programs on this machine alone.';
  },
};

const proofSchema = z.object({ proof: z.string(), seen: z.unknown() });

export const instance: Step = {
  id: 'instance',
  title: 'It is this service that answers',
  needs: ['reach'],
  async run(walk) {
    const challenge = randomText();
    const sentAt = walk.now();
    const reply = await walk.ask(`${PROOF_PATHS.instance}?${walk.proofs.query(challenge)}`, {
      headers: { origin: new URL(walk.publicUrl).origin },
    });
    const date = Date.parse(reply.header('date') ?? '');
    walk.found.date = { theirs: Number.isNaN(date) ? null : date, ours: (sentAt + walk.now()) / 2 };
    const answer = proofSchema.safeParse(reply.json);
    if (reply.status !== 200 || !answer.success) {
      throw new StepFailed(
        `Something answers at the public address, and it does not know this service (status ${reply.status}).`,
        'Check SVC_PUBLIC_URL and where the proxy points; every process, and this command, must have the same SVC_SECRET or data directory; paths under /.well-known must be handed on.',
      );
    }
    if (answer.data.proof !== walk.proofs.answer(challenge)) {
      throw new StepFailed(
        'Another installation of this service answers at the public address.',
        'Check SVC_PUBLIC_URL and where the proxy points; every process must have the same SVC_SECRET.',
      );
    }
    walk.found.forwarding = { seen: answer.data.seen };
    return 'It proves that it holds the secret of this installation.';
  },
};

const seenSchema = z.object({
  host: z.enum(['ours', 'loopback', 'other']),
  origin: z.enum(['ours', 'none', 'other']),
  forwardedFor: z.int().min(0).max(99),
  proxied: z.boolean(),
  trustProxy: z.int().min(0).max(99),
});

export const forwarding: Step = {
  id: 'forwarding',
  title: 'Proxies hand on who asks, and for whom',
  needs: ['instance'],
  async run(walk) {
    const parsed = seenSchema.safeParse(foundIn(walk, 'forwarding').seen);
    if (!parsed.success) {
      throw new StepFailed(
        'The answer about how requests come in was changed on its way.',
        'Let the proxy hand on answers as they are.',
      );
    }
    const { host, origin, forwardedFor, proxied, trustProxy } = parsed.data;
    if (host === 'other') {
      throw new StepFailed(
        'The Host header arrives as another name, and /mcp refuses that.',
        'Let the proxy hand on Host as it came (nginx: proxy_set_header Host $host).',
      );
    }
    if (origin !== 'ours') {
      throw new StepFailed(
        'The Origin header does not arrive as it was sent, so forms and web clients may be refused.',
        'Let the proxy hand on Origin as it came.',
      );
    }
    checkProxies(forwardedFor, proxied, trustProxy);
    return trustProxy === 0
      ? 'Host and Origin arrive as sent, and no proxy stands between.'
      : `Host and Origin arrive as sent, through ${trustProxy === 1 ? 'one proxy' : `${trustProxy} proxies`} as SVC_TRUST_PROXY says.`;
  },
};

function checkProxies(forwardedFor: number, proxied: boolean, trustProxy: number): void {
  if (forwardedFor === 0 && proxied) {
    throw new StepFailed(
      'A proxy stands between and does not say for whom it asks: limits by address count everybody as one.',
      'Let the proxy add to X-Forwarded-For (nginx: $proxy_add_x_forwarded_for), and set SVC_TRUST_PROXY=1.',
    );
  }
  if (forwardedFor > trustProxy) {
    throw new StepFailed(
      `X-Forwarded-For names ${counted(forwardedFor)}, SVC_TRUST_PROXY says ${trustProxy}: limits by address count a proxy's address.`,
      `Set SVC_TRUST_PROXY=${forwardedFor}, if that many proxies of yours stand before the service.`,
    );
  }
  if (forwardedFor < trustProxy) {
    throw new StepFailed(
      `X-Forwarded-For names ${counted(forwardedFor)}, SVC_TRUST_PROXY says ${trustProxy}: clients can pretend to be at any address.`,
      `Set SVC_TRUST_PROXY=${forwardedFor}, or let each proxy add to X-Forwarded-For.`,
    );
  }
}

function counted(addresses: number): string {
  return addresses === 1 ? '1 address' : `${addresses} addresses`;
}

export const clock: Step = {
  id: 'clock',
  title: 'The clocks agree',
  needs: ['instance'],
  async run(walk) {
    const { theirs, ours } = foundIn(walk, 'date');
    if (theirs === null) throw new StepSkipped('The answer carries no Date, so nothing can be compared.');
    const apart = Math.max(0, Math.abs(theirs + DATE_GRAIN_MS / 2 - ours) - DATE_GRAIN_MS / 2);
    if (apart > CLOCK_SKEW_MAX_MS) {
      throw new StepFailed(
        `The clock behind the public address and this one are ${Math.round(apart / 1000)} seconds apart; tokens allow ${CLOCK_SKEW_MAX_MS / 1000}.`,
        'Set the clocks of the service and of its proxy by NTP.',
      );
    }
    return 'They are less than 30 seconds apart.';
  },
};
