// All that is known of how clients introduce themselves.
import { BARE } from './bare.ts';
import { CHATGPT } from './chatgpt.ts';
import { CLAUDE } from './claude.ts';
import { CLAUDE_CODE } from './claude-code.ts';
import { CODEX } from './codex.ts';
import { CURSOR } from './cursor.ts';
import { GEMINI_CLI } from './gemini-cli.ts';
import { GOOSE } from './goose.ts';
import { MCP_REMOTE } from './mcp-remote.ts';
import type { Registration } from './registration.ts';
import { VS_CODE } from './vs-code.ts';

export type { Registration } from './registration.ts';

export const REGISTRATIONS: readonly Registration[] = [
  ...CLAUDE,
  ...CLAUDE_CODE,
  ...CHATGPT,
  ...CURSOR,
  ...VS_CODE,
  ...CODEX,
  ...GEMINI_CLI,
  ...MCP_REMOTE,
  ...GOOSE,
  ...BARE,
];
