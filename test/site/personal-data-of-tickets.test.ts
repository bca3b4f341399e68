import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { demoPassword, type MemberCalls, memberCalls } from '../member-calls.ts';
import { refundAccount } from '../refund-account.ts';
import { sellTicket, type SoldTickets } from '../sell-ticket.ts';
import { testNow } from '../start-test-site.ts';
import { sql } from 'kysely';

let calls: MemberCalls;
let database: Database;
let memberId: number;
let headers: Record<string, string>;
/** Tickets they bought and try to hand on, tickets handed to them, unused and used, and tickets they handed on. */
let bought: SoldTickets;
let received: SoldTickets;
let used: SoldTickets;
let handedOn: SoldTickets;
const given = ['buyer-4711@example.jp', '回答4711', '宛名4711', 'guest-4711@example.jp', '同伴者4711'];
const accountNumber = '4711471';
const secrets = ['a-qr-of-theirs', 'a-link-of-theirs'];
const [buyer, remark, addressee, guest, companion] = given;

beforeAll(async () => {
  calls = await memberCalls();
  database = calls.site.database;
  const session = await calls.logIn('hanako.demo');
  const friend = (await calls.logIn('james.demo')).userId;
  memberId = session.userId;
  headers = { 'access-token': session.accessToken };
  bought = await sellTicket(database, memberId, {
    contentId: 60,
    order: {
      purchaser_mail: buyer as string,
      purchaser_info: JSON.stringify([{ entryFormKey: 'remark', textValue: remark }]) as never,
      addressee: addressee as string,
    },
    ticket: {
      checkin_user_mail: guest as string,
      checkin_user_info: JSON.stringify([{ entryFormKey: 'name', textValue: companion }]) as never,
      transfer_status: 'TRANSFERRING',
      transfer_code: 'a-link-of-theirs',
      transfer_started_at: new Date(testNow),
      qr_secret: 'a-qr-of-theirs',
    },
  });
  await database.kysely
    .insertInto('refund_account')
    .values({
      order_id: bought.orderId,
      site_key: 'event/11',
      token_hash: 'a-link-of-theirs',
      asked_at: new Date(testNow),
      until: new Date(testNow),
      account: sql<object>`${JSON.stringify({ ...refundAccount, number: accountNumber })}::jsonb`,
      given_at: new Date(testNow),
    })
    .execute();
  const handed = { transfer_status: 'TRANSFERRED', qr_secret: 'a-qr-of-theirs' } as const;
  received = await sellTicket(database, friend, {
    contentId: 60,
    ticket: { ...handed, holder_id: memberId, code: 'RECE-IVED-0001' },
  });
  used = await sellTicket(database, friend, {
    contentId: 60,
    ticket: { ...handed, holder_id: memberId, checkin_count: 1 },
  });
  handedOn = await sellTicket(database, memberId, { contentId: 60, ticket: { ...handed, holder_id: friend } });
  await database.kysely
    .insertInto('ticket_checkin')
    .values({ purchased_ticket_id: used.ids[0] as number, staff_id: memberId, checked_in_at: new Date(testNow) })
    .execute();
});
afterAll(() => calls.close());

/** The columns of the tables of tickets in which a text stands; those that the database fills follow from them. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and table_name ~ 'ticket' and data_type in ('text', 'jsonb')
       and is_generated = 'NEVER'`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const { rowCount } = await database.pool.query(
      `select 1 from ${table_name} where position($1 in ${column_name}::text) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

describe('the tickets of a member', () => {
  test('are in the export, with answers about others at the purchase and without codes that open a gate', async () => {
    const { data } = await calls.get('personal_data/1/11', headers);
    const { orders, tickets } = data.data.tickets;
    expect(data.data.refundAccounts).toMatchObject([
      { orderNumber: bought.orderNumber, account: { number: accountNumber } },
    ]);
    expect(orders).toMatchObject([
      { orderNumber: bought.orderNumber, mail: buyer, addressee, amount: 1000, answers: [{ textValue: remark }] },
      { orderNumber: handedOn.orderNumber },
    ]);
    expect(tickets).toMatchObject([
      { isPurchaser: true, isHolder: true, companion: { mail: guest, answers: [{ textValue: companion }] } },
      { isPurchaser: false, isHolder: true, companion: null, checkins: [] },
      { isPurchaser: false, isHolder: true, number: expect.any(String), checkins: [expect.any(String)] },
      { isPurchaser: true, isHolder: false, number: null, checkins: null },
    ]);
    const text = JSON.stringify(data);
    for (const secret of secrets) expect([secret, text.includes(secret)]).toEqual([secret, false]);
  });

  test('stay for the organiser’s books when the member leaves, and name no person', async () => {
    for (const text of given) expect([text, (await placesOf(text)).length]).toEqual([text, 1]);
    const leaving = { is_confirmed: '1', current_password: demoPassword };
    expect((await calls.post('unsubscribe/1', leaving, headers)).status).toBe(200);
    for (const text of [...given, 'a-link-of-theirs']) expect([text, await placesOf(text)]).toEqual([text, []]);
    expect(await database.kysely.selectFrom('refund_account').selectAll().execute()).toEqual([]);
    const orders = await database.kysely
      .selectFrom('ticket_order')
      .select(['purchaser_id', 'amount', 'state'])
      .where('order_id', '=', bought.orderId)
      .execute();
    expect(orders).toEqual([{ purchaser_id: null, amount: 1000, state: 'completed' }]);
    const checkins = await database.kysely.selectFrom('ticket_checkin').select('staff_id').execute();
    expect(checkins).toEqual([{ staff_id: null }]);
  });

  test('that they received and have not used return to the purchaser, with another number and QR code [TRANSFER-005]', async () => {
    const ids = [bought, received, used, handedOn].flatMap((one) => one.ids);
    const rows = await database.kysely
      .selectFrom('purchased_ticket')
      .select(['purchaser_id', 'holder_id', 'transfer_status', 'code', 'qr_secret'])
      .where('purchased_ticket_id', 'in', ids)
      .orderBy('purchased_ticket_id')
      .execute();
    const friend = rows[1]?.purchaser_id;
    expect(rows[1]?.code).not.toBe('RECE-IVED-0001');
    expect(friend).toEqual(expect.any(Number));
    expect(rows).toMatchObject([
      { purchaser_id: null, holder_id: null, transfer_status: null },
      {
        purchaser_id: friend,
        holder_id: friend,
        transfer_status: null,
        code: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/),
        qr_secret: expect.stringMatching(/^\w{32}$/),
      },
      { purchaser_id: friend, holder_id: null, transfer_status: 'TRANSFERRED', qr_secret: 'a-qr-of-theirs' },
      { purchaser_id: null, holder_id: friend, transfer_status: 'TRANSFERRED', qr_secret: 'a-qr-of-theirs' },
    ]);
  });
});
