import type pg from 'pg';
import { columnValues } from '../column-values.ts';
import { GuardedPool } from '../guarded-pool.ts';
import { type Presence, watchPresence } from '../presence.ts';
import { type StatementCounter, statementClient } from '../statement-client.ts';
import { EngineStream } from './engine-stream.ts';
import type { EngineThread } from './start-engine.ts';

/** How long a query waits for its turn: a wait without an end would hide a transaction that never ends. */
const patience = 30_000;

interface Lines {
  onProblem: (line: string) => void;
  onBack?: ((line: string) => void) | undefined;
}

export interface EmbeddedPool {
  pool: pg.Pool;
  counter: StatementCounter;
  presence: Presence;
}

export function embeddedPool(engine: EngineThread, { onProblem, onBack = onProblem }: Lines): EmbeddedPool {
  const counter = { sent: 0 };
  const doubt = (error: Error): void => presence.doubt(error);
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
    Client: statementClient(counter, doubt),
  };
  const pool = new GuardedPool(settings, doubt);
  const presence = watchPresence({
    name: 'The embedded database',
    ask: () => pool.query('select 1'),
    onProblem,
    onBack,
  });
  pool.on('error', doubt);
  return { pool, counter, presence };
}
