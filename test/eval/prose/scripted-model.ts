// A stand-in for a language model, on loopback, the same at every run: reads the numbered lines with a few simple rules,
// points at what stands there, and counts what it was sent. It knows no company and nothing of the engine.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Spent = {
  calls: number;
  /** Of the question that cost most. */
  mostCalls: number;
  questions: number;
  sentChars: number;
  answeredChars: number;
};

export type ScriptedModel = {
  /** By their SVC_ names. */
  settings: Record<string, string>;
  spent(): Spent;
  close(): Promise<void>;
};

const NAME_WORD = "\\p{Lu}[\\p{Ll}\\p{M}'’]+(?:-\\p{Lu}\\p{Ll}+)?";
const STARTS = '(?:The|Our|Ask|When|Since|For|After|Before|Wer|Seit|Qui|Depuis|Read|About)';
const NAME = new RegExp(`(?<!\\p{L})(?!${STARTS} )${NAME_WORD}(?: ${NAME_WORD}){1,2}(?!\\p{L})`, 'gu');
const TITLE =
  /(?<!\p{L})(?:C[EFOT]O|Chief \p{Lu}\p{L}+(?: Officer)?|chief executive(?: officer)?|Managing Director|(?:Co-)?Founder|President|(?:Senior |Executive )?Vice President(?: of \p{Lu}\p{L}+)?|VP of \p{Lu}\p{L}+|Geschäftsführer(?:in)?|Technischer Leiter|Directrice générale|Directeur (?:général|technique)|Président)(?!\p{L})/gu;
const NO_NAME = /^(?:Chief|Managing|Vice|Port) |Officer|Director|Manager/u;
const OVER = /former|until|served as|bis \d|ehemalig|ancien|jusqu/iu;

type Person = {
  name: string;
  nameLine: number;
  title: string;
  titleLine: number;
  email: null;
  emailLine: null;
  current: boolean;
};

/** @param thinksMs before it answers, as a small model of one's own does */
export async function startScriptedModel(thinksMs: number): Promise<ScriptedModel> {
  const byQuestion = new Map<string, number>();
  const spent = { calls: 0, sentChars: 0, answeredChars: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      // written by our own client
      const { messages } = JSON.parse(text) as { messages: { content: string }[] };
      const user = messages.at(-1)?.content ?? '';
      const question = user.split('\n').slice(0, 2).join('\n');
      const content = JSON.stringify({ people: readLines(user) });
      byQuestion.set(question, (byQuestion.get(question) ?? 0) + 1);
      spent.calls += 1;
      spent.sentChars += messages.reduce((sum, message) => sum + message.content.length, 0);
      spent.answeredChars += content.length;
      void sleep(thinksMs).then(() =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] })),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    settings: {
      SVC_LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      SVC_LLM_MODEL: 'scripted',
    },
    spent: () => ({
      ...spent,
      mostCalls: Math.max(0, ...byQuestion.values()),
      questions: byQuestion.size,
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Of each line with a title, the name that stands nearest to it. */
export function readLines(user: string): Person[] {
  const company = /calls itself "([^"]*)"/u.exec(user)?.[1] ?? '';
  return [...user.matchAll(/^(\d+)\| (.*)$/gmu)].flatMap(([, number, text = '']) => {
    const names = [...text.matchAll(NAME)].filter(
      ([name]) => !NO_NAME.test(name) && !company.includes(name) && name !== company,
    );
    return [...text.matchAll(TITLE)].flatMap((title) => {
      const [nearest] = names.toSorted(
        (a, b) => Math.abs(a.index - title.index) - Math.abs(b.index - title.index),
      );
      if (nearest === undefined) return [];
      const line = Number(number);
      return {
        name: nearest[0],
        nameLine: line,
        title: title[0],
        titleLine: line,
        email: null,
        emailLine: null,
        current: !OVER.test(text),
      };
    });
  });
}
