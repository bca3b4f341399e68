import type { Browser, Page } from '@playwright/test';
import { apiPrefix } from '#kernel/limits.ts';
import { dayMs } from '#kernel/period.ts';
import { applied, boughtTicket } from './bought-ticket.ts';
import { say, site } from './demo-sites.ts';
import { expect, takenOver, test, watch } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { once } from './sweep.ts';

const expo = site('expo');
const tickets = expo.file.modules.find(({ moduleCode }) => moduleCode === 'ticket')?.items ?? [];
/** A free ticket of the expo, and a free lottery without slots that is drawn in six days. */
const pass = 1;
const reception = 8;
/** Two members who have answered all that the expo asks them. */
const applicants = ['hanako.demo', 'invited.demo'] as const;
/** Has applied in every world of the demo. */
const otherApplicant = 'sora.demo';

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer();
});
test.afterAll(() => server.close());

/** Looks at a page as a member, in a browser of their own whose clock is the server's. */
async function lookAs(
  browser: Browser,
  loginId: string,
  aheadMs: number,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: server.address, locale: 'ja-JP' });
  const found = watch(context);
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.address }]);
  await context.clock.setSystemTime(Date.now() + aheadMs);
  const page = await context.newPage();
  await enterAs(page, await tokensOf(context.request, loginId));
  await page.goto(`${expo.path}/users/mypage/my-ticket`);
  await takenOver(page);
  await look(page);
  expect(found).toEqual([]);
  await context.close();
}

test(
  'a member sees a ticket as it was bought after the organiser renamed it, and whether a draw was won or lost [LOTTERY-004, LOTTERY-005, LOTTERY-006, TICKET-122]',
  once,
  async ({ browser, playwright, words }) => {
    const { labels } = words.myTicket.lottery;
    const label = (page: Page) => page.locator('.hb-ticket-lottery b');
    const titles = (page: Page) => page.locator('.hb-ticket-card').getByRole('heading', { level: 2 });
    const titleBefore = say(tickets.find(({ detailId }) => detailId === pass)?.title, 'jpn');
    const titleAfter = '今の名前';

    await server.start();
    const request = await playwright.request.newContext({ baseURL: server.address });
    for (const loginId of applicants) await applied(request, await tokensOf(request, loginId), reception);
    await boughtTicket(request, await tokensOf(request, applicants[0]), pass);
    for (const loginId of applicants) {
      await lookAs(browser, loginId, 0, (page) => expect(label(page)).toHaveText([labels.waiting]));
    }

    // The list of the applications is public for an hour before the draw; closing it and drawing are jobs.
    const draw = async () => {
      const answer = await request.get(`${apiPrefix}ticket/lottery/${expo.portalId}/${expo.eventId}/60/${reception}`);
      return ((await answer.json()) as { data: { announcement: { listHash: string | null }; drawnAt: string | null } })
        .data;
    };
    const inTime = { timeout: 60_000 };
    await server.publish(expo, 'ticket', {
      [reception]: { capacity: 1 },
      [pass]: { title: { jpn: titleAfter } },
    });
    await server.start(7 * dayMs, { isDemo: false });
    await expect.poll(async () => (await draw()).announcement.listHash, inTime).not.toBeNull();
    await server.stop();
    const ahead = 7.5 * dayMs;
    await server.start(ahead, { isDemo: false });
    await expect.poll(async () => (await draw()).drawnAt, inTime).not.toBeNull();

    const shown: string[] = [];
    for (const loginId of [...applicants, otherApplicant]) {
      await lookAs(browser, loginId, ahead, async (page) => {
        await expect(label(page)).toHaveText(new RegExp(`^(${labels.winning}|${labels.defeat})$`));
        shown.push((await label(page).textContent()) ?? '');
      });
    }
    expect(shown.sort()).toEqual([labels.winning, labels.defeat, labels.defeat].sort());

    await lookAs(browser, applicants[0], ahead, async (page) => {
      await expect(titles(page).filter({ hasText: titleBefore })).toBeVisible();
      await expect(titles(page).filter({ hasText: titleAfter })).toHaveCount(0);
      await page.goto(`${expo.path}/module/ticket/60`);
      await expect(page.getByRole('heading', { name: titleAfter })).toBeVisible();
    });
    await request.dispose();
  },
);
