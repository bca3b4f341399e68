import * as v from 'valibot';
import { merchantProviders } from '#features/payment/rules/card-provider.ts';
import type { KeptCard, Merchant, Payments } from '#features/payment/server.ts';
import type { JobKind, Jobs } from '#server/jobs/jobs.ts';
import { accountOf, type SavedCards } from './saved-cards.ts';

/** The work that a deleted row leaves. The database adds the same job on delete (migrations/0011_cards.sql). */
const forgottenCardSchema = v.object({
  siteKey: v.string(),
  provider: v.picklist(merchantProviders),
  merchantAccount: v.string(),
  customerKey: v.string(),
  gatewayKey: v.string(),
});
type ForgottenCard = v.InferOutput<typeof forgottenCardSchema>;

/** The job that makes the gateway forget a card. It is tried until the gateway has done it. */
export function defineForgetCard(
  jobs: Jobs,
  payments: Pick<Payments, 'forgetCard'>,
  cards: Pick<SavedCards, 'isKept'>,
): JobKind<ForgottenCard> {
  return jobs.define('forgetCard', forgottenCardSchema, async (forgotten) => {
    const { siteKey, provider, merchantAccount, customerKey, gatewayKey } = forgotten;
    const merchant = { siteKey, provider, stripeAccount: merchantAccount || undefined };
    const card = { customerKey, gatewayKey };
    // The member has registered it again since, and a gateway may give the same card the same name.
    if (await cards.isKept(merchant, card)) return;
    await payments.forgetCard(merchant, card);
  });
}

export function forgottenCard(merchant: Merchant, { customerKey, gatewayKey }: KeptCard): ForgottenCard {
  const { siteKey, provider } = merchant;
  return { siteKey, provider, merchantAccount: accountOf(merchant), customerKey, gatewayKey };
}
