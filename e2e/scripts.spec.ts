import type { Page } from '@playwright/test';
import { pages } from '#kernel/page.ts';
import { atRestMax } from '#web/navigation/fetch-ahead.ts';
import { demoSites, site } from './demo-sites.ts';
import { expect, quiet, takenOver, test } from './journey.ts';
import { pagesOf, unlock } from './look-through.ts';
import { enterAs, tokensOf } from './member.ts';
import { longOnce } from './sweep.ts';

/** What a page asks for before it works; `npm run size` counts the same in the build. */
const untilItWorksMax = 10;
/** Of the other sites' pages, which are of the same kinds. */
const everyOfOthers = 4;

const whole = site('expo');
/** A member's own pages whose addresses have no number. */
const ofMembers = pages
  .filter(({ layout, path }) => layout === 'mypage' && !path.includes(':') && !path.endsWith('coupon-staff'))
  .map(({ path }) => path);

for (const one of demoSites())
  test(
    `no page of ${one.folder} asks for more than ten scripts until it works, and sixteen until it rests`,
    longOnce,
    async ({ page, request }) => {
      await unlock(one, page);
      const paths = await pagesOf(one, request, one.folder === whole.folder ? 1 : everyOfOthers);
      const problems: string[] = [];
      for (const path of paths) problems.push(...(await problemsOf(page, path)));
      expect(problems).toEqual([]);
    },
  );

test('no page of a member asks for more scripts than other pages', longOnce, async ({ page, request }) => {
  await enterAs(page, await tokensOf(request, 'hanako.demo'));
  const problems: string[] = [];
  for (const path of ofMembers) problems.push(...(await problemsOf(page, `${whole.path}/${path}`)));
  expect(problems).toEqual([]);
});

async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' });
  await takenOver(page);
  await quiet(page);
  const { named, asked } = await page.evaluate(() => {
    const tags = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]');
    const resources = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      named: new Set([...[...tags].map(({ href }) => href), entry?.src]).size,
      asked: resources.filter((name) => /\.js(\?|$)/.test(name)).length,
    };
  });
  return [
    ...(named > untilItWorksMax ? [`${path} needs ${named} scripts`] : []),
    // A page that leads on to another, such as the login, counts as two.
    ...(asked > atRestMax && new URL(page.url()).pathname === path.split('?')[0]
      ? [`${path} rests with ${asked} scripts`]
      : []),
    ...(asked === 0 ? [`${path} asks for no script`] : []),
  ];
}
