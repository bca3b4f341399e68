import { entranceOf } from '../../../../test/call-entrance.ts';
import { checkPasscode } from '../contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishSite } from '#features/site/server/publish.ts';
import { createSiteServer, type SiteServer } from '#features/site/server.ts';
import { listPortalEvents, readSite } from '#features/site/contract.ts';
import type { Database } from '#server/database/database.ts';
import { type Api, createApi } from '#server/http/api.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { draftTestSites, publishTestSites } from '../../../../test/published-site.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { useUpTries } from '../../../../test/use-up-tries.ts';
import { createDoors } from '../server.ts';
import { createPasscodeGuard } from './passcode-guard.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

const minute = 60_001;
const opening = requestContext().now;
let database: Database;
let site: SiteServer;
let api: Api;
let now = opening;

beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [
    { site: portalFile(), passcode: '111111' },
    { site: eventFile({ portalId: 1, eventId: 11 }), passcode: '024680' },
    { site: eventFile({ portalId: 1, eventId: 12 }) },
  ]);
});
beforeEach(async () => {
  now = opening;
  const doors = createDoors(database, async () => []);
  await database.pool.query('delete from try_count');
  site = createSiteServer(database, doors.ofSites, readDocuments);
  await site.directory.refresh();
  const { endpoints } = doors.server(site, () => undefined, { mail: { send: async () => {} }, publicUrl: undefined });
  api = createApi([...endpoints, ...site.endpoints], entranceOf(site), () => requestContext());
});
afterAll(() => database.close());

const event = { portalId: 1, eventId: 11 };
const check = async (passcode: unknown, params: object = event, more: Partial<RequestContext> = {}) => {
  const answer = await api.call(
    checkPasscode,
    { params: { ...params }, query: { passcode } },
    requestContext({ now, ...more }),
  );
  return (answer.data as { passcodeCheck: boolean }).passcodeCheck;
};
const statusOf = async (call: Promise<unknown>): Promise<number> => {
  try {
    await call;
    return 200;
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
};
const withCode = (code: string | undefined, more: Partial<RequestContext> = {}) =>
  requestContext({ now, passcodes: { portal: undefined, event: code }, ...more });
const enter = (code: string | undefined, more?: Partial<RequestContext>) =>
  statusOf(site.doors.enter(event, withCode(code, more)));
const wrongCodes = (count: number, from = 0) => Array.from({ length: count }, (_, n) => String(900_000 + from + n));

describe('the passcode call', () => {
  test('answers whether a code is right, at an event and at a portal, which have separate codes [ACCESS-012, ACCESS-013]', async () => {
    expect(await check('024680')).toBe(true);
    expect(await check('024681')).toBe(false);
    expect(await check('111111', { portalId: 1 })).toBe(true);
    expect(await check('024680', { portalId: 1 })).toBe(false);
  });

  test('accepts every code at a site without a lock', async () => {
    expect(await check('123456', { portalId: 1, eventId: 12 })).toBe(true);
  });

  test('refuses at the field a code that is not six digits [ACCESS-011, ACCESS-013]', async () => {
    for (const bad of ['12345', '1234567', 'abcdef', '１２３４５６', '', undefined, ['024680', '024680']]) {
      expect(await statusOf(check(bad))).toBe(422);
    }
  });

  test('answers 404 for an unknown site', async () => {
    expect(await statusOf(check('024680', { portalId: 9 }))).toBe(404);
    expect(await statusOf(check('024680', { portalId: 2, eventId: 11 }))).toBe(404);
  });

  test('answers 429 after five wrong codes of a visitor in a minute, even to the right one, and says when to come back [ACCESS-013]', async () => {
    for (const code of wrongCodes(5)) expect(await check(code)).toBe(false);
    now += 20_000;
    for (const code of ['900009', '024680']) {
      await expect(check(code)).rejects.toMatchObject({ status: 429, retryAfter: 40 });
    }
    expect(await statusOf(check('024680', event, { clientAddress: '192.0.2.2' }))).toBe(200);
    expect(await statusOf(check('111111', { portalId: 1 }))).toBe(200);
    now += minute;
    expect(await check('024680')).toBe(true);
  });

  test('does not count right codes, nor the same wrong code again', async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      expect(await check('024680')).toBe(true);
      expect(await check('900000')).toBe(false);
    }
  });

  test('counts all addresses of an IPv6 network as one', async () => {
    for (const [place, code] of wrongCodes(5).entries())
      await check(code, event, { clientAddress: `2001:db8:0:${place}::1` });
    expect(await statusOf(check('024680', event, { clientAddress: '2001:db8:0:ffff::1' }))).toBe(429);
  });

  test('lets a hall in: wrong codes of some visitors do not refuse the right one of the next', async () => {
    const hall = Array.from({ length: 120 }, (_, number) => ({ anonymousToken: String(number).padStart(32, 'h') }));
    for (const [number, visitor] of hall.entries()) {
      if (number < 90) expect(await check(String(900_000 + number), event, visitor)).toBe(false);
      expect(await check('024680', event, visitor)).toBe(true);
    }
  });

  test('stops whoever takes a new token for each guess, at the limit of the address, also when all come at once', async () => {
    const attacker = (code: string) => check(code, event, { anonymousToken: code.padStart(32, 'g') });
    const guesses = await Promise.all(wrongCodes(130).map((code) => statusOf(attacker(code))));
    expect(guesses.filter((code) => code === 200)).toHaveLength(100);
    expect(await statusOf(attacker('024680'))).toBe(429);
    now += minute;
    expect(await statusOf(attacker('024680'))).toBe(429);
    expect(await statusOf(check('024680', event, { clientAddress: '203.0.113.5' }))).toBe(200);
  });

  test('does not let the right code through among many at once', async () => {
    const codes = [...wrongCodes(200), '024680'];
    const answers = await Promise.all(
      codes.map((code) => check(code, event, { anonymousToken: code.padStart(32, 'm') }).catch(() => 'refused')),
    );
    expect(answers.at(-1)).toBe('refused');
  });

  test('closes a site for new visitors at the limit of all networks, and not for those who have been in', async () => {
    const visitor = { anonymousToken: 'v'.repeat(32) };
    expect(await check('024680', event, visitor)).toBe(true);
    await useUpTries(database, 'passcode', { context: requestContext({ now }), about: 'event/11' }, ['about']);
    expect(await statusOf(check('024680', event, { clientAddress: '203.0.113.6' }))).toBe(429);
    expect(await check('024680', event, visitor)).toBe(true);
    const other = createPasscodeGuard(database);
    const found = await site.doors.look(event, requestContext({ now }));
    expect(await other.check(found.site, '024680', requestContext({ now, ...visitor }))).toBe(true);
  });
});

describe("the passcode's door", () => {
  test('opens for the right header only, and answers 461 otherwise [ACCESS-010]', async () => {
    expect(await enter('024680')).toBe(200);
    for (const code of [undefined, '', '111111', '24680', '024680 ', 'x'.repeat(10_000)])
      expect(await enter(code)).toBe(461);
  });

  test('reads the header of its scope: a portal’s code does not open its events, nor an event’s code its portal [HTTP-012]', async () => {
    const both = { portal: '111111', event: '024680' };
    const swapped = { portal: '024680', event: '111111' };
    expect(await statusOf(site.doors.enter(event, requestContext({ passcodes: both })))).toBe(200);
    expect(await statusOf(site.doors.enter({ portalId: 1 }, requestContext({ passcodes: both })))).toBe(200);
    expect(await statusOf(site.doors.enter(event, requestContext({ passcodes: swapped })))).toBe(461);
    expect(await statusOf(site.doors.enter({ portalId: 1 }, requestContext({ passcodes: swapped })))).toBe(461);
  });

  test('of a portal does not lock the portal’s events', async () => {
    expect(await statusOf(site.doors.enter({ portalId: 1, eventId: 12 }, requestContext()))).toBe(200);
  });

  test('stands before the calls of a site, whose data come without contents', async () => {
    expect(await statusOf(api.call(listPortalEvents, { params: { portalId: 1 } }, requestContext()))).toBe(461);
    const { data } = (await api.call(readSite, { params: event }, requestContext())) as { data: { init: object } };
    expect(data.init).toMatchObject({ usePasscodeLock: true, isLocked: true });
    const open = (await api.call(readSite, { params: event }, withCode('024680'))) as { data: { init: object } };
    expect(open.data.init).toMatchObject({ isLocked: false });
  });

  test('counts guesses by the header and by the call together', async () => {
    const [first, ...others] = wrongCodes(5);
    expect(await check(first)).toBe(false);
    for (const code of others) expect(await enter(code)).toBe(461);
    expect(await enter('024680')).toBe(429);
    expect(await statusOf(check('024680'))).toBe(429);
    expect(await enter(undefined)).toBe(461);
  });

  test('does not count an old code that a browser sends with every call', async () => {
    for (let turn = 0; turn < 20; turn += 1) expect(await enter('900000')).toBe(461);
    expect(await check('024680')).toBe(true);
  });

  test('stays open for a visitor who had the right code before, even when others behind the same address guess', async () => {
    const visitor = { anonymousToken: 'a'.repeat(32) };
    expect(await enter('024680', visitor)).toBe(200);
    for (const code of wrongCodes(6)) await enter(code);
    expect(await enter('024680', visitor)).toBe(200);
    expect(await enter('024680')).toBe(429);
    expect(await enter('024680', { anonymousToken: 'b'.repeat(32) })).toBe(200);
    expect(await enter('900001', visitor)).toBe(461);
  });

  test('counts from the publication of its draft on, and so does its absence', async () => {
    const lonely = { portalId: 1, eventId: 13 };
    const draft = async (passcode?: string) =>
      draftTestSites(database, [{ site: eventFile(lonely), ...(passcode && { passcode }) }]);
    // A server that starts now has read nothing yet.
    const enterAnew = async (): Promise<number> => {
      const fresh = createSiteServer(database, [createPasscodeGuard(database).door], readDocuments);
      await fresh.directory.refresh();
      return statusOf(fresh.doors.enter(lonely, requestContext()));
    };
    await publishTestSites(database, [{ site: eventFile(lonely) }]);
    await draft('135790');
    expect(await enterAnew()).toBe(200);
    await publishSite(database, 'event/13');
    expect(await enterAnew()).toBe(461);
    await draft();
    expect(await enterAnew()).toBe(461);
    await publishSite(database, 'event/13');
    expect(await enterAnew()).toBe(200);
  });
});
