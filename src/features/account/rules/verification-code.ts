import type { Random } from '#kernel/clock.ts';

const codeLength = 6;
/** A mail may take up to 30 minutes (core 9); a code lives twice as long. */
export const codeLifeMs = 60 * 60_000;
/** How many wrong entries a code survives: one in 200,000 codes is guessed. */
export const codeTriesMax = 5;
/** How long a token stays valid after the right code: the time to fill in a form. */
export const codeTokenLifeMs = 60 * 60_000;
/** Codes sent to one address in an hour. */
export const codesPerHour = 5;

export function randomCode(random: Random): string {
  return String(Math.floor(random() * 10 ** codeLength)).padStart(codeLength, '0');
}

/** The code as typed or pasted: full-width digits become digits; spaces and hyphens are dropped. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '');
}

export function isCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

export interface StoredCode {
  tries: number;
  expiresAt: number;
  isRight: boolean;
}

export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'tooManyTries';

/** The outcome of an entry; a code that was tried too often or has expired is never right. */
export function judgeCode(code: StoredCode | undefined, now: number): CodeOutcome {
  if (code === undefined) return 'wrong';
  if (code.tries >= codeTriesMax) return 'tooManyTries';
  if (code.expiresAt <= now) return 'expired';
  return code.isRight ? 'right' : 'wrong';
}
