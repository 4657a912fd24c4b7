// An authenticator in software: makes P-256 passkeys and signs with them as WebAuthn §6 says, or not quite.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export type Faults = {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  /** Bits of WebAuthn §6.1: 1 present, 4 verified, 64 a credential follows. */
  flags?: number;
  counter?: number;
  userHandle?: string;
  /** Of another key. */
  foreignKey?: boolean;
};

type Credential = { id: Buffer; privateKey: KeyObject; userHandle: string; counter: number };

const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 64;

export class Authenticator {
  readonly #origin: string;
  readonly #counts: boolean;
  credential: Credential | null = null;

  constructor(origin: string, { counts = true }: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.#counts = counts;
  }

  /** Answers creation options with the JSON text of a credential. */
  create(options: object, faults: Faults = {}): string {
    const { challenge, user, rp } = options as {
      challenge: string;
      user: { id: string };
      rp: { id: string };
    };
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    this.credential = { id, privateKey, userHandle: user.id, counter: 0 };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const attested = Buffer.concat([
      Buffer.alloc(16), // no model
      Buffer.from([0, id.length]),
      id,
      coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
    ]);
    const flags = faults.flags ?? PRESENT | VERIFIED | HAS_CREDENTIAL;
    const authData = Buffer.concat([
      this.#authData(faults.rpId ?? rp.id, flags, faults.counter ?? 0),
      attested,
    ]);
    return this.#answer(id, {
      clientDataJSON: this.#clientData('webauthn.create', challenge, faults).toString('base64url'),
      attestationObject: attestation(authData).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers request options with the JSON text of a signature. */
  get(options: object, faults: Faults = {}): string {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    if (this.credential === null) throw new Error('this authenticator has no passkey');
    const { id, privateKey, userHandle } = this.credential;
    if (this.#counts) this.credential.counter += 1;
    const authData = this.#authData(
      faults.rpId ?? rpId,
      faults.flags ?? PRESENT | VERIFIED,
      faults.counter ?? this.credential.counter,
    );
    const clientData = this.#clientData('webauthn.get', challenge, faults);
    const key =
      faults.foreignKey === true ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey;
    const signature = createSign('sha256').update(authData).update(sha256(clientData)).sign(key);
    return this.#answer(id, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: faults.userHandle ?? userHandle,
    });
  }

  #clientData(type: string, challenge: string, faults: Faults): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  /** WebAuthn §6.1 */
  #authData(rpId: string, flags: number, counter: number): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(rpId)), tail]);
  }

  #answer(id: Buffer, response: object): string {
    const text = id.toString('base64url');
    return JSON.stringify({
      id: text,
      rawId: text,
      type: 'public-key',
      response,
      clientExtensionResults: {},
    });
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949): {1: 2, 3: -7, -1: 1, -2: x, -3: y}, a P-256 key for ES256 (RFC 9053 §7.1.1). */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const coordinate = (label: number, value: Buffer) => Buffer.from([label, 0x58, 32, ...value]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
}

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.from([0x60 + value.length, ...Buffer.from(value)]);
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ]);
}
