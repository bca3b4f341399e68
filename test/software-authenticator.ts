import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '#features/operator/server/passkeys.ts';

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** The little of CBOR that an authenticator writes: whole numbers, texts, bytes and maps. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key as string), cbor(one as string)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

interface Asked {
  options: Record<string, unknown>;
}

export interface AuthenticatorHabits {
  /** Where the page is that asks. */
  origin: string;
  /** Whether it checks its user by a finger or a PIN. */
  verifies?: boolean;
}

const flags = { present: 1, verified: 4, attested: 64 };

/** An authenticator in software, which keeps one passkey. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #verifies: boolean;
  readonly credentialId = randomBytes(32);
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #count = 0;

  constructor({ origin, verifies = true }: AuthenticatorHabits) {
    this.#origin = origin;
    this.#verifies = verifies;
  }

  /** What the browser answers when a page asks for a new passkey. */
  make({ options }: Asked): NewPasskey {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string };
    this.#userHandle = user.id;
    const jwk = this.#key.publicKey.export({ format: 'jwk' });
    const point = (part: string | undefined) => Buffer.from(part ?? '', 'base64url');
    const coseKey = cbor(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(jwk.x)],
        [-3, point(jwk.y)],
      ]),
    );
    const length = Buffer.from([0, this.credentialId.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, coseKey]);
    const authData = Buffer.concat([this.#head(rp.id, flags.attested), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const id = base64url(this.credentialId);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** What the browser answers when a page asks for a proof. */
  show({ options }: Asked): PasskeyProof {
    const { rpId, challenge } = options as { rpId: string; challenge: string };
    this.#count += 1;
    const authData = this.#head(rpId);
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const id = base64url(this.credentialId);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#key.privateKey)),
        userHandle: this.#userHandle,
      },
    };
  }

  #head(rpId: string, more = 0): Buffer {
    const flag = flags.present | (this.#verifies ? flags.verified : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count]);
  }

  #clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
}
