/**
 * One key of the storage keeps an entry for each sale: the newest one at its top, as the specification writes a single
 * one, and those of other sales in its `others`. A value of an older version has one entry.
 */
export function entriesIn(value: unknown): object[] {
  if (!isObject(value)) return [];
  const { others, ...newest }: { others?: unknown } = value;
  return [newest, ...(Array.isArray(others) ? others.filter(isObject) : [])];
}

/** The value to keep. Undefined without entries. */
export function keptTogether([newest, ...others]: readonly object[]): object | undefined {
  return newest && others.length > 0 ? { ...newest, others } : newest;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
