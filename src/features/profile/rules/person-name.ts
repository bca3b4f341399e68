import type { LanguageCode } from '#kernel/language.ts';
import type { NamePart, Part } from './profile-item.ts';

const familyFirst: readonly NamePart[] = ['last_name', 'first_name'];
const givenFirst: readonly NamePart[] = ['first_name', 'last_name'];
const kanaOf = { last_name: 'last_name_kana', first_name: 'first_name_kana' } as const;

/** The order in which a language writes and asks for the parts of a name: only English begins with the given name. */
export function nameOrder(language: LanguageCode): readonly NamePart[] {
  return language === 'eng' ? givenFirst : familyFirst;
}

export function kanaOrder(language: LanguageCode): readonly NamePart[] {
  return nameOrder(language).map((part) => kanaOf[part as keyof typeof kanaOf]);
}

const withoutSpaces = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+$/u;

/**
 * A name as the language writes it: 山田 太郎, Taro Yamada, 王小明, 김민준. A name in Chinese, Japanese or Korean characters
 * begins with the family name in English too.
 */
export function formatName(parts: Readonly<Partial<Record<Part, string>>>, language: LanguageCode): string {
  const given = familyFirst.map((part) => parts[part] ?? '').filter((part) => part !== '');
  const isOfAsia = given.every((part) => withoutSpaces.test(part));
  const said = (isOfAsia ? familyFirst : nameOrder(language)).map((part) => parts[part] ?? '').filter(Boolean);
  const isClosed = isOfAsia && language !== 'jpn' && language !== 'eng';
  return said.join(isClosed ? '' : ' ');
}

interface Answer {
  answerMethod?: string;
  selectorValue?: readonly { key: string; value: string }[];
}

/** The first name that the answers of a form or a profile give; '' without one. */
export function nameIn(answers: unknown, language: LanguageCode): string {
  const name = (answers as readonly Answer[]).find(
    ({ answerMethod, selectorValue = [] }) =>
      answerMethod === 'NAME' && selectorValue.some(({ value }) => value !== ''),
  );
  return formatName(Object.fromEntries((name?.selectorValue ?? []).map(({ key, value }) => [key, value])), language);
}
