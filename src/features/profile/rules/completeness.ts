import { isEmptyValue, type ItemValue, valueOf } from './item-value.ts';
import { isChoice, isFillable, type ItemShape, partsOf, type ProfileItem, requiredPartsOf } from './profile-item.ts';

/** Whether an answer would be complete if its item were required (PROFILE-012 to PROFILE-018). */
export function isFilled(item: ItemShape, value: ItemValue): boolean {
  if (isChoice(item)) return value.chosen.length > 0;
  if (partsOf(item).length === 0) return value.text.trim() !== '';
  return requiredPartsOf(item).every((part) => (value.parts[part] ?? '').trim() !== '');
}

/** Whether a required answer is missing. Disabled, hidden and uneditable items are skipped (PROFILE-019 to PROFILE-022). */
export function isMissing(item: ProfileItem): boolean {
  const counts = item.isRequired && item.isEnabled && !item.isHidden && !item.isUneditable;
  return counts && !isFilled(item, valueOf(item));
}

export interface CompletenessWish {
  /** The member has just registered (storage key checkEmptyPerson): a profile without any answer is incomplete. */
  isFresh?: boolean;
}

/**
 * Whether no required answer is missing in the items of both lists. Right after a registration the profile also needs
 * some answer besides the mail address, if there is anything that the member could fill in (PROFILE-023).
 */
export function isProfileComplete(items: readonly ProfileItem[], { isFresh = false }: CompletenessWish = {}): boolean {
  if (items.some(isMissing)) return false;
  return !isFresh || !items.some(isFillable) || !isEntirelyEmpty(items);
}

/** Whether no item but the mail address is answered. */
export function isEntirelyEmpty(items: readonly ProfileItem[]): boolean {
  return items.every((item) => item.answerMethod === 'MAILADDRESS' || isEmptyValue(valueOf(item)));
}
