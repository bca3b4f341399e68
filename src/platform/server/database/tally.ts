import type pg from 'pg';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import { afterCommit, poolOf } from './transaction.ts';

/** What is counted, with the names of its labels. Every label has few values, all of them of the code. */
export const tallied = {
  hiroba_purchases_total: { help: 'Purchases that were accepted or refused.', labels: ['outcome'] },
  hiroba_orders_total: { help: 'Orders that came into a state.', labels: ['state'] },
  hiroba_payment_answers_total: {
    help: 'Payments of which a gateway said something new.',
    labels: ['gateway', 'answer'],
  },
  hiroba_refunds_total: { help: 'Refunds that came into a state.', labels: ['state'] },
  hiroba_limit_refusals_total: { help: 'Tries that a limit did not let through, by its name.', labels: ['limit'] },
  hiroba_jobs_total: { help: 'Runs of jobs that ended; a mail is a job.', labels: ['kind', 'outcome'] },
} as const;

type Tallied = typeof tallied;
type LabelsOf<Name extends keyof Tallied> = Record<Tallied[Name]['labels'][number], string>;

export interface Count {
  labels: Readonly<Record<string, string>>;
  value: number;
}

const tallies = new WeakMap<pg.Pool, Map<string, Count & { name: string }>>();

/** Counts what this process did on a database, for /metrics. */
export function tally<Name extends keyof Tallied>(
  { pool }: Pick<Database, 'pool'>,
  name: Name,
  labels: LabelsOf<Name>,
) {
  add({ pool }, name, labels, 1);
}

/**
 * A count that is 0 until something is counted. Prometheus sees no increase in the first value of a series, so whatever
 * an alert waits for has one from the start.
 */
export function openTally<Name extends keyof Tallied>(
  database: Pick<Database, 'pool'>,
  name: Name,
  all: readonly LabelsOf<Name>[],
) {
  for (const labels of all) add(database, name, labels, 0);
}

function add<Name extends keyof Tallied>(
  { pool }: Pick<Database, 'pool'>,
  name: Name,
  labels: LabelsOf<Name>,
  count: number,
): void {
  let own = tallies.get(pool);
  if (own === undefined) tallies.set(pool, (own = new Map()));
  const key = [name, ...Object.values(labels)].join(' ');
  own.set(key, { name, labels, value: (own.get(key)?.value ?? 0) + count });
}

/** Counts once the open transaction has committed, and never when it rolls back. */
export function tallyCommitted<Name extends keyof Tallied>(tx: Kysely<Tables>, name: Name, labels: LabelsOf<Name>) {
  const pool = poolOf(tx);
  if (pool !== undefined) afterCommit({ pool }, () => tally({ pool }, name, labels));
}

export function tallyOf({ pool }: Pick<Database, 'pool'>, name: keyof Tallied): Count[] {
  return [...(tallies.get(pool)?.values() ?? [])].filter((count) => count.name === name);
}
