import { say, site } from './demo-sites.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { demoPassword, enterAs, newMember, tokensOf } from './member.ts';
import { accessibilityProblems, overflowProblems, targetProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const expo = site('expo');
const mypage = `${expo.path}/users/mypage`;

test('a member with an incomplete profile is led to it, sees at once what is missing, and completes it to reach my page [PROFILE-002, PROFILE-010, PROFILE-025, PROFILE-027, PROFILE-034, PROFILE-035, PROFILE-036, PROFILE-039, PROFILE-040, PROFILE-047, PROFILE-049, PROFILE-050]', async ({
  page,
  open,
  request,
  language,
  words,
}, { project, retry }) => {
  const { profile, common } = words;
  await enterAs(page, await newMember(request, `${Date.now()}${project.name}${retry}`));
  for (const path of [`${expo.path}/users/my-ticket/60`, `${mypage}/mine/report-edit`, `${mypage}/my-folder`]) {
    await open(path);
    await expect(page.locator('h1')).toBeVisible();
    expect(pathOf(page)).toBe(path);
  }
  await page.goto(mypage);
  await expect(page).toHaveURL(`${mypage}/profile`);
  await takenOver(page);
  await expect(page.getByText(profile.page.incomplete)).toBeVisible();
  const field = (name: string) => page.locator(`[name="profile.${name}"]`);
  const shared = (name: string) => page.locator(`[name="shareProfile.${name}"]`);
  const problems = page.locator('.hb-field-error');
  const named = common.inputRequiredOf('').trim();
  const { chooseOne, chooseSome } = profile.problems;
  await expect(problems).toContainText([named, chooseOne, chooseSome, named]);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 640)).toEqual([]);
  expect(await targetProblems(page)).toEqual([]);
  // Fields beside each other stay in line where the label of one takes more lines.
  const places = await page
    .locator('.hb-field-row')
    .first()
    .evaluate((row) => {
      const longer = document.createTextNode(' as it stands in the passport');
      row.querySelector('.hb-field-label')?.append(longer);
      const boxes = [...row.querySelectorAll('input')].map((input) => input.getBoundingClientRect());
      longer.remove();
      return boxes.map(({ left, top }) => [Math.round(left), Math.round(top)] as const);
    });
  expect(new Set(places.map(([left]) => left)).size).toBe(2);
  expect(new Set(places.map(([, top]) => top)).size).toBe(1);
  // The parts of the name stand in the order of the language.
  const names = page.locator('[name^="shareProfile.name."]');
  await expect(names.first()).toHaveValue(language === 'eng' ? '歩' : '花町');

  // Suggestions by the keyboard alone.
  const company = field('company');
  await company.fill('shiomi uni');
  await expect(page.locator('.hb-combobox-option')).toHaveCount(1);
  await company.press('ArrowDown');
  expect(await accessibilityProblems(page)).toEqual([]);
  await company.press('Enter');
  await expect(company).toHaveValue(language === 'eng' ? 'University of Shiomi' : '汐見大学');

  await field('job').selectOption('student');
  await page.getByRole('checkbox').first().check();
  await field('phone').fill('abc');
  await field('employees').fill('many');
  const save = page.getByRole('button', { name: profile.form.save });
  await save.click();
  await expect(field('phone')).toBeFocused();
  await expect(problems).toHaveText([profile.problems.tel, common.notANumber]);
  await field('phone').fill('０３－１２３４－５６７８');
  await field('employees').fill('１２０');
  await expect(problems).toHaveCount(0);

  // The address of a code that two prefectures share.
  const code = shared('address.postal_code');
  await code.fill('618-0000');
  await code.press('Enter');
  await expect(problems).toHaveCount(1);
  await code.fill('6180000');
  await page.getByRole('button', { name: profile.lookup.search }).click();
  const towns = page.locator('.hb-profile-places button');
  await expect(towns).toHaveText([/乙訓郡大山崎町/, /三島郡島本町/]);
  await expect(towns.first()).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await towns.last().click();
  await expect(shared('address.prefecture')).toHaveValue('27');
  await expect(shared('address.address2')).toBeFocused();

  // A file that is no picture, then one.
  const file = shared('avatar.avatar');
  await file.setInputFiles({ name: 'me.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(problems).toHaveCount(1);
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByText(profile.picture.done(true))).toBeVisible();
  await expect(problems).toHaveCount(0);
  await shared('avatar.nickname').fill('あゆむ🏮');

  await save.click();
  await expect(page).toHaveURL(mypage);
  await open(`${mypage}/profile`);
  await expect(field('phone')).toHaveValue('03-1234-5678');
  await expect(field('employees')).toHaveValue('120');
  await expect(shared('address.address1')).toHaveValue('三島郡島本町');
  await expect(problems).toHaveCount(0);

  await open(`${mypage}/member-profile`);
  expect(pathOf(page)).toBe(`${mypage}/member-profile`);
  await expect(page.locator('.hb-member-card')).toContainText('あゆむ🏮');
  await expect(page.locator('.hb-member-card')).toContainText('花町 歩');
  await expect(page.locator('.hb-member-card img')).toHaveJSProperty('complete', true);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test(
  'a member with an incomplete profile who opens a content for members is led to the profile, and reaches it with the answers [ACCESS-028]',
  long,
  async ({ page, request, words, language }, { project, retry }) => {
    const { profile } = words;
    const conference = site('conference');
    const rules = conference.file.modules.find(({ contentId }) => contentId === 21);
    const path = `${conference.path}/module/web_page/21`;
    const title = page.getByRole('heading', { level: 1, name: say(rules?.items?.[0]?.title, language) });
    await enterAs(page, await newMember(request, `c${Date.now()}${project.name}${retry}`, conference));
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    await page.goto(path);
    await expect(page).toHaveURL(`${conference.path}/users/mypage/profile`);
    await takenOver(page);
    await expect(page.getByText(profile.page.incomplete)).toBeVisible();
    await expect(page.locator('.hb-field-error').first()).toBeVisible();
    await expect(title).toHaveCount(0);
    // What the content says was not even asked for.
    expect(asked.filter((call) => /web_api\/v2\/web_page/.test(call))).toEqual([]);

    await page.locator('[name="profile.affiliation"]').fill('汐見大学');
    await page.locator('[name="profile.position"]').selectOption('student');
    await page.getByRole('button', { name: profile.form.save }).click();
    await expect(page).toHaveURL(path);
    await expect(title).toBeVisible();
  },
);

test(
  'unsaved text in a profile survives the end of the session and the login, and leaving it asks first',
  long,
  async ({ page, open, request, words, troubles }) => {
    troubles.expect(/status( of)? 552/);
    const { profile, account } = words;
    const address = `${site('city').path}/users/mypage/profile`;
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await open(address.replace('/profile', ''));
    await page.locator(`main a[href="${address}"]`).first().click();
    const nickname = page.locator('[name="shareProfile.avatar.nickname"]');
    const before = await nickname.inputValue();
    await nickname.fill('灯り好き');

    const question = page.getByRole('alertdialog', { name: profile.unsaved.title });
    const stay = question.getByRole('button', { name: profile.unsaved.stay });
    await page.locator('.hb-header a').first().click();
    await stay.click();
    await page.goBack();
    expect(await accessibilityProblems(page)).toEqual([]);
    await stay.click();
    await expect(page).toHaveURL(address);
    await expect(nickname).toHaveValue('灯り好き');

    // The session ends at the server only, as after a password reset elsewhere.
    await page.evaluate(() => localStorage.setItem('accessToken', 'made-up'));
    await page.getByRole('button', { name: profile.form.save }).click();
    await expect(page).toHaveURL(/users\/login$/);
    await page.getByRole('alertdialog').getByRole('button').click();
    await page.locator('input[name=login_id]').fill('hanako.demo');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.getByRole('button', { name: account.login.submit, exact: true }).click();
    await expect(page).toHaveURL(address);
    await takenOver(page);
    await expect(nickname).toHaveValue('灯り好き');
    await expect(page.getByText(profile.unsaved.restored)).toBeVisible();

    await nickname.fill('灯りが好き');
    await page.locator('.hb-header a').first().click();
    await question.getByRole('button', { name: profile.unsaved.leave }).click();
    await expect(page).toHaveURL(site('city').path);
    await open(address);
    await expect(nickname).toHaveValue(before);

    await nickname.fill('灯りが好き');
    await page.getByRole('button', { name: profile.form.save }).click();
    await expect(page.getByText(profile.form.saved)).toBeVisible();
    await nickname.fill(before);
    await page.getByRole('button', { name: profile.form.save }).click();
    await expect(page.getByText(profile.form.saved)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(site('city').path);
  },
);

test(
  'a profile that cannot be saved stays as it was typed, and the page says so [PROFILE-046, PROFILE-048]',
  long,
  async ({ page, open, request, words, troubles }, { project, retry }) => {
    const { profile } = words;
    await enterAs(page, await newMember(request, `s${Date.now()}${project.name}${retry}`));
    troubles.expect(/status( of)? (500|404)/);
    await open(`${site('city').path}/users/mypage/profile`);
    const code = page.locator('[name="shareProfile.address.postal_code"]');
    await code.fill('9999999');
    await code.press('Enter');
    await expect(page.locator('.hb-field-error')).toHaveCount(1);
    await code.fill('1000001');
    await page.route('**/web_api/v2/profile/1', (route) => route.fulfill({ status: 500, json: { message: '' } }));
    const nickname = page.locator('[name="shareProfile.avatar.nickname"]');
    await nickname.fill('消えない名前');
    await page.getByRole('button', { name: profile.form.save }).click();
    await expect(page.getByRole('alert')).toContainText(profile.form.failedTitle);
    await expect(nickname).toHaveValue('消えない名前');
    await page.unroute('**/web_api/v2/profile/1');
    await page.getByRole('button', { name: profile.form.save }).click();
    await expect(page.getByText(profile.form.saved)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
