import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { valueOf } from '#features/profile/rules/item-value.ts';
import { formatName } from '#features/profile/rules/person-name.ts';
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

/** A member's name by their profile; '' without one. */
export function ownNameIn(items: readonly ProfileItem[], language: LanguageCode): string {
  const item = items.find((one) => one.answerMethod === 'NAME' && one.selectorValue.some(({ value }) => value !== ''));
  return item === undefined ? '' : formatName(valueOf(item).parts, language);
}

interface StoredAnswer {
  answerMethod?: string;
  selectorValue?: readonly { key: string; value: string }[];
}

/** The first name that answers of a form or a profile give; '' without one. */
export function nameIn(answers: unknown, language: LanguageCode): string {
  const name = (answers as readonly StoredAnswer[]).find(
    ({ answerMethod, selectorValue = [] }) =>
      answerMethod === 'NAME' && selectorValue.some(({ value }) => value !== ''),
  );
  const parts = Object.fromEntries((name?.selectorValue ?? []).map(({ key, value }) => [key, value]));
  return formatName(parts, language);
}
