import { createHash } from 'node:crypto';
import pg from 'pg';
import { isConnectionLost, isDiskFull, markAway } from './database-away.ts';

const mostNames = 500;

export interface StatementCounter {
  sent: number;
}

/**
 * A pg client that counts its statements and names the repeated ones, so that each is parsed and planned once. It marks
 * the errors of a lost connection and of a full disk, and passes them to `onDoubt`.
 */
export function statementClient(
  counter: StatementCounter,
  onDoubt: (error: Error) => void,
  { areNamed = true } = {},
): typeof pg.Client {
  const names = new Map<string, string>();

  function nameOf(text: string, values: unknown[]): string | undefined {
    const known = names.get(text);
    if (known || names.size >= mostNames || !isNameable(text, values)) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  function note(error: Error): void {
    if (!isConnectionLost(error) && !isDiskFull(error)) return;
    markAway(error);
    onDoubt(error);
  }

  class StatementClient extends pg.Client {
    // pg's overloads cannot be typed again; the arguments are passed on.
    override query(...given: unknown[]): never {
      counter.sent += 1;
      const [text, values, ...rest] = given;
      const name = areNamed && typeof text === 'string' && Array.isArray(values) && nameOf(text, values);
      const sent = name ? [{ name, text, values }, ...rest] : given;
      const answer = sent.at(-1);
      if (typeof answer === 'function') {
        sent[sent.length - 1] = (error: Error | null, ...more: unknown[]) => {
          if (error) note(error);
          Reflect.apply(answer, undefined, [error, ...more]);
        };
      }
      const answering: unknown = Reflect.apply(super.query, this, sent);
      const noted =
        answering instanceof Promise
          ? answering.catch((error: Error) => {
              note(error);
              throw error;
            })
          : answering;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is what the overload of pg answers.
      return noted as never;
    }
  }
  return StatementClient;
}

/** `select *` keeps no name: a column added by a migration would change the result of a prepared statement. */
function isNameable(text: string, values: unknown[]): boolean {
  return values.length > 0 && !/(?<!\()\*/.test(text);
}
