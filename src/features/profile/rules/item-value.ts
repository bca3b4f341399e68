import { shownMail } from '#kernel/mail-address.ts';
import { isChoice, type ItemShape, type Part, partsOf, type ProfileItem, type SelectorValue } from './profile-item.ts';

/** An answer as a form holds it; the answer method decides which of the three fields counts. */
export interface ItemValue {
  text: string;
  parts: Readonly<Partial<Record<Part, string>>>;
  /** The keys of the chosen options. */
  chosen: readonly string[];
}

/** An answer as the calls carry it. */
export interface ProfileAnswer {
  entryFormKey: string;
  answerMethod: string;
  textValue: string;
  selectorValue: SelectorValue[];
  shareProfileId?: number | undefined;
  profileId?: number | undefined;
}

export const emptyValue: ItemValue = { text: '', parts: {}, chosen: [] };

/** The keys that are currently offered. */
export function enabledKeys({ selectorItems }: Pick<ItemShape, 'selectorItems'>): string[] {
  return selectorItems.filter(({ isEnabled }) => isEnabled).map(({ key }) => key);
}

/**
 * The value that a form shows for an answer; a choice that is no longer offered does not count (PROFILE-016,
 * PROFILE-017).
 */
export function valueOf(
  item: ItemShape & { textValue?: string; selectorValue?: readonly Partial<SelectorValue>[] },
): ItemValue {
  const { textValue = '', selectorValue = [] } = item;
  const parts = partsOf(item);
  if (parts.length > 0) {
    const given = new Map(selectorValue.map(({ key, value }) => [key, value ?? '']));
    return { ...emptyValue, parts: Object.fromEntries(parts.map((part) => [part, given.get(part) ?? ''])) };
  }
  if (!isChoice(item)) return { ...emptyValue, text: isMail(item) ? shownMail(textValue) : textValue };
  const offered = enabledKeys(item);
  const chosen = new Set(selectorValue.flatMap(({ key }) => (key === undefined ? [] : [key])));
  return { ...emptyValue, chosen: [...chosen].filter((key) => offered.includes(key)) };
}

/** Whether the answer is a mail address: people read its domain in the script in which it was typed. */
const isMail = ({ answerMethod, setting }: ItemShape): boolean =>
  answerMethod === 'MAILADDRESS' || setting.inputType === 'email';

/** The two fields in which an answer is stored and sent; the inverse of `valueOf`. */
export function fieldsOf(item: ItemShape, value: ItemValue): Pick<ProfileItem, 'textValue' | 'selectorValue'> {
  const parts = partsOf(item);
  if (parts.length > 0) {
    return {
      textValue: item.answerMethod === 'AVATAR' ? (value.parts.nickname ?? '') : '',
      selectorValue: parts.map((key) => ({ key, value: value.parts[key] ?? '' })),
    };
  }
  if (!isChoice(item)) return { textValue: value.text, selectorValue: [] };
  const labels = new Map(item.selectorItems.map(({ key, label }) => [key, label]));
  return { textValue: '', selectorValue: value.chosen.map((key) => ({ key, value: labels.get(key) ?? '' })) };
}

/** The answer to an item as the calls send it. */
export function answerOf(item: ProfileItem, value: ItemValue): ProfileAnswer {
  const { entryFormKey, answerMethod, shareProfileId, profileId } = item;
  return {
    entryFormKey,
    answerMethod,
    ...fieldsOf(item, value),
    ...(shareProfileId === null ? {} : { shareProfileId }),
    ...(profileId === null ? {} : { profileId }),
  };
}

/** Whether nothing at all was filled in. */
export function isEmptyValue({ text, parts, chosen }: ItemValue): boolean {
  return text.trim() === '' && chosen.length === 0 && Object.values(parts).every((part) => part.trim() === '');
}
