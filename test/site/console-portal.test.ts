import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#features/editor/contract/portal.ts';
import { readOutline, readPart } from '#features/editor/contract.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => site.close());

const move = (client: ConsoleClient, event: string, portal?: string) =>
  client.call(calls.moveToPortal, { params: { site: event }, body: portal === undefined ? {} : { portal } });
const portalOf = async (event: string) => (await owner.call(calls.readEventPortal, { params: { site: event } })).data;
const eventsOf = async (portal: string) =>
  (await owner.call(calls.readPortalEvents, { params: { site: portal } })).data;
const names = (list: readonly { site: string }[]) => list.map((one) => one.site);
const page = async (path: string) => (await site.get(path)).status;
const listed = async () => (await (await site.get('/web_api/v2/portal/1/events')).text()).includes('"eventId":12');

test('an event goes out of its portal and back in, with its address, its lists and its log', async () => {
  expect((await portalOf('event-12')).portal?.site).toBe('portal-1');
  expect(names((await eventsOf('portal-1')).events)).toContain('event-12');
  expect([await page('/web/portal/1/event/12'), await listed()]).toEqual([200, true]);

  expect((await move(owner, 'event-12')).status).toBe(200);
  expect(await portalOf('event-12')).toMatchObject({ portal: null, mayLeave: true, isHeld: false });
  expect([await page('/web/event/12'), await page('/web/portal/1/event/12'), await listed()]).toEqual([
    200,
    308,
    false,
  ]);
  expect(names((await eventsOf('portal-1')).candidates)).toContain('event-12');
  const { data } = await owner.call(readPart, { params: { site: 'event-12' }, query: { part: 'settings' } });
  expect(data.value).toMatchObject({ portalId: 0, eventId: 12 });

  expect((await move(owner, 'event-12', 'portal-1')).status).toBe(200);
  expect([await page('/web/portal/1/event/12'), await listed()]).toEqual([200, true]);
  const log = await site.database.kysely
    .selectFrom('operator_log')
    .select('action')
    .where('site_key', '=', 'event/12')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['site.leftPortal', 'site.joinedPortal']));
});

const at = (path: string, headers: Record<string, string> = {}) => site.get(path, headers);
const leads = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await at(path, headers);
  return [status, answered.get('location')];
};
const old = '/web/portal/1/event/12';

test('the old addresses of a moved event lead to the same pages where it is now, for good', async () => {
  expect(await leads('/web/portal/2/event/12')).toEqual([404, null]);
  await move(owner, 'event-12');
  expect(await leads(old)).toEqual([308, '/web/event/12']);
  expect(await leads(`${old}/terms?language=eng&utm_source=paper`)).toEqual([
    308,
    '/web/event/12/terms?language=eng&utm_source=paper',
  ]);
  // Nobody learns at a portal in which it never was that there is such an event.
  expect(await leads('/web/portal/2/event/12')).toEqual([404, null]);
  await move(owner, 'event-12', 'portal-1');
  expect(await page(old)).toBe(200);
});

test('an event that not everybody may enter is as unknown at its old address as one that never was', async () => {
  const change = async (document: object, withdrawn = false): Promise<unknown> => {
    await sql`
      update site_document set document = document || ${JSON.stringify(document)}::jsonb
      where site_key = 'event/12' and version = 'published'`.execute(site.database.kysely);
    await sql`
      update site set revision = 1, withdrawn_at = ${withdrawn ? new Date(0) : null}
      where site_key = 'event/12'`.execute(site.database.kysely);
    await site.hiroba.features.site.directory.refresh();
    return leads(old);
  };
  await move(owner, 'event-12');
  const { rows } = await sql<{ document: object }>`
    select document from site_document where site_key = 'event/12' and version = 'published'`.execute(
    site.database.kysely,
  );
  const [before] = rows;
  expect(await change({})).toEqual([308, '/web/event/12']);
  expect(await change({ isInvitingEvent: true })).toEqual([404, null]);
  expect(await change(before!.document)).toEqual([308, '/web/event/12']);
  expect(await change({}, true)).toEqual([404, null]);
  expect(await change({ login: { isRequiredAtStartup: true } })).toEqual([404, null]);
  await change(before!.document);
  await move(owner, 'event-12', 'portal-1');
});

test('an old address at the domain of a portal leads to where the event is on another host, in the language of the visitor', async () => {
  const domain = async (name: string | null): Promise<void> => {
    await sql`update site set own_domain = ${name}, revision = 1 where site_key = 'portal/1'`.execute(
      site.database.kysely,
    );
    await site.hiroba.features.site.directory.refresh();
  };
  await domain('machi.example.jp');
  await move(owner, 'event-12');
  expect(await leads('/event/12/terms', { host: 'machi.example.jp', cookie: 'language=kor' })).toEqual([
    308,
    'https://events.example.jp/web/event/12/terms?language=kor',
  ]);
  await domain(null);
  await move(owner, 'event-12', 'portal-1');
});

test('an earlier version that comes back brings no portal back', async () => {
  const portals = async () =>
    (
      await sql<{ portal: number }>`
        select (content #>> '{site,portalId}')::int as portal from site_publication where site_key = 'event/12'`.execute(
        site.database.kysely,
      )
    ).rows.map(({ portal }) => portal);
  const before = await portals();
  expect(before.length).toBeGreaterThan(0);
  await move(owner, 'event-12');
  expect(await portals()).toEqual(before.map(() => 0));
  await move(owner, 'event-12', 'portal-1');
});

test('an event whose buyers have accounts of the portal stays there', async () => {
  const { data: outline } = await owner.call(readOutline, { params: { site: 'event-12' } });
  const { contentId } = outline.contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
  await sellTicket(site.database, null, { siteKey: 'event/12', contentId, item: { detailId: 1 } });
  expect((await portalOf('event-12')).isHeld).toBe(true);
  expect((await move(owner, 'event-12')).status).toBe(409);
  expect(await page('/web/portal/1/event/12')).toBe(200);
});

test('whoever owns the event alone finds no portal of others, and lets no event stand alone', async () => {
  const other = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(other);
  const { data } = await other.call(calls.readEventPortal, { params: { site: 'event-11' } });
  expect(data).toMatchObject({ portals: [], mayLeave: false });
  expect((await move(other, 'event-11')).status).toBe(409);
  expect((await move(other, 'event-11', 'portal-2')).status).toBe(404);
  expect((await other.call(calls.readPortalEvents, { params: { site: 'portal-1' } })).status).toBe(404);
});

test('a portal is no event, and an event is no portal', async () => {
  expect((await move(owner, 'portal-1')).status).toBe(404);
  expect((await owner.call(calls.readPortalEvents, { params: { site: 'event-11' } })).status).toBe(404);
});
