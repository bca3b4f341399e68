import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that cannot be guessed; only its hash is stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
