import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import { languageCodes } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import { consumeCoupon, listCoupons, readCoupon, readCouponSign } from '../contract.ts';
import { couponDocuments } from '../documents.ts';
import { createCouponServer } from '../server.ts';
import { couponData, usedCoupons } from './coupon-uses.ts';
import { greenMs } from '../rules/shown-use.ts';

const now = parseInstant('2026-11-20 14:05') as number;
const title = (text: string) => ({ jpn: text, eng: `${text} (eng)` });
const items = [
  { detailId: 1, title: title('あじ'), benefit: title('100円引き'), shop: title('丸せ'), body: { jpn: '<b>一山</b>' } },
  { detailId: 2, title: title('終わった'), visiblePeriod: true, visibleEndDate: '2026-11-20 14:00' },
  { detailId: 3, title: title('まだ'), visiblePeriod: true, visibleStartDate: '2026-11-21' },
  { detailId: 4, title: title('今日まで'), visiblePeriod: true, visibleEndDate: '2026-11-20' },
];
const coupons = (contentId: number) => ({ moduleCode: 'coupon', contentId, items });

let calls: SiteCalls;
let member: TestMember;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile() },
      { site: eventFile({ portalId: 1 }), modules: [coupons(80), coupons(81)] },
      { site: eventFile({ portalId: 1, eventId: 12 }), modules: [coupons(80)] },
      { site: eventFile({ portalId: 0, eventId: 21 }) },
    ],
    couponDocuments,
    (site, database) => createCouponServer({ database, site, random: Math.random }),
  );
});
beforeEach(async () => {
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

const event = { portalId: 1, eventId: 11, contentId: 80 };
const keyOf = (letter: string): string => letter.repeat(32);
/** The request of the member at another time, with a token of that time. */
const at = async (when: number): Promise<Partial<RequestContext>> => {
  const { accessToken } = await openSession(calls.database.kysely, member.memberId, when);
  return { accessToken, now: when };
};
const use = async (couponId: number, more: Partial<RequestContext> = {}, key = keyOf('a'), params = event) => {
  const as = { accessToken: member.accessToken, now, ...more };
  return (await calls.post(consumeCoupon, params, { couponId, key }, as)).data;
};
const refused = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200 }),
    (error: {
      status: number;
      say: (language: string) => string;
      details?: (language: string) => Record<string, unknown>;
    }) => ({ status: error.status, words: error.say('jpn'), ...error.details?.('jpn') }),
  );
const rows = () =>
  calls.database.kysely.selectFrom('coupon_use').selectAll().where('member_id', '=', member.memberId).execute();

describe('the list of coupons', () => {
  test('has the coupons that are public now, in the organiser’s order, page by page [COUPON-002, COUPON-010]', async () => {
    const { data, total, lastPage } = await calls.call(listCoupons, event, { per_page: 1, page: 2 }, { now });
    expect([data.map(({ couponId }) => couponId), total, lastPage]).toEqual([[4], 2, 2]);
    expect((await calls.call(listCoupons, event, {}, { now })).data[0]).toEqual({
      couponId: 1,
      title: 'あじ',
      benefit: '100円引き',
      shop: '丸せ',
      image: null,
      visiblePeriod: false,
      visibleStartDate: null,
      visibleEndDate: null,
    });
  });

  test('a coupon outside its period is not shown at its own address either [COUPON-002]', async () => {
    const read = (detailId: number) => calls.call(readCoupon, { ...event, detailId }, {}, { now });
    expect((await read(1)).data).toMatchObject({ couponId: 1, body: '<b>一山</b>' });
    expect(await refused(read(2))).toMatchObject({ status: 404, reason: 'outsidePeriod' });
    expect(await refused(read(3))).toMatchObject({ status: 404, reason: 'outsidePeriod' });
    expect(await refused(read(9))).toMatchObject({ status: 404 });
  });
});

describe('a coupon that is used', () => {
  test('is answered with the time, a number and the sign of the day, which staff can look up before [COUPON-010]', async () => {
    const used = await use(1);
    expect(used).toEqual({
      couponId: 1,
      usedAt: '2026-11-20T14:05:00+09:00',
      number: expect.stringMatching(/^\d{4}$/) as string,
      sign: {
        color: expect.any(String) as string,
        language: 'jpn',
        word: expect.any(String) as string,
        ownWord: expect.any(String) as string,
      },
    });
    await staffRole(member);
    const as = { accessToken: member.accessToken, now };
    const { signs, until } = (await calls.call(readCouponSign, { portalId: 1, eventId: 11 }, {}, as)).data;
    expect(signs).toMatchObject([{ day: '2026-11-20', color: used.sign?.color, words: { jpn: used.sign?.word } }]);
    expect(Object.keys(signs[0]?.words ?? {})).toEqual([...languageCodes]);
    expect(until).toBe('2026-11-21T00:00:00+09:00');
  });

  test('is answered with the word in the language of the staff and of the visitor', async () => {
    const { sign } = await use(1, { language: 'eng' });
    expect(sign?.ownWord).toMatch(/^[A-Z]/);
    expect(sign?.word).not.toMatch(/^[A-Za-z]/);
  });

  test('gets the same answer for the same key, even if its period has ended since, and is stored once [COUPON-010]', async () => {
    const first = await use(4);
    expect(await use(4, { now: now + 60_000 })).toEqual(first);
    const late = await at(parseInstant('2026-11-21 00:01') as number);
    expect(await use(4, late)).toMatchObject({ usedAt: first.usedAt, number: first.number, sign: null });
    expect(await rows()).toHaveLength(1);
  });

  test('no longer has the sign after three minutes', async () => {
    await use(1);
    expect((await use(1, { now: now + greenMs - 1 })).sign).not.toBeNull();
    expect((await use(1, { now: now + greenMs })).sign).toBeNull();
  });

  test('is refused with every other key, and the refusal has the time of its use [COUPON-006]', async () => {
    await use(1);
    expect(await refused(use(1, await at(now + 30 * 60_000), keyOf('b')))).toEqual({
      status: 409,
      words: 'このクーポンは14:05に使用済みです。',
      reason: 'couponUsed',
      usedAt: '2026-11-20T14:05:00+09:00',
    });
  });

  test('is a different one in another content, at another event and for another member', async () => {
    await use(1);
    await use(1, {}, keyOf('b'), { ...event, contentId: 81 });
    await use(1, {}, keyOf('c'), { ...event, eventId: 12 });
    member = await testMember(calls.database, 'portal/1', now);
    await use(1, {}, keyOf('d'));
    expect(await rows()).toHaveLength(1);
  });

  test('is in the personal data and the export of the member, and is deleted with them', async () => {
    await use(1);
    const site = { siteKey: 'event/11', modules: [{ moduleCode: 'coupon' }] } as never;
    const usedAt = '2026-11-20T14:05:00+09:00';
    expect(await usedCoupons(calls.database, member as never, site)).toEqual([{ contentId: 80, couponId: 1, usedAt }]);
    const part = couponData(calls.database);
    expect(await part.read({ memberId: member.memberId, realmKey: 'portal/1' })).toEqual([
      { site: 'event/11', contentId: 80, couponId: 1, usedAt: new Date(now) },
    ]);
    await calls.database.kysely.deleteFrom('member').where('member_id', '=', member.memberId).execute();
    expect(await rows()).toEqual([]);
  });
});

describe('a coupon is not used', () => {
  test.each([
    ['that does not exist', 9, 404, 'このクーポンは現在ご利用いただけません。'],
    ['before its period', 3, 404, 'このクーポンは現在ご利用いただけません。'],
    ['after its period', 2, 410, 'このクーポンは利用期間が終了しました。'],
  ])('%s [COUPON-002, COUPON-005, COUPON-007]', async (_, couponId, status, words) => {
    expect(await refused(use(couponId))).toEqual({ status, words });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['by a visitor', { accessToken: undefined }, event, 403],
    ['by a member with an unknown token', { accessToken: 'x'.repeat(43) }, event, 552],
    ['in a content of another module', {}, { ...event, contentId: 99 }, 404],
    ['at an event of another portal', {}, { ...event, portalId: 2 }, 404],
    ['by a member of another realm', {}, { portalId: 0, eventId: 21, contentId: 80 }, 403],
  ])('%s [COUPON-004]', async (_, more, params, status) => {
    expect((await refused(use(1, more, keyOf('a'), params))).status).toBe(status);
    expect(await rows()).toEqual([]);
  });

  test.each(['', 'short', 'x'.repeat(65), "';drop table coupon_use;--", 'あ'.repeat(20)])(
    'with the key %j',
    async (key) => {
      expect((await refused(use(1, {}, key))).status).toBe(422);
      expect(await rows()).toEqual([]);
    },
  );

  test('by a member whom the organiser has blocked', async () => {
    await calls.database.kysely
      .insertInto('member_role')
      .values({ member_id: member.memberId, site_key: 'event/11', role: 'blocked' })
      .execute();
    expect(await refused(use(1))).toMatchObject({ status: 403, reason: 'blocked' });
  });
});

describe('the sign of the day', () => {
  const read = async (when: number, eventId = 11) => {
    return (await calls.call(readCouponSign, { portalId: 1, eventId }, {}, await at(when))).data.signs;
  };

  test('is for staff only [ACCESS-059]', async () => {
    expect((await refused(read(now))).status).toBe(403);
    const visitor = calls.call(readCouponSign, { portalId: 1, eventId: 11 }, {}, { now });
    expect(await refused(visitor)).toMatchObject({ status: 403, reason: 'login' });
  });

  test('differs from site to site and from day to day, and stays the same all day', async () => {
    await staffRole(member);
    const said = async (eventId: number, day: number): Promise<string> => {
      const [sign] = await read(now + day * 86_400_000, eventId);
      return `${sign?.color} ${sign?.words['eng']}`;
    };
    const days = Array.from({ length: 20 }, (_, day) => day);
    const here = await Promise.all(days.map((day) => said(11, day)));
    const there = await Promise.all(days.map((day) => said(12, day)));
    expect(await said(11, 0)).toBe(here[0]);
    expect(new Set(here).size).toBeGreaterThan(12);
    expect(here.filter((sign, day) => sign === there[day]).length).toBeLessThan(4);
  });
});

async function staffRole({ memberId }: TestMember): Promise<void> {
  await calls.database.kysely
    .insertInto('member_role')
    .values({ member_id: memberId, site_key: 'portal/1', role: 'staff' })
    .execute();
}
