import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

export interface Database {
  kysely: Kysely<Tables>;
  pool: pg.Pool;
  /**
   * One connection for what this process has to know whatever its visitors ask for; the embedded database has only the
   * pool.
   */
  aside: pg.Pool;
  engine: 'embedded' | 'postgres';
  close(): Promise<void>;
  /** How many statements were sent since the start, for query budgets; begin and commit count too. */
  statements(): number;
  /** Whether it was found to be away and has not answered since. */
  isAway(): boolean;
  /** Whether a connection keeps its session: a pooler in transaction mode gives each transaction another. */
  isSessionKept: boolean;
}

export interface DatabaseSettings {
  databaseUrl?: string;
  dataFolder: string;
}

export interface DatabaseHooks {
  /** Steps that take noticeable time, for the terminal. */
  onProgress?: (line: string) => void;
  /** Errors that the running database survived; by default they go to standard error. */
  onProblem?: (line: string) => void;
  /** The database is back after it was away; by default like a problem. */
  onBack?: (line: string) => void;
}
