import type { Random } from './clock.ts';
import { anonymousTokenLength } from './limits.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function draw(alphabet: string, length: number, random: Random): string {
  let text = '';
  for (let i = 0; i < length; i += 1) text += alphabet[Math.floor(random() * alphabet.length)];
  return text;
}

function eightDigits(random: Random): string {
  return Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
}

/** A version 4 UUID, 36 characters. */
export function randomUuid(random: Random): string {
  // Every request has one: four draws of eight digits instead of one for each.
  const d = eightDigits(random) + eightDigits(random) + eightDigits(random) + eightDigits(random);
  const variant = '89ab'[Number.parseInt(d[16]!, 16) % 4]!;
  return `${d.slice(0, 8)}-${d.slice(8, 12)}-4${d.slice(13, 16)}-${variant}${d.slice(17, 20)}-${d.slice(20)}`;
}

/** The token that identifies an anonymous visitor: 32 letters and digits. */
export function randomAnonymousToken(random: Random): string {
  return draw(letters, anonymousTokenLength, random);
}

export function isAnonymousToken(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9]{32}$/.test(value);
}
