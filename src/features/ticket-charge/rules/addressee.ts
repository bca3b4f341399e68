import { addresseeMax } from '#features/ticket/rules/purchase/purchase-post-data.ts';

/** `unprintable`: the first letter that no type of the sheet has, in a form that can be read. */
export type AddresseeProblem = 'empty' | 'tooLong' | { unprintable: string };

/**
 * An addressee as it is printed: one line, without spaces at its ends and what nobody sees between its letters. No type
 * has the variants of a letter that a selector behind it asks for (葛󠄀), so it is printed as the letter itself (葛).
 */
export function tidyAddressee(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .trim();
}

/** What is wrong with a tidy addressee. `canPrint`: whether a type of the sheet has a letter. */
export function addresseeProblem(
  addressee: string,
  canPrint: (letter: string) => boolean,
): AddresseeProblem | undefined {
  const letters = Array.from(addressee);
  if (letters.length === 0) return 'empty';
  if (letters.length > addresseeMax) return 'tooLong';
  if (letters.every(canPrint)) return undefined;
  for (const { segment } of new Intl.Segmenter().segment(addressee)) {
    const lacking = Array.from(segment).find((letter) => !canPrint(letter));
    if (lacking !== undefined) return { unprintable: readable(segment, lacking) };
  }
  return undefined;
}

/** A letter with its accents, or the number of one that cannot be seen. */
function readable(segment: string, lacking: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(segment)) return segment;
  return `U+${(lacking.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
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
