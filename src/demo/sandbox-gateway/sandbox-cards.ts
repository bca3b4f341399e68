import { randomUUID } from 'node:crypto';
import { cardProblems } from '#features/credit-card/rules/card-problems.ts';
import { cardBrandOf, cardDigits } from '#features/credit-card/rules/card-number.ts';
import type { Instant } from '#kernel/clock.ts';
import { keysOf } from '#kernel/keys-of.ts';
import type { SandboxDatabase, SandboxTransaction } from './sandbox-tables.ts';
import { SandboxProblem } from './sandbox-problem.ts';
import { type Outcome, testCards } from './test-cards.ts';

export interface TypedCard {
  number: string;
  expMonth: string;
  expYear: string;
  cvc: string;
}

export interface ShownToken {
  token: string;
  tokenKey?: string | undefined;
}

export interface FoundCard {
  brand: string;
  last4: string;
  expire: string;
  outcome: Outcome;
}

const tokenLifeMs = 15 * 60 * 1000;
const problemCodes = { cardNumber: 'cardNumber', expire: 'cardExpiry', securityCode: 'securityCode' } as const;

/** Makes a token of a card and keeps only the last four digits of its number. A token for Sbps comes with a key. */
export async function makeToken(
  { kysely }: SandboxDatabase,
  routingKey: string,
  typed: TypedCard,
  now: Instant,
): Promise<ShownToken> {
  const { number, expMonth, expYear, cvc } = typed;
  const expire = `${expMonth.padStart(2, '0')}/${expYear}`;
  const problems = cardProblems({ cardNumber: number, expire, securityCode: cvc }, now);
  const [field] = keysOf(problems);
  if (field !== undefined) throw new SandboxProblem(422, problemCodes[field], 'The card is not valid.');
  const digits = cardDigits(number);
  const outcome = testCards[digits];
  if (outcome === undefined) throw new SandboxProblem(422, 'cardNumber', 'The sandbox takes its test cards only.');
  const token = `tok_${randomUUID()}`;
  const tokenKey = routingKey.startsWith('Sbps:') ? `key_${randomUUID()}` : undefined;
  await kysely.deleteFrom('sandbox_token').where('expires_at', '<', new Date(now)).execute();
  await kysely
    .insertInto('sandbox_token')
    .values({
      token,
      token_key: tokenKey ?? null,
      routing_key: routingKey,
      brand: cardBrandOf(digits) ?? '',
      last4: digits.slice(-4),
      expire: `${expire.slice(0, 2)}/${expire.slice(-2)}`,
      outcome,
      expires_at: new Date(now + tokenLifeMs),
    })
    .execute();
  return { token, ...(tokenKey !== undefined && { tokenKey }) };
}

/** Finds the card of a token without using the token up. */
export async function cardOfToken(
  { kysely }: Pick<SandboxDatabase, 'kysely'>,
  routingKey: string,
  { token, tokenKey }: ShownToken,
  now: Instant,
): Promise<FoundCard | undefined> {
  return kysely
    .selectFrom('sandbox_token')
    .select(['brand', 'last4', 'expire', 'outcome'])
    .where('token', '=', token)
    .where('routing_key', '=', routingKey)
    .where('token_key', 'is not distinct from', tokenKey ?? null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
}

/** Uses a token up, for it is good once. Answers false when it was used already. */
export async function spendToken(tx: SandboxTransaction, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sandbox_token').where('token', '=', token).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps the card of a token for a customer. */
export async function keepCard(
  database: SandboxDatabase,
  routingKey: string,
  customerKey: string,
  shown: ShownToken,
  now: Instant,
): Promise<FoundCard & { cardId: string }> {
  const card = await cardOfToken(database, routingKey, shown, now);
  if (card?.outcome === 'cardExpired') throw new SandboxProblem(422, 'cardExpired', 'The card has expired.');
  const cardId = `card_${randomUUID()}`;
  const isKept = await database.inTransaction(async (tx) => {
    if (card === undefined || !(await spendToken(tx, shown.token))) return false;
    await tx
      .insertInto('sandbox_card')
      .values({ ...card, card_id: cardId, customer_key: customerKey, created_at: new Date(now) })
      .execute();
    return true;
  });
  if (card === undefined || !isKept) throw new SandboxProblem(422, 'tokenUnknown', 'The token is unknown or used.');
  return { ...card, cardId };
}

export async function findCard(
  { kysely }: SandboxDatabase,
  customerKey: string,
  cardId: string,
): Promise<FoundCard | undefined> {
  return kysely
    .selectFrom('sandbox_card')
    .select(['brand', 'last4', 'expire', 'outcome'])
    .where('card_id', '=', cardId)
    .where('customer_key', '=', customerKey)
    .executeTakeFirst();
}

/** Forgets a card; it may be forgotten already. */
export async function forgetCard({ kysely }: SandboxDatabase, customerKey: string, cardId: string): Promise<void> {
  await kysely
    .deleteFrom('sandbox_card')
    .where('card_id', '=', cardId)
    .where('customer_key', '=', customerKey)
    .execute();
}
