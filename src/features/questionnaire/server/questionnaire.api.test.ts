import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  at,
  contents,
  day,
  key,
  now,
  questionnaireSite,
  type QuestionnaireSite,
  refusalOf,
  type Who,
  wish,
} from '../../../../test/questionnaire-site.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { useUpTries } from '../../../../test/use-up-tries.ts';
import { readQuestionnaire, searchQuestionnaire } from '../contract.ts';

const { open, plain, soon, over, ends } = contents;
let site: QuestionnaireSite;
let { asMember, visitor } = {} as Awaited<ReturnType<QuestionnaireSite['anew']>>;
beforeAll(async () => {
  site = await questionnaireSite();
});
beforeEach(async () => {
  ({ asMember, visitor } = await site.anew());
});
afterAll(() => site.calls.close());

const read = async (contentId: number) =>
  (await site.calls.call(readQuestionnaire, at(contentId), {}, { now })).data.contents;

describe('the questionnaire', () => {
  test('has its questions, safe HTML and the name of its reward while it is open [QUEST-005]', async () => {
    const asked = await read(open);
    expect(asked).toMatchObject({
      state: 'open',
      base: { enableVisiblePeriod: false, visibleStartDate: null, visibleEndDate: null },
      reward: { name: '手引き', ending: 'pdf', bytes: 3 },
    });
    expect(asked.description).toBe('<p>ご協力を</p>');
    expect(asked.questions.map(({ entryFormKey }) => entryFormKey)).toEqual(['wish', 'day', 'industry']);
    expect(JSON.stringify(asked)).not.toContain('/handout/');
    expect(JSON.stringify(asked)).not.toContain('ありがとう');
  });

  test('shows no questions before its start or after its end [QUEST-005]', async () => {
    expect(await read(soon)).toMatchObject({ state: 'notStarted', questions: [] });
    expect(await read(over)).toMatchObject({ state: 'expired', questions: [] });
  });

  test('suggests texts for a question while it is open', async () => {
    const search = (contentId: number, entryFormKey: string) =>
      site.calls.call(
        searchQuestionnaire,
        { ...at(contentId), entryFormKey } as never,
        { search_value: 'しょく' },
        { now },
      );
    expect((await search(open, 'industry')).data).toEqual({ searchResult: ['食品・飲料'] });
    for (const [contentId, entryFormKey] of [
      [open, 'wish'],
      [open, 'none'],
      [soon, 'industry'],
    ] as const) {
      expect(await refusalOf(search(contentId, entryFormKey))).toMatchObject({ status: 404 });
    }
  });

  test('is not found elsewhere [QUEST-005]', async () => {
    const elsewhere = { portalId: 1, eventId: 12, contentId: open };
    expect(await refusalOf(site.calls.call(readQuestionnaire, elsewhere, {}, { now }))).toMatchObject({ status: 404 });
    expect(await refusalOf(read(99))).toMatchObject({ status: 404 });
  });
});

describe('an answer', () => {
  test('is stored for a visitor under the token of the browser, which then counts as answered [QUEST-008]', async () => {
    expect(await site.own(open, visitor())).toBeNull();
    const answered = await site.send(open, visitor(), [wish(' 広い通路 '), day('b', 'a')]);
    expect(answered).toEqual({
      answeredAt: '2026-11-20T10:00:00+09:00',
      thanks: '<p>ありがとう</p>',
      reward: { name: '手引き', ending: 'pdf', bytes: 3 },
    });
    expect(await site.own(open, visitor())).toEqual(answered);
    expect(await site.own(open, visitor({ anonymousToken: 'X'.repeat(32) }))).toBeNull();
    expect(await site.own(plain, visitor())).toBeNull();
    const [row] = await site.rows();
    expect(row?.answers).toMatchObject([
      { entryFormKey: 'wish', textValue: '広い通路' },
      {
        entryFormKey: 'day',
        selectorValue: [
          { key: 'a', value: 'a' },
          { key: 'b', value: 'b' },
        ],
      },
    ]);
    expect(JSON.stringify(row)).not.toContain(String(visitor().anonymousToken));
  });

  test('of the same form that is sent again gets the first result, and another form is refused [QUEST-008]', async () => {
    const first = await site.send(open, visitor());
    expect(await site.send(open, visitor({ now: now + 60_000 }), [wish('別の答え')])).toEqual(first);
    expect(await refusalOf(site.send(open, visitor(), [wish()], key('b')))).toMatchObject({
      status: 409,
      said: 'このアンケートにはすでに回答済みです。',
    });
    expect(await site.rows()).toHaveLength(1);
  });

  test('is refused from a visitor without a token, and with an invalid key [QUEST-008]', async () => {
    expect(await refusalOf(site.send(open, { now }))).toMatchObject({ status: 422 });
    expect(await refusalOf(site.send(open, { now, anonymousToken: 'made up' }))).toMatchObject({ status: 422 });
    expect(await refusalOf(site.send(open, visitor(), [wish()], 'short'))).toMatchObject({ status: 422 });
    expect(await site.rows()).toEqual([]);
  });

  test('is refused outside its period, but the same form that is sent again after the end gets its result [QUEST-008]', async () => {
    expect(await refusalOf(site.send(soon, visitor()))).toMatchObject({
      status: 410,
      said: 'このアンケートはまだ始まっていません。',
    });
    expect(await refusalOf(site.send(over, visitor()))).toMatchObject({
      status: 410,
      said: 'このアンケートの受付は終了しました。',
    });
    const first = await site.send(ends, visitor());
    const late = now + 2 * 3_600_000;
    expect(await site.send(ends, visitor({ now: late }))).toEqual(first);
    expect(await refusalOf(site.send(ends, visitor({ now: late, anonymousToken: 'L'.repeat(32) })))).toMatchObject({
      status: 410,
    });
  });

  test.each([
    ['unknown', [wish(), { ...wish(), entryFormKey: 'salary' }], ['salary']],
    ['of another method', [{ ...wish(), answerMethod: 'SELECT' }], ['wish']],
    ['missing', [day('a')], ['wish']],
    ['empty', [wish('  ')], ['wish']],
    ['repeated', [wish(), day('a'), day('b')], ['day']],
    ['not offered', [wish(), day('z')], ['day']],
    ['too long', [wish('あ'.repeat(101))], ['wish']],
    ['named like a part of every object', [wish(), { ...wish(), entryFormKey: '__proto__' }], ['__proto__']],
  ])(
    'with items that are %s is refused at their fields, and nothing is stored [QUEST-008]',
    async (_, answers, fields) => {
      const refusal = await refusalOf(site.send(open, visitor(), answers));
      expect(refusal).toMatchObject({ status: 422, said: expect.stringContaining('入力内容に誤り') as string });
      expect(Object.keys(refusal.errors ?? {})).toEqual(expect.arrayContaining(fields));
      expect(await site.rows()).toEqual([]);
    },
  );

  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const sendAtOnce = async (who: Who): Promise<number[]> => {
    const sent = await Promise.all(letters.map((one) => refusalOf(site.send(open, who, [wish()], key(one)))));
    return sent.map(({ status }) => status).toSorted((one, other) => one - other);
  };

  test.each([
    ['a member', () => asMember()],
    ['a visitor', () => visitor()],
  ])('of %s is stored once when many tabs send at the same moment [QUEST-008]', async (_, who) => {
    expect(await sendAtOnce(who())).toEqual([200, ...letters.slice(1).map(() => 409)]);
    expect(await site.rows()).toHaveLength(1);
  });

  test('would be stored several times without the constraint (control)', async () => {
    const constraint = 'questionnaire_answer_of_visitor';
    await site.calls.database.pool.query(`alter table questionnaire_answer drop constraint ${constraint}`);
    await sendAtOnce(visitor());
    const stored = await site.rows();
    await site.calls.database.kysely.deleteFrom('questionnaire_answer').execute();
    await site.calls.database.pool.query(
      `alter table questionnaire_answer add constraint ${constraint} unique (site_key, content_id, detail_id, visitor_hash)`,
    );
    expect(stored.length).toBeGreaterThan(1);
  });

  test('from many invented browsers is slowed down, and from members it is not', async () => {
    const clientAddress = '198.51.100.7';
    const here = { context: { ...requestContext(), clientAddress } };
    await useUpTries(site.calls.database, 'questionnaireAnswer', here, ['address'], 20);
    const made = Array.from({ length: 21 }, (_, place) =>
      refusalOf(site.send(open, visitor({ clientAddress, anonymousToken: String(place).padStart(32, 'M') }), [])),
    );
    const statuses = (await Promise.all(made)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(await site.send(open, asMember({ clientAddress }))).toMatchObject({
      answeredAt: expect.anything() as string,
    });
  });
});
