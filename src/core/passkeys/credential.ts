// What a browser sends for a passkey: JSON text of the form that WebAuthn §5.1.8 gives it. Any other is no credential.
import * as z from 'zod';

const TEXT_MAX_CHARACTERS = 16_384;

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);

const credential = {
  id: base64url.max(1_400), // WebAuthn §5.1: at most 1,023 bytes
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
};

const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    // We ask for credentials that know whose they are.
    userHandle: base64url,
  }),
});

export type CreatedCredential = z.output<typeof created> & { clientExtensionResults: object };
export type SignedCredential = z.output<typeof signed> & { clientExtensionResults: object };

export const readCreated = (text: string): CreatedCredential | null => read(created, text);
export const readSigned = (text: string): SignedCredential | null => read(signed, text);

/** The challenge that the browser says it has signed; null where there is none. */
export function challengeOf(credential: CreatedCredential | SignedCredential): string | null {
  const said = parseJson(Buffer.from(credential.response.clientDataJSON, 'base64url').toString());
  const parsed = z.object({ challenge: z.string() }).safeParse(said);
  return parsed.success ? parsed.data.challenge : null;
}

function read<Schema extends z.ZodType<object>>(schema: Schema, text: string) {
  if (text.length > TEXT_MAX_CHARACTERS) return null;
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? { ...parsed.data, clientExtensionResults: {} } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no JSON is no credential
  }
}
