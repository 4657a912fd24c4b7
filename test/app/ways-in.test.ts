// Ways to sign in beside the password as a person meets them: in a real Chromium, through a provider of another make.
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { startHonestProvider } from '../support/honest-provider.ts';
import { makeFolder, startProcess } from '../support/process.ts';

const TIMEOUT_MS = 90_000;

/** A device that knows its person by a touch; answers what stands on it. */
async function plugInAuthenticator({ context, page }: Person) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether the person is recognised from now on. */
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Whether it answers by itself, as a person who touches it would. */
    touch: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

describeInBrowser('ways to sign in', (openPerson) => {
  async function start() {
    const provider = await startHonestProvider();
    const service = await startProcess(makeFolder(), provider.settings);
    const base = service.base.replace('127.0.0.1', 'localhost');
    await provider.register(`${base}/sign-in/callback`);
    return { provider, service, base };
  }

  test(
    'through the provider and back to where the person wanted to go',
    { timeout: TIMEOUT_MS },
    async () => {
      const { provider, base } = await start();
      const person = await openPerson();
      const { page, context } = person;
      await page.goto(`${base}/dashboard/sign-in`);
      expect(new URL(page.url()).pathname).toBe('/sign-in');
      await page.getByRole('button', { name: `Continue with ${new URL(provider.issuer).host}` }).click();
      await page.waitForURL(`${base}/dashboard/sign-in`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Ways to sign in');
      expect(await page.getByText('ada@quill.test').count()).toBeGreaterThan(0);
      const cookies = await context.cookies(base);
      expect(cookies.map(({ name }) => name)).toEqual(['svc-session']);
      expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
    },
  );

  test('with a passkey, once it was added', { timeout: TIMEOUT_MS }, async () => {
    const { base } = await start();
    const person = await openPerson();
    const { page } = person;
    const authenticator = await plugInAuthenticator(person);
    await page.goto(`${base}/sign-in`);
    await page.getByRole('button', { name: 'Continue with' }).click();
    await page.waitForURL(`${base}/dashboard`);

    // Offered on the overview, added on its own page.
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill('Test <b>device');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Your passkey was added').waitFor();
    await page.getByRole('cell', { name: 'Test <b>device' }).waitFor();
    expect(await authenticator.credentials()).toMatchObject([
      { rpId: 'localhost', isResidentCredential: true, signCount: 1 },
    ]);
    await page.goto(`${base}/dashboard`);
    expect(await page.getByText('Sign in without a password?').count()).toBe(0);

    // By the button, with somebody whom the device does not recognise, then with its person.
    await authenticator.touch(false);
    await authenticator.recognise(false);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${base}/sign-in?next=%2Fdashboard%2Fsign-in`);
    await authenticator.touch(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Nothing was chosen').waitFor();
    // The field offers it again by now: untouched until the button has taken over, or either could be the one.
    await authenticator.touch(false);
    await authenticator.recognise(true);
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await button.click();
    await authenticator.touch(true);
    await page.waitForURL(`${base}/dashboard/sign-in`);
    expect(await page.getByText('ada@quill.test').count()).toBeGreaterThan(0);

    // By the field for the email, where the browser lists it; no button is pressed.
    await authenticator.touch(false);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${base}/sign-in?next=%2Fdashboard%2Fsign-in`);
    await authenticator.touch(true);
    await page.waitForURL(`${base}/dashboard/sign-in`);

    // Removed, it opens nothing any more.
    await page.getByRole('row', { name: 'Test <b>device' }).getByText('Remove').first().click();
    await page.getByRole('button', { name: 'Remove it' }).first().click();
    await page.getByText('It was removed').waitFor();
    await authenticator.touch(false);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${base}/sign-in`);
    await authenticator.touch(true);
    await page.getByRole('heading', { name: 'That passkey was not accepted' }).waitFor();
  });

  test(
    'with a passkey in a browser that cannot convert it from and to JSON',
    { timeout: TIMEOUT_MS },
    async () => {
      const { base } = await start();
      const person = await openPerson();
      const { page, context } = person;
      await context.addInitScript(`
      delete PublicKeyCredential.parseCreationOptionsFromJSON;
      delete PublicKeyCredential.parseRequestOptionsFromJSON;
      delete PublicKeyCredential.prototype.toJSON;`);
      const authenticator = await plugInAuthenticator(person);
      await page.goto(`${base}/sign-in`);
      await page.getByRole('button', { name: 'Continue with' }).click();
      await page.waitForURL(`${base}/dashboard`);
      await page.goto(`${base}/dashboard/sign-in`);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByText('Your passkey was added').waitFor();
      // The device has one now, and says so.
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByText('has a passkey for your account already').waitFor();
      await authenticator.touch(false);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.goto(`${base}/sign-in`);
      await authenticator.touch(true);
      await page.waitForURL(`${base}/dashboard`);
    },
  );

  test(
    'without script there is no button that does nothing, and the provider works',
    { timeout: TIMEOUT_MS },
    async () => {
      const { base } = await start();
      const { page } = await openPerson({ javaScriptEnabled: false });
      await page.goto(`${base}/sign-in`);
      expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Continue with' }).click();
      await page.waitForURL(`${base}/dashboard`);
      await page.goto(`${base}/dashboard/sign-in`);
      expect(await page.getByRole('button', { name: 'Add a passkey' }).isVisible()).toBe(false);
    },
  );

  test(
    'a provider that is down does not stop the start; its button says so',
    { timeout: TIMEOUT_MS },
    async () => {
      const closed = 'http://127.0.0.1:1';
      const service = await startProcess(makeFolder(), {
        SVC_OIDC_ISSUER: closed,
        SVC_OIDC_CLIENT_ID: 'svc',
        SVC_OIDC_CLIENT_SECRET: 'shh',
      });
      const base = service.base.replace('127.0.0.1', 'localhost');
      const { page } = await openPerson();
      await page.goto(`${base}/sign-in`);
      await page.getByRole('button', { name: 'Continue with' }).click();
      await page.getByText('cannot be reached at the moment').waitFor();
      await expect
        .poll(() => service.lines)
        .toContainEqual(expect.objectContaining({ level: 'warn', reason: 'unreachable' }));
    },
  );
});
