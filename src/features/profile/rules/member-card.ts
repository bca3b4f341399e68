import type { LanguageCode } from '#kernel/language.ts';
import { isEmptyValue, type ItemValue, valueOf } from './item-value.ts';
import { formatName } from './person-name.ts';
import type { ProfileItem } from './profile-item.ts';

interface CardRow {
  entryFormKey: string;
  label: string;
  value: string;
}

/** The part of a member's profile that other members see. */
export interface MemberCard {
  /** A path below the site's base; '' without a picture. */
  avatar: string;
  nickname: string;
  rows: CardRow[];
}

/** A card always shows NAME and AVATAR; other items only when the organiser made them public. */
function isPublicItem({ answerMethod, setting }: Pick<ProfileItem, 'answerMethod' | 'setting'>): boolean {
  return setting.isPublic ?? (answerMethod === 'NAME' || answerMethod === 'AVATAR');
}

/** An answer as one line of text; `prefecture` names a prefecture by its code. */
export function sayValue(
  item: ProfileItem,
  value: ItemValue,
  language: LanguageCode,
  prefecture: (code: string) => string,
): string {
  const { parts } = value;
  if (item.answerMethod === 'NAME') return formatName(parts, language);
  if (item.answerMethod === 'AVATAR') return parts.nickname ?? '';
  if (item.answerMethod === 'ADDRESS') return sayAddress(parts, language, prefecture);
  if (value.chosen.length === 0) return value.text;
  const labels = new Map(item.selectorItems.map(({ key, label }) => [key, label]));
  return value.chosen.map((key) => labels.get(key) ?? '').join(language === 'eng' ? ', ' : '、');
}

/** 〒100-0001 東京都千代田区…; a language that writes with spaces puts them between the parts. */
function sayAddress(parts: ItemValue['parts'], language: LanguageCode, prefecture: (code: string) => string): string {
  const { postal_code: code = '', address1 = '', address2 = '', address3 = '' } = parts;
  const postalCode = code && `〒${code.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`;
  const where = parts.prefecture ? prefecture(parts.prefecture) : '';
  const gap = language === 'eng' || language === 'kor' ? ' ' : '';
  const place = [where, address1, address2].filter(Boolean).join(gap);
  return [postalCode, place, address3].filter(Boolean).join(' ');
}

/** The card of a member's shared items: the picture, the nickname, and the public part of the rest. */
export function memberCard(
  shareProfile: readonly ProfileItem[],
  language: LanguageCode,
  prefecture: (code: string) => string,
): MemberCard {
  const shown = shareProfile.filter((item) => item.isEnabled && !item.isHidden && isPublicItem(item));
  const avatar = shown.find(({ answerMethod }) => answerMethod === 'AVATAR');
  const parts = avatar === undefined ? {} : valueOf(avatar).parts;
  const rows = shown
    .filter((item) => item.answerMethod !== 'AVATAR')
    .map((item) => ({ item, value: valueOf(item) }))
    .filter(({ value }) => !isEmptyValue(value))
    .map(({ item, value }) => ({
      entryFormKey: item.entryFormKey,
      label: item.label,
      value: sayValue(item, value, language, prefecture),
    }));
  return { avatar: parts.avatar ?? '', nickname: parts.nickname ?? '', rows };
}
