import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as booth from '#features/booth/contract/keeper.ts';
import { keepersPerPage } from '#features/booth/server/keeper/keeper-calls.ts';
import { openSession } from '#features/account/server.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember, type TestMember } from '../test-member.ts';

const place = { contentId: 200, detailId: 1 };
const params = { site: 'event-11', ...place };
let site: TestSite;
let exhibitor: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  exhibitor = await operatorAt(site, 'event/11', 'exhibitor', 'aoi@example.jp', { booths: [place] });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['booth_consent', 'favorite', 'booth_memo'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- three short statements
    await site.database.kysely.deleteFrom(table).execute();
  }
});

const post = async (path: string, { memberId }: { memberId: number }, body: object): Promise<number> => {
  const { accessToken } = await openSession(site.database.kysely, memberId, testNow);
  const headers = { 'access-token': accessToken, 'content-type': 'application/json' };
  return (await site.post(`${apiPrefix}${path}`, JSON.stringify(body), headers)).status;
};
const heart = (who: TestMember, isFavorite = true) =>
  post('favorite/1/11', who, [{ ...place, moduleId: 5, isFavorite }]);
const agree = (who: TestMember, at = place) => post('my_bag/1/11/booth_consent', who, { ...at, words: 1 });
const withdraw = (who: TestMember) => post('my_bag/1/11/booth_consent/withdraw', who, place);
const newMember = () => testMember(site.database, 'portal/1', testNow);
const answered = (memberId: number, siteKey: string, key: string, method: string, textValue: string, parts: object) =>
  site.database.kysely
    .insertInto('profile_answer')
    .values({
      member_id: memberId,
      site_key: siteKey,
      entry_form_key: key,
      answer_method: method,
      text_value: textValue,
      selector_value: JSON.stringify(Object.entries(parts).map(([part, value]) => ({ key: part, value }))),
    })
    .execute();
const named = async (company: string): Promise<TestMember> => {
  const member = await newMember();
  await answered(member.memberId, 'portal/1', 'name', 'NAME', '', { last_name: '港', first_name: '汐里' });
  await answered(member.memberId, 'event/11', 'company', 'SEARCHTEXT', company, {});
  return member;
};
const list = async (after?: number) =>
  (await exhibitor.call(booth.listKeepersOfBooth, { params, query: { after } })).data;
const csv = async (): Promise<string> =>
  (await exhibitor.call(booth.downloadKeepersOfBooth, { params })).bytes.toString();
const looks = () =>
  site.database.kysely.selectFrom('operator_log').select('details').where('action', '=', 'looked.keepers').execute();

test('an exhibitor proves a second factor before they see who kept their booth', async () => {
  for (const call of [booth.listKeepersOfBooth, booth.downloadKeepersOfBooth]) {
    // oxlint-disable-next-line no-await-in-loop -- one session
    expect(await exhibitor.call(call, { params })).toMatchObject({ status: 403, reason: 'secondFactor' });
  }
  await setUpApp(exhibitor);
  expect(await list()).toEqual({ kept: 0, named: 0, entries: [], next: null });
  expect(await looks()).toEqual([]);
});

describe('who kept a booth', () => {
  test('is named only after they agreed; everybody is counted, and each look is in the log', async () => {
    const [shy, open] = [await newMember(), await named('港商会')];
    expect([await heart(shy), await heart(open)]).toEqual([200, 200]);
    expect(await list()).toEqual({ kept: 2, named: 0, entries: [], next: null });
    expect(await looks()).toEqual([]);
    expect(await agree(open)).toBe(200);
    const read = await list();
    expect(read).toEqual({
      kept: 2,
      named: 1,
      entries: [
        {
          consentId: expect.any(Number),
          name: '港 汐里',
          company: '港商会',
          mail: open.mail,
          agreedAt: expect.any(String),
        },
      ],
      next: null,
    });
    expect(await looks()).toEqual([{ details: place }]);
    const text = await csv();
    expect(text).toContain(`港 汐里,港商会,${open.mail},`);
    expect(JSON.stringify(read) + text).not.toContain(shy.mail);
    expect(await looks()).toHaveLength(2);
  });

  test('leaves the list and the file at once when they take it back, press the heart off or delete their account', async () => {
    const [first, second, third] = [await newMember(), await newMember(), await newMember()];
    for (const who of [first, second, third]) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the list
      expect([await heart(who), await agree(who)]).toEqual([200, 200]);
    }
    expect((await list()).entries.map(({ mail }) => mail)).toEqual([third.mail, second.mail, first.mail]);
    expect(await withdraw(first)).toBe(200);
    expect(await list()).toMatchObject({ kept: 3, named: 2 });
    await heart(second, false);
    expect((await list()).entries.map(({ mail }) => mail)).toEqual([third.mail]);
    await heart(second);
    expect(await list()).toMatchObject({ kept: 3, named: 1 });
    await site.database.kysely.deleteFrom('member').where('member_id', '=', third.memberId).execute();
    expect(await list()).toEqual({ kept: 2, named: 0, entries: [], next: null });
    const text = await csv();
    expect([first, second, third].filter(({ mail }) => text.includes(mail))).toEqual([]);
  });

  test('is a page of the list at a time, and a spreadsheet runs nothing of the file', async () => {
    const evil = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'];
    for (let at = 0; at <= keepersPerPage; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the list
      await agree(await named(evil[at] ?? `会社${at}`));
    }
    const first = await list();
    expect([first.kept, first.entries.length, typeof first.next]).toEqual([
      keepersPerPage + 1,
      keepersPerPage,
      'number',
    ]);
    const second = await list(first.next!);
    expect([second.entries.map(({ company }) => company), second.next]).toEqual([['=1+1'], null]);
    const lines = (await csv()).split('\r\n');
    expect(lines).toHaveLength(keepersPerPage + 3);
    expect(lines.flatMap((line) => line.split(',')).filter((field) => /^"?[=+\-@\t\r]/.test(field))).toEqual([]);
  });

  test('is found neither by the exhibitor of another booth nor at another event', async () => {
    await agree(await named('港商会'));
    const other = await operatorAt(site, 'event/11', 'exhibitor', 'other@example.jp', {
      booths: [{ ...place, detailId: 2 }],
    });
    await setUpApp(other);
    for (const call of [booth.listKeepersOfBooth, booth.downloadKeepersOfBooth]) {
      // oxlint-disable-next-line no-await-in-loop -- one session
      const answers = [
        await other.call(call, { params }),
        await exhibitor.call(call, { params: { ...params, site: 'event-12' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    }
    const own = { params: { ...params, detailId: 2 } };
    expect((await other.call(booth.listKeepersOfBooth, own)).data).toMatchObject({ kept: 0, entries: [] });
    expect((await other.call(booth.downloadKeepersOfBooth, own)).bytes.toString()).not.toContain('港商会');
  });
});
