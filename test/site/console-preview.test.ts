import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { contentPage } from '../../src/app/content-page.ts';
import { buildPath, type Endpoint } from '#kernel/endpoint.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { matchPage } from '#kernel/match-page.ts';
import { moduleCodes } from '#kernel/module-code.ts';
import { formatInstant } from '#kernel/period.ts';
import { type PreviewRole, previewRoles } from '#kernel/preview-role.ts';
import { sql } from 'kysely';
import { sampleCalls } from '../all-samples.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { contracts } from '../contracts.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

let site: TestSite;
let browser: ConsoleClient;
const day = 24 * 3_600_000;
const times = [-400, -20, 0, 3, 40, 400].map((days) => testNow + days * day);

beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  browser = await operatorAt(site, 'event/11', 'editor');
});
afterAll(() => site.close());

interface Wish {
  part?: string;
  at?: number;
  as?: PreviewRole;
  version?: { revision: number };
}

async function passOf({ at, ...wish }: Wish = {}): Promise<{ path: string; token: string }> {
  const body = { ...wish, ...(at !== undefined && { at: formatInstant(at) }) };
  const { data } = await browser.call(editor.openPreview, { params: { site: 'event-11' }, body });
  const [path = '', token = ''] = data.path.split('?isDraft=true&access_token=');
  return { path, token };
}

function ask({ name, path, method, bodyKind }: Endpoint, token: string | undefined): Promise<Response> {
  const { ids = {}, query = {}, body = {} } = sampleCalls[name] ?? {};
  const params = { portalId: 1, ...(path.includes('{eventId}') && { eventId: 11 }), ...ids };
  const address = `${apiPrefix}${buildPath(path, params)}?${new URLSearchParams(query)}`;
  const headers = {
    language: 'eng',
    ...(token !== undefined && { 'access-token': token, 'preview-agent': 'previewer' }),
  };
  if (method === 'GET') return site.get(address, headers);
  if (bodyKind === 'multipart') return site.post(address, new FormData(), headers);
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return site.post(address, new URLSearchParams(body).toString(), form);
}

test('A part is previewed at its own page, and one without a page at the home', async () => {
  expect((await passOf()).path).toBe('/web/portal/1/event/11');
  expect((await passOf({ part: 'settings' })).path).toBe('/web/portal/1/event/11');
  expect((await passOf({ part: 'item-999-1' })).path).toBe('/web/portal/1/event/11');
  const { rows } = await sql<{ code: string; content: number; item: number }>`
    select c.module_code as code, c.content_id as content, min(i.detail_id) as item
    from content_document c join content_item i using (site_key, version, content_id)
    where c.site_key = 'event/11' and c.version = 'draft' group by 1, 2`.execute(site.database.kysely);
  const paths = new Map<string, string>();
  for (const { code, content, item } of rows) {
    paths.set(code, (await passOf({ part: `item-${content}-${item}` })).path.replace(/\d+/g, '#'));
  }
  expect(paths.get('booth')).toBe('/web/portal/#/event/#/module/booth/#/#');
  expect(paths.get('ticket')).toBe('/web/portal/#/event/#/module/ticket/#/#');
  for (const code of moduleCodes) {
    const page = contentPage(code, 3, 7);
    expect([code, page === '' || matchPage('event', page) !== undefined]).toEqual([code, true]);
  }
});

/** What visitors read of the contents of a site. */
const reads = contracts.filter(
  ({ who, at, method, fileType, path }) =>
    path.includes('{eventId}') &&
    who === 'anyone' &&
    method === 'GET' &&
    fileType === undefined &&
    (at === 'content' || at === 'detail'),
);

test('A preview as a visitor at a time answers what visitors are answered at that time', async () => {
  expect(reads.length).toBeGreaterThan(20);
  let differing = 0;
  for (const at of times) {
    site.setNow(testNow);
    const { token } = await passOf({ at, as: 'visitor' });
    for (const endpoint of reads) {
      site.setNow(testNow);
      const previewed = await ask(endpoint, token);
      const seen = [previewed.status, await previewed.text()];
      site.setNow(at);
      const answer = await ask(endpoint, undefined);
      expect([endpoint.name, at, ...seen]).toEqual([endpoint.name, at, answer.status, await answer.text()]);
      if (answer.status !== 200) differing += 1;
    }
  }
  site.setNow(testNow);
  // Some are closed at some of the times, or the comparison says nothing.
  expect(differing).toBeGreaterThan(0);
});

/** Without the tries of an address, which count for any caller. */
async function wholeDatabase(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'try_count' order by 1`.execute(
    site.database.kysely,
  );
  const state: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ all: string | null }>`
      select md5(string_agg(t::text, ',' order by t::text)) as all from ${sql.table(name)} t`.execute(
      site.database.kysely,
    );
    state[name] = rows[0]?.all ?? '';
  }
  return state;
}

test('No call with the pass of a preview changes anything, at no time and as nobody', async () => {
  await setUpApp(browser);
  const published = await browser.call(editor.publishSite, { params: { site: 'event-11' }, body: {} });
  const passes = [await passOf(), await passOf({ version: { revision: published.data.revision ?? 0 } })];
  for (const as of previewRoles) passes.push(await passOf({ at: testNow + 400 * day, as }));
  const before = await wholeDatabase();
  for (const { token } of passes) {
    for (const endpoint of contracts) {
      const { status } = await ask(endpoint, token);
      const mayPass = endpoint.method === 'GET' || endpoint.isInDrafts === true;
      expect([endpoint.name, mayPass || status === 403]).toEqual([endpoint.name, true]);
      expect([endpoint.name, status]).not.toEqual([endpoint.name, 500]);
    }
  }
  expect(await wholeDatabase()).toEqual(before);
  const tries = site.database.kysely
    .selectFrom('try_count')
    .select('try_key')
    .where('ends_at', '>', new Date(testNow + 100 * day));
  expect(await tries.execute()).toEqual([]);
});

test('A preview of another time keeps its pass by the real clock, and says its time to the page', async () => {
  const at = testNow - 400 * day;
  const { token } = await passOf({ at, as: 'member' });
  const draft = () =>
    site.get(`${apiPrefix}preview_booth/1/11`, { 'access-token': token, 'preview-agent': 'previewer' });
  expect(await (await draft()).json()).toMatchObject({
    data: { shownAt: formatInstant(at), shownAs: 'member', isByLink: true },
  });
  site.setNow(testNow + 31 * 60_000);
  expect((await draft()).status).toBe(552);
  site.setNow(testNow);
});
