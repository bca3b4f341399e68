import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { makeCodeBatch, readCodeBatch } from '#features/codes/contract.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import { paidAfterMs } from '#features/payment/server.ts';
import { beginRehearsal } from '#features/rehearsal/contract.ts';
import { rehearsalTexts } from '#features/rehearsal/server/rehearsal-texts.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { memberCalls, type MemberCalls } from '../member-calls.ts';
import { beginAt } from '../rehearsal-buyer.ts';
import { testNow, type TestSite } from '../start-test-site.ts';
import { ticketBuyer } from '../ticket-buyer.ts';
import { useUpTries } from '../use-up-tries.ts';

const dayMs = 24 * 60 * 60_000;
const expo = 'event-11';
const paid = 3;
let calls: MemberCalls;
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  calls = await memberCalls();
  ({ site } = calls);
  owner = await operatorAt(site, 'portal/1', 'owner', 'owner@example.jp');
});
afterEach(() => site.setNow(testNow));
afterAll(() => calls.close());

const numberOf = async (query: string): Promise<number> =>
  Number((await site.database.pool.query<{ n: unknown }>(query)).rows[0]?.n);
/** What the expo has sold, and what its gateway was asked for. */
const counted = async (): Promise<number[]> =>
  Promise.all([
    numberOf(`select coalesce(sum(taken), 0) as n from ticket_stock where site_key = 'event/11'`),
    numberOf(`select count(*) as n from ticket_order where site_key = 'event/11'`),
    numberOf(`select count(*) as n from purchased_ticket where site_key = 'event/11'`),
    numberOf(`select count(*) as n from payment where site_key = 'event/11'`),
    numberOf(`select count(*) as n from sandbox_charge`),
  ]);

describe('a test purchase', () => {
  test('ends with a ticket, and moves nothing of the event and of its gateway; the same purchase at the event does', async () => {
    const before = await counted();
    const buyer = await beginAt(site, owner, expo);
    expect(buyer.path).toBe(`/web/event/${buyer.eventId}/module/ticket/60?step=profile`);
    const { status, data } = await buyer.buy({}, paid);
    expect([status, data.state, data.amount, data.paymentMethod]).toEqual([200, 'completed', 3500, 'CreditCard']);
    const { code } = data.purchasedTickets[0];
    expect(code).toMatch(/\S/);
    expect(await counted()).toEqual(before);
    const [payment] = (
      await site.database.pool.query(`select gateway, provider from payment where site_key = $1`, [buyer.siteKey])
    ).rows;
    expect(payment).toEqual({ gateway: 'rehearsal', provider: 'Rehearsal' });

    const visitor = ticketBuyer(calls);
    const { accessToken } = await calls.logIn('hanako.demo');
    const member = { 'access-token': accessToken };
    const cardId = await visitor.saveCard('4242424242424242', member);
    const control = await visitor.buy({ purchaseList: [await visitor.item(paid)], cardId }, member);
    // The bank of this card asks its owner first.
    expect([control.status, control.data.state]).toEqual([200, 'authenticating']);
    expect(await counted()).toEqual(before.map((one) => one + 1));
  });

  test('is the draft as it stands, also where a price was not published yet', async () => {
    const params = { site: expo };
    const part = `item-60-${paid}`;
    const save = async (price: number, before: number) => {
      const changes = [{ path: ['price'], before, after: price }];
      expect((await owner.call(editor.savePart, { params, body: { part, changes } })).data.issues).toEqual([]);
    };
    await save(4100, 3500);
    const { data } = await (await beginAt(site, owner, expo)).buy({}, paid);
    expect(data.amount).toBe(4100);
    await save(3500, 4100);
  });

  test('takes a code of its original that was made with many, and uses none of it up', async () => {
    const seller = await operatorAt(site, 'event/11', 'sales', 'codes@example.jp');
    await setUpApp(seller);
    const params = { site: expo };
    const { codeBatchId } = (
      await seller.call(makeCodeBatch, {
        params,
        body: { name: '招待', contentId: 60, ticketId: paid, isForFree: true, number: 1, usesMax: 1 },
      })
    ).data;
    const uses = async () => {
      const { entries } = (await seller.call(readCodeBatch, { params: { ...params, codeBatchId }, query: {} })).data;
      return entries[0]!;
    };
    const { code } = await uses();
    for (let times = 0; times < 2; times += 1) {
      const buyer = await beginAt(site, owner, expo);
      const sold = await buyer.get(`ticket/0/${buyer.eventId}/60?ticket_ids[]=${paid}`);
      const { ticketType, price: originalPrice } = sold.data.tickets[0].ticketContent;
      const line = { ticketId: paid, ticketType, price: 0, originalPrice };
      const bought = await buyer.buy(
        { purchaseList: [line], paymentMethod: 'Free', cardId: undefined, ticketDiscountCode: code },
        paid,
      );
      expect([bought.status, bought.data?.amount]).toEqual([200, 0]);
    }
    expect((await uses()).uses).toBe(0);
  });

  test('writes to its maker alone, and marks the mail', async () => {
    const buyer = await beginAt(site, owner, expo);
    await buyer.buy({}, paid);
    site.setNow(testNow + 10_000);
    const [mail] = await site.mails('owner@example.jp');
    expect([mail?.kind, mail?.subject.startsWith('[Test] ')]).toEqual(['ticket-issued', true]);
    expect(await site.mails('somebody.else@example.jp')).toEqual([]);
  });

  test('by the number of a till is paid a little later, though nobody pays', async () => {
    const buyer = await beginAt(site, owner, expo);
    const { data } = await buyer.buy(
      { cardId: null, paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' },
      paid,
    );
    expect([data.state, data.convenienceStore.store]).toEqual(['awaiting', 'lawson']);
    expect(data.convenienceStore.number).toMatch(/^[1-9]\d{10}$/);
    const state = async () => (await buyer.get(`ticket/order/0/${buyer.eventId}/60/${data.orderId}`)).data.state;
    await site.hiroba.jobs.runDue();
    expect(await state()).toBe('awaiting');
    site.setNow(testNow + paidAfterMs + 1_000);
    await site.hiroba.jobs.runDue();
    expect(await state()).toBe('completed');
  });

  test('takes no card that is typed, and says why', async () => {
    const buyer = await beginAt(site, owner, expo);
    const { status, message } = await buyer.get(`payments/tokenizer/0/${buyer.eventId}`);
    expect([status, message]).toEqual([503, expect.stringContaining('Do not enter the number of a real card')]);
  });

  test('buys also what is not on sale now, and the page says so', async () => {
    const buyer = await beginAt(site, owner, expo);
    for (const ticket of [9, 10]) expect((await buyer.buy({}, ticket)).data.state).toBe('completed');
    const page = await site.page(`/web/event/${buyer.eventId}`, buyer.headers);
    expect(page).toContain(rehearsalTexts.jpn.strip.opened);
    const other = await operatorAt(site, 'event/12', 'editor', 'second@example.jp');
    const festival = await beginAt(site, other, 'event-12');
    const open = await site.page(`/web/event/${festival.eventId}`, festival.headers);
    expect(open).toContain(rehearsalTexts.jpn.strip.text);
    expect(open).not.toContain(rehearsalTexts.jpn.strip.opened);
  });
});

describe('a rehearsal', () => {
  test('says on each page what it is and leads back to the console; no cache and no search engine keeps it', async () => {
    const { path, headers } = await beginAt(site, owner, expo);
    const response = await site.get(path, headers);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(html).toContain('<a href="/console/sites/event-11">');
    expect(html).toContain(rehearsalTexts.jpn.strip.title);
    const sheet = /href="(\/rehearsal\/[^"]+)"/.exec(html)?.[1];
    expect((await site.get(sheet!)).headers.get('content-type')).toContain('text/css');
    expect(await site.page('/web/portal/1/event/11')).not.toContain('rehearsal');
  });

  test('is there for its maker alone: others get what a number gets that no event has', async () => {
    const { eventId, path, headers } = await beginAt(site, owner, expo);
    const { cookie: _, ...withoutPass } = headers;
    const stranger = await operatorAt(site, 'event/11', 'editor', 'editor@example.jp');
    const theirs = await beginAt(site, stranger, expo);
    const free = 987_654;
    for (const who of [{}, withoutPass, { ...headers, cookie: `${headers['cookie']}x` }, theirs.headers]) {
      expect((await site.get(path, who)).status).toBe(404);
      expect((await site.get(`/web/seo/0/${eventId}/jpn/seo.json`, who)).status).toBe(404);
      expect((await site.get(`/web/theme/event/${eventId}/1/colors.css`, who)).status).toBe(404);
    }
    expect((await site.get(path, headers)).status).toBe(200);
    const reads = site.hiroba.api.endpoints.filter(
      ({ method, path: one }) => method === 'GET' && one.includes('{portalId}') && one.includes('{eventId}'),
    );
    expect(reads.length).toBeGreaterThan(40);
    const at = (one: string, number: number) =>
      one
        .replace(/\[|\]/g, '')
        .replace('{portalId}', '0')
        .replace('{eventId}', String(number))
        .replace(/\{\w+\}/g, '1');
    for (const { path: one } of reads) {
      const answer = await site.get(`/web_api/v2/${at(one, eventId)}`, { language: 'eng' });
      const nobody = await site.get(`/web_api/v2/${at(one, free)}`, { language: 'eng' });
      expect([one, answer.status, await answer.text()]).toEqual([one, nobody.status, await nobody.text()]);
      expect([one, answer.status < 400]).toEqual([one, false]);
    }
  });

  test('is no site of the console', async () => {
    const { eventId } = await beginAt(site, owner, expo);
    const all = await operatorAt(site, '*', 'owner', 'everywhere@example.jp');
    const sites = { site: `event-${eventId}` };
    expect((await all.call(editor.readOutline, { params: sites })).status).toBe(404);
    expect((await all.call(beginRehearsal, { params: sites, body: {} })).status).toBe(404);
    const { data } = await all.call(editor.listSites, {});
    expect(data.sites.map((one) => one.site)).not.toContain(sites.site);
    expect(data.sites.map((one) => one.site)).toContain(expo);
  });

  test('takes the place of the last one of its maker, and of nobody else', async () => {
    const first = await beginAt(site, owner, expo);
    const editors = await operatorAt(site, 'event/11', 'editor', 'third@example.jp');
    const theirs = await beginAt(site, editors, expo);
    const second = await beginAt(site, owner, expo);
    expect((await site.get(first.path, first.headers)).status).toBe(404);
    expect((await site.get(second.path, second.headers)).status).toBe(200);
    expect((await site.get(theirs.path, theirs.headers)).status).toBe(200);
  });

  test('ends for whoever may no longer change the event, and after a day', async () => {
    const editors = await operatorAt(site, 'event/11', 'editor', 'fourth@example.jp');
    const { path, headers } = await beginAt(site, editors, expo);
    const suspend = (at: Date | null) =>
      site.database.pool.query(`update operator set suspended_at = $1 where mail = 'fourth@example.jp'`, [at]);
    await suspend(new Date(testNow));
    expect((await site.get(path, headers)).status).toBe(404);
    await suspend(null);
    site.setNow(testNow + dayMs - 1);
    expect((await site.get(path, headers)).status).toBe(200);
    site.setNow(testNow + dayMs);
    expect((await site.get(path, headers)).status).toBe(404);
  });

  test('is made by who may change the event, and the log says so', async () => {
    const sales = await operatorAt(site, 'event/11', 'sales', 'sales@example.jp');
    expect((await sales.call(beginRehearsal, { params: { site: expo }, body: {} })).status).toBe(403);
    const outsider = await operatorAt(site, 'event/12', 'owner', 'outsider@example.jp');
    expect((await outsider.call(beginRehearsal, { params: { site: expo }, body: {} })).status).toBe(404);
    await setUpApp(owner);
    const { data } = await owner.call(readSiteLog, { params: { site: expo } });
    expect(data.entries.map(({ action }) => action)).toContain('rehearsal.made');
  });
});

describe('no rehearsal is made', () => {
  test('of a draft that cannot be published; the words are those of the publication', async () => {
    const params = { site: 'event-14' };
    const before = (await owner.call(editor.readPart, { params, query: { part: 'settings' } })).data.value as Record<
      string,
      Json
    >;
    const save = async (from: Record<string, Json>, to: Record<string, Json>) => {
      const changes = diffParts(from, to).map((one) => ({ ...one, path: [...one.path] }));
      expect((await owner.call(editor.savePart, { params, body: { part: 'settings', changes } })).status).toBe(200);
    };
    const overview = before['overview'] as Record<string, Json>;
    const wrong = { ...before, overview: { ...overview, endDate: '2020-01-01 10:00' } };
    await save(before, wrong);
    const rehearsed = await owner.call(beginRehearsal, { params, body: {} });
    const published = await owner.call(editor.publishSite, { params, body: {} });
    expect([rehearsed.status, rehearsed.message]).toEqual([409, published.message]);
    await save(wrong, before);
  });

  test('of an event without tickets, and of a portal', async () => {
    const params = { site: 'event-14' };
    const refused = await owner.call(beginRehearsal, { params, body: {} });
    expect([refused.status, refused.message]).toEqual([409, rehearsalTexts.eng.noTicket]);
    expect((await owner.call(beginRehearsal, { params: { site: 'portal-1' }, body: {} })).status).toBe(404);
  });

  test('beside a hundred others, which are as many as an installation keeps', async () => {
    const other = await operatorAt(site, 'event/11', 'editor', 'fifth@example.jp');
    const { pool } = site.database;
    const full = [...Array(100).keys()].map((nth) => `event/${700_000 + nth}`);
    await pool.query(
      `insert into site (site_key, portal_id, event_id, rehearsal_of)
       select key, 0, split_part(key, '/', 2)::int, 'event/11' from unnest($1::text[]) as key`,
      [full],
    );
    await pool.query(
      `insert into rehearsal select key, 'event/12', (select min(operator_id) from operator), false, key, $2
       from unnest($1::text[]) as key`,
      [full, new Date(testNow + dayMs)],
    );
    const { status, message } = await other.call(beginRehearsal, { params: { site: expo }, body: {} });
    expect([status, message]).toEqual([409, rehearsalTexts.eng.tooMany]);
    await pool.query(`delete from site where site_key = any($1)`, [full]);
  });

  test('by who has made many within the hour', async () => {
    const { operator_id: id } = (
      await site.database.pool.query<{ operator_id: number }>(
        `select operator_id from operator where mail = 'owner@example.jp'`,
      )
    ).rows[0]!;
    await useUpTries(site.database, 'rehearsal', { context: { now: testNow }, about: String(id) }, ['about']);
    expect((await owner.call(beginRehearsal, { params: { site: expo }, body: {} })).status).toBe(429);
  });
});
