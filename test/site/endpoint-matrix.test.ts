import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPath, type Endpoint, type Who } from '#kernel/endpoint.ts';
import { openSession } from '#features/account/server.ts';
import { openPreviewSession } from '#features/doors/server.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { hashSecret } from '#server/secret-token.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';
import { contracts } from '../contracts.ts';
import { rightLoginId, sampleCalls } from '../all-samples.ts';

type Caller = 'nobody' | 'member' | 'right' | 'elsewhere' | 'expired' | 'ended' | 'previewLink';

let calls: MemberCalls;
let memberIds: ReadonlyMap<string, number>;

beforeAll(async () => {
  calls = await memberCalls();
  const members = await calls.site.database.kysely.selectFrom('member').select(['login_id', 'member_id']).execute();
  memberIds = new Map(members.map(({ login_id, member_id }) => [login_id ?? '', member_id]));
});
afterAll(() => calls.close());

/** Makes a new session each time, since a call may end it. */
async function tokenOf(caller: Caller, { who }: Endpoint): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  if (caller === 'ended') return 'a-token-that-was-made-up';
  if (caller === 'previewLink') {
    return openPreviewSession(
      calls.site.database,
      memberIds.get(rightLoginId('previewer')) as number,
      'portal/1',
      testNow,
    );
  }
  const right = rightLoginId(who);
  const loginId = { member: 'hanako.demo', right, elsewhere: 'tsumugi.demo', expired: 'james.demo' }[caller];
  const { kysely } = calls.site.database;
  const { accessToken } = await openSession(kysely, memberIds.get(loginId) as number, testNow);
  if (caller === 'expired') {
    await kysely
      .updateTable('session_token')
      .set({ expires_at: new Date(0) })
      .where('token_hash', '=', hashSecret(accessToken))
      .execute();
  }
  return accessToken;
}

interface Asked {
  ids?: Readonly<Record<string, number | string>>;
  isDraft?: boolean;
  headers?: Readonly<Record<string, string>>;
}

const statusOf = async (...asked: Parameters<typeof answerTo>): Promise<number> => (await answerTo(...asked)).status;

async function answerTo(
  endpoint: Endpoint,
  caller: Caller,
  { ids = {}, isDraft = false, headers = {} }: Asked = {},
): Promise<Response> {
  const sample = sampleCalls[endpoint.name] ?? {};
  const { query = {}, body = {} } = sample;
  const token = await tokenOf(caller, endpoint);
  const params = { portalId: 1, ...(isOfPortal(endpoint) ? {} : { eventId: 11 }), ...sample.ids, ...ids };
  const address = `${apiPrefix}${buildPath(endpoint.path, params)}?${new URLSearchParams(query)}`;
  const sent = {
    language: 'eng',
    ...headers,
    ...(token === undefined ? {} : { 'access-token': token }),
    ...(isDraft && { 'preview-agent': 'previewer' }),
  };
  if (endpoint.method === 'GET') return calls.site.get(address, sent);
  if (endpoint.bodyKind === 'multipart') return calls.site.post(address, new FormData(), sent);
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...sent };
  return calls.site.post(address, new URLSearchParams(body).toString(), form);
}

/** Whether its address knows a portal and no event. */
function isOfPortal({ path }: Endpoint): boolean {
  return !path.includes('{eventId}');
}

const refused = [403, 404, 461, 500, 503, 551, 552];

test('the contracts are those that the server answers', () => {
  const served = calls.site.hiroba.api.endpoints.map(({ name }) => name);
  expect(contracts.map(({ name }) => name).sort()).toEqual([...served].sort());
});

test('every sample belongs to a call of a contract', () => {
  const names = new Set(contracts.map(({ name }) => name));
  expect(Object.keys(sampleCalls).filter((name) => !names.has(name))).toEqual([]);
});

const everybodys: readonly Who[] = ['anyone', 'visitor', 'activeVisitor'];
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const ofAnyone = named(contracts.filter(({ who }) => everybodys.includes(who)));
const ofMembers = named(contracts.filter(({ who }) => !everybodys.includes(who)));
const ofFew = named(contracts.filter(({ who }) => who === 'previewer' || who === 'staff'));
const ofSites = named(contracts.filter(({ path }) => path.includes('{portalId}')));

test.each(named(contracts))(
  '%s is answered to allowed callers, as data unless it is a file or a refusal [HTTP-027]',
  async (name, endpoint) => {
    const answer = await answerTo(endpoint, everybodys.includes(endpoint.who) ? 'nobody' : 'right');
    const refusal = sampleCalls[name]?.refusal;
    if (refusal !== undefined) expect(answer.status).toBe(refusal);
    else expect(refused).not.toContain(answer.status);
    if (answer.ok && endpoint.fileType === undefined) expect(await answer.json()).toHaveProperty('data');
  },
);

test.each(ofMembers)('%s is refused to a visitor and to a member of another portal', async (_, endpoint) => {
  expect(await statusOf(endpoint, 'nobody')).toBe(403);
  expect(await statusOf(endpoint, 'elsewhere')).toBe(403);
});

test.each(ofMembers)(
  '%s asks for a refresh of an expired token, and for a login after a session has ended',
  async (_, endpoint) => {
    expect(await statusOf(endpoint, 'expired')).toBe(551);
    expect(await statusOf(endpoint, 'ended')).toBe(552);
  },
);

test.each(ofAnyone)('%s never breaks on any token', async (_, endpoint) => {
  for (const who of ['member', 'elsewhere', 'expired', 'ended'] as const) {
    expect([400, 500, 503]).not.toContain(await statusOf(endpoint, who));
  }
});

const askingWho = named(contracts.filter(({ who }) => who !== 'anyone'));

test.each(askingWho)('%s is refused from a page that was made for another member', async (_, endpoint) => {
  const memberId = memberIds.get(everybodys.includes(endpoint.who) ? 'hanako.demo' : rightLoginId(endpoint.who));
  const caller = everybodys.includes(endpoint.who) ? 'member' : 'right';
  expect(await statusOf(endpoint, caller, { headers: { 'for-member': String(memberId) } })).not.toBe(409);
  for (const another of ['1', '999999', 'undefined', '']) {
    if (another !== String(memberId)) {
      expect(await statusOf(endpoint, caller, { headers: { 'for-member': another } })).toBe(409);
    }
  }
  // The door of a draft stands before.
  const doorOrOther = endpoint.who === 'previewer' ? 403 : 409;
  expect(await statusOf(endpoint, 'elsewhere', { headers: { 'for-member': String(memberId) } })).toBe(doorOrOther);
});

test.each(ofFew)('%s is refused to a member without the right', async (_, endpoint) => {
  expect(await statusOf(endpoint, 'member')).toBe(403);
});

const ofPersons = ofMembers.filter(([, { who }]) => who !== 'previewer');
test.each(ofPersons)(
  '%s answers no preview link, which is a right to see drafts and nobody’s session',
  async (_, endpoint) => {
    expect(await statusOf(endpoint, 'previewLink')).toBe(552);
    const answer = await answerTo(endpoint, 'previewLink', { isDraft: true });
    const reason = endpoint.method === 'POST' ? 'draft' : 'previewLink';
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ reason })]);
  },
);

test.each(named(contracts))('%s tells a preview link nothing of the member who made it', async (_, endpoint) => {
  const userId = `"userId":${memberIds.get(rightLoginId('previewer'))}`;
  const said = await (await answerTo(endpoint, 'previewLink', { isDraft: true })).text();
  const told = ['preview@example.jp', 'ナカムラ', '2310001', userId].filter((own) => said.includes(own));
  expect(told).toEqual([]);
});

test('a preview link shows the draft', async () => {
  for (const [, endpoint] of named(contracts).filter(([, { who }]) => who === 'previewer')) {
    expect(await statusOf(endpoint, 'previewLink', { isDraft: true })).toBe(200);
  }
});

test.each(ofSites)('%s finds nothing at the wrong tenant and at an unknown site', async (_, endpoint) => {
  const asked = everybodys.includes(endpoint.who) ? 'nobody' : 'right';
  // A caller who may not see drafts does not learn whether there is one.
  const wrongTenant = endpoint.who === 'previewer' ? 403 : 404;
  expect(await statusOf(endpoint, asked, { ids: { portalId: 999 } })).toBe(wrongTenant);
  // The event is another portal's.
  if (!isOfPortal(endpoint)) expect(await statusOf(endpoint, asked, { ids: { portalId: 2 } })).toBe(wrongTenant);
});

test('a GET that changes something is not made by HEAD', async () => {
  const { endpoints, fetch } = calls.site.hiroba.api;
  const changing = endpoints.filter(({ changes }) => changes);
  expect(changing.map(({ name }) => name).sort()).toEqual([
    'checkPasscode',
    'downloadPortalReceipt',
    'downloadReceipt',
    'exchangeAppKey',
    'startIdentityLogin',
  ]);
  for (const { path } of changing) {
    const params = { portalId: 1, eventId: 11, ticketChargeId: 1, key: 'x', method: 'openid' };
    const address = `http://square.test${apiPrefix}${buildPath(path, params)}`;
    expect((await fetch(new Request(address, { method: 'HEAD' }))).status).toBe(405);
  }
});
