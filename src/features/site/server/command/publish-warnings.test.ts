import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponDocuments } from '#features/coupon/documents.ts';
import { noteGateways } from '#features/payment/server.ts';
import type { Database } from '#server/database/database.ts';
import * as v from 'valibot';
import { draftTestSites, publishTestSites } from '../../../../../test/published-site.ts';
import { ticketItem } from '../../../../../test/purchased-rows.ts';
import { runHiroba } from '../../../../../test/run-hiroba.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { eventFile } from '../../../../../test/site-folders.ts';
import { testDatabase } from '../../../../../test/test-database.ts';

const siteOf = (price: number, coupons: readonly number[], startDate: string) => {
  const coupon = (detailId: number) =>
    v.parse(couponDocuments[0]?.item, {
      detailId,
      title: { jpn: '割引' },
    });
  return {
    site: eventFile({ eventId: 12, overview: { startDate } }),
    modules: [
      {
        moduleCode: 'ticket',
        contentId: 80,
        serverContent: { payment: { methods: ['CreditCard', 'Local'], isBankDeferred: true } },
        items: [ticketItem({ price })],
      },
      { moduleCode: 'coupon', contentId: 90, items: coupons.map(coupon) },
    ],
  };
};

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [siteOf(1000, [1, 2], '2026-12-01')]);
  await sellTicket(database, null, { siteKey: 'event/12', number: 2 });
  await draftTestSites(database, [
    siteOf(
      1500,
      Array.from({ length: 40 }, (_, at) => at + 2),
      '2026-12-02',
    ),
  ]);
});
afterAll(() => database.close());

const run = (...words: string[]) => runHiroba(database, ['publish', ...words]);
const revision = async () =>
  (await database.kysely.selectFrom('site').select('revision').executeTakeFirstOrThrow()).revision;

it('says what a publication changes and whom it hurts, and publishes nothing', async () => {
  const before = await revision();
  const { code, said, complained } = await run('event/12', '--dry-run');
  expect(code).toBe(0);
  expect(said).toEqual([
    'event/12: 42 changes',
    '  removed coupon 90, item 1',
    '  changed overview.startDate: "2026-12-01" → "2026-12-02"',
    '  changed ticket 80, item 5, price: 1000 → 1500',
    ...Array.from({ length: 20 }, (_, at) => `  added   coupon 90, item ${at + 3}`),
    '  added   … and 19 more',
    'Nothing was published.',
  ]);
  const warned = complained.split('\n').filter((line) => line.startsWith('Warning'));
  expect(warned).toEqual([
    expect.stringMatching(/^Warning: event\/12, overview.startDate: it was "2026-12-01" when 2 tickets went out/),
    expect.stringMatching(/^Warning: event\/12, ticket 80, item 5, price: 2 tickets of it are sold at ¥1,000; /),
  ]);
  expect(await revision()).toBe(before);
});

it('publishes nothing with --strict while there is a warning, and without it tells and publishes', async () => {
  await noteGateways(database, []);
  const before = await revision();
  expect(await run('--all', '--strict')).toMatchObject({
    code: 1,
    said: [],
    complained: expect.stringMatching(
      /methods: CreditCard: no gateway of this installation .*\n3 warnings, and --strict: nothing was published\.$/s,
    ),
  });
  expect(await revision()).toBe(before);
  await noteGateways(database, ['sandbox']);
  expect(await run('--all')).toMatchObject({ code: 0, complained: expect.not.stringContaining('gateway') });
  expect(await run('event/12', '--dry-run')).toEqual({
    code: 0,
    said: ['event/12: nothing changes.', 'Nothing was published.'],
    complained: '',
  });
  expect(await run('event/12', '--strict')).toMatchObject({ code: 0, complained: '' });
});

it('takes sites or all of them, and one of its options', async () => {
  for (const words of [[], ['--all', 'event/12'], ['event/12', '--strict', '--dry-run']]) {
    expect((await run(...words)).code).toBeGreaterThan(0);
  }
});

it('warns of a passcode that strangers try first, and does not show it', async () => {
  await database.kysely
    .insertInto('site_secret')
    .values({ site_key: 'event/12', version: 'draft', passcode: '123456' })
    .execute();
  const { complained } = await run('event/12', '--dry-run');
  expect(complained).toMatch(/^Warning: event\/12, passcode: its digits make a pattern/m);
  expect(complained).not.toContain('123456');
});
