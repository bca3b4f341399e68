import { hash, randomBytes } from 'node:crypto';

/** 256 bits that cannot be guessed; only its hash is stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
