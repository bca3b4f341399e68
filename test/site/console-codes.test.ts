import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as codes from '#features/codes/contract.ts';
import { codesPerSiteMax } from '#features/codes/rules/code-limits.ts';
import { createTakePlaces } from '#features/ticket/server/reservation/take-places.ts';
import { byteOrderMark } from '#kernel/csv.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';
import { type TicketBuyer, ticketBuyer } from '../ticket-buyer.ts';

const params = { site: 'event-11' };
const [visitorPass, workshop] = [1, 3];
const yenOff = 700;

let calls: MemberCalls;
let buyer: TicketBuyer;
let seller: ConsoleClient;
const start = async (settings: Parameters<typeof memberCalls>[0] = {}): Promise<void> => {
  calls = await memberCalls(settings);
  buyer = ticketBuyer(calls);
  seller = await operatorAt(calls.site, 'event/11', 'sales');
  await setUpApp(seller);
};
beforeEach(() => start());
afterEach(() => calls.close());

type Wish = Parameters<typeof seller.call<typeof codes.makeCodeBatch>>[1] extends infer Given | undefined
  ? Given extends { body?: infer Body }
    ? Partial<Body>
    : never
  : never;
const make = (wish: Wish = {}, client = seller) =>
  client.call(codes.makeCodeBatch, {
    params,
    body: {
      name: '協賛企業の招待',
      contentId: 60,
      isForFree: false,
      discountPrice: yenOff,
      number: 3,
      usesMax: 1,
      ...wish,
    },
  });
const made = async (wish: Wish = {}): Promise<number> => (await make(wish)).data.codeBatchId;
const read = async (codeBatchId: number, query: object = {}) =>
  (await seller.call(codes.readCodeBatch, { params: { ...params, codeBatchId }, query })).data;
const firstCode = async (wish: Wish = {}): Promise<string> => (await read(await made(wish))).entries[0]!.code;
const list = async (query: object = {}) => (await seller.call(codes.listCodeBatches, { params, query })).data;
const end = (codeBatchId: number, code?: string) =>
  seller.call(codes.endCodes, { params: { ...params, codeBatchId }, body: code === undefined ? {} : { code } });

/** Buys a workshop by a code, at its price with the discount. */
const buyBy = async (ticketDiscountCode: string, who: Record<string, string> = {}) => {
  const item = await buyer.item(workshop);
  const price = item.originalPrice - yenOff;
  return buyer.buy({ purchaseList: [{ ...item, price }], paymentMethod: 'Local', ticketDiscountCode }, who);
};
const logIn = async (loginId: string) => ({ 'access-token': (await calls.logIn(loginId)).accessToken });
const kindsOf = ({ problems = [] }: { problems?: { kind: string }[] }) => problems.map(({ kind }) => kind);

describe('codes that are made many at a time', () => {
  test('are used at the purchase, however they are typed, and their uses are counted by code and batch', async () => {
    const codeBatchId = await made({ partner: '株式会社みなと' });
    const { entries } = await read(codeBatchId);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(3);
    const [first, second] = entries.map(({ code }) => code) as [string, string];
    const found = await calls.get(`ticket/discount_code/1/11/60?code=${first.toLowerCase().replaceAll('-', '')}`);
    expect([found.data.code, found.data.discountPrice]).toEqual([first, yenOff]);
    const { data } = await buyBy(second.toLowerCase(), await logIn('hanako.demo'));
    expect(data.state).toBe('completed');
    expect((await read(codeBatchId)).entries.map(({ uses }) => uses)).toEqual([0, 1, 0]);
    expect((await list()).entries).toMatchObject([
      { name: '協賛企業の招待', partner: '株式会社みなと', codes: 3, codesUsed: 1, uses: 1, state: 'usable' },
    ]);
    const again = await buyBy(second, await logIn('james.demo'));
    expect([again.status, again.message]).toEqual([409, expect.stringMatching(/^This discount code can not use\./)]);
  });

  test('bring their field to buyers at once, without a publication, and take it away when none is left', async () => {
    const { database } = calls.site;
    const withoutOwn = `update content_document set document = document #- '{serverContent,discountCodes}'
      where site_key = 'event/11' and content_id = 60`;
    await database.pool.query(withoutOwn);
    const takesCodes = async (): Promise<boolean> => {
      const { data } = await calls.get('ticket/1/11/60?per_page=100');
      return data.settings.entry.takesDiscountCodes;
    };
    expect(await takesCodes()).toBe(false);
    const early = await made({ usableFrom: '2026-12-01 10:00' });
    expect(await takesCodes()).toBe(false);
    const { entries } = await read(await made({ number: 2 }));
    expect(await takesCodes()).toBe(true);
    const [first, second] = entries.map(({ code }) => code);
    const batch = (await list()).entries[0]!.codeBatchId;
    await end(batch, first);
    expect(await takesCodes()).toBe(true);
    await end(batch, second);
    expect(await takesCodes()).toBe(false);
    await end(early);
  });

  test('stand beside the codes of the settings, which the desk names', async () => {
    const desk = (await seller.call(codes.readCodeDesk, { params })).data.contents[0]!;
    expect(desk.written.length).toBeGreaterThan(0);
    expect(desk.writtenCount).toBeGreaterThanOrEqual(desk.written.length);
  });

  test('of one ticket, and free, make that ticket free and no other cheaper', async () => {
    const code = await firstCode({ isForFree: true, ticketId: workshop });
    const who = await logIn('hanako.demo');
    const item = await buyer.item(workshop);
    const free = await buyer.buy(
      { purchaseList: [{ ...item, price: 0 }], paymentMethod: 'Free', ticketDiscountCode: code },
      who,
    );
    expect([free.data.state, free.data.amount]).toEqual(['completed', 0]);
    const other = await buyer.buy(
      {
        purchaseList: [await buyer.item(visitorPass)],
        paymentMethod: 'Local',
        ticketDiscountCode: await firstCode({ ticketId: workshop }),
      },
      who,
    );
    expect(other.status).toBe(409);
  });

  test('are no codes before and after their time, and once they have ended', async () => {
    const early = await firstCode({ usableFrom: '2026-12-01 10:00' });
    const batch = await made();
    const [ended = '', alive = ''] = (await read(batch)).entries.map(({ code }) => code);
    expect((await end(batch, ended)).status).toBe(200);
    expect((await end(batch, ended)).status).toBe(404);
    const who = await logIn('hanako.demo');
    for (const code of [early, ended]) {
      // oxlint-disable-next-line no-await-in-loop -- two calls
      expect([code, (await buyBy(code, who)).status]).toEqual([code, 409]);
    }
    expect((await read(batch)).entries.map(({ isEnded }) => isEnded)).toEqual([true, false, false]);
    expect((await end(batch)).status).toBe(200);
    expect((await buyBy(alive, who)).status).toBe(409);
    expect((await end(batch)).status).toBe(404);
    expect((await end(batch, alive)).status).toBe(404);
    expect((await list()).entries.map(({ state }) => state)).toEqual(['ended', 'notYet']);
  });

  test('are used no more by an order that was left, and can be used again', async () => {
    const code = await firstCode();
    const who = await logIn('hanako.demo');
    const item = await buyer.item(workshop);
    const { tokenKey, ...card } = await buyer.token('4242424242424242', who);
    const begun = await buyer.buy(
      {
        purchaseList: [{ ...item, price: item.originalPrice - yenOff }],
        paymentMethod: 'CreditCard',
        ticketDiscountCode: code,
        ...card,
        ...(tokenKey !== undefined && { tokenKey }),
      },
      who,
    );
    expect(begun.data.state).toBe('authenticating');
    expect((await list()).entries[0]?.uses).toBe(1);
    await buyer.leave(begun.data.orderId, who);
    expect((await list()).entries[0]?.uses).toBe(0);
  });

  test('are no code of another event or content', async () => {
    const code = await firstCode();
    const other = await operatorAt(calls.site, 'event/12', 'sales');
    await setUpApp(other);
    const ofOther = { site: 'event-12' };
    const codeBatchId = (await list()).entries[0]!.codeBatchId;
    for (const call of [codes.readCodeBatch, codes.downloadCodes] as const) {
      // oxlint-disable-next-line no-await-in-loop -- two calls
      expect((await other.call(call, { params: { ...ofOther, codeBatchId } })).status).toBe(404);
    }
    expect((await other.call(codes.endCodes, { params: { ...ofOther, codeBatchId }, body: {} })).status).toBe(404);
    expect((await other.call(codes.listCodeBatches, { params: ofOther, query: { q: code } })).data.entries).toEqual([]);
    const { rows } = await calls.site.database.pool.query(`update code_batch set site_key = 'event/12' returning 1`);
    expect(rows).toHaveLength(1);
    expect((await calls.get(`ticket/discount_code/1/11/60?code=${code}`)).status).toBe(404);
  });

  test('are found by name, partner, a whole code, and in their batch by the beginning of one', async () => {
    await made({ name: '早割', partner: '' });
    const batch = await made({ name: '招待', partner: 'Minato Inc.' });
    const { code } = (await read(batch)).entries[1]!;
    const names = async (q: string) => (await list({ q })).entries.map(({ name }) => name);
    expect(await names('早')).toEqual(['早割']);
    expect(await names('minato')).toEqual(['招待']);
    expect(await names(code.toLowerCase())).toEqual(['招待']);
    expect(await names('%')).toEqual([]);
    expect((await read(batch, { q: code.slice(0, 8).toLowerCase() })).entries.map((one) => one.code)).toEqual([code]);
  });

  test('come in pages, as batches and as codes', async () => {
    const batch = await made({ number: 230 });
    const first = await read(batch);
    const second = await read(batch, { after: first.next });
    const third = await read(batch, { after: second.next });
    const all = [first, second, third].flatMap(({ entries }) => entries.map(({ code }) => code));
    expect([all.length, new Set(all).size, third.next]).toEqual([230, 230, null]);
    for (let more = 0; more < 50; more += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each is behind the one before
      await made({ name: `Batch ${more}`, number: 1 });
    }
    const newest = await list();
    const rest = await list({ after: newest.next });
    expect([newest.entries.length, rest.entries.map(({ codeBatchId }) => codeBatchId)]).toEqual([50, [batch]]);
  });

  test('are saved as CSV that runs nothing, and the log names who made, saved and ended them', async () => {
    const codeBatchId = await made({ name: '=1+1', partner: '港, 商店', usableUntil: '2026-12-24 18:00' });
    const { entries } = await read(codeBatchId);
    const file = await seller.call(codes.downloadCodes, {
      params: { ...params, codeBatchId },
      headers: { language: 'jpn' },
    });
    const lines = file.bytes.toString().split('\r\n');
    expect(lines[0]?.startsWith(`${byteOrderMark}割引コード,名前,渡す相手,チケット,割引`)).toBe(true);
    expect(lines[1]).toContain(`${entries[0]!.code},'=1+1,"港, 商店",`);
    expect(lines[1]).toContain(',700円引き,,2026-12-24 18:00,1,0,使えます');
    expect(lines).toHaveLength(1 + 3 + 1);
    await end(codeBatchId);
    const { rows } = await calls.site.database.pool.query(
      `select action, operator_name, details ->> 'name' as name from operator_log where action like 'codes.%' order by log_id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['codes.made', 'codes.exported', 'codes.ended']);
    expect(rows.every(({ name, operator_name }) => name === '=1+1' && operator_name !== '')).toBe(true);
  });

  test.each([
    ['no name', { name: ' ' }, 422],
    ['a name of two lines', { name: 'A\nB' }, 422],
    ['no discount', { discountPrice: 0 }, 422],
    ['more than a file holds', { number: 5_001 }, 422],
    ['a half code', { number: 1.5 }, 422],
    ['a time that ends before it begins', { usableFrom: '2026-12-02', usableUntil: '2026-12-01 10:00' }, 422],
    ['a time that is over', { usableUntil: '2026-01-01 10:00' }, 422],
    ['a ticket that the event does not have', { ticketId: 999 }, 404],
    ['a content that sells no tickets', { contentId: 110 }, 404],
  ] satisfies [string, Wish, number][])('are not made with %s', async (_, wish, status) => {
    expect((await make(wish)).status).toBe(status);
    expect((await list()).entries).toEqual([]);
  });

  test('are not made beyond what a site may have, also by two at once', async () => {
    const batch = await made({ number: 1 });
    await calls.site.database.pool.query(
      `insert into made_code (code_key, code_batch_id, place)
        select 'FILL-' || n, $1::int, n + 1 from generate_series(1, $2::int) n`,
      [batch, codesPerSiteMax - 1 - 5],
    );
    const answers = await Promise.all([make({ number: 3 }), make({ number: 3 })]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test('cannot be guessed: whoever tries many is stopped, also with a right one', async () => {
    const code = await firstCode();
    let status = 404;
    for (let tries = 0; status === 404 && tries < 200; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a guesser does
      ({ status } = await calls.get(`ticket/discount_code/1/11/60?code=ACDEF-GHJKM-${String(tries).padStart(5, 'N')}`));
    }
    expect(status).toBe(429);
    expect((await calls.get(`ticket/discount_code/1/11/60?code=${code}`)).status).toBe(429);
  });
});

describe('the last use of a code that two buyers want', () => {
  const race = async (): Promise<string[]> => {
    const code = await firstCode();
    const who = [await logIn('hanako.demo'), await logIn('james.demo')];
    const answers = await Promise.all(who.map((one) => buyBy(code, one)));
    return answers.map((answer) => (answer.status === 200 ? 'bought' : (kindsOf(answer)[0] ?? 'refused'))).sort();
  };

  test('goes to exactly one of them', async () => {
    expect(await race()).toEqual(['bought', 'codeUnusable']);
    expect((await list()).entries).toMatchObject([{ codesUsed: 1, uses: 1 }]);
  });

  test('would go to both if the sale did not hold the limit of the code (control)', async () => {
    await calls.close();
    await start({
      takePlaces(database, jobs) {
        const take = createTakePlaces(database, jobs);
        return (purchase) =>
          take({ ...purchase, code: purchase.code === undefined ? undefined : { ...purchase.code, usesMax: null } });
      },
    });
    expect(await race()).toEqual(['bought', 'bought']);
  });
});

test('a code of a long time ago that has its time left is usable at the very instant it ends', async () => {
  const code = await firstCode({ usableFrom: '2026-11-01', usableUntil: '2026-11-25 10:00' });
  const ask = async () => (await calls.get(`ticket/discount_code/1/11/60?code=${code}`)).status;
  const endsAt = Date.parse('2026-11-25T10:00:00+09:00');
  calls.site.setNow(endsAt);
  expect(await ask()).toBe(200);
  calls.site.setNow(endsAt + 1);
  expect(await ask()).toBe(404);
  calls.site.setNow(testNow);
});
