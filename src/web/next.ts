// Where a person goes after signing in: a page of ours from a short list, never what a stranger wrote.

export const SIGN_IN_PATH = '/sign-in';

const HOME = '/dashboard';
/** Consent with its flow, the front page, and pages of the dashboard without what was asked of them. */
const PAGES = /^\/(?:oauth\/consent\?flow=[A-Za-z0-9_-]{43}|dashboard(?:\/[a-z0-9-]{1,64}){0,4})?$/;

/** The path itself where it is one of ours, else the dashboard. */
export function safeNext(path: unknown): string {
  return typeof path === 'string' && PAGES.test(path) ? path : HOME;
}
