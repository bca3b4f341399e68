import { kanaIn, nameIn } from '#features/profile/rules/person-name.ts';
import type { LanguageCode } from '#kernel/language.ts';

/** What of a purchase names people. */
export interface NamedTicket {
  /** The ticket is still with who bought it. */
  isWithBuyer: boolean;
  /** The answers about the companion for whom it was bought, and those about the buyer. */
  companion: unknown;
  buyer: unknown;
}

/** A name and how it is read; '' where nobody asked. */
export interface PersonNamed {
  name: string;
  kana: string;
}

/**
 * A ticket's holder, at the gate as on the ticket: the companion of the purchase, else the holder by their profile
 * (`own`), else the buyer, else ''.
 */
export function holderOf(
  { isWithBuyer, companion, buyer }: NamedTicket,
  own: PersonNamed,
  language: LanguageCode,
): PersonNamed {
  if (!isWithBuyer) return own;
  const named = personIn(companion, language);
  if (named.name !== '') return named;
  return own.name === '' ? personIn(buyer, language) : own;
}

export function holderName(ticket: NamedTicket, ownName: string, language: LanguageCode): string {
  return holderOf(ticket, { name: ownName, kana: '' }, language).name;
}

/** Whom the answers of a form or a profile name. */
export function personIn(answers: unknown, language: LanguageCode): PersonNamed {
  return { name: nameIn(answers, language), kana: kanaIn(answers) };
}
