// The documentation: the REST reference, the tools, and the texts of the docs folder. Each is made once, when asked for.
import express from 'express';
import type { Request, Response, Router } from 'express';
import { sendPage } from '../reply.ts';
import { signedInUser } from '../session-cookie.ts';
import type { SessionCookieDeps } from '../session-cookie.ts';
import { compact } from './compact.ts';
import { apiDocument } from './described.ts';
import type { ToolDescription } from './described.ts';
import { docsPage } from './frame.ts';
import type { Contents } from './frame.ts';
import { renderArticle } from './markdown.ts';
import type { Article } from './markdown.ts';
import { referenceArticle } from './reference.ts';
import { toolsArticle } from './tools-article.ts';

/** A file of the docs folder; `name` is its own without `.md`. */
export type DocsText = { name: string; markdown: string };

export type DocsDeps = SessionCookieDeps & {
  mcpUrl: string;
  /** The OpenAPI document. */
  api: unknown;
  tools: readonly ToolDescription[];
  texts: readonly DocsText[];
};

/** What a reader needs first comes first; texts that are not named here follow by their name. */
const ORDER = ['connect', 'rest', 'webhooks', 'score', 'leads', 'sign-in', 'privacy', 'measurements'];

type Made = { articles: ReadonlyMap<string, Article>; contents: Contents };

export function createDocs(deps: DocsDeps): Router {
  let made: Made | undefined;
  const show = async (path: string, request: Request, response: Response, next: () => void) => {
    const { articles, contents } = (made ??= make(deps));
    const article = articles.get(path);
    if (article === undefined) {
      next();
      return;
    }
    const user = await signedInUser(deps, request);
    sendPage(response, 200, docsPage({ article, contents, current: path, email: user?.email ?? null }));
  };
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/docs', (request, response, next) => show('/docs', request, response, next));
  router.get('/docs/:name', (request, response, next) =>
    show(`/docs/${request.params.name}`, request, response, next),
  );
  return router;
}

function make({ api, tools, texts, publicUrl, mcpUrl }: DocsDeps): Made {
  const reference: [string, Article][] = [
    ['/docs', referenceArticle(apiDocument.parse(api))],
    ['/docs/tools', toolsArticle(tools, mcpUrl)],
  ];
  const guides = [...texts]
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
    .map(({ name, markdown }): [string, Article] => [`/docs/${name}`, renderArticle(markdown, publicUrl)]);
  const entries = (pages: [string, Article][]) => pages.map(([href, { title }]) => ({ href, label: title }));
  return {
    articles: new Map(
      [...guides, ...reference].map(([path, article]) => [path, { ...article, main: compact(article.main) }]),
    ),
    contents: [
      { label: 'Guides', entries: entries(guides) },
      { label: 'Reference', entries: entries(reference) },
    ],
  };
}

function rank(name: string): number {
  const at = ORDER.indexOf(name);
  return at === -1 ? ORDER.length : at;
}
