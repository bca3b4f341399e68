import { cardProviderOf } from '#features/payment/rules/card-provider.ts';
import type { Merchant, Payments } from '#features/payment/server.ts';
import { type PublishedSite, serve } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import { keepCard } from './server/keep-card.ts';
import { cardRefusal } from './server/card-refusal.ts';
import type { CardUses } from './server/card-uses.ts';
import { defineForgetCard } from './server/forget-card.ts';
import { createSavedCards } from './server/saved-cards.ts';
import { cardData } from './server/card-data.ts';

export type { CardUses } from './server/card-uses.ts';
export { giveCardTryBack, tryCardOnce } from './server/count-card-try.ts';
export { createSavedCards, type SavedCards } from './server/saved-cards.ts';

export interface CreditCardServices {
  database: Database;
  payments: Pick<Payments, 'merchantOf' | 'registerCard' | 'forgetCard'>;
  jobs: Jobs;
  /** What waits on cards; nothing unless it is given. */
  uses?: CardUses;
}

const done = { data: { done: true } } as const;

/** The calls for members' cards. Only members may use them (CARD-002). */
export function createCreditCardServer(services: CreditCardServices): ServerFeature {
  const { database, payments, jobs, uses } = services;
  const cards = createSavedCards(database, uses);
  const forgetCard = defineForgetCard(jobs, payments, cards);

  /** 404 where the organiser takes no cards. */
  const merchantOf = (published: PublishedSite): Merchant => {
    if (cardProviderOf(published.document.client ?? {}) === undefined) throw refuse('notFound');
    return payments.merchantOf(published);
  };

  return {
    personalData: [cardData(database)],
    endpoints: [
      serve(calls.listCards, async ({ site, member }) => ({
        data: await cards.list(member.memberId, merchantOf(site)),
      })),
      serve(calls.addCard, async ({ site, member, body, context }) => {
        const own = { database, payments, cards, forgetCard };
        return { data: await keepCard(own, { member, merchant: merchantOf(site), token: body }, context) };
      }),
      serve(calls.deleteCard, async ({ site, member, body }) => {
        const removed = await cards.remove(member.memberId, merchantOf(site), body);
        if (removed !== 'done') throw cardRefusal(removed === 'waits' ? 'cardWaits' : 'cardGone');
        return done;
      }),
      serve(calls.chooseCard, async ({ site, member, body }) => {
        if (!(await cards.choose(member.memberId, merchantOf(site), body.cardId))) throw cardRefusal('cardGone');
        return done;
      }),
    ],
  };
}
