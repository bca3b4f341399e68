import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadAnswersOfBooth, readAnswersOfBooth } from '#features/booth/contract/questionnaire.ts';
import { answerBoothTalk, listBoothTalks } from '#features/booth/contract/talk.ts';
import { insertTalk } from '#features/booth/server.ts';
import { listExhibitors } from '#features/exhibitor/contract.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const place = { contentId: 200, detailId: 1 };
const params = { site: 'event-11', ...place };
const hour = 3_600_000;
let site: TestSite;
let exhibitor: ConsoleClient;
let reservationId: number;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  exhibitor = await operatorAt(site, 'event/11', 'exhibitor', 'aoi@example.jp', { booths: [place] });
  const { memberId } = await testMember(site.database, 'portal/1', testNow);
  const talk = {
    ...place,
    siteKey: 'event/11',
    administratorId: 1,
    memberId,
    key: '33333333-3333-4333-8333-333333333333',
    startsAt: testNow + hour,
    endsAt: testNow + 2 * hour,
    language: 'jpn' as const,
    name: '来場 太郎',
    mail: 'taro@example.jp',
    company: '港商会',
    contents: '試作の相談',
  };
  reservationId = await inTransaction(site.database, (tx) => insertTalk(tx, talk, testNow));
});
afterAll(() => site.close());

const answer = (to: 'approved' | 'unapproved' | 'reject', from: 'pending' | 'approved', reason = '') =>
  exhibitor.call(answerBoothTalk, { params: { ...params, reservationId }, body: { to, from, reason } });

test('an exhibitor proves a second factor before they see who asked for a talk, and each look is in the log', async () => {
  expect(await exhibitor.call(listBoothTalks, { params })).toMatchObject({ status: 403, reason: 'secondFactor' });
  await setUpApp(exhibitor);
  const { data } = await exhibitor.call(listBoothTalks, { params });
  expect(data.talks).toMatchObject([{ reservationId, name: '来場 太郎', status: 'pending' }]);
  const looks = site.database.kysely.selectFrom('operator_log').select('details').where('action', '=', 'looked.talks');
  expect(await looks.execute()).toEqual([{ details: place }]);
});

test('whoever sees the site finds the booths whose talks wait for an answer, and no others', async () => {
  const organiser = await operatorAt(site, 'event/11', 'reader');
  const listed = async (query: { only?: 'talks' }) =>
    (await organiser.call(listExhibitors, { params: { site: 'event-11' }, query })).data;
  const { booths, next } = await listed({ only: 'talks' });
  expect(booths).toContainEqual(expect.objectContaining({ ...place, talks: 1 }));
  expect(next).toBeNull();
  const all = (await listed({})).booths;
  expect(booths).toEqual(all.filter(({ talks }) => talks > 0));
  expect(booths.length).toBeLessThan(all.length);
});

test('an exhibitor approves a talk of their booth, and takes it back with a reason; the visitor gets mails', async () => {
  expect((await answer('approved', 'pending')).data).toMatchObject({ status: 'approved', changes: ['reject'] });
  expect((await answer('unapproved', 'pending')).status).toBe(409);
  expect((await answer('reject', 'approved')).status).toBe(422);
  expect((await answer('reject', 'approved', '都合がつかなくなりました')).data).toMatchObject({ status: 'reject' });
  const member = site.database.kysely
    .selectFrom('talk_reservation as r')
    .innerJoin('member as m', 'm.member_id', 'r.member_id');
  const { mail } = await member.select('m.mail').where('reservation_id', '=', reservationId).executeTakeFirstOrThrow();
  expect(await site.mails(mail)).toHaveLength(2);
});

test('the talks and answers of a booth are not found by the exhibitor of another one', async () => {
  const other = await operatorAt(site, 'event/11', 'exhibitor', 'other@example.jp', {
    booths: [{ ...place, detailId: 2 }],
  });
  await setUpApp(other);
  const own = { ...params, detailId: 2 };
  const body = { to: 'approved', from: 'pending' } as const;
  const wrong = await other.call(answerBoothTalk, { params: { ...own, reservationId }, body });
  expect([wrong.status, (await other.call(listBoothTalks, { params: own })).data.talks]).toEqual([404, []]);
  for (const call of [listBoothTalks, readAnswersOfBooth, downloadAnswersOfBooth]) {
    expect((await other.call(call, { params })).status).toBe(404);
  }
  expect((await exhibitor.call(readAnswersOfBooth, { params })).data).toEqual({ answers: 0, lastAt: null });
  expect((await exhibitor.call(downloadAnswersOfBooth, { params })).status).toBe(200);
});
