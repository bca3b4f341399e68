import type { Page } from '@playwright/test';
import { site } from './demo-sites.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { codeFor, mailsTo } from './mailbox.ts';
import { accessibilityProblems, targetProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const city = site('city');
const mypage = `${city.path}/users/mypage`;

/** The life of one account, from the registration to leaving. Each journey goes on where the one before ended. */
test.describe
  .serial('an account', () => {
    let mail = '';
    let password = 'correct-horse';

    const stored = (page: Page, key: string): Promise<string | null> =>
      page.evaluate((name) => localStorage.getItem(name), key);
    const actions = (page: Page): Promise<string[]> =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem('storageLogData') ?? '[]') as { action: string }[]).map(
          ({ action }) => action,
        ),
      );
    /** The log host does not answer, so the records stay in the browser for the test to read. */
    const keepRecords = (page: Page): Promise<unknown> =>
      page.addInitScript(() => {
        const send = window.fetch.bind(window);
        window.fetch = (input, init) =>
          input === '/v1/log/access/store' ? Promise.reject(new TypeError('no log host')) : send(input, init);
      });

    test('is made by an address, a code and a password, despite mistakes on the way, and leads to the wanted page, which asks for the profile first [AUTH-003, AUTH-009, AUTH-017, AUTH-036, AUTH-040, ACCESS-015, ERROR-012, LIMIT-012, PROFILE-024, PROFILE-025]', async ({
      page,
      open,
      request,
      words,
      troubles,
    }, { project, retry }) => {
      const { account, accountMessages, common, profile } = words;
      const { register, codeStep, registered } = account;
      mail = `${Date.now()}${project.name}${retry}@example.jp`;
      troubles.expect(/status( of)? 422/);
      await keepRecords(page);

      await open(mypage);
      await expect(page).toHaveURL(`${city.path}/users/login`);
      await page.getByRole('link', { name: account.login.register }).click();
      await expect(page.getByRole('heading', { level: 1, name: register.title })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);

      const problem = page.locator('.hb-field-error');
      const address = page.getByLabel(account.mail, { exact: true });
      await address.fill('hanako');
      await page.getByRole('button', { name: register.submitMail }).click();
      await expect(problem).toHaveText(accountMessages.invalidMail);
      await address.fill(mail);
      await page.getByRole('button', { name: register.submitMail }).click();

      const code = page.getByLabel(account.code);
      await expect(code).toBeFocused();
      await expect(page.getByText(codeStep.spam)).toContainText('30');
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await targetProblems(page, 44)).toEqual([]);
      const digits = await codeFor(request, mail);
      await code.fill(digits === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: codeStep.submit }).click();
      await expect(problem).toHaveText(accountMessages.wrongCode);
      await page.reload();
      await takenOver(page);
      await code.fill([...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''));
      await page.getByRole('button', { name: codeStep.submit }).click();

      const submit = page.getByRole('button', { name: register.submit, exact: true });
      await submit.click();
      await expect(problem).toHaveText([common.inputRequiredOf(account.password), accountMessages.agreementRequired]);
      await expect(page.locator('[name=password]')).toBeFocused();
      expect(await accessibilityProblems(page)).toEqual([]);
      // What the account needs, and nothing else.
      await expect(page.locator('main form').locator('input:visible, select:visible, textarea:visible')).toHaveCount(2);
      await page.locator('[name=password]').fill(password);
      await page.getByLabel(register.agree).check();
      await submit.click();

      await expect(page).toHaveURL(`${city.path}/users/register-complete`);
      await expect(page.getByRole('heading', { level: 1, name: registered.title })).toBeVisible();
      await takenOver(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await stored(page, 'accessToken')).toBeTruthy();
      expect(await stored(page, 'refreshToken')).toBeTruthy();
      expect(await stored(page, 'register')).toBeNull();
      expect(await actions(page)).toContain('register');
      await page.getByRole('link', { name: registered.goOn }).click();

      await expect(page).toHaveURL(`${mypage}/profile`);
      await expect(page.getByText(profile.page.incomplete)).toBeVisible();
      for (const [name, value] of Object.entries({ last_name: '花町', first_name: '歩' })) {
        await page.locator(`[name="shareProfile.name.${name}"]`).fill(value);
        await page.locator(`[name="shareProfile.name.${name}_kana"]`).fill('ハナマチ');
      }
      await page.locator('[name="shareProfile.address.postal_code"]').fill('2310001');
      await page.locator('[name="shareProfile.address.prefecture"]').selectOption({ index: 14 });
      await page.getByRole('button', { name: profile.form.save }).click();
      await expect(page).toHaveURL(mypage);
    });

    test('opens only with its password, leads to the linked page and never elsewhere [AUTH-003, AUTH-004, AUTH-005, AUTH-006, AUTH-041, AUTH-042]', async ({
      page,
      open,
      words,
      troubles,
    }) => {
      const { login, password: label, showPassword } = words.account;
      troubles.expect(/status( of)? 422/);
      await keepRecords(page);
      // As an organiser's tag manager listens.
      await page.addInitScript(() => {
        const push = (told: unknown): void => sessionStorage.setItem('told', JSON.stringify(told));
        Object.assign(window, { dataLayer: { push } });
      });
      const wanted = `${city.path}/users/terms`;
      await open(`${city.path}/users/login?link=${encodeURIComponent(wanted)}`);
      expect(await accessibilityProblems(page)).toEqual([]);
      const submit = page.getByRole('button', { name: login.submit, exact: true });
      await submit.click();
      await expect(page.getByLabel(login.id)).toBeFocused();
      await page.getByLabel(login.id).fill(mail);
      const field = page.getByLabel(label, { exact: true });
      await field.fill('wrong-password');
      await submit.click();
      await expect(page.locator('.hb-field-error')).toHaveText(words.accountMessages.wrongCredentials);
      await expect(field).toBeFocused();
      await expect(page.getByLabel(login.id)).toHaveValue(mail);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await stored(page, 'accessToken')).toBeNull();

      await field.fill(password);
      await page.getByRole('button', { name: showPassword }).click();
      await expect(field).toHaveAttribute('type', 'text');
      await submit.click();
      await expect(page).toHaveURL(wanted);
      expect(await actions(page)).toContain('login');
      const told = await page.evaluate(() => sessionStorage.getItem('told'));
      expect(JSON.parse(told ?? 'null')).toEqual({ event: 'login', method: 'password' });

      // A member who opens the login is sent on.
      await page.goto(`${city.path}/users/login?link=${encodeURIComponent('https://example.org/')}`);
      await expect(page).toHaveURL(city.path);
    });

    test('gets a new password by its mail address, and the old one no longer works [AUTH-011, AUTH-037, LIMIT-012]', async ({
      page,
      open,
      request,
      words,
      troubles,
    }) => {
      const { account, accountMessages } = words;
      const { reset, codeStep, login } = account;
      troubles.expect(/status( of)? 422/);
      const before = password;
      password = 'battery-staple';
      const mails = (await mailsTo(request, mail)).length;

      await open(`${city.path}/users/login`);
      await page.getByRole('link', { name: login.forgot }).click();
      await expect(page.getByRole('heading', { level: 1, name: reset.title })).toBeVisible();
      expect(await targetProblems(page, 44)).toEqual([]);
      await page.getByLabel(account.mail, { exact: true }).fill(mail);
      await page.getByRole('button', { name: account.register.submitMail }).click();
      await expect(page.getByText(codeStep.spam)).toBeVisible();
      await page.getByLabel(account.code).fill(await codeFor(request, mail, mails + 1));
      await page.getByRole('button', { name: codeStep.submit }).click();
      await page.getByLabel(account.newPassword, { exact: true }).fill(mail);
      await page.getByRole('button', { name: reset.submit }).click();
      await expect(page.locator('.hb-field-error')).toHaveText(accountMessages.passwordIsLoginId);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByLabel(account.newPassword, { exact: true }).fill(password);
      await page.getByRole('button', { name: reset.submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: reset.doneTitle })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('link', { name: reset.toLogin }).click();
      await takenOver(page);

      await page.getByLabel(login.id).fill(mail);
      await page.getByLabel(account.password, { exact: true }).fill(before);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page.locator('.hb-field-error')).toHaveText(accountMessages.wrongCredentials);
      await page.getByLabel(account.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page).toHaveURL(city.path);
    });

    test('moves to another address and is erased when its member leaves [AUTH-038, AUTH-039, LIMIT-013]', async ({
      page,
      open,
      request,
      words,
      troubles,
    }) => {
      const { account, accountMessages } = words;
      const { login, loginInfo, codeStep, unsubscribe } = account;
      troubles.expect(/status( of)? 422/);
      await open(mypage);
      await expect(page).toHaveURL(`${city.path}/users/login`);
      await page.getByLabel(login.id).fill(mail);
      await page.getByLabel(account.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page).toHaveURL(mypage);

      await open(`${mypage}/login-info`);
      const row = page.getByRole('region', { name: account.mail });
      await expect(row).toContainText(mail);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await targetProblems(page)).toEqual([]);
      await row.getByRole('button', { name: loginInfo.changeWhat(account.mail) }).click();
      const next = `next-${mail}`;
      await page.getByLabel(loginInfo.newMail).fill(next);
      await page.getByLabel(account.currentPassword, { exact: true }).fill('wrong-password');
      await page.getByRole('button', { name: loginInfo.sendCode }).click();
      await expect(page.locator('.hb-field-error')).toHaveText(accountMessages.wrongPassword);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByLabel(account.currentPassword, { exact: true }).fill(password);
      await page.getByRole('button', { name: loginInfo.sendCode }).click();
      await page.getByLabel(account.code).fill(await codeFor(request, next));
      await expect(page.getByText(codeStep.lead(next))).toBeVisible();
      await page.getByRole('button', { name: loginInfo.save, exact: true }).click();
      await expect(page.getByText(loginInfo.mailChanged)).toBeVisible();
      await expect(row).toContainText(next);

      // A login ID, where somebody wants one.
      const ids = page.getByRole('region', { name: account.loginId });
      await ids.getByRole('button', { name: loginInfo.setWhat(account.loginId) }).click();
      const loginId = page.getByLabel(loginInfo.newLoginId);
      await loginId.fill('hanako.demo');
      await page.getByLabel(account.currentPassword, { exact: true }).fill(password);
      await page.getByRole('button', { name: loginInfo.save, exact: true }).click();
      await expect(page.locator('.hb-field-error')).toHaveText(accountMessages.loginIdTaken);
      const chosen = `walker.${Date.now()}`;
      await loginId.fill(chosen);
      await page.getByRole('button', { name: loginInfo.save, exact: true }).click();
      await expect(ids).toContainText(chosen);

      await page.getByRole('main').getByRole('link', { name: loginInfo.unsubscribe }).click();
      await expect(page.getByRole('heading', { level: 1, name: unsubscribe.title })).toBeVisible();
      await expect(page.getByText(unsubscribe.mails)).toContainText(/1週間|a week/);
      await page.getByRole('button', { name: unsubscribe.submit }).click();
      await expect(page.locator('.hb-field-error')).toHaveText([
        words.common.inputRequiredOf(account.currentPassword),
        accountMessages.confirmationRequired,
      ]);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByLabel(account.currentPassword, { exact: true }).fill(password);
      await page.getByLabel(unsubscribe.confirm).check();
      await page.getByRole('button', { name: unsubscribe.submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: unsubscribe.doneTitle })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await stored(page, 'accessToken')).toBeNull();
      await page.getByRole('button', { name: unsubscribe.toTop }).click();
      await expect.poll(() => pathOf(page)).toBe(city.path);

      await open(`${city.path}/users/login`);
      await page.getByLabel(login.id).fill(next);
      await page.getByLabel(account.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page.locator('.hb-field-error')).toHaveText(accountMessages.wrongCredentials);
    });
  });

test('in the app no page has a form to log in or register with [APP-003]', long, async ({ page }) => {
  for (const path of ['login', 'register', 'reset']) {
    await page.goto(`${city.path}/users/${path}?isApplication=1`);
    expect(pathOf(page)).toBe(`${city.path}?isApplication=1`);
    await expect(page.locator('input[type="password"], input[type="email"]')).toHaveCount(0);
  }
});
