import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMember } from '#features/account/server/member-roles.ts';
import type { Database } from '#server/database/database.ts';
import { draftTestSites, publishTestSites } from '../../../../../test/published-site.ts';
import { type HirobaRun, runHiroba } from '../../../../../test/run-hiroba.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { eventFile, portalFile } from '../../../../../test/site-folders.ts';
import { resetDatabase, testDatabase } from '../../../../../test/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(database);
  const overview = { endDate: '2026-12-18' };
  const news = { moduleCode: 'information', contentId: 3, items: [{ detailId: 1 }, { detailId: 2 }] };
  await publishTestSites(database, [
    { site: portalFile() },
    {
      site: eventFile({ portalId: 1, eventId: 12, overview, webSetting: { title: { jpn: '共創展' } } }),
      modules: [news],
    },
    { site: eventFile({ eventId: 13, webSetting: { title: { jpn: 'ひとり' }, ownDomain: 'solo.example.jp' } }) },
  ]);
  await draftTestSites(database, [{ site: eventFile({ portalId: 1, eventId: 14 }) }]);
  await database.pool.query("update site set published_at = '2026-11-20T10:00+09:00' where revision is not null");
});
afterAll(() => database.close());

let now = Date.parse('2026-11-21T10:00:00+09:00');
const run = (...words: string[]): Promise<HirobaRun> => runHiroba(database, ['site', ...words], { now });
const siteKeys = async (): Promise<string[]> =>
  (await database.kysely.selectFrom('site').select('site_key').orderBy('site_key').execute()).map(
    (row) => row.site_key,
  );

it('lists the sites in columns, portals before their events', async () => {
  await run('withdraw', 'event/12');
  expect((await run()).said).toEqual([
    'event/13  published 2026.11.20  solo.example.jp  ひとり',
    'portal/1  published 2026.11.20  -                広場',
    'event/12  withdrawn 2026.11.21  -                共創展',
    'event/14  draft only            -                展示会',
  ]);
});

it('says that there is no site if the database is empty', async () => {
  await resetDatabase(database);
  expect((await run()).said).toEqual(['There is no site. `hiroba import` brings one in.']);
});

it('withdraws a site and opens it again', async () => {
  await sellTicket(database, null, { siteKey: 'event/12', number: 2 });
  expect((await run('withdraw', 'event/12')).said).toEqual([
    'event/12 is withdrawn: visitors read that it has closed (410), and nothing more is sold.',
    'Sold tickets: 2. They stay valid, and My tickets, the orders and the gate still work.',
    'To open it again: hiroba site restore event/12',
  ]);
  expect((await run('withdraw', 'event/12')).said).toEqual(['event/12 is withdrawn already.']);
  expect((await run('restore', 'event/12')).said).toEqual(['event/12 is open to visitors again.']);
  expect((await run('restore', 'event/12')).said).toEqual(['event/12 is not withdrawn.']);
  expect(await run('withdraw', 'event/14')).toMatchObject({ code: 1, complained: 'event/14 was never published.' });
});

it('says what a deletion would remove and what stays, and deletes only with --yes', async () => {
  expect((await run('delete', 'event/12')).said).toEqual([
    'This would be deleted from event/12 for good:',
    '  its draft and its published version, with 1 content and 2 items',
    '  what members answered, saved and agreed to there, their roles and their invitations',
    'To keep a copy: hiroba export event/12 <folder>',
    'To delete it: hiroba site delete event/12 --yes',
  ]);
  expect(await siteKeys()).toContain('event/12');
  expect((await run('delete', 'event/12', '--yes')).said).toEqual(['Deleted event/12.']);
  expect(await siteKeys()).toEqual(['event/13', 'event/14', 'portal/1']);
});

it('deletes the accounts of a site too, and keeps past orders for the books', async () => {
  await addMember(database, 'event/13', 'hanako@example.jp', 'jpn');
  const [{ member_id: memberId } = { member_id: 0 }] = await database.kysely
    .selectFrom('member')
    .select('member_id')
    .execute();
  await sellTicket(database, memberId, { siteKey: 'event/13' });
  await database.pool.query(
    `update site_document set document = jsonb_set(document, '{overview,endDate}', '"2026-11-20"') where site_key = 'event/13'`,
  );
  expect((await run('delete', 'event/13')).said).toEqual(
    expect.arrayContaining([
      '  1 account with everything that belongs to them',
      '1 past order would stay for the books.',
    ]),
  );
  expect((await run('delete', 'event/13', '--yes')).code).toBe(0);
  expect(await database.kysely.selectFrom('member').selectAll().execute()).toEqual([]);
  expect(await database.kysely.selectFrom('ticket_order').select(['site_key', 'purchaser_id']).execute()).toEqual([
    { site_key: 'event/13', purchaser_id: null },
  ]);
});

it('refuses to delete a site with tickets for a coming event, open orders or unpaid refunds, and says what to do instead', async () => {
  const { orderId, ids } = await sellTicket(database, null, { siteKey: 'event/12' });
  const refused = await run('delete', 'event/12', '--yes');
  expect([refused.code, refused.complained]).toEqual([
    1,
    'event/12 is not deleted:\n  1 sold ticket for an event that is not over\nTo close it to visitors: hiroba site withdraw event/12',
  ]);
  now = Date.parse('2026-12-19T00:00:00+09:00');
  const at = new Date(now);
  await database.kysely
    .insertInto('ticket_refund')
    .values({
      order_id: orderId,
      attempt: 1,
      amount: 700,
      way: 'byHand',
      created_at: at,
      changed_at: at,
      purchased_ticket_id: ids[0] as number,
      state: 'owed',
    })
    .execute();
  expect((await run('delete', 'event/12', '--yes')).complained).toContain('1 refund still to be paid (hiroba refunds)');
  await database.kysely.updateTable('ticket_refund').set({ state: 'done' }).execute();
  expect((await run('delete', 'event/12', '--yes')).code).toBe(0);
  now = Date.parse('2026-11-21T10:00:00+09:00');
  // Without a date, nobody knows that the event is over.
  await sellTicket(database, null, { siteKey: 'event/13' });
  expect((await run('delete', 'event/13', '--yes')).code).toBe(1);
});

it('deletes no portal before its events', async () => {
  expect((await run('delete', 'portal/1', '--yes')).complained).toBe(
    'portal/1 is not deleted:\n  2 events, to be deleted first: event/12, event/14',
  );
});

it.each([
  [['event/12'], /^Write: hiroba site, /],
  [['close', 'event/12'], /^Write: /],
  [['constructor', 'event/12'], /^Write: /],
  [['withdraw'], /^Write: /],
  [['withdraw', 'event/12', '--yes'], /^--yes belongs to: /],
  [['withdraw', 'event/99'], /^There is no site event\/99/],
])('%j says what is wrong', async (words, sentence) => {
  expect(await run(...words)).toMatchObject({ code: 1, said: [], complained: expect.stringMatching(sentence) });
});
