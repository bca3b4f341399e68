import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAnsweredOf } from '#features/questionnaire/server/personal-answers.ts';
import { createQuestionnaires } from '#features/questionnaire/server.ts';
import { day, handout, key, now, questions, refusalOf, wish } from '../../../../../test/questionnaire-site.ts';
import { type SiteCalls, siteCalls } from '../../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../../test/test-member.ts';
import {
  answerBoothQuestionnaire,
  downloadBoothResults,
  downloadBoothReward,
  openBoothReward,
  readBoothQuestionnaire,
  readBoothResults,
  readOwnBoothAnswer,
  searchBoothQuestionnaire,
} from '../../contract/questionnaire.ts';
import { boothDocuments } from '../../documents.ts';
import { tieExhibitor, untieExhibitor } from '../exhibitor/exhibitors.ts';
import { createBoothQuestionnaireServer } from './booth-questionnaire-server.ts';

const booth = (detailId: number, questionnaire?: object) => ({
  detailId,
  items: { title: { value: { jpn: `出展社${detailId}` } }, ...(questionnaire && { questionnaire }) },
});
const asked = { enable: true, questions, reward: { name: { jpn: 'カタログ' }, handout } };
const off = v.parse(boothDocuments[0]?.content, { option: { questionnaire: false } });

let calls: SiteCalls;
let member: TestMember;
beforeAll(async () => {
  const on = { login: { isEnabled: true } };
  calls = await siteCalls(
    [
      { site: portalFile(on) },
      {
        site: eventFile({ portalId: 1, ...on }),
        modules: [
          { moduleCode: 'booth', contentId: 200, items: [booth(3, asked), booth(4, asked), booth(5)] },
          { moduleCode: 'booth', contentId: 201, content: off, items: [booth(3, asked)] },
        ],
      },
    ],
    boothDocuments,
    (site, database) => {
      const files = { readHandout: async () => new Uint8Array([1, 2, 3]) };
      return createBoothQuestionnaireServer({
        database,
        site,
        files,
        questionnaires: createQuestionnaires(database),
      });
    },
  );
});
beforeEach(async () => {
  await calls.database.kysely.deleteFrom('questionnaire_answer').execute();
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

const at = (detailId: number, contentId = 200) => ({ portalId: 1, eventId: 11, contentId, detailId });
const visitor = { now, anonymousToken: 'V'.repeat(32) };
const asMember = () => ({ now, accessToken: member.accessToken });
const send = async (detailId: number, who: object) =>
  (await calls.post(answerBoothQuestionnaire, at(detailId), { key: key('a'), answers: [wish(), day('a')] }, who)).data;
const own = async (detailId: number, who: object) =>
  (await calls.call(readOwnBoothAnswer, at(detailId), {}, who)).data.answered;
const download = async (detailId: number, who: object) =>
  (await calls.call(downloadBoothReward, at(detailId), {}, who)).data;

test('an answer to the questionnaire of a booth counts for that booth only [BOOTH-010]', async () => {
  const { contents } = (await calls.call(readBoothQuestionnaire, at(3), {}, { now })).data;
  expect(contents).toMatchObject({ state: 'open', reward: { name: 'カタログ' } });
  expect(contents.questions.map(({ entryFormKey }) => entryFormKey)).toEqual(['wish', 'day', 'industry']);
  const answered = await send(3, visitor);
  expect(await own(3, visitor)).toEqual(answered);
  expect(await own(4, visitor)).toBeNull();
  expect(await send(4, visitor)).toMatchObject({ answeredAt: '2026-11-20T10:00:00+09:00' });
});

test.each([
  ['without a questionnaire', at(5)],
  ['that there is not', at(9)],
  ['of a content whose booths have none', at(3, 201)],
  ['of another content', at(3, 999)],
])('a booth %s is not found by any call', async (_, place) => {
  const made = [
    calls.call(readBoothQuestionnaire, place, {}, visitor),
    calls.call(readOwnBoothAnswer, place, {}, visitor),
    calls.post(answerBoothQuestionnaire, place, { key: key('a'), answers: [wish()] }, visitor),
    calls.post(openBoothReward, place, {}, visitor),
    calls.call(downloadBoothReward, place, {}, visitor),
    calls.call(searchBoothQuestionnaire, { ...place, entryFormKey: 'industry' } as never, {}, visitor),
  ];
  for (const call of made) expect(await refusalOf(call)).toMatchObject({ status: 404 });
});

test('only a person who has answered can download the reward [BOOTH-035]', async () => {
  await send(3, asMember());
  expect(await download(3, asMember())).toEqual({
    name: 'guide.pdf',
    bytes: new Uint8Array([1, 2, 3]),
    type: 'application/pdf',
  });
  for (const who of [visitor, { now }]) expect(await refusalOf(download(3, who))).toMatchObject({ status: 403 });
  expect(await refusalOf(download(4, asMember()))).toMatchObject({ status: 403 });
});

test('a browser gets an address at which it downloads the reward', async () => {
  await send(3, visitor);
  const { data } = await calls.post(openBoothReward, at(3), {}, visitor);
  expect(data).toEqual({ address: expect.stringContaining('handout/read/') as string, name: 'guide.pdf' });
});

test('the personal data of a member name the booths whose questionnaires they answered', async () => {
  await send(4, asMember());
  const site = { siteKey: 'event/11', modules: [{ moduleCode: 'booth' }] } as never;
  expect(await createAnsweredOf(calls.database)({ memberId: member.memberId } as never, site, visitor)).toEqual([
    { contentId: 200, detailId: 4, answeredAt: '2026-11-20T10:00:00+09:00' },
  ]);
});

test('a question of a booth suggests texts', async () => {
  const place = { ...at(3), entryFormKey: 'industry' } as never;
  const { data } = await calls.call(searchBoothQuestionnaire, place, { search_value: 'しょく' }, { now });
  expect(data).toEqual({ searchResult: ['食品・飲料'] });
});

describe('the answers to the questionnaire of a booth', () => {
  const count = async (detailId: number, who: object, contentId = 200) =>
    (await calls.call(readBoothResults, at(detailId, contentId), {}, who)).data;
  const table = async (detailId: number, who: object, contentId = 200) => {
    const { data } = await calls.call(downloadBoothResults, at(detailId, contentId), {}, who);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(data.bytes).split('\r\n');
  };
  const tie = (detailId: number, contentId = 200) =>
    tieExhibitor(calls.database, 'event/11', { contentId, detailId }, { memberId: member.memberId });

  test('are a table for its exhibitor, which reveals nothing about an account', async () => {
    await tie(3);
    expect(await count(3, asMember())).toEqual({ answers: 0, lastAt: null });
    await send(3, visitor);
    const other = await testMember(calls.database, 'portal/1', now);
    await send(3, { now, accessToken: other.accessToken });
    await send(4, visitor);
    expect(await count(3, asMember())).toEqual({ answers: 2, lastAt: '2026-11-20T10:00:00+09:00' });
    expect(await table(3, { ...asMember(), language: 'jpn' })).toEqual([
      '\u{feff}回答日時,言語,ご要望,来場日,業種',
      ...Array.from({ length: 2 }, () => expect.stringMatching(/^2026\.11\.20 10:00,jpn,/) as string),
      '',
    ]);
  });

  test('can still be read when the booth no longer asks', async () => {
    await tie(5);
    await tie(3, 201);
    expect(await count(5, asMember())).toEqual({ answers: 0, lastAt: null });
    expect(await table(3, asMember(), 201)).toHaveLength(2);
  });

  test('are refused to the exhibitor of another booth, to other members and to a former exhibitor', async () => {
    await send(3, visitor);
    const refusals = async (who: object, detailId = 3) =>
      Promise.all([count(detailId, who), table(detailId, who)].map(async (made) => (await refusalOf(made)).status));
    expect(await refusals(asMember())).toEqual([404, 404]);
    await tie(4);
    expect(await refusals(asMember())).toEqual([404, 404]);
    expect(await refusals(visitor)).toEqual([403, 403]);
    await tie(3);
    expect(await count(3, asMember())).toMatchObject({ answers: 1 });
    expect(await refusals(asMember(), 9)).toEqual([404, 404]);
    await untieExhibitor(calls.database, 'event/11', { contentId: 200, detailId: 3 }, member.memberId);
    expect(await refusals(asMember())).toEqual([404, 404]);
  });
});
