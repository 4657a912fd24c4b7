// Passkeys: a form with data-passkey is shown where the browser can do it, and sent with what the authenticator signed.
const forms = document.querySelectorAll('form[data-passkey]');
/** Challenges live for five minutes. */
const REFRESH_MS = 240_000;
const TOO_MANY = 429;

let waiting = new AbortController();

if (window.PublicKeyCredential !== undefined) {
  for (const form of forms) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      waiting.abort();
      void run(form);
    });
    if (form.dataset.passkey === 'get') void offerInField(form);
  }
}

async function run(form) {
  const button = form.querySelector('button');
  button.disabled = true;
  tell(form, '');
  try {
    const credential = await ask(form, {});
    send(form, credential);
  } catch (error) {
    button.disabled = false;
    tell(form, wordsFor(error));
    if (form.dataset.passkey === 'get') void offerInField(form);
  }
}

/** Lets the browser list passkeys in the field for the email, until one is chosen or the button is used. */
async function offerInField(form) {
  const canOffer = await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false);
  if (!canOffer) return;
  waiting = new AbortController();
  const { signal } = waiting;
  while (!signal.aborted) {
    const round = new AbortController();
    const end = () => round.abort();
    signal.addEventListener('abort', end);
    const timer = setTimeout(end, REFRESH_MS);
    try {
      send(form, await ask(form, { mediation: 'conditional', signal: round.signal }));
      return;
    } catch {
      // The round ended for a fresh challenge; anything else ends the offer, and the button stays.
      if (!round.signal.aborted) return;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  }
}

async function ask(form, more) {
  const response = await fetch(form.dataset.options, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual', // to sign-in, where the session has ended
  });
  if (!response.ok) throw response;
  const options = await response.json();
  return form.dataset.passkey === 'get'
    ? navigator.credentials.get({ publicKey: requestOptions(options), ...more })
    : navigator.credentials.create({ publicKey: creationOptions(options) });
}

function send(form, credential) {
  form.elements.credential.value = JSON.stringify(toJson(credential));
  form.submit();
}

function tell(form, text) {
  const line = form.querySelector('[role=alert]');
  line.hidden = text === '';
  line.textContent = text;
}

function wordsFor(error) {
  if (error instanceof Response) {
    return error.status === TOO_MANY ? 'Too many tries. Wait a minute.' : 'The page is too old. Reload it.';
  }
  switch (error.name) {
    case 'NotAllowedError':
      return 'Nothing was chosen. Try again, or go on without.';
    case 'InvalidStateError':
      return 'This device has a passkey for your account already.';
    default:
      return 'This browser could not do it.';
  }
}

// Browsers before 2025 lack the conversions from and to JSON.

function creationOptions(options) {
  if (PublicKeyCredential.parseCreationOptionsFromJSON !== undefined) {
    return PublicKeyCredential.parseCreationOptionsFromJSON(options);
  }
  return {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
  };
}

function requestOptions(options) {
  return PublicKeyCredential.parseRequestOptionsFromJSON !== undefined
    ? PublicKeyCredential.parseRequestOptionsFromJSON(options)
    : { ...options, challenge: bytes(options.challenge) };
}

function toJson(credential) {
  if (credential.toJSON !== undefined) return credential.toJSON();
  const { response } = credential;
  const fields = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  const present = fields.filter((field) => response[field] instanceof ArrayBuffer);
  return {
    id: credential.id,
    rawId: credential.id,
    type: credential.type,
    response: {
      ...Object.fromEntries(present.map((field) => [field, text(response[field])])),
      ...(response.getTransports === undefined ? {} : { transports: response.getTransports() }),
    },
  };
}

function bytes(base64url) {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function text(buffer) {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
