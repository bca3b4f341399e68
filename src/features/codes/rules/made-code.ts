import type { Random } from '#kernel/clock.ts';

/** Letters and digits that nobody takes for each other in print: without 0 O Q, 1 I L, 2 Z, 5 S, 8 B and U V. */
const letters = 'ACDEFGHJKMNPRTWXY34679';
const groupLength = 5;
const groups = 3;
const length = groupLength * groups;

/** The bits that a guesser has to find. */
export const madeCodeBits = Math.log2(letters.length) * length;

/** A code that nobody can guess: `ACDEF-GHJKM-NPRTW`. */
export function newMadeCode(random: Random): string {
  let drawn = '';
  for (let place = 0; place < length; place += 1) drawn += letters[Math.floor(random() * letters.length)];
  return grouped(drawn);
}

/** What was typed, as the key of such a code; undefined: it is none. Hyphens, spaces, case and width do not matter. */
export function readMadeCode(typed: string): string | undefined {
  const key = madeCodeBegin(typed);
  return key.length === length + groups - 1 && [...key].every((sign) => sign === '-' || letters.includes(sign))
    ? key
    : undefined;
}

/** The beginning of a code as its key has it, for a search. */
export function madeCodeBegin(typed: string): string {
  return grouped(
    typed
      .normalize('NFKC')
      .toUpperCase()
      // A Japanese keyboard writes a long vowel where somebody means a hyphen.
      .replace(/[^A-Z0-9]/g, ''),
  );
}

function grouped(plain: string): string {
  return plain.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? '';
}
