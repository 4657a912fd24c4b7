// What a tool is: one complete row of the registry. Knows no protocol; a tool parses, makes one call and shapes.
import type * as z from 'zod';
import type { Caller, Connection, Scope } from '../src/core/caller.ts';
import type { Operations } from '../src/core/operations.ts';
import type { RateAnswer } from '../src/core/rate-limits.ts';
import { parseArguments } from './arguments.ts';
import type { SearchNews } from './search-news.ts';

/** The person behind a bearer token, in the team that consent named, through one connection. */
export type ToolCaller = Caller & {
  userId: string;
  /** The assistant, as the authorization server knows it. */
  clientId: string;
  /** What the person agreed to. */
  connection: Connection;
};

/** The buckets of the REST door, shared: the same names over the same store. */
export type BucketKind = 'find-email' | 'read';

/** How long a call may wait for a search, in milliseconds. */
export type WaitTimes = {
  /** After this a waiting svc_find_email answers `done: false`. */
  handOverMs: number;
  progressMs: number;
  /** The slow look beneath the notifier. */
  pollMs: number;
};

export type ToolDeps = {
  operations: Operations;
  takeToken(kind: BucketKind, caller: Caller): Promise<RateAnswer>;
  news: SearchNews;
  now: () => number;
  waits: WaitTimes;
};

/** What the protocol gives one call. */
export type CallContext = {
  /** Aborted when the client is gone or has cancelled. Ends the waiting, never the search. */
  signal: AbortSignal;
  /** Tells the client how it goes; a word of ours, at most 200 characters. */
  tell(message: string): void;
};

/** All three hints explicit: a client takes a missing one for the worst. */
export type Hints = {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
};

export const READS_ONLY: Hints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

export type CardUse = 'none' | 'shown' | 'shown and asking';

type ToolParts<Input extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  scope: Scope;
  bucket: BucketKind;
  hints: Hints;
  /** Path data of a 24 by 24 icon. */
  icon: string;
  input: Input;
  /** Published with room for fields to come; see `list.ts`. */
  output: z.ZodObject;
  /** Whether hosts with MCP Apps show its answers on the card, and whether the card may call it. None where unsaid. */
  card?: CardUse;
  /** Whether the answer to these arguments may take long, so that a stream opens at once. */
  waits?(args: Readonly<Record<string, unknown>>): boolean;
  call(deps: ToolDeps, caller: ToolCaller, input: z.output<Input>, context: CallContext): Promise<object>;
};

export type Tool = Omit<ToolParts<z.ZodObject>, 'call' | 'card' | 'waits'> & {
  card: CardUse;
  waits(args: Readonly<Record<string, unknown>>): boolean;
  /** Parses and answers; throws DomainError. */
  call(deps: ToolDeps, caller: ToolCaller, args: unknown, context: CallContext): Promise<object>;
};

export function defineTool<Input extends z.ZodObject>(parts: ToolParts<Input>): Tool {
  return {
    ...parts,
    card: parts.card ?? 'none',
    waits: parts.waits ?? (() => false),
    call: (deps, caller, args, context) =>
      parts.call(deps, caller, parseArguments(parts.input, args), context),
  };
}
