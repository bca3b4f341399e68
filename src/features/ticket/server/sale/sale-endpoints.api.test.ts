import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeTicket } from '../../../../../test/change-ticket.ts';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const content = '1/11/60';

describe('the tickets of a content', () => {
  test('are answered with how many are left of each, and with the text above the list [TICKET-112, TICKET-126, CART-007]', async () => {
    const { status, data } = await calls.get(`ticket/${content}`);
    expect(status).toBe(200);
    expect(data.tickets.length).toBeGreaterThan(5);
    const [first] = data.tickets;
    expect(first.ticketContent).toMatchObject({ contentId: 60, title: expect.any(String) });
    expect(data.listDescription).not.toBe('');
    expect(Object.values(data.settings.status)).toContain('accepting');
  });

  test('are only those that ticket_ids asks for [TICKET-112]', async () => {
    const { data } = await calls.get(`ticket/${content}?ticket_ids[]=1&ticket_ids[]=2&ticket_ids[]=9999`);
    expect(
      data.tickets.map(({ ticketContent }: { ticketContent: { ticketId: number } }) => ticketContent.ticketId),
    ).toEqual([1, 2]);
  });

  test('never reveal a discount code', async () => {
    const site = await calls.site.get('/web_api/v2/seo/1/11');
    const list = await calls.site.get(`/web_api/v2/ticket/${content}`);
    for (const answer of [await site.text(), await list.text()])
      expect(answer).not.toMatch(/HIROBA500|usableUntil|usesMax/);
  });

  test('that are not on display appear nowhere, not even by status or category; a ticket that was on display still blocks others', async () => {
    const told = async () => {
      const { settings } = (await calls.get(`ticket/${content}`)).data;
      const { categories } = (await calls.get(`ticket/category/${content}/0`)).data;
      const ids = categories.flatMap(({ ticketIds }: { ticketIds: number[] }) => ticketIds);
      const blocking = settings.exclusionGroups.flatMap(({ tickets }: { tickets: { id: number }[] }) => tickets);
      return [
        Object.keys(settings.status).includes('5'),
        ids.includes(5),
        blocking.some(({ id }: { id: number }) => id === 5),
      ];
    };
    const showFrom = (period: object) => changeTicket(calls.site, 5, period);
    expect(await told()).toEqual([true, true, true]);
    await showFrom({ visiblePeriod: true, visibleStartDate: '2026-12-01' });
    expect(await told()).toEqual([false, false, false]);
    // Somebody may have one: their page says why they may not have the other.
    await showFrom({ visibleStartDate: null, visibleEndDate: '2026-11-01' });
    expect(await told()).toEqual([false, false, true]);
    await showFrom({ visiblePeriod: false });
    expect(await told()).toEqual([true, true, true]);
  });

  test('of another content are not there', async () => {
    expect((await calls.get('ticket/1/11/10')).status).toBe(404);
  });
});

// What a call answers differs from call to call.
// oxlint-disable-next-line typescript/no-explicit-any
type Told = any;
const told = async (ticketId: number): Promise<Told> => {
  const { data } = await calls.get(`ticket/${content}?ticket_ids[]=${ticketId}`);
  return data.tickets[0].ticketContent;
};

describe('a ticket', () => {
  test('says which it is and what it costs, and how many are left [TICKET-006, TICKET-007, TICKET-011]', async () => {
    expect(await told(3)).toMatchObject({
      ticketId: 3,
      contentId: 60,
      ticketType: 'NORMAL',
      price: 3500,
      isPay: true,
      enableNumberSold: true,
      remainNumber: expect.any(Number),
      enablePurchasablenumber: true,
      purchasableNumber: 2,
    });
  });

  test('says when it is shown and sold, when it can be used and cancelled, and when it was changed [TICKET-008, TICKET-009, TICKET-018]', async () => {
    const periods = {
      visiblePeriod: true,
      visibleStartDate: '2026-11-01T09:00:00+09:00',
      visibleEndDate: '2026-12-02T09:00:00+09:00',
      enableSalesPeriod: true,
      salesPeriodStart: '2026-11-03T09:00:00+09:00',
      salesPeriodEnd: '2026-12-04T09:00:00+09:00',
      dynamicCheckinPeriod: true,
      checkinPeriodDays: 5,
      checkinPeriodStart: '2026-11-06T09:00:00+09:00',
      checkinPeriodEnd: '2026-12-07T09:00:00+09:00',
      enableUnlimitCheckin: true,
      enableExternalQr: true,
      externalQr: { name: 'Shiomi Pass', url: 'https://pass.example.jp/qr' },
      checkinMethod: 'QR_MANUAL',
      cancelPeriodStart: '2026-11-08T09:00:00+09:00',
      cancelPeriodEnd: '2026-12-09T09:00:00+09:00',
      cancelFee: 110,
      updatedAt: '2026-11-10T09:00:00+09:00',
    };
    const before = await told(3);
    await changeTicket(calls.site, 3, {
      ...periods,
      externalQr: { ...periods.externalQr, name: { eng: 'Shiomi Pass' } },
    });
    expect(await told(3)).toEqual({ ...before, ...periods });
    const names = Object.keys(periods);
    const asBefore = Object.fromEntries(Object.entries<unknown>(before).filter(([name]) => names.includes(name)));
    await changeTicket(calls.site, 3, asBefore);
    expect(await told(3)).toEqual(before);
  });

  test('gives each time with its zone, however the organiser wrote it, and a day without a time as a day [TICKET-008, TICKET-009]', async () => {
    await changeTicket(calls.site, 8, {
      visibleStartDate: '2026-11-01 09:00',
      salesPeriodEnd: '2026-11-28',
      lottery: { drawAt: '2026-11-29 02:00', deadlineHours: 72, publicValueSource: '' },
    });
    const drawAt = '2026-11-29T02:00:00+09:00';
    expect(await told(8)).toMatchObject({
      visibleStartDate: '2026-11-01T09:00:00+09:00',
      salesPeriodEnd: '2026-11-28',
      drawAt,
    });
    expect((await calls.get(`ticket/lottery/${content}/8`)).data.drawAt).toBe(drawAt);
  });

  test('says its prices, its forms, its parents and its categories [TICKET-012, TICKET-013, TICKET-014, TICKET-016]', async () => {
    const day = await told(2);
    expect([day.enableMultiplePrice, day.multiplePrices.length]).toEqual([true, 3]);
    expect(day.multiplePrices[0]).toEqual({
      ticketMultiplePriceId: expect.any(Number),
      name: expect.any(String),
      price: 2500,
      isPay: true,
    });
    const forms = await Promise.all([1, 2, 3, 4].map(told));
    expect(forms.some((one) => one.enableCheckinUserForm && one.checkinProfiles.length > 0)).toBe(true);
    expect(forms.every((one) => typeof one.enableEntryUserForm === 'boolean')).toBe(true);
    const ids = forms.flatMap((one) => [...one.largeCategoryIds, ...one.middleCategoryIds, ...one.smallCategoryIds]);
    expect(ids.length).toBeGreaterThan(0);
    expect((await told(4)).parentTicketIds).toEqual([2]);
  });

  test('says its slots and how it is checked in [TICKET-017, TICKET-018]', async () => {
    const tour = await told(7);
    expect(tour.slots).toHaveLength(3);
    expect(tour.slots[0]).toEqual({
      ticketSlotId: 1,
      name: expect.any(String),
      checkinPeriodStart: expect.any(String),
      checkinPeriodEnd: expect.any(String),
    });
    expect(tour).toMatchObject({
      dynamicCheckinPeriod: false,
      checkinPeriodDays: 0,
      enableUnlimitCheckin: expect.any(Boolean),
      enableExternalQr: expect.any(Boolean),
    });
    // How many can be won is for the draw, which publishes it.
    expect(JSON.stringify(tour)).not.toContain('capacity');
  });
});

describe('a ticket content', () => {
  test('says its list, its entry form, its terms, its last page, its groups and the status of each ticket [TICKET-019, TICKET-021, TICKET-020]', async () => {
    const { data } = await calls.get(`ticket/${content}?per_page=100`);
    const { settings, tickets } = data;
    expect(settings).toMatchObject({
      list: { displayType: 'Card', numberOfDisplayWeb: expect.any(Number) },
      entry: { discountCodeLabel: expect.stringMatching(/./), takesDiscountCodes: true },
      terms: { body: expect.stringContaining('<') },
      completePage: { title: '', body: expect.stringContaining('<') },
      exclusionGroups: [{ tickets: [{ id: 5 }, { id: 6 }], purchasableCount: 1 }],
    });
    const ids = tickets.map((one: Told) => String(one.ticketContent.ticketId));
    expect(Object.keys(settings.status).sort()).toEqual(expect.arrayContaining(ids));
    expect([settings.status[9], settings.status[10], settings.status[11]]).toEqual(['before', 'finished', 'soldout']);
  });

  test('answers its categories in three sizes, each with its tickets, or those of one ticket [TICKET-113, TICKET-114]', async () => {
    const { data } = await calls.get(`ticket/category/${content}/0`);
    expect(new Set(data.categories.map((one: Told) => one.size))).toEqual(new Set(['large', 'middle', 'small']));
    expect(data.categories[0]).toEqual({
      id: expect.any(Number),
      size: 'large',
      name: expect.any(String),
      image: expect.anything(),
      parentId: null,
      ticketIds: expect.any(Array),
    });
    const [{ ticketIds }] = data.categories;
    const ofOne = (await calls.get(`ticket/category/${content}/${ticketIds[0]}`)).data.categories;
    expect(ofOne.every((one: Told) => one.ticketIds.includes(ticketIds[0]))).toBe(true);
  });
});

describe('a discount code', () => {
  const find = (code: string, who = {}) =>
    calls.get(`ticket/discount_code/${content}?code=${encodeURIComponent(code)}`, who);

  test('is found however its letters are typed, and its period and uses are not revealed [DISCOUNT-002, DISCOUNT-003, DISCOUNT-004]', async () => {
    const known = await find(' ｈｉｒｏｂａ５００ ');
    expect([known.status, Object.keys(known.data).sort()]).toEqual([
      200,
      ['availableCountPerPayments', 'code', 'discountPrice', 'isForFree', 'minimumAmount', 'target'],
    ]);
    expect(known.data).toMatchObject({ code: 'HIROBA500', discountPrice: 500, isForFree: false });
  });

  test('that is unknown or used up is refused, and the message says what to do [DISCOUNT-003, DISCOUNT-014]', async () => {
    const unusable = 'This discount code can not use.';
    const unknown = await find('NOBODY-KNOWS-IT');
    const advice = 'Check the spelling and the dates, or continue without it.';
    expect([unknown.status, unknown.message]).toEqual([404, `${unusable} ${advice}`]);
    await calls.site.database.kysely
      .insertInto('discount_code_use')
      .values({ site_key: 'event/11', content_id: 60, code_key: 'FREEPASS', used: 1_000_000 })
      .execute();
    const used = await find('freepass');
    expect([used.status, used.message]).toEqual([409, `${unusable} It has been used up.`]);
  });

  test('cannot be guessed, because after twenty tries the server refuses more for a while [DISCOUNT-003]', async () => {
    const who = { 'access-token': (await calls.logIn('hanako.demo')).accessToken };
    const statuses: number[] = [];
    for (let one = 0; one < 22; one += 1) statuses.push((await find(`GUESS${one}`, who)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });
});
