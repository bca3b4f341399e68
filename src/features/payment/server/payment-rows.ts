import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { tallyCommitted } from '#server/database/tally.ts';
import { type GatewayAnswer, refusedReasons } from '../rules/gateway-answer.ts';
import type { ChargingGateway } from '../rules/gateway-choice.ts';
import { knownAnswer, latestAnswer } from '../rules/latest-answer.ts';
import { bankAccountSchema, storeNumberSchema } from '../contract/how-to-pay.ts';
import type { ChargeRequest, Merchant, PaymentSource } from './gateway.ts';
import type { PaymentTable } from './payment-tables.ts';

export interface StoredPayment {
  paymentKey: string;
  gateway: ChargingGateway;
  merchant: Merchant;
  amount: number;
  gatewayKey: string | undefined;
  answer: GatewayAnswer | undefined;
  /** When the gateway was last asked to charge. */
  sentAt: Instant;
}

const methodOf: Record<PaymentSource['kind'], PaymentTable['method']> = {
  card: 'CreditCard',
  token: 'CreditCard',
  store: 'ConvenienceStore',
  bank: 'Bank',
};

/** The rows of the charges that gateways were asked for. */
export function createPaymentRows(database: Database) {
  const { kysely } = database;
  return {
    /** Stored before the request to the gateway. A key that is stored already keeps its gateway and its merchant. */
    async begin(request: ChargeRequest, gateway: ChargingGateway, now: Instant): Promise<StoredPayment> {
      const { paymentKey, merchant, amount, source } = request;
      const at = new Date(now);
      const row = await kysely
        .insertInto('payment')
        .values({
          payment_key: paymentKey,
          site_key: merchant.siteKey,
          gateway,
          provider: merchant.provider,
          stripe_account: merchant.stripeAccount ?? null,
          method: methodOf[source.kind],
          amount,
          gateway_key: null,
          sent_at: at,
          created_at: at,
          changed_at: at,
        })
        .onConflict((conflict) => conflict.column('payment_key').doUpdateSet({ sent_at: at }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return present(row);
    },
    async find(paymentKey: string): Promise<StoredPayment | undefined> {
      const row = await kysely
        .selectFrom('payment')
        .selectAll()
        .where('payment_key', '=', paymentKey)
        .executeTakeFirst();
      return row && present(row);
    },
    /** The first name that a gateway gave a payment stays. */
    async keepGatewayKey(paymentKey: string, gatewayKey: string): Promise<string> {
      const { gateway_key } = await kysely
        .updateTable('payment')
        .set((eb) => ({ gateway_key: eb.fn.coalesce('gateway_key', eb.val(gatewayKey)) }))
        .where('payment_key', '=', paymentKey)
        .returning('gateway_key')
        .executeTakeFirstOrThrow();
      return gateway_key ?? gatewayKey;
    },
    /** Stores the answer unless a better one is known, and returns what is stored. */
    async keepAnswer(paymentKey: string, said: GatewayAnswer, now: Instant): Promise<GatewayAnswer> {
      return inTransaction(database, async (tx) => {
        const row = await tx
          .selectFrom('payment')
          .select(['answer', 'gateway'])
          .where('payment_key', '=', paymentKey)
          .forUpdate()
          .executeTakeFirst();
        const stored = readStoredAnswer(row?.answer);
        const known = knownAnswer(stored, said);
        if (row === undefined || latestAnswer(stored, known) !== known) return known;
        await tx
          .updateTable('payment')
          .set({ answer: known, changed_at: new Date(now) })
          .where('payment_key', '=', paymentKey)
          .execute();
        if (known.type !== stored?.type) {
          tallyCommitted(tx, 'hiroba_payment_answers_total', { gateway: row.gateway, answer: known.type });
        }
        return known;
      });
    },
  };
}

function present(row: Selectable<PaymentTable>): StoredPayment {
  return {
    paymentKey: row.payment_key,
    gateway: row.gateway,
    merchant: { siteKey: row.site_key, provider: row.provider, stripeAccount: row.stripe_account ?? undefined },
    amount: row.amount,
    gatewayKey: row.gateway_key ?? undefined,
    answer: readStoredAnswer(row.answer),
    sentAt: row.sent_at.getTime(),
  };
}

const received = v.optional(v.number());
const answerSchema = v.variant('type', [
  v.object({ type: v.literal('paid'), amount: v.number() }),
  v.object({ type: v.literal('actionRequired'), url: v.string() }),
  v.object({
    type: v.literal('numberIssued'),
    store: v.optional(storeNumberSchema),
    bank: v.optional(bankAccountSchema),
    received,
  }),
  v.object({ type: v.literal('refused'), reason: v.picklist(refusedReasons), received }),
  v.object({ type: v.literal('notFound') }),
  v.object({ type: v.literal('unknown') }),
]);

/** A stored answer; undefined before the first one. */
function readStoredAnswer(stored: unknown): GatewayAnswer | undefined {
  const result = v.safeParse(answerSchema, stored);
  return result.success ? result.output : undefined;
}
