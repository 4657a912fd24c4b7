// The text of an answer: what JSON.stringify would have said.
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { TOOL_LIST } from '../../tools/list.ts';
import { answerText, writeOnce } from '../../tools/protocol/answer-text.ts';

const LIST = Object.freeze([{ name: 'a', title: '“Grüße” 😀 \u2028' }]);
writeOnce(LIST);
writeOnce(TOOL_LIST);

const MESSAGES = [
  { jsonrpc: '2.0', id: 1, result: { tools: LIST } },
  { jsonrpc: '2.0', id: 'é"', result: { tools: LIST, ttlMs: 5, cacheScope: 'public', _meta: { a: ['“'] } } },
  { jsonrpc: '2.0', id: 2, result: { tools: TOOL_LIST } },
  { jsonrpc: '2.0', id: 3, result: { tools: [{ name: 'another' }] } },
  { jsonrpc: '2.0', id: 4, result: { tools: 'none' } },
  { jsonrpc: '2.0', id: 5, result: {} },
  { jsonrpc: '2.0', id: 6, error: { code: -32602, message: 'Unknown tool' } },
  { jsonrpc: '2.0', method: 'notifications/progress', params: { progress: 1 } },
];

test.each(MESSAGES)('an answer says the same, however its text was made: %j', (message) => {
  expect(JSON.parse(answerText(message as JSONRPCMessage))).toEqual(JSON.parse(JSON.stringify(message)));
});

test('a list that is written once is sent in one-byte letters', () => {
  expect(answerText({ jsonrpc: '2.0', id: 1, result: { tools: LIST } })).toMatch(/^[\0-\x7F]*$/u);
  expect(answerText({ jsonrpc: '2.0', id: 1, result: { tools: [...LIST] } })).toContain('“');
});
