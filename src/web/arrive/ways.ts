// Links under the sign-in form, for those who cannot sign in yet.
import { html } from 'hono/html';
import type { SignInWay } from '../sign-in/page.ts';

export const forgottenWay: SignInWay = {
  place: 'foot',
  markup: () => html`<a href="/reset">Forgotten your password?</a> `,
};

export const signUpWay: SignInWay = {
  place: 'foot',
  markup: () => html`<a href="/sign-up">Sign up</a> `,
};
