import type { Stripe } from 'stripe';
import type { TransferNews } from '../gateway.ts';
import { answerOfIntent } from './read-intent.ts';
import { accountOf, type StripeLink } from './stripe-client.ts';

/** Money that a buyer's bank moves. Stripe itself makes all other movements between the balance and the charge. */
const moved: ReadonlySet<string> = new Set(['funded', 'funding_reversed']);

/** Money that a transfer brought and its charge has not taken stays with the customer. Each transfer has its own. */
export async function transferNewsOf(
  { stripe }: StripeLink,
  { customer }: Stripe.CashBalance,
  account: string | undefined,
): Promise<TransferNews | 'nothingOfOurs'> {
  const at = accountOf({ stripeAccount: account });
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100 }, at);
  // A customer with a kept card has charges of many orders.
  const intent = data.find(({ payment_method_types: types }) => types.includes('customer_balance'));
  const paymentKey = intent?.metadata['paymentKey'];
  if (intent === undefined || paymentKey === undefined) return 'nothingOfOurs';
  const transactions = await stripe.customers
    .listCashBalanceTransactions(customer, { limit: 100 }, at)
    .autoPagingToArray({ limit: 10_000 });
  const cameInAll = transactions
    .filter(({ type }) => moved.has(type))
    .reduce((sum, { net_amount }) => sum + net_amount, 0);
  return { paymentKey, gatewayKey: intent.id, answer: answerOfIntent(intent), cameInAll };
}
