import type { CardToken } from '../../rules/card-provider.ts';
import { CardRefused, type KeptCard, type Merchant, type RegisteredCard } from '../gateway.ts';
import { accountOf, stripeErrorOf, type StripeLink } from './stripe-client.ts';

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/**
 * Keeps a card with a customer of its own, so that forgetting the card leaves no data of the member at Stripe. Stripe
 * asks the issuer when it attaches a card, and refuses one that the issuer does not know. The same token is the same
 * card.
 */
export async function registerCard(
  { stripe, log }: StripeLink,
  merchant: Merchant,
  { key, mail }: { key: string; mail: string },
  { token }: CardToken,
): Promise<RegisteredCard> {
  if (!/^pm_\w+$/.test(token)) throw new CardRefused('That is no token of Stripe.');
  const account = accountOf(merchant);
  const customer = await stripe.customers.create(
    { email: mail, metadata: { memberKey: key } },
    { ...account, idempotencyKey: `${token}/customer` },
  );
  try {
    const { card, id } = await stripe.paymentMethods.attach(
      token,
      { customer: customer.id },
      { ...account, idempotencyKey: `${token}/attach` },
    );
    if (card === undefined) throw new CardRefused('That is no card.');
    const { last4, exp_month, exp_year, brand, display_brand } = card;
    return {
      customerKey: customer.id,
      gatewayKey: id,
      cardNumber: `************${last4}`,
      expire: `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`,
      cardBrand: brands[brand] ?? display_brand ?? brand,
    };
  } catch (error) {
    const status = stripeErrorOf(error)?.statusCode;
    if (status !== 400 && status !== 402 && status !== 404 && !(error instanceof CardRefused)) throw error;
    await stripe.customers.del(customer.id, {}, account).catch((failure: unknown) => {
      log.warn('A customer without a card stays at Stripe.', { customer: customer.id, error: failure });
    });
    throw new CardRefused('Stripe does not take that card.', { cause: error });
  }
}

/** A card that is gone already counts as forgotten. */
export async function forgetCard({ stripe }: StripeLink, merchant: Merchant, { customerKey }: KeptCard): Promise<void> {
  try {
    await stripe.customers.del(customerKey, {}, accountOf(merchant));
  } catch (error) {
    if (stripeErrorOf(error)?.code !== 'resource_missing') throw error;
  }
}
