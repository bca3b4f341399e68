import { boothDocuments } from '#features/booth/documents.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import type { Favorite } from '#features/favorite/rules/favorite-list.ts';
import * as bag from '../contract.ts';
import { consentWords } from '../rules/booth-consent.ts';
import { type BagBooth, createBagServer } from '../server.ts';
import { bagData } from './bag-data.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const on = { login: { isEnabled: true }, client: { enableMyBag: true } };
const booths = {
  moduleCode: 'booth',
  contentId: 80,
  items: [1, 2, 3, 4].map((detailId) => ({ detailId, items: { title: { value: { jpn: `ブース${detailId}` } } } })),
};
const event = { portalId: 1, eventId: 11 };

let calls: SiteCalls;
let member: TestMember;
let favorites: Favorite[];
const boothOf = (id: number): BagBooth => ({
  title: `ブース${id}`,
  image: null,
  logo: null,
  stand: `A-${id}`,
  categories: [],
  exhibitorAdministrators: [{ id: 1, nickname: '山本' }],
});
beforeAll(async () => {
  let made = 0;
  calls = await siteCalls(
    [
      { site: portalFile(on) },
      { site: eventFile({ portalId: 1, ...on }), modules: [booths, { ...booths, contentId: 81 }] },
      { site: eventFile({ portalId: 1, eventId: 12, login: { isEnabled: true } }), modules: [booths] },
      { site: eventFile({ portalId: 1, eventId: 13, ...on }), modules: [booths] },
    ],
    [...boothDocuments],
    (site, database) =>
      createBagServer({
        database,
        // Every token differs.
        random: () => (made += 1) / 1_000_003,
        store: site.store,
        readBooths: async () => new Map([1, 2, 3].map((id) => [id, boothOf(id)])),
        favoritesOf: async (_, { memberId }) => (memberId === member.memberId ? favorites : []),
        closedContents: async () => new Map([[81, { reason: 'ticket' }]]),
      }),
  );
});
beforeEach(async () => {
  favorites = [];
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

const as = (who = member, at = now) => ({ accessToken: who.accessToken, now: at });
const products = async () => (await calls.call(bag.listBagProducts, event, {}, as())).data;
const note = async (body: object, who = member) =>
  (await calls.post(bag.saveBoothMemo, event, { contentId: 80, detailId: 1, ...body }, as(who))).data;
const agree = async (body: object = {}) =>
  (await calls.post(bag.consentAtBooth, event, { contentId: 80, detailId: 1, words: consentWords, ...body }, as()))
    .data;
const withdraw = async (detailId = 1) =>
  (await calls.post(bag.withdrawBoothConsent, event, { contentId: 80, detailId }, as())).data;
const isConsented = async (detailId = 1) =>
  (await calls.call(bag.readBoothConsent, { ...event, contentId: 80, detailId }, {}, as())).data.isConsented;
const setting = async (who = member) => (await calls.call(bag.readReportSetting, event, {}, as(who))).data;
const share = async (enableShare: boolean, who = member) =>
  (await calls.post(bag.saveReportSetting, event, { enableShare }, as(who))).data;
const refresh = async (token: string | null) => (await calls.post(bag.refreshReportToken, event, { token }, as())).data;
const own = async (query: object = {}, who = member) =>
  (await calls.call(bag.readOwnReport, event, query, as(who))).data;
const shared = async (token: string | null, params: Record<string, number> = event) =>
  (await calls.call(bag.readSharedReport, params, { token }, { now })).data;
const words = (more: object = {}) => ({ memo: '', name: '', department: '', ...more });
const save = async (body: object) => (await calls.post(bag.saveReport, event, words(body), as())).data;

interface Refused {
  status: number;
  details?: (language: 'jpn') => { reason: string; current: object };
  errors?: (language: 'jpn') => Record<string, string[]>;
}
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, details: undefined, errors: undefined }),
    (error: Refused) => ({
      status: error.status,
      details: error.details?.('jpn'),
      errors: error.errors?.('jpn'),
    }),
  );
const favorite = (detailId: number, contentId = 80, moduleId = 5): Favorite => ({
  contentId,
  detailId,
  moduleId,
  updateDate: '2026-11-20T09:00:00+09:00',
});

describe('the bag', () => {
  test('has favourite booths and booths with a memo or a rank, those that changed last first [BAG-011]', async () => {
    favorites = [favorite(1), favorite(2), favorite(1, 90, 28)];
    await note({ detailId: 2, rank: 4 });
    await note({ detailId: 3, memo: '見積もりを頼む' });
    expect(await products()).toEqual([
      {
        contentId: 80,
        detailId: 2,
        isFavorite: true,
        isConsented: false,
        updateDate: '2026-11-20T10:00:00+09:00',
        productBooth: {
          face: { title: 'ブース2', image: null, logo: null, stand: 'A-2', categories: [] },
          info: { userBoothMemoId: expect.any(Number) as number, rank: 4, memo: '', version: 0 },
        },
        exhibitorAdministrators: [{ id: 1, nickname: '山本' }],
      },
      expect.objectContaining({ detailId: 3, isFavorite: false }),
      expect.objectContaining({ detailId: 1, productBooth: expect.objectContaining({ info: null }) as object }),
    ]);
  });

  test('drops a booth without heart, memo and rank, and keeps one that is gone or locked without its details [BAG-011]', async () => {
    await note({ rank: 2 });
    await note({ rank: 0 });
    expect(await products()).toEqual([]);
    favorites = [favorite(4), favorite(1, 81)];
    expect((await products()).map(({ productBooth }) => productBooth.face)).toEqual([null, null]);
  });

  test('is answered 404 if it is off, and is separate at another event [BAG-011]', async () => {
    await note({ rank: 2 });
    const at = (eventId: number) => calls.call(bag.listBagProducts, { portalId: 1, eventId }, {}, as());
    expect((await refusalOf(at(12))).status).toBe(404);
    expect((await at(13)).data).toEqual([]);
  });
});

describe('the consent at a booth', () => {
  test('is not there before the member gives it, keeps the booth, and is taken back', async () => {
    await note({ rank: 2 });
    expect([await isConsented(), (await products())[0]?.isConsented]).toEqual([false, false]);
    expect(await agree({ detailId: 2 })).toEqual({ isConsented: true });
    expect(await isConsented(2)).toBe(true);
    expect((await products()).map((one) => [one.detailId, one.isFavorite, one.isConsented])).toEqual([
      [1, false, false],
      [2, false, true],
    ]);
    expect(await withdraw(2)).toEqual({ isConsented: false });
    expect(await isConsented(2)).toBe(false);
    expect((await products()).map(({ detailId }) => detailId)).toEqual([1]);
  });

  test('goes with the last rank and memo, so a booth that comes back is kept without it', async () => {
    await note({ rank: 2, memo: 'メモ' });
    await agree();
    await note({ rank: 0 });
    expect(await isConsented()).toBe(true);
    await note({ memo: '', version: 1 });
    expect(await isConsented()).toBe(false);
    await note({ rank: 5 });
    expect(await isConsented()).toBe(false);
  });

  test.each([
    ['to other words than the present ones', { words: consentWords + 1 }, 409],
    ['without words', { words: undefined }, 422],
    ['at a booth that is not there', { detailId: 9 }, 404],
  ])('is not given %s', async (_, body, code) => {
    expect((await refusalOf(agree(body))).status).toBe(code);
    expect(await products()).toEqual([]);
  });
});

describe('the memo of a booth', () => {
  test('can be saved with its rank or without it, and the rank without the memo [BAG-022]', async () => {
    expect(await note({ rank: 3, memo: ' 静か\r\n速い ' })).toMatchObject({ rank: 3, memo: '静か\n速い', version: 1 });
    expect(await note({ rank: 5 })).toMatchObject({ rank: 5, memo: '静か\n速い', version: 1 });
    expect(await note({ memo: '高い', version: 1 })).toMatchObject({ rank: 5, memo: '高い', version: 2 });
  });

  test.each([
    ['a rank of 6', { rank: 6 }, 422],
    ['a rank below 0', { rank: -1 }, 422],
    ['half a rank', { rank: 2.5 }, 422],
    ['a memo of 100,000 characters', { memo: 'あ'.repeat(100_000) }, 422],
    ['a memo of 2,001 characters', { memo: 'あ'.repeat(2_001) }, 422],
    ['a control character', { memo: 'a\u0007' }, 422],
    ['a booth that is not there', { detailId: 9, rank: 1 }, 404],
    ['a booth of another content', { contentId: 82, rank: 1 }, 404],
    ['an id out of range', { detailId: 2 ** 40, rank: 1 }, 422],
    ['a version out of range', { memo: 'a', version: 2 ** 31 }, 422],
  ])('refuses %s [BAG-022]', async (_, body, code) => {
    expect((await refusalOf(note(body))).status).toBe(code);
    expect(await products()).toEqual([]);
  });

  test('can have 2,000 characters, counted as people see them [BAG-022]', async () => {
    const memo = '👨‍👩‍👧'.repeat(2_000);
    expect((await note({ memo })).memo).toBe(memo);
  });

  test('that two tabs change from one version is not lost: the second tab gets the stored memo [BAG-022]', async () => {
    await note({ memo: 'はじめ', version: 0 });
    const tabs = await Promise.all(['一', '二', '三'].map((memo) => refusalOf(note({ memo, version: 1 }))));
    expect(tabs.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const stored = (await products())[0]?.productBooth.info;
    for (const { details } of tabs.filter(({ status }) => status === 409)) {
      expect(details).toEqual({ reason: 'changedElsewhere', current: stored });
    }
    // The control: without a version the last save wins, and the other text is lost.
    await Promise.all(['四', '五'].map((memo) => note({ memo })));
    expect(['四', '五']).toContain((await products())[0]?.productBooth.info?.memo);
  });

  test('can be saved again under its old version if the text is the same [BAG-022]', async () => {
    await note({ memo: '同じ', version: 0 });
    expect(await note({ memo: '同じ', version: 0 })).toMatchObject({ version: 1 });
  });

  test('belongs to one member [BAG-022]', async () => {
    const other = await testMember(calls.database, 'portal/1', now);
    await note({ memo: '私の' });
    await note({ memo: '他の人の' }, other);
    expect((await products())[0]?.productBooth.info?.memo).toBe('私の');
    const read = async (detailId: number, eventId = 11) =>
      (await calls.call(bag.readBoothMemo, { portalId: 1, eventId, contentId: 80, detailId }, {}, as())).data;
    expect(await read(1)).toMatchObject({ rank: 0, memo: '私の', version: 1 });
    expect(await read(2)).toBeNull();
    expect(await read(1, 13)).toBeNull();
    expect((await refusalOf(read(1, 12))).status).toBe(404);
  });
});

describe('the report', () => {
  test('is not shared and has no token until its owner shares it [BAG-012, BAG-013]', async () => {
    expect(await setting()).toEqual({ enableShare: false, token: null });
    const opened = await share(true);
    expect(opened).toEqual({ enableShare: true, token: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    expect(await setting()).toEqual(opened);
    expect(await share(false)).toEqual({ enableShare: false, token: opened.token });
    expect(await setting()).toEqual({ enableShare: false, token: opened.token });
    expect(await share(true)).toEqual(opened);
  });

  test('gets a new token; another tab that names the old token is told the new one [BAG-014]', async () => {
    const first = await share(true);
    const second = await refresh(first.token);
    expect(second.token).not.toBe(first.token);
    expect(await setting()).toEqual(second);
    expect(await refusalOf(refresh(first.token))).toMatchObject({
      status: 409,
      details: { reason: 'changedElsewhere', current: second },
    });
    expect((await refusalOf(refresh('nobody’s'))).status).toBe(409);
  });

  test('gets one new token if two tabs replace the same one [BAG-014]', async () => {
    const { token } = await share(true);
    const tabs = await Promise.all([1, 2, 3].map(() => refusalOf(refresh(token))));
    expect(tabs.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('is saved with a version, so that two tabs do not overwrite each other [BAG-017]', async () => {
    const saved = await save({ memo: '良い\n展示', name: '汐見', department: '購買部', version: 0 });
    expect(saved).toEqual({ memo: '良い\n展示', name: '汐見', department: '購買部', version: 1 });
    expect(await own()).toMatchObject(saved);
    expect(await refusalOf(save({ name: '別', version: 0 }))).toMatchObject({
      status: 409,
      details: { current: saved },
    });
    expect(await refusalOf(save({ name: 'あ'.repeat(101), department: 'a\nb', version: 1 }))).toMatchObject({
      status: 422,
      errors: { name: [expect.stringContaining('100')], department: [expect.any(String)] },
    });
  });

  test('is shown as a preview to its owner only, not with the token of another member [BAG-015]', async () => {
    favorites = [favorite(1)];
    const { token } = await share(true);
    expect((await own({ token })).products).toHaveLength(1);
    const other = await testMember(calls.database, 'portal/1', now);
    expect((await refusalOf(own({ token }, other))).status).toBe(404);
    expect((await own({}, other)).products).toEqual([]);
  });

  test('shows readers the shared booths, the best rank first, and nothing of the account [BAG-016]', async () => {
    favorites = [favorite(1), favorite(4), favorite(1, 81)];
    await note({ detailId: 2, rank: 5, memo: '一番' });
    await save({ name: '汐見', department: '購買部', memo: 'まとめ' });
    const { token } = await share(true);
    const booth = ({ exhibitorAdministrators, ...face }: BagBooth, info: object, detailId: number) => ({
      contentId: 80,
      detailId,
      productBooth: { face, info },
      exhibitorAdministrators,
    });
    expect(await shared(token)).toEqual({
      memo: 'まとめ',
      name: '汐見',
      department: '購買部',
      products: [booth(boothOf(2), { rank: 5, memo: '一番' }, 2), booth(boothOf(1), { rank: 0, memo: '' }, 1)],
    });
    expect(JSON.stringify(await shared(token))).not.toContain(member.mail);
  });

  test('answers the same 404 to tokens that are unknown, closed, replaced or of another event [BAG-016]', async () => {
    const { token } = await share(true);
    await shared(token);
    const elsewhere = await refusalOf(shared(token, { portalId: 1, eventId: 13 }));
    const replacedBy = await refresh(token);
    const replaced = await refusalOf(shared(token));
    await share(false);
    const closed = await refusalOf(shared(replacedBy.token));
    const unknown = await refusalOf(shared('x'));
    expect(unknown.status).toBe(404);
    expect([elsewhere, replaced, closed]).toEqual([unknown, unknown, unknown]);
  });

  test('is in the export without its token, and is deleted with its owner', async () => {
    await note({ memo: 'メモ' });
    await agree();
    await save({ name: '汐見' });
    const { token } = await share(true);
    const subject = { memberId: member.memberId, realmKey: 'portal/1' };
    const read = () => bagData(calls.database).read(subject);
    expect(await read()).toMatchObject({
      booths: [{ site: 'event/11', memo: 'メモ' }],
      consents: [{ site: 'event/11', contentId: 80, detailId: 1, wordsVersion: consentWords }],
      reports: [{ name: '汐見', isShared: true }],
    });
    expect(JSON.stringify(await read())).not.toContain(token);
    await calls.database.kysely.deleteFrom('member').where('member_id', '=', member.memberId).execute();
    expect(await read()).toEqual({ booths: [], consents: [], reports: [] });
    expect((await refusalOf(shared(token))).status).toBe(404);
  });
});
