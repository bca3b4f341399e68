import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '#app/server/metrics/metrics.ts';
import type { Database } from '#server/database/database.ts';
import { tallied } from '#server/database/tally.ts';
import { testDatabase } from './test-database.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../docs/operations', name), 'utf8');
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\bhiroba_[a-z_]+\b/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, '')));

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { runbook_url: string } }[] }[];
}
const rules = (parse(read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);

let database: Database;
let text = '';
const kinds = new Map<string, string>();
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    `insert into job (name, data, created_at, run_at, is_running, parked_at) values
      ('mail', '{}', now(), now() - interval '90 seconds', false, null), ('mail', '{}', now(), now(), false, now()),
      ('mail', '{}', now(), now() + interval '1 hour', false, null), ('draw', '{}', now(), now(), true, null)`,
  );
  const metrics = createMetrics({
    version: '1.2.3',
    database,
    folder: { look: () => Promise.resolve({ freeBytes: 7, sizeBytes: 9 }) },
    pageCache: () => ({ hits: 3, entries: 2, bytes: 1 }),
    sockets: () => 4,
    pendingBytes: () => 5,
  });
  metrics.observe('POST', 'api', 429, 0.002);
  text = await metrics.text();
  for (const [, name, kind] of text.matchAll(/^# TYPE (hiroba_\w+) (\w+)$/gm))
    kinds.set(name as string, kind as string);
});
afterAll(() => database.close());

describe('the metrics', () => {
  test('have names by the conventions of Prometheus', () => {
    expect(kinds.size).toBeGreaterThan(25);
    // Also those of the library, as `promtool check metrics` asks.
    for (const [, name = '', kind] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      expect([name, name.endsWith('_total') && kind !== 'counter']).toEqual([name, false]);
    }
    for (const [name, kind] of kinds) {
      expect([name, name.endsWith('_total')]).toEqual([name, kind === 'counter']);
      expect([name, /_(ms|millis\w*|kb|mb|minutes)(_|$)/.test(name)]).toEqual([name, false]);
      if (kind === 'histogram') expect(name).toMatch(/_(seconds|bytes)$/);
    }
  });

  test('are described, each and no other', () => {
    expect([...namesIn(read('metrics.md'))].sort()).toEqual([...kinds.keys()].sort());
  });

  test('say what waits in the database', () => {
    expect(text).toMatch(/^hiroba_jobs_due\{kind="mail"\} 1$/m);
    expect(text).toMatch(/^hiroba_jobs_later\{kind="mail"\} 1$/m);
    expect(text).toMatch(/^hiroba_jobs_parked\{kind="mail"\} 1$/m);
    expect(text).toMatch(/^hiroba_jobs_running\{kind="draw"\} 1$/m);
    expect(text).toMatch(/^hiroba_jobs_oldest_due_age_seconds\{kind="mail"\} 9\d(\.\d+)?$/m);
    expect(text).toMatch(/^hiroba_http_refused_tries_total\{route="api",status="429"\} 1$/m);
    expect(text).toMatch(/^hiroba_data_folder_writable 1$/m);
  });

  test('have no label that Prometheus gives every series itself, and would rename', () => {
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    expect(labels.size).toBeGreaterThan(5);
    for (const own of ['job', 'instance']) expect([own, labels.has(own)]).toEqual([own, false]);
  });

  test('of what is counted have labels with values of the code alone', () => {
    const labels = new Set(Object.values(tallied).flatMap((one): readonly string[] => one.labels));
    expect([...labels].sort()).toEqual(['answer', 'gateway', 'kind', 'limit', 'outcome', 'state']);
  });
});

describe('alerts and dashboard', () => {
  test('name only metrics that there are', () => {
    const named = namesIn(rules.map(({ expr }) => expr).join('\n') + read('grafana-dashboard.json'));
    expect([...named].filter((name) => !kinds.has(name))).toEqual([]);
    // The dashboard shows every metric.
    expect([...kinds.keys()].filter((name) => !namesIn(read('grafana-dashboard.json')).has(name))).toEqual([]);
  });

  test('have a heading of the runbook for each alert, with what to do, and no other', () => {
    const parts = read('runbook.md').split(/^## /m).slice(1);
    const headings = parts.map((part) => part.split('\n')[0] as string);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const part of parts) expect(part.length).toBeGreaterThan(120);
    for (const { alert, annotations } of rules) {
      expect(annotations.runbook_url).toBe(`docs/operations/runbook.md#${alert.toLowerCase()}`);
    }
  });
});
