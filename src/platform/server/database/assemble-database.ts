import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { Presence } from './presence.ts';
import type { StatementCounter } from './statement-client.ts';
import type { Tables } from './tables.ts';

interface Connections {
  pool: pg.Pool;
  aside?: pg.Pool;
  counter: StatementCounter;
  presence: Presence;
  isSessionKept?: boolean;
}

export function assembleDatabase(
  engine: Database['engine'],
  { pool, aside = pool, counter, presence, isSessionKept = true }: Connections,
  close: () => Promise<void>,
): Database {
  let closing: Promise<void> | undefined;
  return {
    engine,
    pool,
    aside,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    statements: () => counter.sent,
    isAway: presence.isAway,
    isSessionKept,
    close: () => {
      presence.end();
      return (closing ??= close());
    },
  };
}
