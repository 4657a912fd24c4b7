// The pages of being left out. Values in, HTML out.
import { html } from 'hono/html';
import { cardPage } from '../design/card-frame.ts';
import { codeField } from '../design/code-field.ts';
import type { Page } from '../design/document.ts';
import { field } from '../design/field.ts';
import { NOTHING } from '../design/html.ts';
import { alertBox, doneBox } from '../design/notice.ts';
import { publicPage } from '../design/public-frame.ts';
import type { PublicLink } from '../design/public-frame.ts';
import type { FormErrors } from '../form.ts';

const TITLE = 'Ask to be left out';

type Reader = {
  /** Whether a letter proves the address; else the operator decides. */
  byMail: boolean;
  /** Who is signed in. */
  email: string | null;
};

export function askPage(
  { byMail, address, errors, email }: Reader & { address: string; errors: FormErrors },
  links: readonly PublicLink[],
): Page {
  return publicPage(
    {
      title: TITLE,
      description: 'Have your business address erased from this service, and not found again.',
      email,
      main: html`<div class="leave-out">
        <h1>${TITLE}</h1>
        <p class="lead">
          This service finds business addresses of executives on public pages. If you do not want to be found,
          give the address: what is held about you is erased, and nobody is shown it again.
        </p>
        <section class="panel stack narrow">
          ${alertBox(errors['form'])}
          <form method="post" action="/leave-out">
            ${field({
              name: 'address',
              label: 'Your business address',
              type: 'email',
              value: address,
              autocomplete: 'email',
              hint: byMail
                ? 'A letter with a link is sent to it, which shows that it is yours.'
                : 'The operator of this service looks at each request.',
              error: errors['address'],
            })}
            <div class="actions"><button type="submit">${byMail ? 'Send the link' : 'Ask'}</button></div>
          </form>
        </section>
        <p class="soft">
          What is collected, from where and for how long: <a href="/docs/privacy">privacy</a>. Websites keep
          this service away with robots.txt.
        </p>
      </div>`,
    },
    links,
  );
}

/** The same for an address that is held and one that is not. */
export function askedPage({ byMail, email }: Reader, links: readonly PublicLink[]): Page {
  const title = byMail ? 'Look into your mail' : 'Your request waits';
  return publicPage(
    {
      title,
      email,
      main: html`<div class="leave-out">
        <h1>${title}</h1>
        <p class="lead">
          ${
            byMail
              ? 'A letter is on its way to the address. Its link works once, for one hour.'
              : 'The operator of this service looks at it and decides.'
          }
        </p>
        ${byMail ? html`<p class="soft">Nothing after some minutes? Look into the spam folder, or try again.</p>` : NOTHING}
        <p><a href="/">To the front page</a></p>
      </div>`,
    },
    links,
  );
}

export function confirmPage({ secret, errors }: { secret: string; errors: FormErrors }): Page {
  return cardPage({
    title: 'Be left out',
    scripts: ['fill-code.js'],
    main: html`<p>
        What is held about you under this address is erased, and you are not found again. Nothing undoes it.
      </p>
      <form method="post" action="/leave-out/confirm">
        ${codeField({
          label: 'Code',
          value: secret,
          hint: 'What stands behind the # of your link; filled in where the link was opened.',
          error: errors['secret'],
        })}
        <div class="actions"><button type="submit">Leave me out</button></div>
      </form>`,
    foot: html`<a href="/leave-out">A new link</a>`,
  });
}

export const leftOutPage: Page = cardPage({
  title: 'You are left out',
  main: html`${doneBox('Nobody is shown your address from now on. What is held about you is being erased.')}
    <p><a href="/">To the front page</a></p>`,
});
