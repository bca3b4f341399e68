import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { cardTokenMax } from '#features/payment/rules/card-provider.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { flagSchema, idSchema } from '#kernel/schema.ts';

export type { readTokenizer } from '#features/payment/contract.ts';

/** A member's card as the site shows it. The gateway keeps the rest (CARD-003). */
export const cardSchema = v.object({
  cardId: v.number(),
  /** `************4242` */
  cardNumber: v.string(),
  /** `04/28`: month and year. */
  expire: v.string(),
  cardBrand: v.string(),
  /** The card that pays unless the member chooses another one. */
  isChosen: v.boolean(),
  /** Applications to lotteries that it pays if they win. */
  waiting: v.number(),
});
export type Card = v.InferOutput<typeof cardSchema>;

const done = v.object({ done: v.literal(true) });
const cardBody = v.object({ cardId: idSchema });
/** The handler answers for a missing one, because it knows the provider. */
const tokenText = v.optional(v.pipe(v.string(), maxLetters(cardTokenMax)), '');

export const listCards = endpoint({
  name: 'listCards',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'payments/credit/list/{portalId}[/{eventId}]',
  summary: 'The cards of the member that this site accepts, oldest first; 404 if the site takes no cards [CARD-011].',
  answer: v.array(cardSchema),
});

export const addCard = endpoint({
  name: 'addCard',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'payments/credit/add/{portalId}[/{eventId}]',
  summary:
    'Registers a card by its token from the tokenizer: token and tokenKey for Sbps, only token for Stripe and Paygent. From now on the card also pays applications whose own card was deleted without naming another one. 409: the member has as many cards as the provider keeps. 422: the provider does not accept the card. 503: the gateway cannot be reached [CARD-006, CARD-009, CARD-012, CARD-013, CARD-014].',
  body: v.object({ token: tokenText, tokenKey: tokenText }),
  answer: cardSchema,
  statuses: [409, 503],
});

export const deleteCard = endpoint({
  name: 'deleteCard',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'payments/credit/delete/{portalId}[/{eventId}]',
  summary:
    'Deletes one of the member’s cards, at the gateway too; the call also succeeds if the card is already gone. If it was the chosen card, the newest of the others becomes the chosen one. If lottery applications are to be paid with it, `insteadCardId` names the card that pays instead, or `isWarned` confirms that no card pays yet. 409 with the reason `cardWaits` without either; 404 if the other card is gone [CARD-015].',
  body: v.object({
    cardId: idSchema,
    insteadCardId: v.optional(idSchema),
    isWarned: v.optional(flagSchema, false),
  }),
  answer: done,
  statuses: [409],
});

export const chooseCard = endpoint({
  name: 'chooseCard',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'payments/credit/choose/{portalId}[/{eventId}]',
  summary: 'Chooses the card that pays; 404 if the card no longer exists [CARD-016].',
  body: cardBody,
  answer: done,
});
