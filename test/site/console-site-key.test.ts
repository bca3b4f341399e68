import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewSite } from '#features/editor/contract/view.ts';
import * as operator from '#features/operator/contract.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
});
afterAll(() => site.close());

const keyOf = async (browser: ConsoleClient, name: string) => {
  const { data } = await browser.call(viewSite, { params: { site: name } });
  return data.path.split('?consoleUser=');
};
const exists = async (place: string, key: string) => {
  const answer = await site.get(`/web_api/v2/console_user_cache/${place}/${key}`);
  return ((await answer.json()) as { data: { exists: boolean } }).data.exists;
};

test('“view the site” makes a key of the site that ends with its session, the grant and the operator [ACCESS-043]', async () => {
  const editor = await operatorAt(site, 'event/12', 'editor');
  const [path, key = ''] = await keyOf(editor, 'event-12');
  expect(path).toBe('/web/portal/1/event/12');
  expect([await exists('1/12', key), await exists('1/14', key), await exists('1', key)]).toEqual([true, false, false]);
  // A proof gives the session another token; its keys go on.
  await setUpApp(editor);
  expect(await exists('1/12', key)).toBe(true);
  const { kysely } = site.database;
  const grants = kysely.updateTable('operator_grant').where('site_key', '=', 'event/12');
  await grants.set({ suspended_at: new Date(testNow) }).execute();
  expect(await exists('1/12', key)).toBe(false);
  await grants.set({ suspended_at: null }).execute();
  const who = kysely.updateTable('operator').where('mail', '=', 'editor.event-12@example.jp');
  await who.set({ suspended_at: new Date(testNow) }).execute();
  expect(await exists('1/12', key)).toBe(false);
  await who.set({ suspended_at: null }).execute();
  expect(await exists('1/12', key)).toBe(true);
  await editor.call(operator.signOut);
  expect(await exists('1/12', key)).toBe(false);
  expect(JSON.stringify(await kysely.selectFrom('operator_site_key').selectAll().execute())).not.toContain(key);
});

test('the key of a portal opens its events, and one that a command made works as before [ACCESS-043]', async () => {
  const owner = await operatorAt(site, 'portal/1', 'owner');
  const [, key = ''] = await keyOf(owner, 'portal-1');
  expect([await exists('1', key), await exists('1/12', key), await exists('2', key)]).toEqual([true, true, false]);
  await site.database.kysely
    .insertInto('console_user')
    .values({ console_user: 'of-a-command', portal_id: 1, event_id: 12 })
    .execute();
  expect([await exists('1/12', 'of-a-command'), await exists('1/14', 'of-a-command')]).toEqual([true, false]);
  site.setNow(testNow + 13 * 3_600_000);
  expect([await exists('1', key), await exists('1/12', 'of-a-command')]).toEqual([false, true]);
  site.setNow(testNow);
});
