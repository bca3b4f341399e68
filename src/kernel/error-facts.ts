import { isRecord } from './is-record.ts';

interface ErrorFacts {
  message: string;
  /** Of Node, `ENOENT`, and of PostgreSQL, `23505`. */
  code: string | undefined;
  /** The constraint of a table that a statement would have broken. */
  constraint: string | undefined;
}

/** What is known of a caught error. Anything can be thrown. */
export function errorFacts(error: unknown): ErrorFacts {
  const { message, code, constraint } = isRecord(error) ? error : {};
  const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return { message: textOf(message) ?? String(error), code: textOf(code), constraint: textOf(constraint) };
}
