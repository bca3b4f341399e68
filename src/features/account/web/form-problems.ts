import { status } from '#kernel/status.ts';
import type { CommonTexts } from '#kernel/texts/jpn.ts';
import { isCallError } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';

/** The problems of a form: at its fields, and of the form as a whole. */
export interface FormProblems {
  fields: Readonly<Record<string, string>>;
  message?: string | undefined;
}

export const noProblems: FormProblems = { fields: {} };

/** The fields that have a problem; undefined problems are left out. */
export function fieldProblems(said: Readonly<Record<string, string | undefined>>): FormProblems | undefined {
  const fields = Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return fields.length === 0 ? undefined : { fields: Object.fromEntries(fields) };
}

/**
 * Places the messages of a failed call where the visitor looks. Messages of fields that the form has stand at those
 * fields; all others stand at the form as a whole. `messageAt` names the field for a 422 without fields, `failed` says
 * what did not happen where the server does not say why.
 */
export function refusalProblems(
  error: unknown,
  hasField: (name: string) => boolean,
  words: CommonTexts,
  messageAt?: string,
  failed: string = words.failed,
): FormProblems {
  if (!isCallError(error)) return { fields: {}, message: failed };
  const said = Object.entries(error.errors).flatMap(([name, [first]]) =>
    first === undefined ? [] : [{ name, first }],
  );
  const fields = Object.fromEntries(said.filter(({ name }) => hasField(name)).map(({ name, first }) => [name, first]));
  const others = said.filter(({ name }) => !hasField(name)).map(({ first }) => first);
  if (said.length > 0) return { fields, message: others.length === 0 ? undefined : others.join('\n') };
  if (messageAt !== undefined && error.status === status.invalid) return { fields: { [messageAt]: error.message } };
  return { fields: {}, message: saidOf(error, words, failed) };
}
