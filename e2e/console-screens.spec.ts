import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { matchScreen } from '#console/navigation/match-screen.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { consoleWords, isGoodScreen } from './console-steps.ts';
import { expect, test } from './journey.ts';
import { tokensOf } from './member.ts';
import { targetProblems } from './page-quality.ts';
import { longOnce, once } from './sweep.ts';

const root = join(import.meta.dirname, '..');
/** The screens of the console, as its features write them. */
const screens = globSync('src/features/*/console.ts', { cwd: root }).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const parts = new Map([...text.matchAll(/^const (\w+) = ['`]([^'`]+)['`];/gm)].map(([, name, path]) => [name, path]));
  const filled = (path: string): string => path.replace(/\$\{(\w+)\}/g, (_, name: string) => parts.get(name) ?? '');
  return [...text.matchAll(/path: (?:['`]([^'`]+)['`]|(\w+)),\s*(isOpen: true,\s*)?load:/g)].map(
    ([, path, name, isOpen]) => ({
      path: filled(path ?? parts.get(name) ?? ''),
      isOpen: isOpen !== undefined,
    }),
  );
});
/** The organiser keeps no booth: there the screen says that it cannot be read. */
const ofExhibitors = /\/(booths(\/\d+\/\d+)?|booth-visitors)$/;
const site = '/console/sites/event-11';
/** A portal, and an event with everything. */
const portal = '/console/sites/portal-1';
const begun = ['/console/', site, portal, `${site}/booths/200/1`];

/** Elements that the Tab key reaches one after the other, and what is wrong with them; frames have their own journey. */
async function keyboardProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const problems: string[] = [];
  let before = '';
  for (let at = 0; at < 40; at += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      if (element instanceof HTMLIFrameElement) return { isFrame: true, name: '', isSeen: true };
      // The parts of a date are gone through one after the other, and the browser shows where the focus is.
      if (element.matches('input[type=date], input[type=datetime-local], input[type=time]'))
        return { isFrame: false, name: '', isSeen: true };
      element.dataset['tabbed'] ??= String(document.querySelectorAll('[data-tabbed]').length);
      // A control that is hidden for the eye shows the focus at what stands for it.
      const shown = element.matches('.hc-hidden, input[type=radio], input[type=checkbox], input[type=file]')
        ? (element.closest('label') ?? element)
        : element;
      // A link may reach over its whole row, by what stands behind it.
      const looks = [getComputedStyle(shown), getComputedStyle(element), getComputedStyle(element, '::after')];
      const isSeen = looks.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || (boxShadow !== 'none' && boxShadow !== ''),
      );
      return { isFrame: false, name: `${element.dataset['tabbed']} ${element.outerHTML.slice(0, 140)}`, isSeen };
    });
    if (seen === undefined || seen.isFrame) break;
    if (!seen.isSeen) problems.push(`the focus is not seen: ${seen.name}`);
    if (seen.name !== '' && seen.name === before) problems.push(`the focus stays: ${seen.name}`);
    before = seen.name;
  }
  return problems;
}

/** A visitor reports another to the organiser. */
async function reportSomebody(request: APIRequestContext): Promise<void> {
  const { accessToken } = await tokensOf(request, 'hanako.demo');
  const { userId } = await tokensOf(request, 'exhibitor.demo');
  const answer = await request.post(`${apiPrefix}live_chat/report/1/11/240/1`, {
    headers: { 'access-token': accessToken },
    form: { userId: String(userId), reason: 'spam' },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('"reported":true')]);
}

async function stands(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.hc-skeleton, .hc-loading')).toHaveCount(0);
}

const looks: readonly [LanguageCode, string, 'light' | 'dark', typeof once | typeof longOnce][] = [
  ['jpn', 'ja-JP', 'light', once],
  ['eng', 'en-US', 'dark', longOnce],
];
for (const [language, locale, colorScheme, size] of looks) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test(
      'every screen of the console can be read, pressed and gone through by keys',
      size,
      async ({ page, request, troubles }) => {
        troubles.expect(/A field has its value as an attribute/);
        // The preview of a mail runs no script, so axe cannot look into it.
        troubles.expect(/Blocked script execution in '[^']+\/site-mails\/preview\//);
        troubles.expect(/recipient window's origin \('null'\)/);
        troubles.expect(/(status 403: |403 \(Forbidden\) )\S+\/booths/);
        const { kit, signIn } = await consoleWords(language);
        const problems: string[] = [];
        const look = async (address: string): Promise<void> => {
          await stands(page, address);
          const isFailed = (await page.getByText(kit.failedTitle).or(page.getByText(kit.noRightTitle)).count()) > 0;
          if (isFailed !== ofExhibitors.test(address))
            problems.push(`${address} ${isFailed ? 'cannot' : 'can'} be read`);
          for (const found of await keyboardProblems(page)) problems.push(`${address}: ${found}`);
          for (const found of await targetProblems(page)) {
            // What is hidden for the eye is pressed by what stands for it.
            if (!found.includes('hc-hidden')) problems.push(`${address}: ${found}`);
          }
          await isGoodScreen(page).catch((error: Error) => problems.push(`${address}: ${error.message}`));
        };
        const seen = new Set<string>();
        for (const { path } of screens.filter(({ isOpen }) => isOpen)) {
          await look(path);
          seen.add(path);
        }
        await page.goto('/console/');
        await page.getByRole('button', { name: signIn.demoEnter }).click();
        await expect(page.locator('.hc-row-title').first()).toBeVisible();

        // The demo has none of these yet.
        await reportSomebody(request);
        const made = await page.evaluate(async () => {
          const post = async (path: string, body: object): Promise<Record<string, number>> => {
            const headers = { 'content-type': 'application/json', 'console-call': '1' };
            const answer = await fetch(`/console/api/sites/event-11/${path}`, {
              method: 'POST',
              headers,
              body: JSON.stringify(body),
            });
            return ((await answer.json()) as { data: Record<string, number> }).data;
          };
          const { mailingId } = await post('mails', { from: 'nothing' });
          const wish = { name: 'Partners', contentId: 60, isForFree: true, number: 2, usesMax: 1 };
          const { codeBatchId } = await post('codes', wish);
          const plan = {
            columns: [{ header: 'mail', meaning: 'mail' }],
            ticket: { contentId: 60, ticketId: 1, priceId: null },
            ticketValues: [],
            way: 'free',
            language: 'jpn',
            isMailed: false,
            note: '',
          };
          const file = { key: '0123456789abcdef'.repeat(3), fileName: 'list.csv', rows: 1, plan };
          const { importId } = await post('attendee-imports', file);
          return [`mails/${mailingId}`, `codes/${codeBatchId}`, `attendees/import/${importId}`];
        });
        const plain = screens.map(({ path }) => path.replace('/console/sites/{site}', site));
        const waiting = [
          ...begun,
          ...made.map((path) => `${site}/${path}`),
          ...plain.filter((path) => !path.includes('{')),
        ];
        const looked = new Set<string>();
        while (waiting.length > 0) {
          const address = waiting.shift() ?? '';
          const path = matchScreen(screens, address)?.screen.path ?? address;
          // Of two sites one is a portal, whose screens show other things.
          const kind = address.startsWith(portal) ? `${portal} ${path}` : path;
          if (looked.has(kind)) continue;
          looked.add(kind);
          seen.add(path);
          await look(address);
          const links = await page
            // A file is no screen.
            .locator('a[href^="/console/"]:not([href^="/console/api/"])')
            .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
          // A portal is looked at on its own screens; the rest of it is that of an event.
          waiting.push(...links.filter((link) => link.startsWith(site) || !link.startsWith('/console/sites/')));
        }
        expect(problems).toEqual([]);
        const left = screens.map(({ path }) => path).filter((path) => !seen.has(path));
        expect(left).toEqual([]);
      },
    );
  });
}
