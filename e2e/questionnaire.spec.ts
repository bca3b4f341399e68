import type { Page } from '@playwright/test';
import type questionnaireTexts from '#features/questionnaire/web/texts/jpn.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { stored } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, overflowProblems, watchLoading } from './page-quality.ts';
import { longOnce } from './sweep.ts';

const expo = site('expo').path;
/** Of the demo: open with a reward, not started yet, over. */
const [open, soon, over] = [71, 72, 73].map((contentId) => `${expo}/module/questionnaire/${contentId}`) as [
  string,
  string,
  string,
];

const wordsOf = async (language: string): Promise<typeof questionnaireTexts> =>
  ((await import(`#features/questionnaire/web/texts/${language}.ts`)) as { default: typeof questionnaireTexts })
    .default;

interface BoothWords {
  questionnaire: typeof import('#features/booth/web/questionnaire/texts/jpn.ts').default;
  detail: typeof import('#features/booth/web/detail/texts/jpn.ts').default;
}

const boothWordsOf = async <Part extends keyof BoothWords>(part: Part, language: string): Promise<BoothWords[Part]> =>
  ((await import(`#features/booth/web/${part}/texts/${language}.ts`)) as { default: BoothWords[Part] }).default;

async function isGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

test('a visitor answers a questionnaire once and takes the reward [QUEST-006, QUEST-007, QUEST-009]', async ({
  page,
  request,
  language,
  troubles,
  open: visit,
}) => {
  const say = await wordsOf(language);
  const send = page.getByRole('button', { name: say.send });

  await test.step('an empty form says what is missing, with the focus on the first question', async () => {
    await watchLoading(page);
    await visit(open);
    await expect(send).toBeVisible();
    expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
    await send.click();
    await expect(page.getByRole('alert')).toContainText(say.invalid(3));
    await expect(page.locator('[value=supplier]')).toBeFocused();
    await isGood(page);
    await page.getByRole('alert').getByRole('link').last().click();
    await expect(page.locator('[value=first]')).toBeFocused();
  });

  await test.step('what was typed outlives a reload', async () => {
    await page.locator('[value=supplier]').check();
    await page.locator('[value=choose]').check();
    await page.locator('textarea').fill('協働ロボットの実演');
    await page.reload();
    await takenOver(page);
    await expect(page.getByText(say.restored)).toBeVisible();
    await expect(page.locator('textarea')).toHaveValue('協働ロボットの実演');
  });

  await test.step('a lost answer is sent again, and counts once', async () => {
    troubles.expect(/ERR_FAILED|Failed to load|status 409/);
    await page.locator('[value=second]').check();
    let lost = 0;
    await page.route('**/questionnaire/**/answer', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await send.click();
    await expect(page.getByText(say.failedTitle)).toBeVisible();
    await send.click();
    await expect(page.getByRole('heading', { name: say.answered.thanks })).toBeFocused();
    await isGood(page);
  });

  await test.step('after a reload it is still answered, by the token of the browser', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: say.answered.before })).toBeVisible();
    expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
    expect(await stored(page, 'anonymousToken')).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  await test.step('the reward is downloaded by an address that needs no session', async () => {
    await takenOver(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: say.reward.receive }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('rfq-checklist.pdf');
    expect((await request.get(download.url())).status()).toBe(200);
  });
});

test(
  'a questionnaire says before its start and after its end when it is open [QUEST-002, QUEST-003]',
  longOnce,
  async ({ page, language, open: visit }) => {
    const say = await wordsOf(language);
    await visit(soon);
    await expect(page.getByText(say.notStarted.title)).toBeVisible();
    await isGood(page);
    await visit(over);
    await expect(page.getByText(say.expired.title)).toBeVisible();
    await isGood(page);
  },
);

const booth = `${expo}/module/booth/200/1`;

test(
  'a visitor answers the questionnaire of a booth, and its complete page has the reward [BOOTH-004, BOOTH-026, BOOTH-035]',
  longOnce,
  async ({ page, language, open: visit }) => {
    const say = await wordsOf(language);
    const { audience } = await boothWordsOf('questionnaire', language);
    const { answered } = await boothWordsOf('detail', language);
    await visit(`${booth}?tab=questionnaire`);
    const exhibitor = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.getByText(audience(exhibitor))).toBeVisible();
    await page.locator('[value=year]').check();
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('heading', { name: say.answered.thanks })).toBeFocused();
    expect(JSON.parse((await stored(page, 'boothQuestionnaireAnswers')) ?? 'null')).toEqual({
      1: { 11: { owner: null, items: [{ contentId: 200, detailId: 1 }] } },
    });
    await isGood(page);

    await page.goto(booth);
    await takenOver(page);
    await expect(page.locator('.hb-booth-options').getByText(answered)).toBeVisible();
    await page.goto(`${booth}?tab=questionnaire`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: say.reward.receive }).click();
    expect((await downloading).suggestedFilename()).toBe('turning-tolerances.pdf');
  },
);
