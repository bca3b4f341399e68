import { keysOf } from '#kernel/keys-of.ts';
import type { Database } from '#server/database/database.ts';
import { type Count, tallied, tallyOf } from '#server/database/tally.ts';
import { createQueueLook, type QueueFacts } from '#server/jobs/queue-look.ts';
import type { FolderWatch } from '#server/uploads/folder-watch.ts';
import type { Registry } from 'prom-client';
import { addCounter, addCounters, addGauge } from './one-metric.ts';

/** What this process does with its database. */
export function addDatabaseMetrics(registry: Registry, database: Database): void {
  const { pool } = database;
  const up = 'Whether the database answers: 0 from the first failure until it is back.';
  addGauge(registry, 'hiroba_database_up', up, () => (database.isAway() ? 0 : 1));
  const statements = 'Statements sent to the database.';
  addCounter(registry, 'hiroba_database_statements_total', statements, () => database.statements());
  const states = 'Connections of the pool.';
  addGauge(registry, 'hiroba_database_pool_connections', states, ['state'], () => [
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
  ]);
  const most = 'The most connections that the pool opens.';
  addGauge(registry, 'hiroba_database_pool_max_connections', most, () => pool.options.max);
  const waiting = 'Callers that wait for a connection.';
  addGauge(registry, 'hiroba_database_pool_waiting', waiting, () => pool.waitingCount);
  for (const name of keysOf(tallied)) {
    const { help, labels } = tallied[name];
    addCounters(registry, name, `${help} On this server.`, labels, () => tallyOf(database, name));
  }
}

/** What waits in the database for any of its servers: each server says the same, so take the largest. */
export function addJobMetrics(registry: Registry, database: Database): void {
  const look = createQueueLook(database);
  const gauge = (name: string, help: string, value: (facts: QueueFacts) => number): void =>
    addGauge(registry, name, `${help} Of the installation.`, ['kind'], async () =>
      (await look()).map((facts): Count => ({ labels: { kind: facts.name }, value: value(facts) })),
    );
  gauge('hiroba_jobs_due', 'Jobs that could run now and wait; a mail is a job.', ({ due }) => due);
  gauge('hiroba_jobs_later', 'Jobs that wait for their time, or for another try.', ({ later }) => later);
  gauge('hiroba_jobs_running', 'Jobs that run.', ({ running }) => running);
  gauge('hiroba_jobs_parked', 'Jobs that were given up.', ({ parked }) => parked);
  gauge(
    'hiroba_jobs_oldest_due_age_seconds',
    'For how long the oldest job could have run.',
    ({ ageMs }) => ageMs / 1000,
  );
}

/** The data folder of this server. */
export function addFolderMetrics(registry: Registry, folder: FolderWatch): void {
  const only = (value: number | undefined): Count[] => (value === undefined ? [] : [{ labels: {}, value }]);
  const writable = 'Whether a file could be written into the uploads of the data folder.';
  addGauge(registry, 'hiroba_data_folder_writable', writable, [], async () =>
    only((await folder.look()).problem === undefined ? 1 : 0),
  );
  const free = 'Bytes that can still be written to the disk of the data folder.';
  addGauge(registry, 'hiroba_data_folder_free_bytes', free, [], async () => only((await folder.look()).freeBytes));
  const size = 'Bytes of the disk of the data folder.';
  addGauge(registry, 'hiroba_data_folder_size_bytes', size, [], async () => only((await folder.look()).sizeBytes));
}
