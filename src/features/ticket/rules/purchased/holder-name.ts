import { nameIn } from '#features/profile/rules/person-name.ts';
import type { LanguageCode } from '#kernel/language.ts';

/** What of a purchase names people. */
export interface NamedTicket {
  /** The ticket is still with who bought it. */
  isWithBuyer: boolean;
  /** The answers about the companion for whom it was bought, and those about the buyer. */
  companion: unknown;
  buyer: unknown;
}

/**
 * The name of a ticket's holder, at the gate as on the ticket: the companion of the purchase, else the holder by their
 * profile, else the buyer, else ''.
 */
export function holderName(
  { isWithBuyer, companion, buyer }: NamedTicket,
  ownName: string,
  language: LanguageCode,
): string {
  if (!isWithBuyer) return ownName;
  return nameIn(companion, language) || ownName || nameIn(buyer, language);
}
