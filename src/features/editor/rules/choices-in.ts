import type { FormField } from '#kernel/console/form-fields.ts';
import { isRecord } from '#kernel/is-record.ts';

/** What is chosen in a document, by its fields: the names of others follow it. */
export function choicesIn(fields: readonly FormField[], value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const chosen = fields.flatMap(({ key, kind, byDefault }): [string, string][] => {
    const choice = kind === 'choice' ? (value[key] ?? byDefault) : undefined;
    return typeof choice === 'string' ? [[key, choice]] : [];
  });
  return Object.fromEntries(chosen);
}
