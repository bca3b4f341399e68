import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { StatementCounter } from './statement-client.ts';
import type { Tables } from './tables.ts';

export function assembleDatabase(
  engine: Database['engine'],
  pool: pg.Pool,
  counter: StatementCounter,
  close: () => Promise<void>,
): Database {
  let closing: Promise<void> | undefined;
  return {
    engine,
    pool,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    statements: () => counter.sent,
    close: () => (closing ??= close()),
  };
}
