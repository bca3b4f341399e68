import { afterAll, beforeAll, expect, test } from 'vitest';
import { setWithdrawn } from '#features/site/server/site-life.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { parseInstant } from '#kernel/period.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';
import { ticketBuyer } from '../ticket-buyer.ts';
import { siteMapFiles } from './mapped-addresses.ts';
import { entryOf, metaOf, parsePage, textOf } from './parse-page.ts';

const expo = '/web/portal/1/event/11';
const closed = 'このサイトは公開を終了しました';
const workshop = 3;
type Who = Record<string, string>;

let calls: MemberCalls;
let hanako: Who;
let staff: Who;
let ticket: PurchasedTicketAnswer;
let guest: { orderId: string; purchasedTickets: PurchasedTicketAnswer[] };
beforeAll(async () => {
  calls = await memberCalls();
  const as = async (loginId: string): Promise<Who> => ({ 'access-token': (await calls.logIn(loginId)).accessToken });
  [hanako, staff] = [await as('hanako.demo'), await as('staff.demo')];
  const buyer = ticketBuyer(calls);
  const card = { paymentMethod: 'CreditCard', ...(await buyer.token('4111111111111111', hanako)) };
  const { data } = await buyer.buy({ purchaseList: [await buyer.item(workshop)], ...card }, hanako);
  [ticket] = data.purchasedTickets;
  ({ data: guest } = await buyer.buy({ purchaseList: [await buyer.item(1)], paymentMethod: 'Free' }));
});
afterAll(() => calls.close());

const change = async (siteKey: string, at: number | null): Promise<void> => {
  expect(await setWithdrawn(calls.site.database, siteKey, at)).toBe('done');
  await calls.site.hiroba.features.site.directory.refresh();
};

test('a withdrawn event says on every page that it has closed, and shows nothing of it', async () => {
  const before = await calls.site.page(`${expo}/module/information/10/1`);
  await change('event/11', testNow);
  for (const rest of ['', '/module/information/10/1', '/module/ticket/60', '/module/timetable/62', '/verify']) {
    const response = await calls.site.get(`${expo}${rest}`);
    const html = await response.text();
    expect([rest, response.status, textOf(parsePage(html)).includes(closed)]).toEqual([rest, 410, true]);
    const { init } = entryOf(html).facts;
    expect(init.modules.map(({ moduleCode }) => moduleCode)).not.toContain('information');
    expect(init.event?.overview.description).toBe('');
    expect(metaOf(parsePage(html), 'robots')).toBe('noindex,nofollow');
  }
  expect(textOf(parsePage(before))).not.toContain(closed);
});

test('its calls answer 410, and nothing more is sold', async () => {
  for (const path of [
    'event_information/1/11/10',
    'event_information/1/11/10/1',
    'ticket/1/11/60',
    'timetable/1/11/62',
  ]) {
    const answer = await calls.get(path);
    expect([path, answer]).toEqual([path, { status: 410, message: 'This site has closed.', reason: 'withdrawn' }]);
  }
  expect((await calls.post('ticket/purchase/1/11/60', {}, hanako)).status).toBe(410);
});

test('orders, tickets and the gate go on', async () => {
  const mine = await calls.get('mypage/ticket/1/11', hanako);
  expect(mine.data.purchasedTickets).toMatchObject([{ id: ticket.id }]);
  for (const rest of ['/users/mypage/my-ticket', '/users/my-ticket/60', '/users/login', '/users/terms']) {
    expect([rest, (await calls.site.get(`${expo}${rest}`)).status]).toEqual([rest, 200]);
  }
  calls.site.setNow(parseInstant(ticket.ticketContentSnapshot.checkinPeriodStart as string) as number);
  const again = await calls.logIn('staff.demo');
  staff = { 'access-token': again.accessToken };
  const look = await calls.get(`ticket/checkin/1/11/60?code=${encodeURIComponent(ticket.qrString as string)}`, staff);
  expect(look.data).toMatchObject({ purchasedTicketId: ticket.id, problem: null });
  calls.site.setNow(testNow);
});

test('whoever bought without an account opens their tickets by the link of their mail, and the closed pages say so', async () => {
  const { orderId, purchasedTickets } = guest;
  const response = await calls.site.get(`${expo}/module/ticket/60/purchased-ticket?order=${orderId}`);
  expect([response.status, textOf(parsePage(await response.text())).includes(closed)]).toEqual([200, false]);
  const { data } = await calls.get(`ticket/order/1/11/60/${orderId}`);
  expect(data).toMatchObject({ state: 'completed', purchasedTickets: [{ qrString: purchasedTickets[0]?.qrString }] });
  expect(purchasedTickets[0]?.qrString).toContain('.');
  expect(textOf(parsePage(await (await calls.site.get(expo)).text()))).toContain(
    '会員登録をせずに購入した場合は、購入完了のメールにあるリンクから確認できます。',
  );
});

test('its portal and the sitemap do not name it', async () => {
  const listed = async (): Promise<number[]> =>
    (await calls.get('portal/1/events')).data.map(({ eventId }: { eventId: number }) => eventId);
  const map = async (): Promise<string> => (await siteMapFiles(calls.site, 'hiroba.test', '/web')).join('');
  expect([(await listed()).includes(11), (await map()).includes(`${expo}<`)]).toEqual([false, false]);
  await change('event/11', null);
  expect([(await listed()).includes(11), (await map()).includes(`${expo}<`)]).toEqual([true, true]);
  expect((await calls.site.get(expo)).status).toBe(200);
  expect((await calls.get('event_information/1/11/10')).status).toBe(200);
});

test('visitors of a withdrawn site are not asked for a passcode or an invitation', async () => {
  const locked = calls.site.hiroba.features.site.directory.all();
  expect(locked.map(({ siteKey }) => siteKey)).toEqual(expect.arrayContaining(['event/14', 'event/15']));
  for (const [siteKey, path] of [
    ['event/14', '/web/portal/1/event/14'],
    ['event/15', '/web/portal/1/event/15'],
  ] as const) {
    await change(siteKey, testNow);
    const { init } = entryOf(await (await calls.site.get(path)).text()).facts;
    expect([init.usePasscodeLock, init.isInvitingEvent, init.isLocked, init.isWithdrawn]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  }
});

test('a withdrawn portal lists no events, and its events stay', async () => {
  await change('portal/1', testNow);
  expect((await calls.get('portal/1/events')).status).toBe(410);
  expect((await calls.site.get('/web/portal/1')).status).toBe(410);
  expect((await calls.site.get(expo)).status).toBe(200);
  expect((await calls.site.get(`${apiPrefix}login_info/1`, { ...hanako, language: 'eng' })).status).toBe(200);
});
