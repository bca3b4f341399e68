/** The keys of a table of the code, which has no others than its type says. */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript lets any object have more keys.
  return Object.keys(table) as Key[];
}

/** Whether a word is a key of a table of the code. */
export function isKeyOf<Table extends object>(table: Table, word: unknown): word is keyof Table & string {
  return typeof word === 'string' && Object.hasOwn(table, word);
}
