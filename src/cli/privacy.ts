// The commands about people's own data: export, erase, what was asked for, what was done.
import { withCore } from '../app/operator.ts';
import { optionalText, text, UsageError } from './flags.ts';
import type { Command, Flags } from './flags.ts';

const SUBJECT = {
  address: 'optional',
  name: 'optional',
  domain: 'optional',
  'asked-by': 'optional',
} as const;

export const PRIVACY_COMMANDS: Readonly<Record<string, Command>> = {
  'privacy export': {
    flags: SUBJECT,
    run: (config, flags) => {
      const [subject, askedBy] = [subjectOf(flags), askerOf(flags)];
      return withCore(config, ({ privacy }) => privacy.export(subject, { askedBy }));
    },
  },
  'privacy erase': {
    flags: { ...SUBJECT, keep: 'boolean' },
    run: (config, flags) => {
      const [subject, askedBy] = [subjectOf(flags), askerOf(flags)];
      const keep = flags['keep'] === true;
      return withCore(config, ({ privacy }) => privacy.erase(subject, { keep, askedBy }));
    },
  },
  'privacy audit': {
    flags: {},
    run: (config) => withCore(config, async ({ privacy }) => ({ lines: await privacy.audit() })),
  },
  'privacy requests': {
    flags: {},
    run: (config) => withCore(config, async ({ privacy }) => ({ requests: await privacy.requests() })),
  },
  'privacy decide': {
    flags: { id: 'required', accept: 'boolean', refuse: 'boolean' },
    run: async (config, flags) => {
      const accept = flags['accept'] === true;
      if (accept === (flags['refuse'] === true)) throw new UsageError('give --accept or --refuse');
      await withCore(config, ({ privacy }) => privacy.decide({ id: text(flags, 'id'), accept }));
      return { decided: accept ? 'accepted' : 'refused' };
    },
  },
};

/** An address; or a person, by name and domain. */
function subjectOf(flags: Flags) {
  const [address, name, domain] = ['address', 'name', 'domain'].map((flag) => optionalText(flags, flag));
  if (address !== undefined && name === undefined && domain === undefined)
    return { kind: 'address' as const, address };
  if (address === undefined && name !== undefined && domain !== undefined)
    return { kind: 'person' as const, name, domain };
  throw new UsageError('give --address, or --name with --domain');
}

/** For the audit: whether the person asked for it, or the operator thought of it. */
function askerOf(flags: Flags): 'operator' | 'subject' {
  const asker = optionalText(flags, 'asked-by') ?? 'operator';
  if (asker !== 'operator' && asker !== 'subject') throw new UsageError('--asked-by is operator or subject');
  return asker;
}
