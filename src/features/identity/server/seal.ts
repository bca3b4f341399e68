import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const method = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A text as only the holder of a secret can read it; the secret itself has 256 bits and is stored nowhere. */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(method, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for another secret and for what was changed. */
export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(method, keyOf(secret), bytes.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
}

/** Another hash than the one that is stored. */
function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`seal\0${secret}`).digest();
}
