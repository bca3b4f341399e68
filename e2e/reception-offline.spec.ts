import { boughtTicket } from './bought-ticket.ts';
import { arrived, consoleWords } from './console-steps.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { tokensOf } from './member.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';

const expo = site('expo');
/** 1,500 yen, from today on. */
const factoryPass = 12;

/** The page is kept with its files once they all have come. */
const isKept = (): Promise<boolean> =>
  caches.open('hiroba-kept-gate').then(async (cache) => {
    const worker = await navigator.serviceWorker.getRegistration(window.location.href);
    return (await cache.keys()).length > 5 && worker?.active?.state === 'activated';
  });

test('a reception opens again without a network, lets a ticket in by its list, and tells of it afterwards', async ({
  page,
  context,
  request,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  // Without a network every request fails, and says so.
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const { signIn } = await consoleWords(language);
  const [{ default: desk }, { default: gate }, { default: offline }] = await Promise.all([
    import(`#features/my-ticket/console/texts/${language}.ts`) as Promise<
      typeof import('#features/my-ticket/console/texts/jpn.ts')
    >,
    import(`#features/my-ticket/web/reception/texts/${language}.ts`) as Promise<
      typeof import('#features/my-ticket/web/reception/texts/jpn.ts')
    >,
    import(`#features/reception/web/offline/texts/${language}.ts`) as Promise<
      typeof import('#features/reception/web/offline/texts/jpn.ts')
    >,
  ]);
  const ticket = await boughtTicket(request, await tokensOf(request, 'hanako.demo'), factoryPass);
  await page.goto('/console/');
  await page.getByRole('button', { name: signIn.demoEnter }).click();
  await expect(page.locator('.hc-row-title').first()).toBeVisible();
  await page.goto(`/console/sites/event-${expo.eventId}/reception`);
  await arrived(page, /reception$/, desk.title);
  await page.getByRole('button', { name: desk.own.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: gate.page.title })).toBeVisible();
  // The list is there, and so is all that the page needs.
  await expect(page.locator('.hb-offline-gate')).toContainText(offline.ready('', '').slice(0, 8));
  await expect.poll(() => page.evaluate(isKept)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(offline.offline, { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 390, 844)).toEqual([]);
  const field = page.getByLabel(gate.field, { exact: true });
  const scan = async (code: string): Promise<void> => {
    await field.fill(code);
    await field.press('Enter');
  };
  await scan('AAAA-BBBB-CCCC');
  await expect(page.getByText(offline.problems.notInList)).toBeVisible();
  await scan(ticket.qrString);
  await expect(page.getByRole('heading', { level: 2, name: gate.result.open })).toBeVisible();
  await page.getByRole('button', { name: gate.result.checkIn }).click();
  await expect(page.getByRole('heading', { level: 2, name: gate.result.done })).toBeVisible();
  await expect(page.getByText(offline.waiting(1))).toBeVisible();
  // What waits is kept through a reload.
  await page.reload();
  await expect(page.getByText(offline.waiting(1))).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(offline.waiting(1))).toBeHidden();
  await expect(page.getByText(offline.offline, { exact: true })).toBeHidden();
  await scan(ticket.qrString);
  await expect(page.getByText(gate.result.times(1))).toBeVisible();
});
