import type pg from 'pg';
import { columnValues } from '../column-values.ts';
import { GuardedPool } from '../guarded-pool.ts';
import { type StatementCounter, statementClient } from '../statement-client.ts';
import { EngineStream } from './engine-stream.ts';
import type { EngineThread } from './start-engine.ts';

/** How long a query waits for its turn: a wait without an end would hide a transaction that never ends. */
const patience = 30_000;

export interface EmbeddedPool {
  pool: pg.Pool;
  counter: StatementCounter;
}

export function embeddedPool(engine: EngineThread, onProblem: (line: string) => void): EmbeddedPool {
  const counter = { sent: 0 };
  const settings: pg.PoolConfig = {
    // The engine has one session.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patience,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    types: columnValues,
    stream: () => new EngineStream(engine),
    Client: statementClient(counter),
  };
  const pool = new GuardedPool(settings);
  pool.on('error', (error) => onProblem(error.message));
  return { pool, counter };
}
