/**
 * A record for keys that come from outside. It has no prototype, so that `__proto__`, `constructor` and `toString` are
 * keys like any other.
 */
export function bareRecord<T>(known: Readonly<Record<string, T>> = {}): Record<string, T> {
  const bare: Record<string, T> = Object.create(null);
  return Object.assign(bare, known);
}
