import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const method = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A text that only the holder of the secret can read. The secret has 256 bits and is stored nowhere. */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(method, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for a wrong secret and for a changed text. */
export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(method, keyOf(secret), bytes.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
}

/** A different hash from the one that is stored, so the database does not hold the key. */
function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`seal\0${secret}`).digest();
}
