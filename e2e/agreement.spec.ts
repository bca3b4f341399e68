import { builtFileOf } from './built-file.ts';
import { site } from './demo-sites.ts';
import { expect, hide, takenOver, test } from './journey.ts';
import { enterAs, newMember, stored, tokensOf } from './member.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const conference = site('conference');
/** A member who agreed is not asked again, so every try of every project has its own member. */
const askedBy = { phone: ['staff.demo', 'blocked.demo'], desktop: ['invited.demo', 'preview.demo'] } as const;

test('a member is asked once to agree again after the terms were changed [TERMS-009, TERMS-010, TERMS-011, TERMS-012, TERMS-013, TERMS-014, TERMS-015, LAYOUT-001, LAYOUT-018, LIMIT-004]', async ({
  page,
  context,
  request,
  words,
  troubles,
}, { project, retry }) => {
  const { terms, common } = words;
  const members = askedBy[project.name as keyof typeof askedBy];
  await enterAs(page, await tokensOf(request, members[retry % members.length] ?? members[0]));
  const logged = page.waitForRequest(
    (sent) => sent.url().endsWith('/v1/log/access/store') && (sent.postData() ?? '').includes('terms/re-agree'),
    { timeout: 60_000 },
  );
  await page.goto(conference.path);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
    /参加規程を改めました|conditions of participation have changed/,
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);

  await test.step('on a wide screen it is 720 px wide', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1600, height: 900 });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(720);
    if (size !== null) await page.setViewportSize(size);
  });

  await test.step('nothing but an answer closes it', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/hb-scroll-locked/);
  });

  await test.step('the terms can be read beside it', async () => {
    const [read] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link').first().click()]);
    await takenOver(read);
    await expect(read).toHaveURL(`${conference.path}/users/terms`);
    await expect(read.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(read.getByRole('dialog')).toHaveCount(0);
    await read.close();
    await expect(dialog).toBeVisible();
  });

  const ok = dialog.getByRole('button', { name: common.ok, exact: true });
  const box = dialog.getByRole('checkbox', { name: terms.agree });
  await expect(ok).toBeDisabled();
  await box.check();
  await expect(ok).toBeEnabled();
  await box.uncheck();
  await expect(ok).toBeDisabled();
  await box.check();

  await test.step('without a connection it says so, and stays', async () => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await ok.click();
    const message = page.getByRole('alertdialog');
    await expect(message).toContainText(terms.networkError);
    await context.setOffline(false);
    await message.getByRole('button', { name: common.close }).click();
    await expect(message).toHaveCount(0);
    await expect(box).toBeChecked();
  });

  await test.step('agreeing names the view that was logged', async () => {
    const [call] = await Promise.all([page.waitForRequest(/\/terms\/agree\//), ok.click()]);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/hb-scroll-locked/);
    const key = call.headers()['log-check-key'] ?? '';
    await hide(page);
    const records = JSON.parse((await logged).postData() ?? '[]') as Record<string, unknown>[];
    expect(records.find(({ log_check_key }) => log_check_key === key)).toMatchObject({
      action: 'view',
      page: 'terms/re-agree',
      event_id: conference.eventId,
      is_login: true,
    });
  });

  await page.reload();
  await takenOver(page);
  await expect(page.locator('.hb-header-account')).toHaveAttribute('href', /mypage$/);
  await expect(dialog).toHaveCount(0);
});

test(
  'a member who does not agree logs out, and reads on as a visitor [TERMS-009]',
  long,
  async ({ page, request, words }) => {
    await enterAs(page, await tokensOf(request, 'exhibitor.demo'));
    await page.goto(conference.path);
    await page.getByRole('button', { name: words.terms.logOut }).click();
    await expect(page.locator('.hb-header-account')).toHaveAttribute('href', /login$/);
    await takenOver(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stored(page, 'accessToken')).toBeNull();
  },
);

for (const [sheet, address, script] of [
  ['a ticket', '/module/ticket/60/1', builtFileOf('features/ticket/web/detail/ticket-detail.tsx')],
  ['the cart', '/module/ticket/60?cart=1', builtFileOf('features/ticket/web/cart/cart-list.tsx')],
] as const) {
  test(
    `the terms come first on a link to ${sheet}, even if its script arrives late [TERMS-009]`,
    long,
    async ({ page, request, words }, { project, retry }) => {
      const unique = `t${Date.now()}${project.name}${retry}`;
      await enterAs(page, await newMember(request, unique, 'nowhere'));
      await page.addInitScript(() => {
        const tickets = [{ ticketId: 1, number: 1 }];
        localStorage.setItem('ticketCart', JSON.stringify({ ticketContentId: 60, tickets }));
      });
      const box = page.getByRole('checkbox', { name: words.terms.agree });
      await page.route(script, async (route) => {
        await expect(box).toBeVisible();
        await route.continue();
      });
      const isLoaded = page.waitForResponse(script);
      await page.goto(`${site('expo').path}${address}`);
      await isLoaded;
      await page.waitForTimeout(500);
      await box.check();
      await page.getByRole('button', { name: words.common.ok, exact: true }).click();
      await expect(box).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );
}
