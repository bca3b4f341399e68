import { giveRole, takeRole } from '#features/account/server/member-roles.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { setWithdrawn } from '#features/site/server/site-life.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { PollAnswer } from '#kernel/realtime/protocol.ts';
import { memberTopic } from '#kernel/realtime/topics.ts';
import { tell } from '#server/realtime/hints.ts';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ChannelPage, refusedUpgrade } from '../channel-page.ts';
import { type ChannelSite, isState, openEvent, startChannelSite } from '../channel-site.ts';
import type { MemberCalls } from '../member-calls.ts';

const lockedEvent = 977;
let site: ChannelSite;
let calls: MemberCalls;
let origin: string;
let open: ChannelSite['open'];
beforeAll(async () => {
  site = await startChannelSite();
  ({ calls, origin, open } = site);
  await site.publish({ ...openEvent(lockedEvent), passcode: '246813' });
});
afterAll(() => site.close());

const expo = (headers: Record<string, string> = {}): Promise<ChannelPage> =>
  open({ eventId: 11, headers, topics: [{ topic: 'site/event-11' }] });

test('every topic that open pages may read stands in docs/calls.md [CHAT-050]', () => {
  const document = readFileSync(new URL('../../docs/calls.md', import.meta.url), 'utf8');
  const patterns = calls.site.hiroba.features.topics.map(({ pattern }) => pattern);
  expect(patterns.length).toBeGreaterThan(5);
  expect(patterns.filter((pattern) => !document.includes(`\`${pattern}\``))).toEqual([]);
});

describe('the hello of a page', () => {
  test('is answered with the epoch of the database and the state of its topics', async () => {
    const page = await expo();
    expect(await page.hears((frame) => 'epoch' in frame)).toEqual({
      epoch: expect.any(String) as string,
      now: expect.any(Number) as number,
    });
    expect(await page.hears(isState)).toMatchObject({
      topic: 'site/event-11',
      state: { revision: expect.any(Number) as number },
    });
  });

  test.each([
    ['an unknown site', { portalId: 1, eventId: 4040 }, 4404],
    ['a locked site without its passcode', { eventId: lockedEvent }, 4461],
    ['a locked site with a wrong passcode', { eventId: lockedEvent, headers: { 'event-passcode': '111111' } }, 4461],
    ['a token of an ended session', { headers: { 'access-token': 'made-up' } }, 4552],
    ['a page for another member', { headers: { 'for-member': '999999' } }, 4409],
  ])('for %s closes the socket with the status that a call gets', async (_, hello, code) => {
    expect(await (await open(hello)).closed).toBe(code);
  });

  test('may have the passcode of the site, with the header in upper or lower case', async () => {
    const page = await open({ eventId: lockedEvent, headers: { 'Event-Passcode': '246813' } });
    await page.hears((frame) => 'epoch' in frame);
  });

  test('with an expired token closes the socket with the code that asks for a refresh', async () => {
    const { accessToken, userId } = await calls.logIn('hanako.demo');
    await calls.site.database.pool.query('update session_token set expires_at = $1 where kind = $2', [
      new Date(0),
      'access',
    ]);
    const page = await expo({ 'access-token': accessToken, 'for-member': String(userId) });
    expect(await page.closed).toBe(4551);
  });

  test.each([
    ['another site', 'site/event-12'],
    ['a topic that there is not', 'booth/nothing'],
    ['what only servers tell each other', memberTopic(1)],
  ])('cannot subscribe to %s', async (_, topic) => {
    const page = await open({ eventId: 11, topics: [{ topic }] });
    expect(await page.hears((frame) => 'refused' in frame)).toEqual({ topic, refused: 404 });
  });

  test('that is malformed or comes twice closes the socket, as any malformed frame does', async () => {
    for (const frame of ['nonsense', '{"read":1}', '{"hello":{}}', '{}', '[]', 'null', '{"read":[{"topic":1}]}']) {
      const page = await open();
      page.socket.send(frame);
      expect(await page.closed).toBe(4400);
    }
    const second = await expo();
    second.say({ hello: { headers: {}, portalId: 1, topics: [] } });
    expect(await second.closed).toBe(4400);
  });
});

describe('the upgrade', () => {
  test.each([
    ['of a page of another host', '/web/realtime', { origin: 'https://evil.example' }, 403],
    ['of a page of another port', '/web/realtime', { origin: 'http://127.0.0.1:1' }, 403],
    ['without an origin', '/web/realtime', {}, 403],
    ['of a sandboxed page', '/web/realtime', { origin: 'null' }, 403],
    ['at another address', '/web/other', { origin: 'own' }, 404],
    ['below no base of the host', '/realtime', { origin: 'own' }, 404],
    ['of the page itself', '/web/realtime', { origin: 'own' }, 101],
  ])('%s', async (_, path, headers, status) => {
    const given: Record<string, string> = 'origin' in headers && headers.origin === 'own' ? { origin } : headers;
    expect(await refusedUpgrade(origin + path, given)).toBe(status);
  });

  test('in another protocol is refused', async () => {
    expect(await refusedUpgrade(`${origin}/web/realtime`, { origin }, 'graphql-ws')).toBe(400);
  });
});

test('malformed sockets are closed with a code, and another page goes on hearing', async () => {
  const beside = await expo();
  const before = (await beside.hears(isState))['state'] as { revision: number };
  const closing: [string, ChannelPage, number][] = [];
  const odd = async (name: string, code: number, frame: string | Buffer): Promise<void> => {
    const page = await open();
    page.socket.on('error', () => {});
    page.socket.send(frame);
    closing.push([name, page, code]);
  };
  const hello = (more: object): string => JSON.stringify({ hello: { headers: {}, portalId: 1, topics: [], ...more } });
  await odd('a hello of a megabyte', 1009, hello({ headers: { 'access-token': 'x'.repeat(1_000_000) } }));
  await odd('a hello in bytes', 4400, Buffer.from(hello({})));
  await odd('a hello of another protocol', 4400, '{"type":"connection_init"}');
  await odd('an old token', 4552, hello({ headers: { 'access-token': 'x'.repeat(43) } }));
  await odd('a header that is none', 4400, hello({ headers: { ['x'.repeat(60)]: 'x' } }));
  for (const [name, page, code] of closing) {
    const late = new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'still open'));
    expect([name, await Promise.race([page.closed, late])]).toEqual([name, code]);
  }
  const revision = await publishSite(calls.site.database, 'event/11');
  await beside.hears((frame) => isState(frame) && (frame['state'] as typeof before).revision > before.revision);
  expect(revision).toBeGreaterThan(before.revision);
  expect(beside.socket.readyState).toBe(beside.socket.OPEN);
  expect(calls.site.logged).toEqual([]);
});

describe('an open page', () => {
  test('hears within a second that its site was published', async () => {
    const page = await expo();
    const before = (await page.hears(isState))['state'] as { revision: number };
    const revision = await publishSite(calls.site.database, 'event/11');
    const isNew = (frame: Record<string, unknown>) =>
      isState(frame) && (frame['state'] as { revision: number }).revision > before.revision;
    expect(await page.hears(isNew)).toMatchObject({ state: { revision } });
  });

  test('has to connect again when its site gets a passcode, and is then refused without it', async () => {
    await site.publish(openEvent(978));
    const page = await open({ eventId: 978 });
    await page.hears((frame) => 'epoch' in frame);
    await site.publish({ ...openEvent(978), passcode: '135791' });
    expect(await page.closed).toBe(1012);
    expect(await (await open({ eventId: 978 })).closed).toBe(4461);
  });

  test('has to connect again when its site is withdrawn, and hears that the site is gone', async () => {
    await site.publish(openEvent(979));
    const page = await open({ eventId: 979 });
    await page.hears((frame) => 'epoch' in frame);
    await setWithdrawn(calls.site.database, 'event/979', Date.now());
    expect(await page.closed).toBe(1012);
  });

  test('is disconnected at once when its member logs out, and other pages are not', async () => {
    const { accessToken } = await calls.logIn('james.demo');
    const [mine, visitor] = [await expo({ 'access-token': accessToken }), await expo()];
    await mine.hears(isState);
    await visitor.hears(isState);
    await calls.post('authentication/logout/1', {}, { 'access-token': accessToken });
    expect(await mine.closed).toBe(4552);
    expect(visitor.socket.readyState).toBe(visitor.socket.OPEN);
  });

  test('has to connect again at once when its member is blocked', async () => {
    const { accessToken, userId } = await calls.logIn('james.demo');
    const page = await expo({ 'access-token': accessToken });
    await page.hears(isState);
    const { database } = calls.site;
    await giveRole(database, 'event/11', userId, 'blocked');
    onTestFinished(() => takeRole(database, 'event/11', userId, 'blocked').then(() => {}));
    tell(database, memberTopic(userId));
    expect(await page.closed).toBe(1012);
  });
});

describe('a browser whose network blocks sockets makes a call that', () => {
  const poll = async (body: object, eventId = 11, headers = {}) => {
    const sent = { 'content-type': 'application/json', language: 'eng', ...headers };
    const response = await calls.site.post(`${apiPrefix}realtime/1/${eventId}`, JSON.stringify(body), sent);
    return { status: response.status, ...((await response.json()) as { data?: PollAnswer; errors?: object }) };
  };
  const topics = [{ topic: 'site/event-11' }];

  test('answers what is new, or waits until something is', async () => {
    const first = await poll({ topics });
    expect(first).toMatchObject({ status: 200, data: { frames: [{ topic: 'site/event-11' }] } });
    const { epoch, frames } = first.data as PollAnswer;
    const positions = frames.map((frame) => ({ topic: frame.topic, at: (frame as { at: string }).at }));
    expect((await poll({ epoch, topics: positions })).data?.frames).toEqual([]);
    const held = poll({ epoch, topics: positions, isBrief: false });
    const revision = await publishSite(calls.site.database, 'event/11');
    expect((await held).data?.frames).toMatchObject([{ state: { revision } }]);
  });

  test('passes the same doors, and refuses topics one by one', async () => {
    expect((await poll({ topics }, lockedEvent)).status).toBe(461);
    expect((await poll({ topics }, 11, { 'access-token': 'made-up' })).status).toBe(552);
    const { data } = await poll({ topics: [{ topic: 'site/event-12' }, { topic: 'nothing' }] });
    expect(data?.frames).toEqual([
      { topic: 'site/event-12', refused: 404 },
      { topic: 'nothing', refused: 404 },
    ]);
  });

  test.each([
    ['topics that are no list', { topics: 'all' }],
    ['a topic that is no text', { topics: [{ topic: 5 }] }],
    ['a topic that is too long', { topics: [{ topic: 'x'.repeat(201) }] }],
    ['a position below nothing', { topics: [{ topic: 'x', at: -1 }] }],
    ['too many topics', { topics: Array.from({ length: 101 }, () => ({ topic: 'x' })) }],
    ['an epoch that is no text', { epoch: 7 }],
  ])('names the wrong field: %s', async (_, body) => {
    const { status, errors } = await poll(body);
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).not.toEqual([]);
  });
});

test('a session has at most ten sockets, and another session has ten of its own', async () => {
  const token = 'A'.repeat(32);
  const pages = await Promise.all(Array.from({ length: 10 }, () => expo({ 'anonymous-token': token })));
  for (const page of pages) await page.hears(isState);
  expect(await (await expo({ 'anonymous-token': token })).closed).toBe(4429);
  await (await expo({ 'anonymous-token': 'B'.repeat(32) })).hears(isState);
  await pages[0]?.close();
  await (await expo({ 'anonymous-token': token })).hears(isState);
});
