import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginDraw, changeDraw } from '#features/ticket/server/lottery/draw-rows.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { publishTestSites } from './published-site.ts';
import { runHiroba } from './run-hiroba.ts';
import { sellTicket } from './sell-ticket.ts';
import { eventFile, portalFile } from './site-folders.ts';
import { testDatabase } from './test-database.ts';

const now = Date.parse('2026-12-01T10:00:00+09:00');
const environment = { HIROBA_URL: 'https://events.example.jp' };
const text = readFileSync(join(import.meta.dirname, '../docs/deploy.md'), 'utf8');
const chapter = /^## Members and doors by command$(.*?)^## /ms.exec(text)?.[1] ?? '';
/** `hiroba settle event/12`, without where a shell writes its answer; `…` stands for a value. */
const examples = [...chapter.matchAll(/`hiroba ([^`<]+?)(?: > [^`]+)?`/g)].map(([, words]) => words!);

/** The world of the page has no report and no refund of these numbers. */
const missing = new Map([
  ['chat event/12 7 --by "Sato" --because "checking"', 'event/12 has no report 7.'],
  ['refunds --paid K7Q2P9RWY5NEM4XD-12', 'There is no refund K7Q2P9RWY5NEM4XD-12.'],
]);
/** They are of the folders of a server, or are said with a mail address before. */
const left = ['uploads', 'operator restore'];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [
    { site: portalFile() },
    { site: eventFile({ portalId: 1, eventId: 11 }) },
    {
      site: eventFile({ portalId: 1, eventId: 12, overview: { startDate: '2026-11-01', endDate: '2026-11-02' } }),
      modules: [
        {
          moduleCode: 'information',
          contentId: 10,
          items: [{ detailId: 1, title: { jpn: '題' }, createdAt: '2026-11-20' }],
        },
        {
          moduleCode: 'questionnaire',
          contentId: 71,
          serverContent: {
            questions: [{ detailId: 1, entryFormKey: 'wish', answerMethod: 'TEXT', label: { jpn: 'ご要望' } }],
          },
        },
        { moduleCode: 'coupon', contentId: 80, items: [{ detailId: 1, title: { jpn: '割引' } }] },
        {
          moduleCode: 'booth',
          contentId: 200,
          items: [{ detailId: 3, items: { title: { value: { jpn: '出展者' } } } }],
        },
      ],
    },
  ]);
  const order = {
    order_number: 'K7Q2P9RWY5NEM4XD',
    payment_method: 'Local',
    is_deferred: true,
    state: 'completed',
    paid_attempt: null,
    paid_at: null,
  } as const;
  await sellTicket(database, null, { siteKey: 'event/12', order });
  const lottery = { siteKey: 'event/11', contentId: 60, ticketId: 7 };
  await beginDraw(database.kysely, lottery, { closesAt: now - 3_600_000, publicValueSource: 'an index' });
  const list = { closesAt: '2026-12-01T09:00:00+09:00', slots: [], entrants: [] };
  const closed = { closed_at: new Date(now - 1), list_hash: 'ab'.repeat(32), list };
  await inTransaction(database, (tx) => changeDraw(tx, lottery, closed));
  // Whom `hiroba operator suspend` names.
  await database.kysely
    .insertInto('operator')
    .values({ mail: 'hanako@example.jp', mail_key: 'hanako@example.jp', name: 'Hanako' })
    .execute();
});
afterAll(() => database.close());

/** Words as a shell reads them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);

test('the page about the server has an example of nearly every command', () => {
  expect(new Set(examples.map((example) => example.split(' ')[0])).size).toBeGreaterThan(14);
});

// In the order of the page: an account is made before it gets a role.
test.each(examples.filter((example) => !left.includes(example)))(
  'an example of the page about the server works as it stands: hiroba %s',
  async (example) => {
    const { code, complained } = await runHiroba(database, wordsOf(example), { now, environment });
    const problem = missing.get(example);
    if (problem === undefined) expect([code, complained]).toEqual([0, '']);
    else expect([code, complained]).toEqual([1, expect.stringContaining(problem)]);
  },
);
