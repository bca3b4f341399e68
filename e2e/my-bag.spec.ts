import type { Page } from '@playwright/test';
import { apiPrefix } from '#kernel/limits.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, overflowProblems, watchLoading } from './page-quality.ts';
import { longOnce } from './sweep.ts';
import { sectionTitle } from './mypage-sections.ts';

const expo = site('expo');
const market = site('market');
const booths = 200;
/** What draws an empty page is shorter. */
const emptyPageBytes = 300;

/** How many bytes draw each page of a PDF of Chromium. */
function drawnOnPages(paper: string): number[] {
  const objects = new Map(
    [...paper.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  );
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1]) ?? '')
    .map((contents) => Number(/\/Length (\d+)/.exec(contents)?.[1] ?? 0));
}

const textsOf = async (language: string) =>
  (
    (await import(`#features/my-bag/texts/${language}.ts`)) as {
      default: typeof import('#features/my-bag/texts/jpn.ts').default;
    }
  ).default;

test('a member ranks and notes a booth, and shares the report, renews its link and closes it [BAG-001, BAG-002, BAG-003, BAG-008, BAG-009, BAG-010, BAG-019, BAG-021, LAYOUT-014, LAYOUT-024, ROUTE-021, ROUTE-023]', async ({
  page,
  open,
  request,
  browser,
  words,
  language,
  troubles,
  oneOf,
}) => {
  const say = await textsOf(language);
  const loginId = oneOf({ phone: 'hanako.demo', 'phone in English': 'hanako.demo', desktop: 'staff.demo' });
  const member = await tokensOf(request, loginId);
  const headers = { 'access-token': member.accessToken };
  const blank = { contentId: booths, detailId: 3, rank: 0, memo: '' };
  await request.post(`${apiPrefix}my_bag/1/11/booth_memo`, { headers, form: blank });
  const answer = await request.post(`${apiPrefix}favorite/1/11`, {
    headers,
    data: [3, 4].map((detailId) => ({ contentId: booths, detailId, moduleId: 5, isFavorite: true })),
  });
  expect(answer.ok()).toBe(true);
  await enterAs(page, member);
  await watchLoading(page);
  await open(`${expo.path}/users/mypage`);
  await page.getByRole('link', { name: sectionTitle('reportEdit', language) }).click();
  const card = page.locator(`.hb-bag-card:has(a[href$="/booth/${booths}/3"])`);
  const memo = card.getByRole('textbox');
  await expect(card.getByText(say.card.administrators(''))).toBeVisible();

  await test.step('rank and memo', async () => {
    await card.getByRole('radio', { name: '4' }).check();
    await memo.fill('見積もりを頼む');
    await memo.blur();
    await expect(card.getByText(say.save.saved)).toHaveCount(2);
    await page.context().setOffline(true);
    troubles.expect(/ERR_INTERNET_DISCONNECTED/);
    await memo.fill('見積もりを年内に頼む');
    await memo.blur();
    await expect(card.getByRole('alert')).toHaveText(say.save.failed);
    await page.context().setOffline(false);
    await card.getByRole('button', { name: say.save.again }).click();
    await expect(card.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(memo).toHaveValue('見積もりを年内に頼む');
    await expect(card.getByRole('radio', { name: '4' })).toBeChecked();
    expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowProblems(page, 320, 700)).toEqual([]);
  });

  await test.step('a consent that is given and taken back', async () => {
    const agree = card.getByRole('checkbox', { name: new RegExp(say.consent.inList) });
    await expect(agree).not.toBeChecked();
    await agree.check();
    await expect(card.getByText(say.consent.agreed)).toBeVisible();
    await page.reload();
    await expect(agree).toBeChecked();
    expect(await accessibilityProblems(page)).toEqual([]);
    await agree.uncheck();
    await expect(card.getByText(say.consent.withdrawn)).toBeVisible();
  });

  const visitor = await browser.newContext();
  const reader = await visitor.newPage();
  const link = page.getByRole('textbox', { name: say.share.link });
  const read = async (address: string, isOpen: boolean): Promise<void> => {
    const response = await reader.goto(address);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await takenOver(reader);
    await expect(reader.getByText('見積もりを年内に頼む')).toHaveCount(isOpen ? 1 : 0);
    await expect(reader.locator('.hb-report')).toHaveCount(isOpen ? 1 : 0);
  };

  await test.step('the shared report', async () => {
    await page.getByRole('tab', { name: say.report }).click();
    const share = page.getByRole('checkbox', { name: say.share.label });
    await share.check();
    const first = await link.inputValue();
    await read(first, true);
    expect(await accessibilityProblems(reader)).toEqual([]);
    // Neither an empty page before the report nor one after it.
    const drawn = drawnOnPages((await reader.pdf({ preferCSSPageSize: true })).toString('latin1'));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((bytes) => bytes < emptyPageBytes)).toEqual([]);
    // The way to the top is for viewers with shared profile items of their own: the member, and no visitor.
    const top = (of: Page) => of.locator('.hb-report-top').getByRole('link', { name: words.navigation.toEventTop });
    await expect(top(reader)).toHaveCount(0);
    const viewer = await page.context().newPage();
    await viewer.goto(first);
    await expect(top(viewer)).toHaveAttribute('href', expo.path);
    await viewer.close();
    await page.getByRole('button', { name: say.share.refresh }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.share.refresh }).click();
    await expect(link).not.toHaveValue(first);
    const second = await link.inputValue();
    await read(first, false);
    await read(second, true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await share.uncheck();
    await expect(link).toHaveCount(0);
    await read(second, false);
  });
  await visitor.close();
});

test(
  'where my bag is off, its pages lead to the error page and my page does not name it [BAG-020]',
  longOnce,
  async ({ page, open, request, language }) => {
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    for (const path of ['users/mypage/mine/report-edit', 'users/abc/report']) {
      await page.goto(`${market.path}/${path}`);
      await expect(page).toHaveURL(`${market.path}/error`);
    }
    await open(`${market.path}/users/mypage`);
    await expect(page.getByRole('link', { name: sectionTitle('loginInfo', language) })).toBeVisible();
    await expect(page.getByRole('link', { name: sectionTitle('reportEdit', language) })).toHaveCount(0);
  },
);
