import { bodyMaxBytes, bodyMaxLetters, marksMax } from './chat-limits.ts';

/** Characters that turn the reading direction of what follows, and those that nobody sees. */
const overrides = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u206A-\u206F\uFEFF\u00AD\u180E\u2060-\u2064]/g;
/** The joiners make letters in some scripts and emoji, alone and once. */
const joinerStorm = /[\u200B-\u200D]{2,}|\u200B/g;
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFF9-\uFFFB]/g;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const stackedMarks = new RegExp(`(\\p{M}{${marksMax}})\\p{M}+`, 'gu');

/** A text as it is stored and shown: one form of each letter, nothing that hides or turns what follows. */
export function tidyText(text: string, { isMultiline = false } = {}): string {
  const clean = text
    .normalize('NFC')
    .replace(loneSurrogates, '\uFFFD')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(controls, '')
    .replace(overrides, '')
    .replace(joinerStorm, '')
    .replace(stackedMarks, '$1');
  return (isMultiline ? clean.replace(/\n{4,}/g, '\n\n\n') : clean.replace(/\s+/g, ' ')).trim();
}

export type BodyProblem = 'empty' | 'tooLong';

/** What is wrong with the tidy text of a message. */
export function bodyProblem(body: string, most = bodyMaxLetters): BodyProblem | undefined {
  // Joiners and selectors alone are nothing to read.
  if (/^(\s|\p{M}|\p{Cf}|[\u3164\u115F\u1160\uFFA0\u2800])*$/u.test(body)) return 'empty';
  return letters(body, most) > most || bytes(body) > bodyMaxBytes ? 'tooLong' : undefined;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What a reader counts as letters. */
function letters(text: string, most: number): number {
  if (text.length <= most) return text.length;
  return [...segmenter.segment(text.slice(0, bodyMaxBytes + 1))].length;
}

/** In UTF-8. */
function bytes(text: string): number {
  let count = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return count;
}
