import type { Random } from './clock.ts';
import { anonymousTokenLength } from './limits.ts';

const hex = '0123456789abcdef';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function draw(alphabet: string, length: number, random: Random): string {
  let text = '';
  for (let i = 0; i < length; i += 1) text += alphabet[Math.floor(random() * alphabet.length)];
  return text;
}

/** A version 4 UUID, 36 characters. */
export function randomUuid(random: Random): string {
  const d = draw(hex, 30, random);
  const variant = draw('89ab', 1, random);
  return `${d.slice(0, 8)}-${d.slice(8, 12)}-4${d.slice(12, 15)}-${variant}${d.slice(15, 18)}-${d.slice(18, 30)}`;
}

/** The token that identifies an anonymous visitor: 32 letters and digits. */
export function randomAnonymousToken(random: Random): string {
  return draw(letters, anonymousTokenLength, random);
}

export function isAnonymousToken(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9]{32}$/.test(value);
}
