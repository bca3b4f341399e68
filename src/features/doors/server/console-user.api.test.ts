import { entranceOf } from '../../../../test/call-entrance.ts';
import { readConsoleUser } from '../contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteServer, type SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { type Api, createApi } from '#server/http/api.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { createDoors } from '../server.ts';
import { type ConsoleUsers, createConsoleUsers } from './console-users.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

let database: Database;
let site: SiteServer;
let users: ConsoleUsers;
let api: Api;

beforeAll(async () => {
  database = await testDatabase();
  const modules = [
    { moduleCode: 'web_page', contentId: 1 },
    { moduleCode: 'web_page', contentId: 2, isConsoleUserOnly: true },
  ];
  await publishTestSites(database, [
    { site: portalFile() },
    { site: eventFile({ portalId: 1, eventId: 11 }), modules },
    { site: eventFile({ portalId: 1, eventId: 12 }), passcode: '024680' },
  ]);
  const keys = [
    { console_user: 'of-portal', portal_id: 1, event_id: null },
    { console_user: 'of-event', portal_id: 1, event_id: 11 },
    { console_user: 'of-another', portal_id: 2, event_id: null },
  ];
  await database.kysely.insertInto('console_user').values(keys).execute();
});
beforeEach(async () => {
  await database.pool.query('delete from try_count');
  site = createSiteServer(database, [], readDocuments);
  await site.directory.refresh();
  users = createConsoleUsers(database);
  api = createApi(
    createDoors(database, async () => []).server(site, () => undefined, {
      mail: { send: async () => {} },
      publicUrl: undefined,
    }).endpoints,
    entranceOf(site),
    () => requestContext(),
  );
});
afterAll(() => database.close());

const portal = { portalId: 1 };
const event = { portalId: 1, eventId: 11 };
const exists = async (params: object, consoleUser: string, more: Partial<RequestContext> = {}) => {
  const answer = await api.call(readConsoleUser, { params: { ...params, consoleUser } }, requestContext(more));
  return (answer.data as { exists: boolean }).exists;
};
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : 0),
  );

describe('the console user call', () => {
  test('accepts a key of the site, and a portal’s key at its events [ACCESS-043]', async () => {
    expect(await exists(portal, 'of-portal')).toBe(true);
    expect(await exists(event, 'of-portal')).toBe(true);
    expect(await exists(event, 'of-event')).toBe(true);
    expect(await exists(portal, 'of-event')).toBe(false);
    expect(await exists({ portalId: 1, eventId: 12 }, 'of-event')).toBe(false);
    expect(await exists(event, 'of-another')).toBe(false);
  });

  test('refuses unknown and malformed keys [ACCESS-043]', async () => {
    for (const key of ['unknown', 'a b', "' or 1=1 --", 'x'.repeat(500)]) expect(await exists(event, key)).toBe(false);
    expect(await statusOf(exists({ portalId: 9 }, 'of-portal'))).toBe(404);
  });

  test('answers over HTTP at both levels [ACCESS-043, HTTP-005]', async () => {
    const get = async (path: string) =>
      (await api.fetch(new Request(`http://h/web_api/v2/console_user_cache/${path}`))).json();
    expect(await get('1/of-portal')).toEqual({ data: { exists: true } });
    expect(await get('1/11/of-event')).toEqual({ data: { exists: true } });
    expect(await get('1/12/of-event')).toEqual({ data: { exists: false } });
  });

  test('limits how many unknown keys a visitor may try; known keys and the same unknown one do not count', async () => {
    for (let turn = 0; turn < 40; turn += 1) expect(await exists(event, 'of-event')).toBe(true);
    for (let turn = 0; turn < 40; turn += 1) expect(await exists(event, 'old-link')).toBe(false);
    for (let turn = 0; turn < 29; turn += 1) expect(await exists(event, `guess-${turn}`)).toBe(false);
    expect(await statusOf(exists(event, 'guess-29'))).toBe(429);
    expect(await statusOf(exists(event, 'of-event'))).toBe(429);
    expect(await exists(event, 'of-event', { clientAddress: '192.0.2.2' })).toBe(true);
    expect(await exists(event, 'of-event', { anonymousToken: 'n'.repeat(32) })).toBe(true);
  });
});

describe('a content limited to console users', () => {
  const guard = async (contentId: number, consoleUser: string | undefined) => {
    const visit = await site.doors.look(event, requestContext({ consoleUser }));
    return statusOf(users.guardContent(visit, contentId));
  };

  test('is served for a valid key only [ACCESS-042, ACCESS-044]', async () => {
    expect(await guard(2, 'of-event')).toBe(200);
    for (const key of [undefined, '', 'unknown', 'of-another']) expect(await guard(2, key)).toBe(403);
  });

  test('is in a page for a valid key, however many unknown ones others have in the addresses of pages', async () => {
    // Nobody is known of those for whom the server makes a page.
    const made = async (consoleUser: string) => {
      const visit = await site.doors.look(event, requestContext({ consoleUser, clientAddress: '' }));
      return (await users.closedContents(visit, [1, 2])).has(2);
    };
    for (let turn = 0; turn < 40; turn += 1) expect(await made(`guess-${turn}`)).toBe(true);
    expect(await made('of-event')).toBe(false);
    const { rows } = await database.pool.query('select 1 from try_count');
    expect(rows).toEqual([]);
  });

  test('is the only content that needs a key [ACCESS-044, ACCESS-063]', async () => {
    expect(await guard(1, undefined)).toBe(200);
    expect(await guard(99, undefined)).toBe(200);
  });
});
