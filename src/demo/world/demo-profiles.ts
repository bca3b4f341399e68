import { sql } from 'kysely';
import { holdMember, type StoredAnswer, writeAnswers } from '#features/profile/server.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';

type Answers = Readonly<Record<string, StoredAnswer>>;
const city = 'portal/1';
const expo = 'event/11';
const conference = 'event/13';

const parts = (values: Readonly<Record<string, string>>): StoredAnswer['selectorValue'] =>
  Object.entries(values).map(([key, value]) => ({ key, value }));
const text = (textValue: string, answerMethod = 'TEXT'): StoredAnswer => ({
  answerMethod,
  textValue,
  selectorValue: [],
});
const chosen = (answerMethod: string, ...keys: string[]): StoredAnswer => ({
  answerMethod,
  textValue: '',
  selectorValue: keys.map((key) => ({ key, value: key })),
});

interface Person {
  family: readonly [name: string, kana: string];
  given: readonly [name: string, kana: string];
  nickname: string;
  postalCode: string;
  prefecture: string;
  more?: Answers;
}

function shared({ family, given, nickname, postalCode, prefecture, more }: Person): Answers {
  const [last_name, last_name_kana] = family;
  const [first_name, first_name_kana] = given;
  const address = { postal_code: postalCode, prefecture, address1: '', address2: '', address3: '' };
  return {
    name: {
      answerMethod: 'NAME',
      textValue: '',
      selectorValue: parts({ last_name, first_name, last_name_kana, first_name_kana }),
    },
    avatar: { answerMethod: 'AVATAR', textValue: nickname, selectorValue: parts({ avatar: '', nickname }) },
    address: { answerMethod: 'ADDRESS', textValue: '', selectorValue: parts(address) },
    ...more,
  };
}

const business = (company: string, job: string, phone: string, ...interests: string[]): Answers => ({
  company: text(company, 'SEARCHTEXT'),
  job: chosen('SELECT', job),
  interests: chosen('CHECKBOX', ...interests),
  phone: text(phone),
});
const participant = (affiliation: string, position: string): Answers => ({
  affiliation: text(affiliation),
  position: chosen('SELECT', position),
});

/**
 * What the members of the demo answered, by login ID. James has not filled in the expo's own form: there he meets the
 * profile gate.
 */
export const demoProfiles: Readonly<Record<string, Readonly<Record<string, Answers>>>> = {
  'hanako.demo': {
    [city]: shared({
      family: ['山田', 'ヤマダ'],
      given: ['花子', 'ハナコ'],
      nickname: 'はなこ',
      postalCode: '1000001',
      prefecture: '13',
      more: { gender: chosen('GENDER', 'female') },
    }),
    [expo]: {
      ...business('汐見造船株式会社', 'engineering', '0000-55-0142', 'robotics', 'energy'),
      department: text('設計部'),
      visitorNumber: text('MX-00042'),
    },
    [conference]: participant('汐見造船株式会社', 'practitioner'),
  },
  'james.demo': {
    [city]: shared({
      family: ['Carter', 'カーター'],
      given: ['James', 'ジェームズ'],
      nickname: 'James',
      postalCode: '10115',
      prefecture: '99',
    }),
    [conference]: participant('University of Shiomi', 'researcher'),
  },
  ...Object.fromEntries(
    (
      [
        ['sora.demo', ['森田', 'モリタ'], ['空', 'ソラ']],
        ['invited.demo', ['佐藤', 'サトウ'], ['健', 'ケン']],
        ['exhibitor.demo', ['高橋', 'タカハシ'], ['美咲', 'ミサキ']],
        ['staff.demo', ['伊藤', 'イトウ'], ['直樹', 'ナオキ']],
        ['preview.demo', ['水城', 'ミズキ'], ['葵', 'アオイ']],
        ['blocked.demo', ['小林', 'コバヤシ'], ['翔', 'ショウ']],
      ] as const
    ).map(([loginId, family, given]) => [
      loginId,
      {
        [city]: shared({ family, given, nickname: given[0], postalCode: '2310001', prefecture: '14' }),
        [expo]: business('港北精機株式会社', 'sales', '0000-55-0150', 'software'),
        [conference]: participant('港北精機株式会社', 'practitioner'),
      },
    ]),
  ),
};

/** Fills in the profiles of the demo's members, as they would have done it. */
export async function answerDemoProfiles(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    const members = await tx
      .selectFrom('member')
      .select(['member_id', 'login_id'])
      .where('login_id', '=', sql<string>`any(${Object.keys(demoProfiles)}::text[])`)
      .execute();
    for (const { member_id: memberId, login_id: loginId } of members) {
      await holdMember(tx, memberId);
      for (const [siteKey, answers] of Object.entries(demoProfiles[loginId ?? ''] ?? {})) {
        await writeAnswers(tx, memberId, siteKey, new Map(Object.entries(answers)));
      }
    }
  });
}
