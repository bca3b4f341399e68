/** The keys of a table of the code, which has no others than its type says. */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript lets any object have more keys.
  return Object.keys(table) as Key[];
}

/** A record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- To TypeScript the keys of entries are any texts.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** Whether a word is a key of a table of the code. */
export function isKeyOf<Table extends object>(table: Table, word: unknown): word is keyof Table & string {
  return typeof word === 'string' && Object.hasOwn(table, word);
}
