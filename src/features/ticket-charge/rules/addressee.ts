/** In characters; two lines of the sheet hold them. */
export const addresseeMax = 60;

export type AddresseeProblem = 'empty' | 'tooLong' | 'unprintable';

/** An addressee as it is printed: one line, without spaces at its ends. */
export function tidyAddressee(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What is wrong with a tidy addressee. `canPrint`: whether the type of the sheet has a letter. */
export function addresseeProblem(
  addressee: string,
  canPrint: (codePoint: number) => boolean,
): AddresseeProblem | undefined {
  const letters = Array.from(addressee);
  if (letters.length === 0) return 'empty';
  if (letters.length > addresseeMax) return 'tooLong';
  return letters.every((letter) => canPrint(letter.codePointAt(0) as number)) ? undefined : 'unprintable';
}
