// Where a person goes after signing in: a page of ours from a short list, never what a stranger wrote.

const PAGES = /^\/(?:oauth\/consent\?flow=[A-Za-z0-9_-]{43})?$/;

/** The path itself where it is one of ours, else the front page. */
export function safeNext(path: unknown): string {
  return typeof path === 'string' && PAGES.test(path) ? path : '/';
}
