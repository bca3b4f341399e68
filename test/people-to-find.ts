import fc from 'fast-check';
import { sql } from 'kysely';
import { writtenNames } from '#features/profile/rules/person-name.ts';
import { readOrderSearch } from '#features/ticket/rules/order/order-search.ts';
import { foldName } from '#kernel/fold-name.ts';
import type { Database } from '#server/database/database.ts';

const families = ['田中', '田村', '港', '𠮷田', 'Smith', 'ミナト'];
const given = ['花子', '実', 'John', 'ﾊﾅｺ', ''];
const kana = ['タナカ', 'みなと', 'ﾖｼﾀﾞ', ''];
const mails = ['tanaka', 'Minato.J', 'smith+1', 'x'];

interface Person {
  family: string;
  first: string;
  read: string;
  mail: string;
}

/** People whose names are alike. */
export const someone: fc.Arbitrary<Person> = fc.record({
  family: fc.constantFrom(...families),
  first: fc.constantFrom(...given),
  read: fc.constantFrom(...kana),
  mail: fc.constantFrom(...mails).map((local) => `${local}@example.jp`),
});

const nameParts = ({ family, first, read }: Person) => [
  { key: 'last_name', value: family },
  { key: 'first_name', value: first },
  { key: 'last_name_kana', value: read },
];
export const nameAnswers = (who: Person) => [{ answerMethod: 'NAME', selectorValue: nameParts(who) }];
export const asJson = (value: unknown) => sql<object>`${JSON.stringify(value)}::jsonb`;

/** What somebody is found by whose mail address is known, or only their name. */
export const lettersOf = (who: Person, mail: string = who.mail): string =>
  foldName([mail, ...writtenNames(nameAnswers(who))].join(' '));

const word = fc.oneof(
  fc.constantFrom(
    ...families,
    ...given,
    ...kana,
    ...mails,
    '@example.jp',
    '田',
    '花',
    'み',
    'm',
    'ぬ',
    '%',
    'n1',
    'n150',
  ),
  fc.constantFrom('abcd', 'ＡＢＣＤ-abcd', 'ABCDABCD000', '田中花子', '田中タナカ', 'minato.j@example.jp'),
);
/** What an organiser may type, of which some is typed by nobody's name. */
export const typedWords = fc
  .array(word, { minLength: 1, maxLength: 2 })
  .map((words) => words.join(' '))
  .filter((typed) => typed.trim() !== '');

/** Whether folded letters have every word of what was typed. */
export function plainlyHas(letters: string, typed: string): boolean {
  return readOrderSearch(typed)?.words.every((one) => ` ${letters}`.includes(one)) ?? true;
}

/** A member with a name in their profile. */
export async function memberNamed(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
  who: Person,
  { mail, loginId }: { mail: string; loginId?: string },
): Promise<number> {
  const login = loginId === undefined ? {} : { login_id: loginId, login_key: loginId.toLowerCase() };
  const { member_id } = await kysely
    .insertInto('member')
    .values({ realm_key: siteKey, mail, mail_key: mail.toLowerCase(), language: 'jpn', ...login })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('profile_answer')
    .values({
      member_id,
      site_key: siteKey,
      entry_form_key: 'name',
      answer_method: 'NAME',
      text_value: '',
      selector_value: JSON.stringify(nameParts(who)),
    })
    .execute();
  return member_id;
}
