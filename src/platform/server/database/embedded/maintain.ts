import type pg from 'pg';
import type { StatementCounter } from '../statement-client.ts';

const everyMinute = 60_000;
const atLatest = 15 * everyMinute;
const checkpointAfterBytes = 16 * 1024 * 1024;
const vacuumAfterBytes = 4 * 1024 * 1024;

export interface Upkeep {
  /** Does the remaining work at the end. */
  finish(): Promise<void>;
}

/** The engine neither checkpoints nor vacuums by itself: its log would grow and its statistics would age for ever. */
export async function maintain(
  pool: pg.Pool,
  counter: StatementCounter,
  onProblem: (line: string) => void,
): Promise<Upkeep> {
  const run = <Row extends pg.QueryResultRow>(sql: string): Promise<pg.QueryResult<Row>> => {
    // It happens at a random moment: it must not spoil a query budget.
    counter.sent -= 1;
    return pool.query<Row>(sql);
  };
  /** How many bytes were ever written to the log. */
  const written = async (): Promise<number> => {
    const { rows } = await run<{ bytes: number }>("select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes");
    return rows[0]!.bytes;
  };

  let vacuumed = await written();
  let checkpointed = vacuumed;
  let last = Date.now();
  let running: Promise<void> = Promise.resolve();

  async function tidy(ending: boolean): Promise<void> {
    const place = await written();
    const due = Date.now() - last >= atLatest;
    if (due) last = Date.now();
    const vacuums = place > vacuumed && (due || place - vacuumed > vacuumAfterBytes);
    const checkpoints = place > checkpointed && (due || ending || place - checkpointed > checkpointAfterBytes);
    if (vacuums) await run('vacuum analyze');
    if (vacuums || checkpoints) await run('checkpoint');
    // Both write to the log themselves.
    if (vacuums) vacuumed = await written();
    if (vacuums || checkpoints) checkpointed = await written();
  }

  const next = (ending: boolean): Promise<void> => {
    running = running
      .then(() => tidy(ending))
      .catch((error: Error) => onProblem(`The embedded database could not be tidied: ${error.message}`));
    return running;
  };

  const timer = setInterval(() => void next(false), everyMinute).unref();
  return {
    finish: () => {
      clearInterval(timer);
      return next(true);
    },
  };
}
