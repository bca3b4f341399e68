import type { FieldChange, Json } from '../../rules/part-changes.ts';

/** What an answer has under `unknown`: it came as JSON. */
export function asJson(value: unknown): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- readAnswer has parsed it.
  return value as Json;
}

/** The fields of an item, which is an object. */
export function asFields(value: unknown): { [key: string]: Json } {
  const json = asJson(value);
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
}

/** A change of a field; what is absent stays so. */
export function asChange({ path, before, after }: { path: string[]; before?: unknown; after?: unknown }): FieldChange {
  return {
    path,
    before: before === undefined ? undefined : asJson(before),
    after: after === undefined ? undefined : asJson(after),
  };
}
