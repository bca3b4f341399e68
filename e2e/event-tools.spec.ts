import { say, site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { accessibilityProblems } from './page-quality.ts';

const festival = site('festival');

test('a visitor takes an event along: its calendar file, its place, its address; an unknown page of it has ways on', async ({
  page,
  open,
  language,
  troubles,
}) => {
  await open(festival.path);
  const tools = page.locator('.hb-event-tools');
  await tools.getByRole('link').first().click();
  const sheet = page.getByRole('dialog');
  const file = sheet.getByRole('link', { name: /\.ics/ });
  await expect(file).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain(`SUMMARY:${say(festival.file.overview?.name, language)}`);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page
    .getByRole('link', { name: say(festival.file.overview?.placeName, language) })
    .first()
    .click();
  await expect(sheet.getByText(say(festival.file.overview?.placeAddress, language))).toBeVisible();
  await page.keyboard.press('Escape');

  const unknown = `${festival.path}/module/information/10/99999`;
  const response = await page.goto(unknown);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(unknown);
  await expect(page.locator('.hb-error-on .hb-event-card').first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  troubles.expect(/status( of)? 404/);
});
