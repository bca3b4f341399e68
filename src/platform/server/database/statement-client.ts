import { createHash } from 'node:crypto';
import pg from 'pg';

const mostNames = 500;

export interface StatementCounter {
  sent: number;
}

/** A pg client that counts its statements and names the repeated ones, so that each is parsed and planned once. */
export function statementClient(counter: StatementCounter): typeof pg.Client {
  const names = new Map<string, string>();

  function nameOf(text: string, values: unknown[]): string | undefined {
    const known = names.get(text);
    if (known || names.size >= mostNames || !isNameable(text, values)) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  class StatementClient extends pg.Client {
    // pg's overloads cannot be typed again; the arguments are passed on.
    override query(...given: unknown[]): never {
      counter.sent += 1;
      const [text, values, ...rest] = given;
      const name = typeof text === 'string' && Array.isArray(values) && nameOf(text, values);
      const sent = name ? [{ name, text, values }, ...rest] : given;
      return super.query(...(sent as [never]));
    }
  }
  return StatementClient;
}

/** `select *` keeps no name: a column added by a migration would change the result of a prepared statement. */
function isNameable(text: string, values: unknown[]): boolean {
  return values.length > 0 && !/(?<!\()\*/.test(text);
}
