import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPath, type Endpoint } from '#kernel/endpoint.ts';
import { hashSecret, openSession } from '#features/account/server.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';
import { type EndpointAccess, endpointAccess } from './endpoint-access.ts';

type Who = 'nobody' | 'member' | 'right' | 'elsewhere' | 'expired' | 'ended';

let calls: MemberCalls;
let byName: ReadonlyMap<string, Endpoint>;
let memberIds: ReadonlyMap<string, number>;

beforeAll(async () => {
  calls = await memberCalls();
  byName = new Map(calls.site.hiroba.api.endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const members = await calls.site.database.kysely.selectFrom('member').select(['login_id', 'member_id']).execute();
  memberIds = new Map(members.map(({ login_id, member_id }) => [login_id ?? '', member_id]));
});
afterAll(() => calls.close());

/** A session of its own each time: a call may end it. */
async function tokenOf(who: Who, { right = 'hanako.demo' }: EndpointAccess): Promise<string | undefined> {
  if (who === 'nobody') return undefined;
  if (who === 'ended') return 'a-token-that-was-made-up';
  const loginId = { member: 'hanako.demo', right, elsewhere: 'tsumugi.demo', expired: 'james.demo' }[who];
  const { kysely } = calls.site.database;
  const { accessToken } = await openSession(kysely, memberIds.get(loginId) as number, testNow);
  if (who === 'expired') {
    await kysely
      .updateTable('session_token')
      .set({ expires_at: new Date(0) })
      .where('token_hash', '=', hashSecret(accessToken))
      .execute();
  }
  return accessToken;
}

async function statusOf(name: string, who: Who, ids: Readonly<Record<string, number | string>> = {}): Promise<number> {
  const endpoint = byName.get(name) as Endpoint;
  const access = endpointAccess[name] as EndpointAccess;
  const { query = {}, body = {}, headers = {} } = access;
  const token = await tokenOf(who, access);
  const params = { portalId: 1, ...(access.isPortalCall ? {} : { eventId: 11 }), ...access.ids, ...ids };
  const address = `${apiPrefix}${buildPath(endpoint.path, params)}?${new URLSearchParams(query)}`;
  const sent = { language: 'eng', ...headers, ...(token === undefined ? {} : { 'access-token': token }) };
  if (endpoint.method === 'GET') return (await calls.site.get(address, sent)).status;
  if (endpoint.bodyKind === 'multipart') return (await calls.site.post(address, new FormData(), sent)).status;
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...sent };
  return (await calls.site.post(address, new URLSearchParams(body).toString(), form)).status;
}

const refused = [403, 404, 461, 500, 503, 551, 552];

test('every call says who may make it, and nothing is said of a call that is not there', () => {
  expect([...byName.keys()].sort()).toEqual(Object.keys(endpointAccess).sort());
});

const entries = Object.entries(endpointAccess);
const ofMembers = entries.filter(([, { who }]) => who !== 'anyone').map(([name]) => name);
const ofAnyone = entries.filter(([, { who }]) => who === 'anyone').map(([name]) => name);
const ofPreviewers = entries.filter(([, { who }]) => who === 'previewer').map(([name]) => name);
const ofSites = entries.filter(([, { isOfNoSite }]) => isOfNoSite !== true);

test.each(entries)('%s is answered to who may make it', async (name, { who, refusal }) => {
  const status = await statusOf(name, who === 'anyone' ? 'nobody' : 'right');
  if (refusal !== undefined) expect(status).toBe(refusal);
  else expect(refused).not.toContain(status);
});

test.each(ofMembers)('%s is refused to nobody and to a member of another portal', async (name) => {
  expect(await statusOf(name, 'nobody')).toBe(403);
  expect(await statusOf(name, 'elsewhere')).toBe(403);
});

test.each(ofMembers)(
  '%s asks for a refresh of an expired token, and for a login after a session has ended',
  async (name) => {
    expect(await statusOf(name, 'expired')).toBe(551);
    expect(await statusOf(name, 'ended')).toBe(552);
  },
);

test.each(ofAnyone)('%s never breaks on a token, whatever it is', async (name) => {
  for (const who of ['member', 'elsewhere', 'expired', 'ended'] as const) {
    expect([400, 500, 503]).not.toContain(await statusOf(name, who));
  }
});

test.each(ofPreviewers)('%s is refused to a member without the right', async (name) => {
  expect(await statusOf(name, 'member')).toBe(403);
});

test.each(ofSites)('%s finds nothing at the wrong tenant and at a site that is not there', async (name, access) => {
  const { who, wrongTenant = 404, isPortalCall } = access;
  const asked = who === 'anyone' ? 'nobody' : 'right';
  expect(await statusOf(name, asked, { portalId: 999 })).toBe(wrongTenant);
  // The event is another portal's.
  if (!isPortalCall) expect(await statusOf(name, asked, { portalId: 2 })).toBe(wrongTenant);
});

test('a GET that uses something up or begins something is not made by HEAD', async () => {
  const { endpoints, fetch } = calls.site.hiroba.api;
  const changing = endpoints.filter(({ changes }) => changes);
  expect(changing.map(({ name }) => name).sort()).toEqual(['downloadReceipt', 'exchangeAppKey', 'startIdentityLogin']);
  for (const { path } of changing) {
    const params = { portalId: 1, eventId: 11, ticketChargeId: 1, method: 'openid' };
    const address = `http://square.test${apiPrefix}${buildPath(path, params)}`;
    expect((await fetch(new Request(address, { method: 'HEAD' }))).status).toBe(405);
  }
});
