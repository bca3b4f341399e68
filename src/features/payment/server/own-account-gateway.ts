import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { GatewayAnswer } from '../rules/gateway-answer.ts';
import { type AnyGateway, CardRefused } from './gateway.ts';
import type { Payments } from './payments.ts';

interface OwnAccountServices {
  payments: () => Pick<Payments, 'lastAnswer'>;
}

/**
 * Transfers to the organiser's own account. Nobody can be asked whether they came: the organiser notes it (`noteCame`).
 * Until then a payment waits, and it ends when it is stopped.
 */
export function createOwnAccountGateway({ payments }: OwnAccountServices): AnyGateway {
  const stands = async ({ paymentKey }: { paymentKey: string }): Promise<GatewayAnswer> =>
    (await payments().lastAnswer(paymentKey)) ?? { type: 'numberIssued' };
  return {
    name: 'organiser',
    async charge({ paymentKey }, name) {
      await name.keep(paymentKey);
      return { type: 'numberIssued' };
    },
    ask: stands,
    async cancel(payment) {
      const answer = await stands(payment);
      return answer.type === 'paid' ? answer : { type: 'refused', reason: 'canceled' };
    },
    // Only the organiser can send the money back.
    refund: () => Promise.resolve('refused'),
    registerCard: () => Promise.reject(new CardRefused('An account of an organiser takes no cards.')),
    forgetCard: () => Promise.resolve(),
    tokenizer: () => Promise.reject(new Error('No card is typed for a transfer.')),
    readWebhook: () => Promise.resolve(undefined),
  };
}

/** Notes in the transaction of the caller that a transfer to the organiser came. */
export async function noteCame(
  tx: Transaction<Tables>,
  { paymentKey, amount }: { paymentKey: string; amount: number },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ answer: { type: 'paid', amount } satisfies GatewayAnswer, changed_at: new Date(now) })
    .where('payment_key', '=', paymentKey)
    .where('gateway', '=', 'organiser')
    .execute();
}
