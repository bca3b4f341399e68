import type { Page, Request } from '@playwright/test';
import { createHash } from 'node:crypto';
import { builtFileOf } from './built-file.ts';
import { site } from './demo-sites.ts';
import { expect, hide, test } from './journey.ts';
import { long } from './sweep.ts';

const expo = site('expo');
const news = `${expo.path}/module/information/10`;

interface LogRecord {
  action: string;
  page: string | null;
  click_item: string | null;
  click_item_value: string | null;
  log_check_key: string;
  [name: string]: unknown;
}

const kept = (page: Page): Promise<LogRecord[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('storageLogData') ?? '[]') as LogRecord[]);

const isBatch = (request: Request): boolean =>
  request.url().endsWith('/v1/log/access/store') && request.method() === 'POST';

const store = '**/v1/log/access/store';

/** The log host does not answer. On a slow machine the records would be gone before the test reads them. */
const keepRecords = (page: Page): Promise<unknown> => page.route(store, (route) => route.abort());

test('each page is logged once; when the page is hidden the records go in one batch, and stay until they are accepted [BOOT-018, LOG-001, LOG-003, LOG-006, LOG-008, LOG-009, LOG-010, LOG-014]', async ({
  page,
  open,
  baseURL,
  troubles,
}, { project }) => {
  troubles.expect(/net::ERR_FAILED/);
  await keepRecords(page);
  await open(expo.path);
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.locator(`main .hb-section-more[href="${news}"]`).click();
  await expect(page).toHaveURL(news);
  await page.locator('main .hb-card-link').first().click();
  await expect(page).toHaveURL(/10\/\d+$/);
  await expect.poll(() => kept(page)).toHaveLength(3);
  const records = await kept(page);
  expect(records.map(({ page: name }) => name)).toEqual(['home', 'module/list', 'module/detail']);
  expect(records[2]).toMatchObject({
    action: 'view',
    type: 'Web',
    is_login: false,
    user_id: null,
    portal_id: expo.portalId,
    event_id: expo.eventId,
    content_id: 10,
    detail_id: expect.any(Number),
    url: page.url(),
    device: project.name === 'phone' ? 'sp' : 'pc',
    anonymous_token: expect.stringMatching(/^\w{32}$/),
    action_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
  });
  expect(new Set(records.map(({ log_check_key }) => log_check_key)).size).toBe(3);

  const failed = page.waitForEvent('requestfailed', isBatch);
  await hide(page);
  const request = await failed;
  expect(request.postDataJSON()).toEqual(records);
  const host = new URL(baseURL as string).host;
  expect(await request.allHeaders()).toMatchObject({
    domain: host,
    token: createHash('sha256').update(host).digest('hex'),
  });
  expect(await kept(page)).toHaveLength(3);

  await page.unroute(store);
  const accepted = page.waitForResponse((response) => isBatch(response.request()));
  await hide(page);
  const answer = (await (await accepted).json()) as { data: { log_check_keys: string[] } };
  expect(answer.data.log_check_keys).toEqual(records.map(({ log_check_key }) => log_check_key));
  await expect.poll(() => kept(page)).toEqual([]);
});

test('a page that is left before the code of the log has come leaves its record to the next page [LOG-006]', async ({
  page,
  open,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  const code = builtFileOf('features/access-log/web/access-log.ts');
  await page.route(code, (route) => route.abort());
  await open(expo.path);
  await expect
    .poll(async () => {
      await hide(page);
      return kept(page);
    })
    .toEqual([expect.objectContaining({ log_check_key: expect.any(String), event: { action: 'view', page: 'home' } })]);
  const [{ log_check_key: noted } = {}] = await kept(page);

  await page.unroute(code);
  const accepted = page.waitForResponse((response) => isBatch(response.request()));
  await open(news);
  await hide(page);
  const sent = (await accepted).request().postDataJSON() as LogRecord[];
  expect(sent[0]).toMatchObject({ log_check_key: noted, action: 'view', page: 'home', portal_id: expo.portalId });
  await expect.poll(() => kept(page)).toEqual([]);
});

test(
  'a click on an external link is logged with its address [LOG-011, LINK-013]',
  long,
  async ({ page, open, context, troubles }) => {
    troubles.expect(/net::ERR_FAILED/);
    await keepRecords(page);
    await context.route('https://*.example.jp/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    await open(expo.path);
    const link = page.locator('main a[href="https://aoi-seiki.example.jp/"]');
    const popup = context.waitForEvent('page');
    await link.click();
    await expect(await popup).toHaveTitle('elsewhere');
    const clicks = async () => (await kept(page)).filter(({ action }) => action === 'click');
    // The window opens at once, also before the page has the code that logs the press.
    await expect.poll(clicks).toEqual([
      expect.objectContaining({
        click_item: 'united_web_link/click',
        click_item_value: 'https://aoi-seiki.example.jp/',
        content_id: 31,
        detail_id: 1,
      }),
    ]);
    await expect(page).toHaveURL(expo.path);
  },
);
