import { nameIn } from '#features/profile/rules/person-name.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { PurchaseListItem } from './purchase-list.ts';
import type { FormAnswer } from './uses-partner-form.ts';

/**
 * Whose each ticket of a purchase will be, in the order of the list, as far as the forms say; '' where nobody asked. The
 * first ticket of a kind is the buyer's own (TICKET-101).
 */
export function namesOnTickets(
  list: readonly Pick<PurchaseListItem, 'ticketId' | 'checkinUserInfo'>[],
  buyer: readonly FormAnswer[],
  language: LanguageCode,
): string[] {
  return list.map(({ ticketId, checkinUserInfo }, place) => {
    const isOwn = list.findIndex((one) => one.ticketId === ticketId) === place;
    return nameIn(isOwn ? buyer : checkinUserInfo, language);
  });
}
