import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { runHiroba } from '../../../../../test/run-hiroba.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { eventFile, writeSite } from '../../../../../test/site-folders.ts';
import { testDatabase } from '../../../../../test/test-database.ts';

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'hiroba-warnings-'));
const run = (...words: string[]) => runHiroba(database, words, { environment: { HIROBA_DATA: folder } });

const tickets = (price: number) => `moduleCode: ticket
contentId: 80
items:
  - detailId: 5
    title: { jpn: 入場券 }
    price: ${price}
`;
const site = (more: object) => eventFile({ eventId: 12, modules: [{ include: 'tickets.yaml' }], ...more });

beforeAll(async () => {
  database = await testDatabase();
  writeSite(folder, site({ languages: ['jpn', 'eng'] }), { 'tickets.yaml': tickets(1000) });
  await run('import', folder);
  await run('publish', 'event/12');
  await sellTicket(database, null, { siteKey: 'event/12', number: 2 });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const warnings = (complained: string): string[] =>
  complained
    .replaceAll(folder, 'site')
    .split('\n')
    .flatMap((line) => /^Warning: (?:\S+:\d+:\d+: )?[^:]*/.exec(line) ?? []);

it('names the file and the line that says what hurts, as for a fault, and with --strict fails', async () => {
  writeSite(folder, site({ languages: ['jpn'] }), { 'tickets.yaml': tickets(1500) });
  const { code, complained } = await run('import', folder, '--strict');
  expect(warnings(complained)).toEqual([
    'Warning: site/site.yaml:4:1: event/12, languages',
    'Warning: site/tickets.yaml:6:5: event/12, ticket 80, item 5, price',
  ]);
  expect([code, complained]).toEqual([1, expect.stringContaining('2 warnings, and --strict')]);
  expect((await run('import', folder)).code).toBe(0);
  expect((await run('import', '--strict')).code).toBe(1);
});

it('names no line for what the file no longer has', async () => {
  writeSite(folder, site({ modules: [] }));
  expect(warnings((await run('import', folder)).complained)).toEqual(['Warning: event/12, ticket 80, item 5']);
});

it('of what an earlier release stored publish names the fields that this one cannot read', async () => {
  writeSite(folder, site({}), { 'tickets.yaml': tickets(1000) });
  await run('import', folder);
  await database.pool.query(
    `update content_item set document = document || '{"price": "free"}' where version = 'draft'`,
  );
  const { complained } = await run('publish', 'event/12', '--dry-run');
  expect(complained).toContain('Warning: event/12, ticket 80, item 5, price: this release expects ');
  await database.pool.query(`update site_document set document = document || '{"kind": 1}' where version = 'draft'`);
  expect(await run('publish', 'event/12')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('cannot read the settings in the draft of event/12'),
  });
});
