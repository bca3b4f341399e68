import type { Page } from '@playwright/test';
import type talkTexts from '#features/booth/web/talk/texts/jpn.ts';
import { site } from './demo-sites.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { demoPassword, enterAs, tokensOf } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, overflowProblems, watchLoading } from './page-quality.ts';

const expo = site('expo');
const panel = `${expo.path}/module/booth/200/1?tab=talk`;
const talksPage = `${expo.path}/users/mypage/business-appointment`;

const wordsOf = async (language: string): Promise<typeof talkTexts> =>
  ((await import(`#features/booth/web/talk/texts/${language}.ts`)) as { default: typeof talkTexts }).default;

async function isGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

test('a visitor asks for a business talk, and the person in charge approves it in another browser [APPT-005, APPT-006]', async ({
  page,
  browser,
  baseURL,
  open,
  request,
  language,
  words,
  oneOf,
}) => {
  const { panel: say, page: own } = await wordsOf(language);
  // Their profiles are complete: an event asks for the rest of one before my page.
  const loginId = oneOf({ phone: 'hanako.demo', 'phone in English': 'hanako.demo', desktop: 'staff.demo' });
  const unique = `${language}${Date.now() % 1e8}`;

  await test.step('a visitor is sent to the login, and comes back to the panel as a member', async () => {
    await watchLoading(page);
    await open(panel);
    await page.getByRole('link', { name: say.login }).click();
    await page.getByLabel(words.account.login.id).fill(loginId);
    await page.getByLabel(words.account.password, { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: words.account.login.submit, exact: true }).click();
    await expect(page.getByRole('button', { name: say.send })).toBeVisible();
    expect(pathOf(page)).toContain('/module/booth/200/1');
    await takenOver(page);
    await isGood(page);
  });

  const about = `部品の見積もり ${unique}`;
  await test.step('the request names its time, and what is missing stands at its place', async () => {
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByText(say.chooseTime)).toBeVisible();
    await page.locator('.hb-talk-slots input:enabled').first().check();
    await page.getByLabel(say.name, { exact: true }).fill('花町 歩');
    await page.getByLabel(say.contents).fill(about);
    // A look at what the booth shows loses nothing.
    await page.locator('.hb-tab-list').getByRole('link').first().click();
    await expect(page.getByLabel(say.contents)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByLabel(say.contents)).toHaveValue(about);
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByText(say.sentTitle, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: say.seeTalks }).click();
    await expect(page.getByRole('article').filter({ hasText: about })).toContainText(own.statuses.pending);
    await isGood(page);
  });

  await test.step('the person in charge approves it', async () => {
    const context = await browser.newContext({
      baseURL: baseURL as string,
      locale: language === 'eng' ? 'en-US' : 'ja-JP',
    });
    await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
    const exhibitor = await context.newPage();
    await enterAs(exhibitor, await tokensOf(request, 'exhibitor.demo'));
    await exhibitor.goto(talksPage);
    await takenOver(exhibitor);
    const asked = exhibitor.getByRole('article').filter({ hasText: about });
    await expect(asked).toContainText(own.toAnswer);
    await asked.getByRole('button', { name: own.actions.approved }).click();
    await exhibitor.getByRole('dialog').getByRole('button', { name: own.actions.approved }).click();
    await expect(asked).toContainText(own.statuses.approved);
    expect(await accessibilityProblems(exhibitor)).toEqual([]);
    await context.close();
  });

  await test.step('the visitor sees that it is confirmed, and cancels it', async () => {
    await open(talksPage);
    const talk = page.getByRole('article').filter({ hasText: about });
    await expect(talk).toContainText(own.statuses.approved);
    expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
    const download = page.waitForEvent('download');
    await talk.getByRole('button', { name: own.calendar }).click();
    expect((await download).suggestedFilename()).toBe('meeting.ics');
    await talk.getByRole('button', { name: own.actions.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: own.actions.cancel }).click();
    await expect(talk).toContainText(own.statuses.cancel);
  });
});
