import type { Page } from '@playwright/test';
import type boothTexts from '#features/booth/web/detail/texts/jpn.ts';
import { site } from './demo-sites.ts';
import { callsOf, expect, takenOver, test } from './journey.ts';
import { demoPassword } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, overflowProblems, watchLoading } from './page-quality.ts';
import { once } from './sweep.ts';
import { sectionTitle } from './mypage-sections.ts';

const hall = `${site('expo').path}/module/booth`;
/** With the pro tabs and a stream, with the standard tabs, and with its description switched off. */
const [pro, standard, silent] = [`${hall}/200/1`, `${hall}/200/2`, `${hall}/201/30`] as [string, string, string];
/** A stand of a content that counts views. */
const counted = `${site('market').path}/module/booth/211/1`;

const wordsOf = async (language: string): Promise<typeof boothTexts> =>
  ((await import(`#features/booth/web/detail/texts/${language}.ts`)) as { default: typeof boothTexts }).default;

async function isGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

test('a visitor looks through a booth by its tabs and panels, and continues to a related one [BOOTH-002, BOOTH-005, BOOTH-006, BOOTH-020, BOOTH-037, BOOTH-042]', async ({
  page,
  language,
  open,
}) => {
  const say = await wordsOf(language);
  const tabs = page.getByRole('navigation', { name: say.tabs });
  const panels = page.getByRole('region', { name: say.options }).getByRole('link');
  const { overview, movies, products, contact, questionnaire, chat, talk, download } = say.views;

  await watchLoading(page);
  const calls = callsOf(page);
  await open(pro);
  await expect(page.getByText(/A-01/)).toBeVisible();
  await expect(tabs.getByRole('link')).toHaveText([overview, movies, products, questionnaire, chat, talk]);
  await expect(panels).toHaveText([
    say.actions.talk,
    say.actions.contact,
    say.actions.chat,
    say.actions.questionnaire,
    say.actions.download,
  ]);
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  await isGood(page);

  await tabs.getByRole('link', { name: products }).click();
  await expect(page).toHaveURL(/[?]tab=products/);
  await expect(page.getByRole('heading', { level: 2, name: /AS-101/ })).toBeVisible();

  await panels.filter({ hasText: say.actions.contact }).click();
  await expect(page.getByText(say.privacy.contact((await page.locator('h1').textContent()) ?? ''))).toBeVisible();
  await expect(page.locator('textarea[name=contents]')).toBeVisible();
  await expect(tabs.getByRole('link')).toHaveText([overview, movies, products, questionnaire, chat, talk, contact]);
  await isGood(page);

  await open(standard);
  await expect(tabs.getByRole('link')).toHaveText([overview, products, contact]);
  await page.goto(`${standard}?tab=download`);
  await expect(tabs.getByRole('link')).toHaveText([overview, products, contact, download]);
  await page.locator('.hb-booth-related .hb-card-link').first().click();
  await expect(page).toHaveURL(/booth[/]200[/]\d+$/);

  await page.goto(silent);
  await expect(page.getByText(say.empty)).toBeVisible();
  expect(await page.locator('.hb-booth .hb-rich-text').count()).toBe(0);

  const isView = (path: string): boolean => path.includes('/booth/view/');
  expect(calls.filter(isView)).toEqual([]);
  await page.goto(counted);
  await expect.poll(() => calls.filter(isView).length).toBe(1);
});

test(
  'a visitor logs in for a catalogue, comes back to it, and finds it in my folder [MYPAGE-013]',
  once,
  async ({ page, language, open }) => {
    const say = await wordsOf(language);
    const catalogue = language === 'jpn' ? '総合カタログ' : 'Catalogue';
    const get = page.getByRole('button', { name: say.download.getNamed(catalogue) });
    await open(`${standard}?tab=download`);
    await get.click();
    await expect(page).toHaveURL(/users[/]login/);
    await page.locator('input[name=login_id]').fill('hanako.demo');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/booth[/]200[/]2[?]tab=download$/);
    await takenOver(page);
    await expect(page.getByText(say.download.loginText)).toBeHidden();

    const [file] = await Promise.all([page.waitForEvent('download'), get.click()]);
    expect(file.suggestedFilename()).toBe('minato-turning.pdf');
    await expect(page.getByText(say.download.saved)).toBeVisible();
    await isGood(page);

    await page.getByRole('link', { name: say.download.toFolder }).click();
    await expect(page.getByRole('heading', { level: 1, name: sectionTitle('myFolder', language) })).toBeVisible();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: catalogue, exact: true }).click(),
    ]);
    expect(again.suggestedFilename()).toBe('minato-turning.pdf');
  },
);
