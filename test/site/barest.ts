import * as v from 'valibot';

type Holder = Record<string | number, unknown>;

/**
 * A document without all that its schema fills in by itself, as if a release before each of these fields had stored it.
 */
export function barest<Value>(schema: v.GenericSchema, value: Value): Value {
  const whole = JSON.stringify(v.parse(schema, value));
  const bare = structuredClone(value);
  const isWhole = (): boolean => {
    const { success, output } = v.safeParse(schema, bare);
    return success && JSON.stringify(output) === whole;
  };
  const strip = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, kept] of Object.entries(holder)) {
      if (!Array.isArray(holder)) {
        delete (holder as Holder)[key];
        if (isWhole()) continue;
        (holder as Holder)[key] = kept;
      }
      strip(kept);
    }
  };
  strip(bare);
  return bare;
}
