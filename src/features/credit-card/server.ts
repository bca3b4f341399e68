import type { Members } from '#features/account/server.ts';
import { cardProviderOf } from '#features/payment/rules/card-provider.ts';
import type { Merchant, Payments } from '#features/payment/server.ts';
import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import * as calls from './contract.ts';
import { addCard } from './server/add-card.ts';
import { cardRefusal } from './server/card-refusal.ts';
import { defineForgetCard } from './server/forget-card.ts';
import { createSavedCards } from './server/saved-cards.ts';

export { cardData } from './server/card-data.ts';
export { giveCardTryBack, tryCardOnce } from './server/count-card-try.ts';
export { createSavedCards, type SavedCards } from './server/saved-cards.ts';

export interface CreditCardServices {
  database: Database;
  site: SiteServer;
  members: Members;
  payments: Pick<Payments, 'merchantOf' | 'registerCard' | 'forgetCard'>;
  jobs: Jobs;
}

const done = { data: { done: true } } as const;

/** The cards of members, for members alone (CARD-002). */
export function createCreditCardServer(services: CreditCardServices): { endpoints: ServedEndpoint[] } {
  const { database, site, members, payments, jobs } = services;
  const cards = createSavedCards(database);
  const forgetCard = defineForgetCard(jobs, payments, cards);

  /** 404 where the organiser takes no cards. */
  const merchantOf = (published: PublishedSite): Merchant => {
    if (cardProviderOf(published.document.client ?? {}) === undefined) throw refuse('notFound');
    return payments.merchantOf(published);
  };
  const enter = async (identity: SiteIdentity, context: RequestContext) => {
    const published = await site.doors.enter(identity, context);
    const member = await members.requireActive(context, published);
    return { member, memberId: member.memberId, merchant: merchantOf(published) };
  };

  return {
    endpoints: [
      serve(calls.listCards, async ({ params }, context) => {
        const published = await site.doors.enter(params, context);
        const { memberId } = await members.require(context, published);
        return { data: await cards.list(memberId, merchantOf(published)) };
      }),
      serve(calls.addCard, async ({ params, body }, context) => {
        const { member, merchant } = await enter(params, context);
        const own = { database, payments, cards, forgetCard };
        return { data: await addCard(own, { member, merchant, token: body }, context) };
      }),
      serve(calls.deleteCard, async ({ params, body }, context) => {
        const { memberId, merchant } = await enter(params, context);
        await cards.remove(memberId, merchant, body.cardId);
        return done;
      }),
      serve(calls.chooseCard, async ({ params, body }, context) => {
        const { memberId, merchant } = await enter(params, context);
        if (!(await cards.choose(memberId, merchant, body.cardId))) throw cardRefusal('cardGone');
        return done;
      }),
    ],
  };
}
