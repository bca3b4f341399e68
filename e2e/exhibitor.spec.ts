import { site } from './demo-sites.ts';
import { callsOf, expect, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';

const expo = site('expo');
const exhibitor = 'exhibitor_account=7';

test('an exhibitor’s administrator makes every call behind ex/, leaves no trace in the access log and keeps the flag [ACCESS-052, ACCESS-054, ACCESS-055, ACCESS-056]', async ({
  page,
  request,
  open,
}) => {
  await enterAs(page, await tokensOf(request, 'exhibitor.demo'));
  const calls = callsOf(page);
  const logged: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/log/access/store')) logged.push(one.url());
  });
  await open(`${expo.path}?${exhibitor}`);
  await page.locator(`main a[href^="${expo.path}/module/information/"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/module/information/.*[?]${exhibitor}$`));
  await expect.poll(() => calls.length).toBeGreaterThan(1);
  expect(calls.filter((path) => !path.startsWith('/web_api/v2/ex/'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('storageLogData'))).toBeNull();
  await page.goto('/robots.txt');
  expect(logged).toEqual([]);
});
