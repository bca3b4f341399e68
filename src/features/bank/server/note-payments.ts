import { type Kysely, sql } from 'kysely';
import { type Changer, noteTransfer, type TicketServer } from '#features/ticket/server.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { noteBankPayments } from '../contract.ts';
import type { NoteOutcome } from '../rules/note-outcome.ts';
import { lineKeyOf } from './line-key.ts';

export type BankPayment = BodyOf<typeof noteBankPayments>['payments'][number];

interface Asked {
  siteKey: string;
  changer: Omit<Changer, 'changeKey'>;
}

export interface NoteServices extends Pick<TicketServer, 'orderJobs'> {
  database: Database;
}

interface Noted {
  outcome: NoteOutcome;
  orderNumber: string | null;
}

/** Ends a transaction in which nothing is to be noted. */
class NotNoted extends Error {
  readonly noted: Noted;

  constructor(outcome: NoteOutcome, orderNumber: string | null = null) {
    super(`A payment was not noted: ${outcome}`);
    this.noted = { outcome, orderNumber };
  }
}

/**
 * Notes one payment: all of its lines and all of its orders, or nothing. Of two browsers that note the same line one
 * finds it known, because a line is a key (docs/decisions/0054).
 */
export async function notePayment(services: NoteServices, asked: Asked, payment: BankPayment): Promise<Noted> {
  try {
    return await inTransaction(services.database, (tx) => noteIn(tx, services, asked, payment));
  } catch (error) {
    if (error instanceof NotNoted) return error.noted;
    throw error;
  }
}

async function noteIn(
  tx: Parameters<typeof noteTransfer>[0],
  { orderJobs }: NoteServices,
  { siteKey, changer }: Asked,
  { key, lines, orders, isOtherSum }: BankPayment,
): Promise<Noted> {
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
  const came = sum(lines.map(({ amount }) => amount));
  if (came !== sum(orders.map(({ owed }) => owed)) && !isOtherSum) throw new NotNoted('otherSum');
  // Always in one sequence, so that two payments cannot wait for each other.
  const lineKeys = [...new Set(lines.map((line) => lineKeyOf(siteKey, line)))].toSorted();
  const { rows: kept } = await sql`
    insert into bank_line (site_key, line_key, payment_key, noted_at)
    select ${siteKey}, line_key, ${key}, ${new Date(changer.context.now)}::timestamptz
    from unnest(${lineKeys}::text[]) as line_key
    on conflict do nothing returning line_key`.execute(tx);
  if (kept.length < lineKeys.length) {
    return { outcome: (await isSamePress(tx, { siteKey, key, lineKeys })) ? 'noted' : 'lineKnown', orderNumber: null };
  }
  const day = [...new Set(lines.map(({ date }) => date))].toSorted().join(', ');
  const reason = `${day} ${formatYen(came, 'eng')}`;
  const numbered = new Map(orders.map((order) => [order.orderNumber, order]));
  for (const [at, { orderNumber, owed: seen }] of [...numbered.values()]
    .toSorted((one, other) => (one.orderNumber < other.orderNumber ? -1 : 1))
    .entries()) {
    const changeKey = `bank-${key}-${at}`;
    // oxlint-disable-next-line no-await-in-loop -- one connection has the transaction
    const noted = await noteTransfer(tx, orderJobs, { siteKey, orderNumber, seen, reason }, { ...changer, changeKey });
    if (noted !== 'noted') throw new NotNoted(noted, orderNumber);
  }
  return { outcome: 'noted', orderNumber: null };
}

/** The press arrived before, and its answer was lost. */
async function isSamePress(
  tx: Kysely<Tables>,
  { siteKey, key, lineKeys }: { siteKey: string; key: string; lineKeys: readonly string[] },
): Promise<boolean> {
  const known = await tx
    .selectFrom('bank_line')
    .select('payment_key')
    .where('site_key', '=', siteKey)
    .where('line_key', '=', sql<string>`any(${[...lineKeys]}::text[])`)
    .execute();
  return known.length === lineKeys.length && known.every((line) => line.payment_key === key);
}
