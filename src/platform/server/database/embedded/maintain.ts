import type pg from 'pg';
import type { StatementCounter } from '../statement-client.ts';

const everyMinute = 60_000;
const atLatest = 15 * everyMinute;
const checkpointAfterBytes = 16 * 1024 * 1024;
const vacuumAfterBytes = 4 * 1024 * 1024;
/** At the end no further table is begun after so long: whoever closes the database waits for it, and not for ever. */
const endingMs = 3_000;

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

  let isFirst = true;
  let endsAt = Number.POSITIVE_INFINITY;
  /** One table after the other, for the engine has one session: whoever asks meanwhile waits for one of them. */
  async function vacuum(): Promise<void> {
    await run('select pg_stat_force_next_flush()');
    // What changed is forgotten when the process before was killed: the first time it may be any of them.
    const changed = isFirst ? 'true' : 'n_mod_since_analyze + n_ins_since_vacuum + n_dead_tup > 0';
    const { rows } = await run<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
      where schemaname not like 'pg\\_t%' and ${changed} order by relid`,
    );
    for (const { name } of rows) {
      if (Date.now() > endsAt) return;
      // oxlint-disable-next-line no-await-in-loop -- others come between
      await run(`vacuum analyze ${name}`);
    }
    isFirst = false;
  }

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
    if (vacuums) await vacuum();
    if (vacuums || checkpoints) await run('checkpoint');
    // Both write to the log themselves.
    if (vacuums) vacuumed = await written();
    if (vacuums || checkpoints) checkpointed = await written();
  }

  const next = (ending: boolean): Promise<void> => {
    running = running
      .then(() => tidy(ending))
      .catch((error: Error) => {
        // Whoever closed it has waited long enough: the next start goes on.
        if (!pool.ending) onProblem(`The embedded database could not be tidied: ${error.message}`);
      });
    return running;
  };

  const timer = setInterval(() => void next(false), everyMinute).unref();
  return {
    finish: () => {
      clearInterval(timer);
      endsAt = Date.now() + endingMs;
      return next(true);
    },
  };
}
