import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSites, readOutline } from '#features/editor/contract.ts';
import { copySite } from '#features/editor/contract/copy.ts';
import * as life from '#features/editor/contract/site-life.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'portal/1', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => site.close());

const at = (name: string) => ({ params: { site: name }, body: {} });
const lifeOf = async (name: string) => (await owner.call(life.readSiteLife, { params: { site: name } })).data;
const nameOf = async (name: string) => (await owner.call(readOutline, { params: { site: name } })).data.title.jpn ?? '';
const remove = async (name: string, typed?: string) =>
  owner.call(life.deleteSite, { params: { site: name }, body: { name: typed ?? (await nameOf(name)) } });
const page = async (path: string) => (await site.get(path)).status;
const actions = async (siteKey: string) =>
  (
    await site.database.kysely.selectFrom('operator_log').select('action').where('site_key', '=', siteKey).execute()
  ).map(({ action }) => action);

test('an owner closes an event to visitors and opens it again, which the log names', async () => {
  const path = '/web/portal/1/event/12';
  expect([await page(path), (await lifeOf('event-12')).state]).toEqual([200, 'public']);
  expect((await owner.call(life.withdrawSite, at('event-12'))).status).toBe(200);
  expect([await page(path), (await lifeOf('event-12')).state]).toEqual([410, 'withdrawn']);
  const { data: outline } = await owner.call(readOutline, { params: { site: 'event-12' } });
  expect(outline).toMatchObject({ isPublished: true, isWithdrawn: true });
  expect((await owner.call(life.restoreSite, at('event-12'))).status).toBe(200);
  expect([await page(path), (await lifeOf('event-12')).state]).toEqual([200, 'public']);
  expect(await actions('event/12')).toEqual(expect.arrayContaining(['site.withdrawn', 'site.restored']));
});

test('a site goes with all that hangs on it, and is not found any more', async () => {
  const dates = { startDate: '2027-05-01 10:00', endDate: '2027-05-02 17:00' };
  const copied = await owner.call(copySite, {
    params: { site: 'event-12' },
    body: { name: { jpn: '試し' }, ...dates },
  });
  const { site: made } = copied.data;
  const key = made.replace('-', '/');
  expect(await lifeOf(made)).toMatchObject({ state: 'draft', reasons: [] });
  expect((await owner.call(life.withdrawSite, at(made))).status).toBe(409);
  expect((await remove(made, '別の会')).status).toBe(422);
  expect((await remove(made, ' 試し ')).status).toBe(200);
  expect((await owner.call(readOutline, { params: { site: made } })).status).toBe(404);
  const { data } = await owner.call(listSites, { query: {} });
  expect(data.sites.map((one) => one.site)).not.toContain(made);
  expect(await actions(key)).toContain('site.deleted');
});

test('a portal with events, and an event that is sold, stay, and say why', async () => {
  expect((await lifeOf('portal-1')).reasons.map(({ kind }) => kind)).toContain('events');
  expect((await remove('portal-1')).status).toBe(409);
  const { data: outline } = await owner.call(readOutline, { params: { site: 'event-12' } });
  const { contentId } = outline.contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
  await sellTicket(site.database, null, { siteKey: 'event/12', contentId, item: { detailId: 1 } });
  const name = 'event-12';
  expect((await lifeOf(name)).reasons.map(({ kind }) => kind)).toContain('tickets');
  expect((await remove(name)).status).toBe(409);
  expect((await owner.call(readOutline, { params: { site: name } })).status).toBe(200);
});

test('whoever deletes has shown a proof a moment ago, and an editor does neither', async () => {
  const other = await operatorAt(site, 'portal/1', 'owner', 'second@example.jp');
  const named = { params: { site: 'event-12' }, body: { name: '' } };
  expect((await other.call(life.deleteSite, named)).status).toBe(403);
  const editor = await operatorAt(site, 'portal/1', 'editor');
  expect((await editor.call(life.deleteSite, named)).status).toBe(403);
  for (const call of [life.withdrawSite, life.restoreSite]) {
    expect((await editor.call(call, at('event-12'))).status).toBe(403);
  }
  const stranger = consoleClient(site);
  expect((await stranger.call(life.withdrawSite, at('event-12'))).status).toBe(401);
});
