import { apiPrefix } from '#kernel/limits.ts';
import { beAtProvider, identityWordsOf, placeOf } from './identity-provider.ts';
import { expect, takenOver, test } from './journey.ts';
import { demoPassword, stored, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';

// On the phone alone: the account is at portal 1, and one visitor at a time can have it.
test('a member with the same mail address confirms with their password [AUTH-013]', async ({
  page,
  request,
  language,
  words,
  troubles,
  baseURL,
}, { project }) => {
  const place = placeOf(project.name, baseURL);
  const say = await identityWordsOf(language);
  troubles.expect(/status( of)? 409/);
  const wanted = `${place.url}/module/information/10`;
  await page.goto(`${place.url}/users/login?link=${encodeURIComponent(new URL(wanted).pathname)}`);
  await takenOver(page);
  const button = page.getByRole('button', { name: say.page.logInWith(say.name) });
  try {
    await button.click();
    await beAtProvider(page, 'hanako', language);
    await expect(page.getByText(say.messages.accountExists(say.name))).toBeVisible();
    expect(await stored(page, 'accessToken')).toBeNull();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel(words.account.login.id).fill('hanako.demo');
    await page.getByLabel(words.account.password, { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: words.account.login.submit, exact: true }).click();
    await expect(page).toHaveURL(wanted);
    await takenOver(page);

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${place.url}/users/login`);
    await takenOver(page);
    await button.click();
    await beAtProvider(page, 'hanako', language);
    await expect(page).toHaveURL(place.url);
    expect(await stored(page, 'accessToken')).toBeTruthy();
  } finally {
    const { accessToken } = await tokensOf(request, 'hanako.demo');
    await request.post(`${apiPrefix}identity/openid/disconnect/${place.ids}`, {
      headers: { 'access-token': accessToken },
      form: { current_password: demoPassword },
    });
  }
});
