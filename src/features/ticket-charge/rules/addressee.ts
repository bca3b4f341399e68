import { isLongerThan } from '#kernel/letters.ts';
import { addresseeMax } from '#features/ticket/rules/flow/purchase-post-data.ts';

/** `unprintable`: the first letter that no typeface of the receipt has, written so that it can be read. */
export type AddresseeProblem = 'empty' | 'tooLong' | { unprintable: string };

/**
 * The addressee as the receipt prints it: on one line, without spaces at its ends and without invisible letters. No
 * typeface has the variants that a variation selector asks for (葛󠄀), so the receipt prints the plain letter (葛).
 */
export function tidyAddressee(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .trim();
}

/** What is wrong with a tidy addressee. `canPrint` says whether a typeface of the receipt has a letter. */
export function addresseeProblem(
  addressee: string,
  canPrint: (letter: string) => boolean,
): AddresseeProblem | undefined {
  if (addressee === '') return 'empty';
  if (isLongerThan(addressee, addresseeMax)) return 'tooLong';
  if (Array.from(addressee).every(canPrint)) return undefined;
  for (const { segment } of new Intl.Segmenter().segment(addressee)) {
    const lacking = Array.from(segment).find((letter) => !canPrint(letter));
    if (lacking !== undefined) return { unprintable: readable(segment, lacking) };
  }
  return undefined;
}

/** A letter with its accents; the code point of an invisible one. */
function readable(segment: string, lacking: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(segment)) return segment;
  return `U+${lacking.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

interface ProblemTexts {
  empty: string;
  tooLong: (most: number) => string;
  unprintable: (letter: string) => string;
}

export function sayAddresseeProblem(say: ProblemTexts, problem: AddresseeProblem): string {
  if (typeof problem === 'object') return say.unprintable(problem.unprintable);
  return problem === 'tooLong' ? say.tooLong(addresseeMax) : say.empty;
}
