// Every command: its flags, and the one call that it makes. Works beside a running service too.
import { withCore } from '../app/operator.ts';
import { searchOnce } from '../app/search-once.ts';
import { explain } from './explain.ts';
import { optionalText, text, texts, UsageError, wholeNumber } from './flags.ts';
import type { Command, Flags } from './flags.ts';
import { PRIVACY_COMMANDS } from './privacy.ts';

export const COMMANDS: Readonly<Record<string, Command | undefined>> = {
  'team create': {
    flags: { name: 'required', owner: 'required', password: 'optional', credits: 'optional' },
    run: (config, flags) =>
      withCore(config, (core) => {
        const password = optionalText(flags, 'password');
        return core.createTeam({
          name: text(flags, 'name'),
          ownerEmail: text(flags, 'owner'),
          credits: wholeNumber(flags, 'credits', config.signupCredits),
          ...(password === undefined ? {} : { ownerPassword: password }),
        });
      }),
  },
  'key create': {
    flags: { team: 'required', name: 'required' },
    run: (config, flags) =>
      withCore(config, (core) =>
        core.createApiKey({ teamId: text(flags, 'team'), name: text(flags, 'name') }),
      ),
  },
  'key revoke': {
    flags: { prefix: 'required', team: 'optional' },
    run: (config, flags) =>
      withCore(config, (core) => {
        const teamId = optionalText(flags, 'team');
        return core.revokeApiKey({
          prefix: text(flags, 'prefix'),
          ...(teamId === undefined ? {} : { teamId }),
        });
      }),
  },
  'credits grant': {
    flags: { team: 'required', amount: 'required', note: 'optional' },
    run: (config, flags) =>
      withCore(config, (core) => {
        const note = optionalText(flags, 'note');
        return core.grantCredits({
          teamId: text(flags, 'team'),
          amount: wholeNumber(flags, 'amount'),
          ...(note === undefined ? {} : { note }),
        });
      }),
  },
  'webhook create': {
    flags: { team: 'required', url: 'required' },
    run: (config, flags) =>
      withCore(config, (core) =>
        core.createWebhook({ teamId: text(flags, 'team'), url: text(flags, 'url') }),
      ),
  },
  'setup link': {
    flags: {},
    run: (config) => withCore(config, async (core) => ({ url: await core.setupUrl(config.publicUrl) })),
  },
  'user reset-link': {
    flags: { email: 'required' },
    run: (config, flags) =>
      withCore(config, async (core) => ({ url: await core.resetUrl(text(flags, 'email')) })),
  },
  'client create': {
    flags: { name: 'required', 'redirect-uri': 'repeated', secret: 'boolean' },
    run: (config, flags) =>
      withCore(config, (core) =>
        core.createClient({
          name: text(flags, 'name'),
          redirectUris: texts(flags, 'redirect-uri'),
          withSecret: flags['secret'] === true,
        }),
      ),
  },
  'client list': {
    flags: {},
    run: (config) => withCore(config, (core) => core.listClients()),
  },
  'client disable': {
    flags: { client: 'required' },
    run: (config, flags) => withCore(config, (core) => core.disableClient(text(flags, 'client'))),
  },
  'client enable': {
    flags: { client: 'required' },
    run: (config, flags) => withCore(config, (core) => core.enableClient(text(flags, 'client'))),
  },
  doctor: {
    flags: {},
    run: (config) => withCore(config, (core) => core.examine()),
  },
  'ledger verify': {
    flags: {},
    run: (config) => withCore(config, (core) => core.verifyLedger()),
  },
  'suppress add': {
    flags: { address: 'optional', name: 'optional', domain: 'optional', team: 'optional', note: 'optional' },
    run: (config, flags) => withCore(config, (core) => core.addSuppression(suppressionOf(flags))),
  },
  'suppress remove': {
    flags: { id: 'required', team: 'optional' },
    run: (config, flags) =>
      withCore(config, (core) =>
        core.removeSuppression(optionalText(flags, 'team') ?? null, text(flags, 'id')),
      ),
  },
  'suppress list': {
    flags: { team: 'optional' },
    run: (config, flags) =>
      withCore(config, async (core) => ({
        suppressions: await core.listSuppressions(optionalText(flags, 'team') ?? null),
      })),
  },
  ...PRIVACY_COMMANDS,
  'search run': {
    flags: { domain: 'required', role: 'required', explain: 'boolean' },
    run: async (config, flags) => {
      const answer = await searchOnce(config, { url: text(flags, 'domain'), role: text(flags, 'role') });
      if (flags['explain'] === true) return explain(answer);
      const { seen: _, ...plain } = answer;
      return plain;
    },
  },
};

export function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, command]) => {
    const flags = Object.entries(command?.flags ?? {}).map(([flag, spec]) => {
      const shown = spec === 'boolean' ? `--${flag}` : `--${flag} <${flag}>`;
      if (spec === 'repeated') return `${shown} [${shown} …]`;
      return spec === 'required' ? shown : `[${shown}]`;
    });
    return `  svc ${[name, ...flags].join(' ')}`;
  });
  return ['usage:', ...lines].join('\n');
}

/** An address; a person, by name and domain; or a domain. */
function suppressionOf(flags: Flags) {
  const teamId = optionalText(flags, 'team') ?? null;
  const note = optionalText(flags, 'note') ?? null;
  const [address, name, domain] = ['address', 'name', 'domain'].map((flag) => optionalText(flags, flag));
  if (address !== undefined && name === undefined && domain === undefined) {
    return { kind: 'address' as const, address, teamId, note };
  }
  if (address === undefined && domain !== undefined) {
    return name === undefined
      ? { kind: 'domain' as const, domain, teamId, note }
      : { kind: 'person' as const, name, domain, teamId, note };
  }
  throw new UsageError('give --address, or --domain, or --name with --domain');
}
