import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginDraw, changeDraw } from '#features/ticket/server/lottery/draw-rows.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { runHiroba } from '../../../test/run-hiroba.ts';
import { sellTicket } from '../../../test/sell-ticket.ts';
import { eventFile, portalFile, siteFolder } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { commands } from './commands.ts';

const now = Date.parse('2026-12-01T10:00:00+09:00');
const hanako = 'hanako@example.jp';
const lottery = { siteKey: 'event/12', contentId: 60, ticketId: 8 };
const event = { portalId: 1, eventId: 12, isInvitingEvent: true };
const booths = [
  { moduleCode: 'booth', contentId: 200, items: [{ detailId: 3, items: { title: { value: { jpn: '出展者' } } } }] },
];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [{ site: portalFile() }, { site: eventFile(event), modules: booths }]);
});
afterAll(() => database.close());

/** As a program runs it: what it did is said as data too. */
const run = async (...words: string[]): Promise<void> => {
  const { code, complained, said } = await runHiroba(database, [...words, '--json'], { now });
  expect([words, code, complained]).toEqual([words, 0, '']);
  expect(Object.keys(JSON.parse(said[0]!)).length).toBeGreaterThan(1);
};
async function unpaid(number: string): Promise<string> {
  const order = {
    order_number: number,
    payment_method: 'Local',
    is_deferred: true,
    state: 'completed',
    paid_attempt: null,
    paid_at: null,
  } as const;
  await sellTicket(database, null, { siteKey: 'event/12', order });
  return number;
}
async function owed(number = 'K7Q2P9RWY5NEM4XF'): Promise<string> {
  const { orderId, orderNumber, ids } = await sellTicket(database, null, {
    siteKey: 'event/12',
    order: { order_number: number },
  });
  const { ticket_refund_id: refundId } = await database.kysely
    .insertInto('ticket_refund')
    .values({
      order_id: orderId,
      attempt: 1,
      purchased_ticket_id: ids[0]!,
      amount: 700,
      way: 'byHand',
      state: 'owed',
      created_at: new Date(now),
      changed_at: new Date(now),
    })
    .returning('ticket_refund_id')
    .executeTakeFirstOrThrow();
  return `${orderNumber}-${refundId}`;
}

/** What each command that changes something at a site writes into its log; the others. */
const inLog: Record<string, () => Promise<string[]>> = {
  async settle() {
    await run('settle', await unpaid('K7Q2P9RWY5NEM4XD'));
    await run('settle', await unpaid('K7Q2P9RWY5NEM4XE'), '--revoke', '--because', 'nobody came');
    return ['order.settled', 'order.revoked'];
  },
  async refunds() {
    await run('refunds', '--paid', await owed());
    return ['order.paidByHand'];
  },
  async lottery() {
    await beginDraw(database.kysely, lottery, { closesAt: now - 3_600_000, publicValueSource: 'an index' });
    const list = { closesAt: '2026-12-01T09:00:00+09:00', slots: [], entrants: [] };
    const closed = { closed_at: new Date(now - 1), list_hash: 'ab'.repeat(32), list };
    await inTransaction(database, (tx) => changeDraw(tx, lottery, closed));
    await run('lottery', 'event/12', '60', '8', '38,123.45');
    return ['lottery.valueEntered'];
  },
  async member() {
    await run('member', 'event/12', '--add', hanako);
    await run('member', 'event/12', '--add', hanako);
    return ['member.added'];
  },
  async role() {
    await run('role', 'event/12', hanako, 'staff', '--because', 'at the gate');
    await run('role', 'event/12', hanako, 'staff');
    await run('role', 'event/12', hanako, '--remove', 'staff');
    await run('role', 'event/12', hanako, 'blocked', '--because', 'sells tickets on');
    return ['member.roleGiven', 'member.roleTaken', 'member.blocked'];
  },
  async exhibitor() {
    await run('exhibitor', 'event/12', '200', '3', hanako);
    await run('exhibitor', 'event/12', '200', '3', hanako, '--remove');
    return ['member.boothGiven', 'member.boothTaken'];
  },
  async invite() {
    await run('invite', 'event/12', 'guest@example.jp');
    await run('invite', 'event/12', 'guest@example.jp');
    await run('invite', 'event/12', '--remove', 'guest@example.jp', 'nobody@example.jp');
    return ['guests.invited', 'guests.removed'];
  },
  async 'console-user'() {
    await run('console-user', 'event/12', '--add');
    const { said } = await runHiroba(database, ['console-user', 'event/12'], { now });
    await run('console-user', 'event/12', '--remove', said[0]!);
    return ['consoleKey.made', 'consoleKey.ended'];
  },
  async import() {
    await run('import', siteFolder(eventFile(event)), '--replace-draft');
    return ['site.imported'];
  },
  async publish() {
    await run('publish', 'event/12');
    return ['site.published'];
  },
  async site() {
    await run('site', 'withdraw', 'event/12');
    await run('site', 'withdraw', 'event/12');
    await run('site', 'restore', 'event/12');
    await publishTestSites(database, [{ site: eventFile({ portalId: 1, eventId: 13 }) }]);
    await run('site', 'delete', 'event/13', '--yes');
    return ['site.withdrawn', 'site.restored', 'site.deleted'];
  },
};
/** The tests of these commands tell what they write there. */
const toldElsewhere = ['operator', 'chat'];
/** They write files, or belong to the whole server. */
const changeNoSite = ['new', 'preview-link', 'mail', 'uploads', 'migrate', 'backup', 'restore'];

test('every command either writes into the log or changes no site', () => {
  const known = [...Object.keys(inLog), ...toldElsewhere, ...changeNoSite];
  const changing = commands.filter(({ looks }) => looks === undefined);
  expect(changing.map(({ name }) => name).sort()).toEqual(known.sort());
});

// Each sees the changes of those before.
test.each(Object.keys(inLog))(
  'the log of the site tells what hiroba %s changed, once for each change',
  async (name) => {
    const read = () => database.kysely.selectFrom('operator_log').selectAll().orderBy('log_id').execute();
    const before = (await read()).length;
    const actions = await inLog[name]!();
    const entries = (await read()).slice(before);
    expect(entries.map(({ action }) => action)).toEqual(actions);
    for (const entry of entries) {
      expect(entry).toMatchObject({ operator_id: null, operator_name: `hiroba ${name}`, at: new Date(now) });
      expect(entry.site_key).toMatch(/^event\/1[23]$/);
    }
  },
);

test('the history of an order, and that of a member, have what a command changed and why', async () => {
  const changes = await database.kysely
    .selectFrom('order_change')
    .select(['kind', 'operator_name', 'reason', 'amount'])
    .orderBy('order_change_id')
    .execute();
  expect(changes).toEqual([
    { kind: 'settled', operator_name: 'hiroba settle', reason: '', amount: 0 },
    { kind: 'revoked', operator_name: 'hiroba settle', reason: 'nobody came', amount: 0 },
    { kind: 'paidByHand', operator_name: 'hiroba refunds', reason: '', amount: 700 },
  ]);
  const ofMembers = await database.kysely
    .selectFrom('member_change')
    .select(['kind', 'role', 'operator_name', 'reason'])
    .orderBy('member_change_id')
    .execute();
  expect(ofMembers).toEqual([
    { kind: 'added', role: '', operator_name: 'hiroba member', reason: '' },
    { kind: 'roleGiven', role: 'staff', operator_name: 'hiroba role', reason: 'at the gate' },
    { kind: 'roleTaken', role: 'staff', operator_name: 'hiroba role', reason: '' },
    { kind: 'blocked', role: '', operator_name: 'hiroba role', reason: 'sells tickets on' },
  ]);
});

test('the log tells what a command shows of people, and nothing where it shows nobody', async () => {
  await unpaid('K7Q2P9RWY5NEM4XG');
  await owed('K7Q2P9RWY5NEM4XH');
  await run('invite', 'event/12', 'guest@example.jp');
  await database.pool.query(
    `insert into booth_exhibitor (site_key, content_id, detail_id, member_id)
     select 'event/12', 200, 3, member_id from member where mail_key = $1`,
    [hanako],
  );
  const read = () => database.kysely.selectFrom('operator_log').selectAll().orderBy('log_id').execute();
  const before = (await read()).length;
  for (const words of [['member'], ['invite'], ['exhibitor'], ['settle'], ['questionnaire']])
    await run(...words, 'event/12');
  await run('refunds');
  for (const name of ['settle', 'invite']) await runHiroba(database, [name, 'portal/1'], { now });
  const looks = (await read()).slice(before).map((row) => [row.operator_name, row.action, row.site_key]);
  expect(looks).toEqual([
    ['hiroba member', 'looked.members', 'event/12'],
    ['hiroba invite', 'looked.guests', 'event/12'],
    ['hiroba exhibitor', 'looked.members', 'event/12'],
    ['hiroba settle', 'looked.orders', 'event/12'],
    ['hiroba refunds', 'looked.orders', 'event/12'],
  ]);
  await run('invite', 'event/12', '--remove', 'guest@example.jp');
});

test('a draft that an import takes the place of is kept, where it was changed in the console', async () => {
  const kept = () => database.kysely.selectFrom('kept_draft').select(['before', 'operator_name', 'site_key']).execute();
  const before = await kept();
  await database.pool.query(`update site set changed_at = now() where site_key = 'event/12'`);
  await run('import', siteFolder(eventFile({ ...event, webSetting: { title: { jpn: '別の題' } } })), '--replace-draft');
  expect((await kept()).slice(before.length)).toEqual([
    { before: 'import', operator_name: 'hiroba import', site_key: 'event/12' },
  ]);
  await run('import', siteFolder(eventFile(event)));
  expect(await kept()).toHaveLength(before.length + 1);
});

test('who is invited no more by a command is not invited again by the next publication', async () => {
  const invited = () => runHiroba(database, ['invite', 'event/12'], { now }).then(({ said }) => said);
  await database.kysely
    .insertInto('draft_invitation')
    .values({ site_key: 'event/12', mail_key: 'filed@example.jp' })
    .execute();
  await run('publish', 'event/12');
  expect(await invited()).toEqual(['filed@example.jp']);
  await run('invite', 'event/12', '--remove', 'filed@example.jp');
  await run('publish', 'event/12');
  expect(await invited()).toEqual(['Nobody is invited to event/12 by mail address.']);
});
