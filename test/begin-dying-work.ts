import { sql } from 'kysely';
import { makePayoutOf } from '#features/bank/server/change-payouts.ts';
import { beginCallingOff } from '#features/calling-off/contract.ts';
import { refundNumber } from '#features/ticket/rules/order/refund-number.ts';
import type { Database } from '#server/database/database.ts';
import { operatorAt, setUpApp } from './console-operators.ts';
import { person, planFor, stageIt, startIt } from './import-driver.ts';
import { countOf, dyingNow, dyingSite, type DyingWork } from './dying-work.ts';
import { makeDraft, noteMailed, sellTo, sendIt } from './mailing-driver.ts';
import { pagelessHiroba } from './pageless-hiroba.ts';
import { sellTicket } from './sell-ticket.ts';
import { noSecrets, refundAccount } from './refund-account.ts';
import { publishTickets } from './ticket-world.ts';

const params = { site: 'event-11' };
const fee = 1_000;

/** An event with so many people and work that has begun for them, of which nothing is done yet. */
export async function beginWork(database: Database, work: DyingWork, people: number, isMailed = true): Promise<void> {
  await publishTickets(database, { tickets: [{ detailId: 1, title: '入場券' }], eventId: 11 });
  await noteMailed(database);
  const hiroba = await pagelessHiroba({
    database,
    dataFolder: '/nowhere',
    clock: () => dyingNow,
    isDemo: false,
    publicUrl: 'https://hiroba.test',
  });
  const owner = await operatorAt({ hiroba, database }, dyingSite, 'owner');
  await setUpApp(owner);
  const addresses = Array.from({ length: people }, (_, at) => `p${at}@example.jp`);
  if (work === 'import') {
    const plan = await planFor(owner, 0, { isMailed });
    const importId = await stageIt(
      owner,
      plan,
      addresses.map((_, at) => person(at)),
    );
    expectDone(await startIt(owner, importId));
  } else if (work === 'mailing') {
    await sellTo({ database }, addresses);
    expectDone(await sendIt(owner, await makeDraft(owner)));
  } else if (work === 'callingOff') {
    // Their orders are far apart, so that they are in several batches.
    await sellAll(database, [...addresses, ...addresses]);
    const message = { jpn: '台風のため中止します。' };
    expectDone(await owner.call(beginCallingOff, { params, body: { message, keepsFee: false } }));
  } else {
    await makeFile(database, await sellAll(database, addresses));
  }
}

function expectDone({ status, message }: { status: number; message: string | undefined }): void {
  if (status !== 200) throw new Error(`The work answers ${status}: ${message}`);
}

const paidBy = ['CreditCard', 'Bank', 'ConvenienceStore'] as const;

async function sellAll(database: Database, addresses: readonly string[]) {
  const sold: { orderId: number; ticketId: number }[] = [];
  for (const [at, purchaser_mail] of addresses.entries()) {
    const order_number = `0000K7Q2P9RW${String(at).padStart(4, '0')}`;
    const order = { order_number, purchaser_mail, payment_method: paidBy[at % paidBy.length]! };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { ids, orderId } = await sellTicket(database, null, { siteKey: dyingSite, contentId: 60, order });
    sold.push({ orderId, ticketId: ids[0]! });
  }
  return sold;
}

/** Refunds by hand with the accounts of their buyers, in a file for the bank. */
async function makeFile(database: Database, sold: Awaited<ReturnType<typeof sellAll>>): Promise<void> {
  const at = new Date(dyingNow);
  const { rows } = await sql<{ order_number: string; ticket_refund_id: number }>`
    with owed as (
      insert into ticket_refund (order_id, attempt, purchased_ticket_id, amount, way, state, created_at, changed_at)
      select order_id, 0, ticket_id, ${fee}, 'byHand', 'asked', ${at}, ${at}
      from unnest(${sold.map(({ orderId }) => orderId)}::integer[], ${sold.map(({ ticketId }) => ticketId)}::integer[])
        as u (order_id, ticket_id)
      returning order_id, ticket_refund_id
    ), given as (
      insert into refund_account (order_id, site_key, token_hash, asked_at, until, account, given_at)
      select order_id, ${dyingSite}, null, ${at}, ${at}, ${JSON.stringify(refundAccount)}::jsonb, ${at} from owed
    )
    select o.order_number, w.ticket_refund_id from owed w join ticket_order o on o.order_id = w.order_id`.execute(
    database.kysely,
  );
  const refunds = rows.map(({ order_number: orderNumber, ticket_refund_id: refundId }) => ({
    refundNumber: refundNumber({ orderNumber, refundId }),
    amount: fee,
  }));
  const changer = { operator: { operatorId: 1, name: 'Aoi' }, context: { requestId: 'dying', now: dyingNow } };
  await makePayoutOf(
    { database, secrets: noSecrets },
    { siteKey: dyingSite, changer },
    { key: 'the-file-of-a-death', refunds },
  );
}

/** Whose event is called off has two orders, and gets one mail. */
const twice: ReadonlySet<string> = new Set([
  'tickets cancelled',
  'places given back',
  'refunds',
  'orders with all of their money back',
  'notes who cancelled',
  'orders done',
]);

/**
 * What of each person is as it should be once the work is over, counted; every number has to be that of the people, or
 * of their orders (`twice`). A mail that a server was handing over when it died is handed over again, under its own
 * number (Message-ID).
 */
const books: Record<DyingWork, Record<string, string>> = {
  import: {
    orders: 'select count(*) from ticket_order',
    people: 'select count(distinct purchaser_mail) from ticket_order',
    tickets: `select count(*) from purchased_ticket where state = 'issued'`,
    places: 'select coalesce(sum(taken), 0) from ticket_stock',
    'notes who issued': `select count(*) from order_change where kind = 'issued'`,
    'known bookings': 'select count(*) from attendee_import_reference',
    'rows done': 'select rows_done - (select count(*) from attendee_import_row) from attendee_import',
  },
  callingOff: {
    'tickets cancelled': `select count(*) from purchased_ticket where state = 'canceled'`,
    'places given back': `select (select count(*) from ticket_order) - coalesce(sum(taken), 0) from ticket_stock`,
    refunds: 'select count(*) from ticket_refund',
    'orders with all of their money back': `select count(*) from ticket_order o where o.amount = (
      select sum(r.amount) from ticket_refund r where r.order_id = o.order_id)`,
    'notes who cancelled': `select count(*) from order_change where kind = 'canceled'`,
    'orders done': `select count(*) from calling_off_order where outcome = 'canceled'`,
    mails: `select count(distinct mail_id) from mailed where kind = 'ticket-called-off'`,
    'people mailed': `select count(distinct mail_to) from mailed where kind = 'ticket-called-off'`,
  },
  mailing: {
    'people noted': `select count(*) from mailing_recipient where state = 'sent'`,
    mails: `select count(distinct mail_id) from mailed where kind = 'mailing'`,
    'people mailed': `select count(distinct mail_to) from mailed where kind = 'mailing'`,
  },
  payout: {
    'refunds done': `select count(*) from ticket_refund where state = 'done'`,
    'notes who paid': `select count(*) from order_change where kind = 'paidByHand'`,
    mails: `select count(distinct mail_id) from mailed where kind = 'refund-paid-by-hand'`,
    'people mailed': `select count(distinct mail_to) from mailed where kind = 'refund-paid-by-hand'`,
  },
};

const mailsOfImport = {
  mails: 'select count(distinct mail_id) from mailed',
  'people mailed': 'select count(distinct mail_to) from mailed',
};

/** What is not as it should be: nothing may be missing, and nothing there twice. */
export async function wrongsOf(
  database: Database,
  work: DyingWork,
  people: number,
  isMailed = true,
): Promise<Record<string, number>> {
  const wrongs: Record<string, number> = {};
  const all = { ...books[work], ...(work === 'import' && isMailed && mailsOfImport) };
  for (const [what, query] of Object.entries(all)) {
    // oxlint-disable-next-line no-await-in-loop -- some short statements
    const number = await countOf(database, query);
    if (number !== (work === 'callingOff' && twice.has(what) ? 2 * people : people)) wrongs[what] = number;
  }
  return wrongs;
}
