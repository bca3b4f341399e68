import { isRecord } from '#kernel/is-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { NamePart, Part } from './profile-item.ts';

const kanaOf = { last_name: 'last_name_kana', first_name: 'first_name_kana' } as const;
type PlainPart = keyof typeof kanaOf;
const familyFirst: readonly PlainPart[] = ['last_name', 'first_name'];
const givenFirst: readonly PlainPart[] = ['first_name', 'last_name'];

/** The order in which a language writes and asks for the parts of a name: only English begins with the given name. */
export function nameOrder(language: LanguageCode): readonly PlainPart[] {
  return language === 'eng' ? givenFirst : familyFirst;
}

export function kanaOrder(language: LanguageCode): readonly NamePart[] {
  return nameOrder(language).map((part) => kanaOf[part]);
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

const isNamePart = (one: unknown): one is { key: string; value: string } =>
  isRecord(one) && typeof one['key'] === 'string' && typeof one['value'] === 'string';

/** The first name that the answers of a form or a profile give; '' without one. */
export function nameIn(answers: unknown, language: LanguageCode): string {
  return formatName(namePartsIn(answers), language);
}

/** That name as letters and receipts address it: 汐見 花子 様. */
export function addressIn(answers: unknown, language: LanguageCode): string {
  const name = nameIn(answers, language);
  return language === 'jpn' && name !== '' ? `${name} 様` : name;
}

/** How that name is read, in kana; '' where nobody asked. */
export function kanaIn(answers: unknown): string {
  const parts = namePartsIn(answers);
  return familyFirst
    .map((part) => parts[kanaOf[part]] ?? '')
    .filter(Boolean)
    .join(' ');
}

/** That name and its kana, each as one word as Japanese is written. */
export function writtenNames(answers: unknown): string[] {
  const parts = namePartsIn(answers);
  const written = [familyFirst, familyFirst.map((part) => kanaOf[part])].map((own) =>
    own.map((part) => parts[part] ?? '').join(''),
  );
  return written.filter((name) => name !== '');
}

function namePartsIn(answers: unknown): Partial<Record<Part, string>> {
  for (const answer of Array.isArray(answers) ? answers : []) {
    const { answerMethod, selectorValue } = isRecord(answer) ? answer : {};
    const parts = Array.isArray(selectorValue) ? selectorValue.filter(isNamePart) : [];
    if (answerMethod === 'NAME' && parts.some(({ value }) => value !== '')) {
      return Object.fromEntries(parts.map(({ key, value }) => [key, value]));
    }
  }
  return {};
}
