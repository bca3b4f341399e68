import { randomInt, randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { cardOfToken, type FoundCard, findCard, type ShownToken, spendToken } from './sandbox-cards.ts';
import { SandboxProblem } from './sandbox-problem.ts';
import type { ChargeRow, SandboxChargeTable, SandboxDatabase, SandboxTransaction } from './sandbox-tables.ts';
import { queueWebhooks } from './sandbox-webhooks.ts';
import { beginningOf } from './test-cards.ts';

type ChargeSource =
  | { kind: 'card'; customerKey: string; gatewayKey: string }
  | ({ kind: 'token' } & ShownToken)
  | { kind: 'store'; store: string }
  | { kind: 'bank' };

export interface ChargeOrder {
  idempotencyKey: string;
  routingKey: string;
  amount: number;
  source: ChargeSource;
  isCapturedAtOnce: boolean;
  isBuyerAway: boolean;
  merchantName: string;
  description: string;
  language: LanguageCode;
  returnUrl: string;
  deadline: Instant | undefined;
}

const challengeLifeMs = 15 * 60 * 1000;
const numberLifeMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Charges once for a key, however often and by however many at once it is asked for. `isAnswerLost`: the caller is not
 * to hear of it.
 */
export async function beginCharge(
  database: SandboxDatabase,
  order: ChargeOrder,
  now: Instant,
): Promise<{ charge: ChargeRow; isNew: boolean; isAnswerLost: boolean } | 'nothingButALostAnswer'> {
  const known = await findCharge(database, order.idempotencyKey);
  if (known !== undefined) return { charge: sameCharge(known, order), isNew: false, isAnswerLost: false };
  const { source } = order;
  const card = await cardOf(database, order, now);
  if (card?.outcome === 'maintenance') throw new SandboxProblem(503, 'maintenance', 'The gateway is being maintained.');
  if (card?.outcome === 'answerLostNothing') return 'nothingButALostAnswer';
  const values = beginning(order, card, now);
  const made = await database.inTransaction(async (tx) => {
    const row = await tx
      .insertInto('sandbox_charge')
      .values(values)
      // Either another call has begun the charge of this key, or the pay number is taken.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const isCardUsed = source.kind === 'token' && card !== undefined && !(await spendToken(tx, source.token));
    if (isCardUsed) return change(tx, row, { state: 'refused', reason: 'cardUnknown', paid_amount: null }, now);
    if (isSettled(row)) await queueWebhooks(tx, row, now);
    return row;
  });
  if (made === undefined) return beginCharge(database, order, now);
  const isAnswerLost = made.outcome === 'answerLostPaid' || made.outcome === 'answerLostSilently';
  return { charge: made, isNew: true, isAnswerLost };
}

function sameCharge(known: ChargeRow, { amount, routingKey }: ChargeOrder): ChargeRow {
  if (known.amount === amount && known.routing_key === routingKey) return known;
  throw new SandboxProblem(409, 'keyOfAnotherCharge', 'The idempotency key was used for another charge.');
}

async function cardOf(database: SandboxDatabase, order: ChargeOrder, now: Instant): Promise<FoundCard | undefined> {
  const { source, routingKey } = order;
  if (source.kind === 'token') return cardOfToken(database, routingKey, source, now);
  return source.kind === 'card' ? findCard(database, source.customerKey, source.gatewayKey) : undefined;
}

function beginning(order: ChargeOrder, card: FoundCard | undefined, now: Instant) {
  const { source } = order;
  const isCard = source.kind === 'card' || source.kind === 'token';
  const common = {
    charge_id: `ch_${randomUUID()}`,
    idempotency_key: order.idempotencyKey,
    routing_key: order.routingKey,
    amount: order.amount,
    outcome: card?.outcome ?? null,
    is_captured_at_once: order.isCapturedAtOnce,
    merchant_name: order.merchantName,
    description: order.description,
    language: order.language,
    return_url: order.returnUrl,
    created_at: new Date(now),
    changed_at: new Date(now),
  };
  const none = { paid_amount: null, reason: null, store: null, pay_number: null, deadline: null };
  if (!isCard) {
    return {
      ...common,
      ...none,
      method: source.kind,
      state: 'awaiting' as const,
      store: source.kind === 'store' ? source.store : null,
      pay_number: source.kind === 'store' ? tillNumber() : accountNumber(),
      deadline: new Date(order.deadline ?? now + numberLifeMs),
    };
  }
  const begun =
    card === undefined
      ? { state: 'refused' as const, reason: 'cardUnknown' }
      : beginningOf(card.outcome, order.isBuyerAway);
  const ofCard = { ...common, ...none, method: 'card' as const };
  if (begun.state === 'refused') return { ...ofCard, ...begun };
  if (begun.state === 'requiresAction') {
    return { ...ofCard, ...begun, deadline: new Date(now + challengeLifeMs) };
  }
  return { ...ofCard, ...taken(order.isCapturedAtOnce, order.amount) };
}

/** The change when the money is taken, or only held. */
export function taken(isCapturedAtOnce: boolean, amount: number) {
  return isCapturedAtOnce
    ? { state: 'paid' as const, paid_amount: amount }
    : { state: 'authorized' as const, paid_amount: null };
}

/** A number of 10 or 11 digits that does not begin with zero. */
function tillNumber(): string {
  return String(randomInt(2) === 0 ? randomInt(1e9, 1e10) : randomInt(1e10, 1e11));
}

function accountNumber(): string {
  return String(randomInt(1e6, 1e7));
}

function isSettled({ state }: ChargeRow): boolean {
  return state === 'paid' || state === 'refused' || state === 'canceled';
}

export async function findCharge(
  { kysely }: Pick<SandboxDatabase, 'kysely'>,
  idempotencyKey: string,
): Promise<ChargeRow | undefined> {
  return kysely
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Changes a locked charge and writes down its webhook. */
export async function change(
  tx: SandboxTransaction,
  row: ChargeRow,
  to: Updateable<SandboxChargeTable>,
  now: Instant,
): Promise<ChargeRow> {
  const changed = await tx
    .updateTable('sandbox_charge')
    .set({ ...to, changed_at: new Date(now) })
    .where('charge_id', '=', row.charge_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isSettled(changed)) await queueWebhooks(tx, changed, now);
  return changed;
}

/** Locks a charge and works on it. Answers undefined when there is no such charge. */
export async function withCharge(
  database: SandboxDatabase,
  where: { charge_id: string } | { idempotency_key: string } | { pay_number: string },
  work: (tx: SandboxTransaction, row: ChargeRow) => Promise<ChargeRow>,
): Promise<ChargeRow | undefined> {
  const [[column, value]] = Object.entries(where) as [[keyof ChargeRow, string]];
  return database.inTransaction(async (tx) => {
    const row = await tx
      .selectFrom('sandbox_charge')
      .selectAll()
      .where(column, '=', value)
      .forUpdate()
      .executeTakeFirst();
    return row && work(tx, row);
  });
}

/** Ends all charges that nobody answered or paid in time. */
export async function expireCharges(database: SandboxDatabase, now: Instant): Promise<void> {
  const late = await database.kysely
    .selectFrom('sandbox_charge')
    .select('charge_id')
    .where('state', 'in', ['requiresAction', 'awaiting'])
    .where('deadline', '<=', new Date(now))
    .execute();
  for (const { charge_id } of late) {
    await withCharge(database, { charge_id }, async (tx, row) => expired(tx, row, now));
  }
}

/** Ends the charge if its time is over, and answers it. */
export async function expired(tx: SandboxTransaction, row: ChargeRow, now: Instant): Promise<ChargeRow> {
  const isOpen = row.state === 'requiresAction' || row.state === 'awaiting';
  if (!isOpen || row.deadline === null || row.deadline.getTime() > now) return row;
  const reason = row.method === 'card' ? 'authenticationFailed' : 'expired';
  return change(tx, row, { state: 'refused', reason }, now);
}
