import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as mailings from '#features/mailing/contract.ts';
import { planMaxMs } from '#features/mailing/rules/mailing-limits.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import { formatInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import {
  clearMailings,
  letter,
  mailedTimes,
  mailingSite as params,
  makeDraft,
  planIt,
  readIt,
  runMailing,
  sellTo,
  sendIt,
  takeItBack,
} from '../mailing-driver.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const hourMs = 60 * 60_000;
const [at, instant] = [formatInstant(testNow + hourMs), testNow + hourMs];
let site: TestSite;
let seller: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  seller = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(seller);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  await clearMailings(site);
  await sellTo(site, ['aya@example.jp', 'ken@example.jp']);
});

const mailed = async () => [...(await mailedTimes(site))].toSorted(([one], [other]) => one.localeCompare(other));
const due = async (now: number): Promise<void> => {
  site.setNow(now);
  await site.hiroba.jobs.runDue();
};
const runAll = () => runMailing(site, 40, instant + hourMs);
const actions = async () =>
  (await seller.call(readSiteLog, { params, query: { action: 'mailing.' } })).data.entries.map(({ action }) => action);

describe('a mail that is planned', () => {
  test('goes at its time and not before, to those who are its audience then, each once', async () => {
    const mailingId = await makeDraft(seller);
    expect((await planIt(seller, mailingId, at)).status).toBe(200);
    expect(await readIt(seller, mailingId)).toMatchObject({ state: 'queued', plannedAt: at, sentAt: null });
    const { data } = await seller.call(mailings.listMailings, { params });
    expect(data.entries[0]).toMatchObject({ mailingId, plannedAt: at });
    await due(instant - 1);
    expect(await mailed()).toEqual([]);
    await sellTo(site, ['late@example.jp']);
    await due(instant);
    await runAll();
    expect(await mailed()).toEqual(['aya@example.jp', 'ken@example.jp', 'late@example.jp'].map((mail) => [mail, 1]));
    expect(await readIt(seller, mailingId)).toMatchObject({ state: 'finished', plannedAt: null, sentAt: at });
    expect((await actions())[0]).toBe('mailing.planned');
  });

  test('is a draft again when it is taken back, which is sent later, once, and not at the time of the plan', async () => {
    const mailingId = await makeDraft(seller);
    await planIt(seller, mailingId, at);
    expect((await takeItBack(seller, mailingId)).status).toBe(200);
    expect((await takeItBack(seller, mailingId)).status).toBe(409);
    expect(await readIt(seller, mailingId)).toMatchObject({ state: 'draft', plannedAt: null, sentAt: null });
    expect((await actions()).slice(0, 2)).toEqual(['mailing.takenBack', 'mailing.planned']);
    await due(instant + hourMs);
    expect(await mailed()).toEqual([]);
    site.setNow(testNow);
    expect((await sendIt(seller, mailingId)).status).toBe(200);
    await runAll();
    expect(await mailed()).toEqual([
      ['aya@example.jp', 1],
      ['ken@example.jp', 1],
    ]);
  });

  test('that is planned anew goes at the later time alone', async () => {
    const mailingId = await makeDraft(seller);
    await planIt(seller, mailingId, at);
    await takeItBack(seller, mailingId);
    await planIt(seller, mailingId, formatInstant(instant + hourMs));
    await due(instant);
    expect(await mailed()).toEqual([]);
    await due(instant + hourMs);
    await runAll();
    expect((await mailed()).map(([, times]) => times)).toEqual([1, 1]);
  });

  test('is either taken back or sent, never both, when both come at the same moment', async () => {
    const mailingId = await makeDraft(seller);
    await planIt(seller, mailingId, at);
    site.setNow(instant);
    const [{ status }] = await Promise.all([takeItBack(seller, mailingId), site.hiroba.jobs.runDue()]);
    await runAll();
    const { state } = await readIt(seller, mailingId);
    expect([status, state, (await mailed()).length]).toEqual(status === 200 ? [200, 'draft', 0] : [409, 'finished', 2]);
  });

  test('is not changed, stopped or removed while it waits, and goes on by no other way', async () => {
    const mailingId = await makeDraft(seller);
    await planIt(seller, mailingId, at);
    const of = { params: { ...params, mailingId } };
    const answers = [
      await seller.call(mailings.saveMailing, { ...of, body: { edition: 2, document: letter } }),
      await seller.call(mailings.removeMailing, { ...of, body: {} }),
      await seller.call(mailings.stopMailing, { ...of, body: {} }),
      await seller.call(mailings.resumeMailing, { ...of, body: {} }),
      await sendIt(seller, mailingId),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(new Set(answers.slice(0, 3).map(({ message }) => message)).size).toBe(1);
    expect(await readIt(seller, mailingId)).toMatchObject({ state: 'queued', plannedAt: at });
  });

  test.each([
    ['now', testNow],
    ['in the past', testNow - hourMs],
    ['too far ahead', testNow + planMaxMs + hourMs],
  ])('is not planned %s, and stays a draft', async (_, wrong) => {
    const mailingId = await makeDraft(seller);
    expect((await planIt(seller, mailingId, formatInstant(wrong))).status).toBe(409);
    expect((await readIt(seller, mailingId)).state).toBe('draft');
  });
});
