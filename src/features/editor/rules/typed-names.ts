import { isLongerThan } from '#kernel/letters.ts';

/** So many items are added by one press at most. */
export const namesMax = 100;
export const nameLettersMax = 200;

export interface TypedNames {
  names: readonly string[];
  /** The first name that is too long. */
  tooLong: string | undefined;
}

/** The names that were typed or pasted, one in each line; of a spreadsheet's rows the first cell. */
export function typedNames(typed: string): TypedNames {
  const names = typed
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => (line.split('\t').find((cell) => cell.trim() !== '') ?? '').trim())
    .filter((name) => name !== '');
  return { names, tooLong: names.find((name) => isLongerThan(name, nameLettersMax)) };
}
