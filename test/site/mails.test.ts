import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchScreen } from '#console/navigation/match-screen.ts';
import { isOverNews, type NewsKind } from '#features/ticket/server/mail/news-kind.ts';
import { consolePath } from '#kernel/console/console-endpoint.ts';
import type { PageName } from '#kernel/page.ts';
import { everyMail, type KindOfMail, mailOrigin } from '../every-mail.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { entryOf } from './parse-page.ts';

let calls: MemberCalls;
let reader: Record<string, string>;
let mails: KindOfMail[];
beforeAll(async () => {
  calls = await memberCalls({ publicUrl: mailOrigin });
  const { accessToken, userId } = await calls.logIn('hanako.demo');
  reader = { 'access-token': accessToken };
  mails = await everyMail(calls.site, userId, 'eng');
});
afterAll(() => calls.close());

/** The addresses in the two forms of a mail. */
const linksIn = ({ text, html }: { text: string; html: string }) => ({
  text: [...text.matchAll(/https:\/\/\S+/g)].map(([url]) => url),
  html: [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&')),
});

/** What a page asks for about its reader; a page that is not named here asks for nothing of theirs. */
const asks: Partial<Record<PageName, (params: Record<string, string>, order: string) => string>> = {
  ticketPurchased: ({ contentId }, order) => `ticket/order/1/11/${contentId}/${order}`,
  myTicketPurchased: ({ contentId }, order) => `ticket/order/1/11/${contentId}/${order}`,
  ticketPayment: ({ contentId }, order) => `ticket/order/1/11/${contentId}/${order}`,
  myTicketContent: ({ contentId }) => `mypage/ticket/1/11/${contentId}`,
  businessAppointment: () => 'business_appointment/1/11',
  loginInfo: () => 'login_info/1/11',
  mypage: () => 'personal/1/11',
};

type PageEntry = { name: string; params: object };

/** The page of an address without its query, which does not change what the server renders. */
const pages = new Map<string, Promise<{ status: number; page: Partial<PageEntry> }>>();
const pageAt = ({ pathname, search, host }: URL): Promise<{ status: number; page: Partial<PageEntry> }> => {
  const kept = pages.get(pathname);
  const asked =
    kept ??
    calls.site.get(pathname + search, { host }).then(async (answer) => {
      const html = await answer.text();
      return { status: answer.status, page: pathname.startsWith('/web/') ? entryOf(html).page : {} };
    });
  pages.set(pathname, asked);
  return asked;
};
/** The screens of the console, as its features write them: its shell answers every address below it. */
const root = join(import.meta.dirname, '../..');
const screens = globSync('src/features/*/console.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/path: ['`]([^'`]+)['`],[^}]*?load:/g)].map(([, path = '']) => ({
    path: path.replace('${site}', '/console/sites/{site}'),
  })),
);

test('each link of a mail leads, in both forms of the mail, to a page that exists and that shows its reader what the mail is about [ROUTE-039, ROUTE-040, ROUTE-041, ROUTE-044, AUTH-036]', async () => {
  for (const { what, mail, isMember } of mails) {
    const { text, html } = linksIn(mail);
    expect([what, [...new Set(text)].sort()]).toEqual([what, [...new Set(html)].sort()]);
    for (const link of new Set(text)) {
      // Where the organiser is asked: a site of their own.
      if (/^https:\/\/(kyoso-expo|shiomi)\.example\.jp$/.test(link)) continue;
      const url = new URL(link);
      if (url.pathname.startsWith(consolePath)) {
        expect([what, url.origin, matchScreen(screens, url.pathname)]).toEqual([what, mailOrigin, expect.anything()]);
        continue;
      }
      const { status, page } = await pageAt(url);
      expect([what, link, url.origin, status]).toEqual([what, link, mailOrigin, 200]);
      const call = asks[page.name as PageName]?.(page.params as never, url.searchParams.get('order') ?? '');
      if (call !== undefined)
        expect([what, call, (await calls.get(call, isMember ? reader : {})).status]).toEqual([what, call, 200]);
    }
  }
});

type Notice = 'paidTooMuch' | 'paidTooLate' | 'paidOtherSum' | 'partlyPaid' | 'refund by hand' | 'ticket canceled';
const order = 'module/ticket/60/purchased-ticket';
const ownOrder = 'users/my-ticket/60/purchased-ticket';
const myTickets = (isMember: boolean): [words: string, path: string] =>
  isMember ? ['View my tickets', 'users/my-ticket/60'] : ['View tickets', order];
const ways: Record<NewsKind | Notice, (isMember: boolean) => [words: string, path: string]> = {
  applied: () => ['View my tickets', 'users/my-ticket/60'],
  awaiting: () => ['How to pay', order],
  wonToPay: () => ['How to pay', order],
  issued: myTickets,
  given: myTickets,
  free: myTickets,
  unpaid: () => ['How to pay', order],
  transfer: () => ['How to pay', order],
  settled: myTickets,
  won: () => ['View my tickets', 'users/my-ticket/60'],
  paymentFailed: () => ['Pay now', 'module/ticket/60/payment'],
  lost: () => ['View the result', order],
  expired: () => ['View order', order],
  canceled: () => ['View order', order],
  unanswered: (isMember) => ['View order', isMember ? ownOrder : order],
  paidTooMuch: () => ['View order', ownOrder],
  paidTooLate: () => ['View order', order],
  paidOtherSum: () => ['View order', order],
  partlyPaid: () => ['View order', order],
  'refund by hand': () => ['View order', ownOrder],
  'ticket canceled': () => ['View order', ownOrder],
};

test.each(Object.entries(ways))(
  'the mail of an order about %s leads to what its reader does next [TICKET-115]',
  (kind, way) => {
    const told = mails.filter(({ what }) => what === kind);
    expect(told.length).toBeGreaterThan(0);
    for (const { mail, isMember } of told) {
      const [words, path] = way(isMember);
      expect(mail.text).toMatch(new RegExp(`^${words}\nhttps:\\S+/event/11/${path}(\\?order=\\S+)?$`, 'm'));
    }
  },
);

test('a mail about an order that is over speaks of no ticket that its reader could use; My tickets has nothing of the order but a lost application [TICKET-115, LOTTERY-005]', async () => {
  const { data } = await calls.get('mypage/ticket/1/11/60', reader);
  const listed = JSON.stringify(data);
  for (const { what, mail } of mails) {
    if (!isOverNews(what as NewsKind)) continue;
    expect([what, mail.text.match(/my tickets|entrance|receipt|Valid:/i)]).toEqual([what, null]);
    const [, number = ''] = /\?order=(\S+)/.exec(mail.text) ?? [];
    expect([what, number.length > 0, listed.includes(number)]).toEqual([what, true, what === 'lost']);
  }
  const issued = mails.find(({ what, isMember }) => what === 'issued' && isMember)?.mail.text ?? '';
  const [, number = 'none'] = /Order number: (\S+)/.exec(issued) ?? [];
  expect(listed).toContain(number);
});
