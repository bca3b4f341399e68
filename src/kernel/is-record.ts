export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A record that is no list. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value);
}
