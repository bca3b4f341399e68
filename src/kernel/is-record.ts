export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The records of a list; none of what is no list. */
export function recordsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** A record that is no list. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value);
}
