import { isLongerThan } from '#kernel/letters.ts';
import { bodyMaxBytes, bodyMaxLetters, marksMax } from '../limits/chat-limits.ts';

/**
 * Characters that nobody sees, or that turn the reading direction of what follows. Those stay that make letters, emoji
 * and flags: joiners, selectors of a variant, fillers of old Hangul.
 */
const unseen = /(?!\u200C|\u200D|\u115F|\u1160|\p{M}|[\u{E0020}-\u{E007F}])\p{DI}/gu;
/** Letters of a region behind a black flag; anywhere else nobody sees them. */
const flagOrTags = /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,6}\u{E007F})|[\u{E0020}-\u{E007F}]/gu;
const joinerStorm = /[\u200C\u200D]{2,}/g;
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFF9-\uFFFB]/g;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Joiners between the marks would part them in no reader's eyes. */
const stackedMarks = new RegExp(`([\\p{M}\\u200C\\u200D]{${marksMax}})[\\p{M}\\u200C\\u200D]+`, 'gu');

/**
 * A text as it is stored and shown: each letter in one form, and no character that hides or reverses the following
 * ones.
 */
export function tidyText(text: string, { isMultiline = false } = {}): string {
  const clean = text
    .replace(loneSurrogates, '\uFFFD')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(controls, '')
    .replace(unseen, '')
    .replace(flagOrTags, '$1')
    .replace(joinerStorm, '')
    .normalize('NFC')
    .replace(stackedMarks, '$1');
  return (isMultiline ? clean.replace(/\n{4,}/g, '\n\n\n') : clean.replace(/\s+/g, ' ')).trim();
}

/** Whether a tidy text shows nothing: it has only spaces, joiners and selectors. */
export function isBlank(text: string): boolean {
  return /^[\s\p{M}\p{Cf}\p{DI}\u2800]*$/u.test(text);
}

export type BodyProblem = 'empty' | 'tooLong';

/** The fault of a message's tidy text. */
export function bodyProblem(body: string, most = bodyMaxLetters): BodyProblem | undefined {
  if (isBlank(body)) return 'empty';
  return isLongerThan(body, most) || bytes(body) > bodyMaxBytes ? 'tooLong' : undefined;
}

/** In UTF-8. */
function bytes(text: string): number {
  let count = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return count;
}
