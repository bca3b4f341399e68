import type { Member } from '#kernel/member.ts';
import { addCardBody, cardLimits, mayAddCard, type CardToken } from '#features/payment/rules/card-provider.ts';
import { CardRefused, type Merchant, type Payments, type RegisteredCard } from '#features/payment/server.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import type { Card } from '../contract.ts';
import { cardRefusal, limitRefusal, missingRefusal } from './card-refusal.ts';
import { countCardTry } from './count-card-try.ts';
import { forgottenCard } from './forget-card.ts';
import type { SavedCards } from './saved-cards.ts';

export interface AddCardServices {
  database: Database;
  payments: Pick<Payments, 'registerCard'>;
  cards: SavedCards;
  forgetCard: JobKind<ReturnType<typeof forgottenCard>>;
}

/**
 * The gateway keeps the card first, then the row is written. The gateway forgets a card for which no place is left.
 * Throws 422 for a bad card or token, 409 at the limit, 429 after too many tries, 503 when the gateway does not answer.
 */
export async function keepCard(
  { database, payments, cards, forgetCard }: AddCardServices,
  { member, merchant, token }: { member: Member; merchant: Merchant; token: CardToken },
  context: RequestContext,
): Promise<Card> {
  const { memberId, mail } = member;
  const { provider } = merchant;
  if (provider === 'Rehearsal') throw cardRefusal('registrationFailed');
  const sent = addCardBody(provider, token);
  const missing = Object.keys(sent).filter((field) => sent[field] === '');
  if (missing.length > 0) throw missingRefusal(missing);
  const limit = limitRefusal(cardLimits[provider]);
  const saved = await cards.list(memberId, merchant);
  if (!mayAddCard(provider, saved.length)) throw limit;
  await countCardTry(database, memberId, context.now);

  const card = await register();
  const kept = await cards.keep(memberId, merchant, card, context.now).catch(async (error: unknown) => {
    await forgetCard.send(forgottenCard(merchant, card));
    throw error;
  });
  if (typeof kept === 'object') return kept;
  await forgetCard.send(forgottenCard(merchant, card));
  throw kept === 'full' ? limit : refuse('sessionEnded');

  async function register(): Promise<RegisteredCard> {
    // Leaves out the key where the provider has none.
    const shown = { token: token.token, ...sent };
    try {
      return await payments.registerCard(merchant, { key: `member-${memberId}`, mail }, shown);
    } catch (error) {
      if (error instanceof CardRefused) throw cardRefusal('cardInvalid');
      if (error instanceof Refusal) throw error;
      context.log.error('A gateway did not register a card.', { provider, error });
      throw cardRefusal('registrationFailed');
    }
  }
}
