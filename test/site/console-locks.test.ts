import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import * as editor from '#features/editor/contract.ts';
import { readEntrance, readLocks, setPasscode } from '#features/editor/contract/doors.ts';
import { viewSite } from '#features/editor/contract/view.ts';
import { type LockTicket, withLoginLock, withTickets } from '#features/editor/rules/content-lock.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { setWithdrawn } from '#features/site/server/site-life.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

/** The exhibition of the demo: its pages 20 and 22, its tickets 60, and its locks by tickets 63. */
const params = { site: 'event-11' };
const listsPath = ['content', 'lists'];
let site: TestSite;
let owner: ConsoleClient;
let other: ConsoleClient;
let member: Record<string, string>;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'event/11', 'owner', 'owner@example.jp');
  await setUpApp(owner);
  other = await operatorAt(site, 'event/11', 'editor', 'other@example.jp');
  const { memberId } = await testMember(site.database, 'portal/1', testNow);
  member = { 'access-token': (await openSession(site.database.kysely, memberId, testNow)).accessToken };
});
afterAll(() => site.close());

type Fields = { [key: string]: Json };
const read = async (part: string) =>
  (await owner.call(editor.readPart, { params, query: { part } })).data.value as Fields;
const save = (who: ConsoleClient, part: string, before: Json, after: Json) =>
  who.call(editor.savePart, {
    params,
    body: { part, changes: diffParts(before, after).map((change) => ({ ...change, path: [...change.path] })) },
  });
/** Writes another list of locks by tickets, as somebody who has read `before`. */
const saveLists = (who: ConsoleClient, before: Json[], after: Json[]) =>
  save(who, 'content-63', { content: { lists: before } }, { content: { lists: after } });
const lists = async () => ((await read('content-63'))['content'] as Fields)['lists'] as Json[];
const publish = () => owner.call(editor.publishSite, { params, body: {} });
const page = async (contentId: number, headers: Record<string, string> = {}) => {
  const answer = await site.get(`/web_api/v2/web_page/1/11/${contentId}`, headers);
  return [answer.status, ((await answer.json()) as { reason?: string }).reason];
};

test('everything that can be locked is listed by name, with the tickets that a lock can name', async () => {
  const { data } = await owner.call(readLocks, { params });
  expect(data.contents.find(({ contentId }) => contentId === 22)).toMatchObject({
    moduleCode: 'web_page',
    title: { eng: 'Workshop notes' },
    isForConsole: false,
    hasItems: true,
  });
  const { data: items } = await owner.call(editor.listItems, { params: { ...params, contentId: 60 } });
  expect(data.tickets.filter(({ contentId }) => contentId === 60).map(({ name }) => name)).toEqual(
    items.items.map(({ title }) => title),
  );
  expect(data.tickets.some(({ soldUntil }) => soldUntil !== undefined)).toBe(true);
  expect(data.items).toEqual([]);
});

test('a page that an organiser locks is closed to visitors once it is published, and open to whom the lock says', async () => {
  const settings = await read('settings');
  const login = settings['login'] as Fields;
  const lock = withLoginLock(login['lock'], 20, 'all');
  expect((await save(owner, 'settings', settings, { ...settings, login: { ...login, lock } })).data.issues).toEqual([]);
  expect(await page(20)).toEqual([200, undefined]);
  await publish();
  expect([await page(20), await page(20, member)]).toEqual([
    [403, 'login'],
    [200, undefined],
  ]);

  const { data } = await owner.call(readLocks, { params });
  const tickets = data.tickets.filter(({ ticketId }) => ticketId === 1) as LockTicket[];
  const before = await lists();
  await saveLists(owner, before, withTickets(before, 20, { tickets, isAnd: false }));
  await publish();
  expect([await page(20), await page(20, member)]).toEqual([
    [403, 'login'],
    [403, 'ticket'],
  ]);

  const content = await read('content-20');
  await save(owner, 'content-20', content, { ...content, isConsoleUserOnly: true });
  const unlocked = { ...(await read('settings')), login };
  await save(owner, 'settings', await read('settings'), unlocked);
  await saveLists(owner, await lists(), before);
  await publish();
  const { data: view } = await owner.call(viewSite, { params });
  const key = view.path.split('consoleUser=')[1] ?? '';
  expect([(await page(20, member))[0], (await page(20, { 'console-user': key }))[0]]).toEqual([403, 200]);
  await save(owner, 'content-20', { isConsoleUserOnly: true }, { isConsoleUserOnly: false });
  await publish();
  expect(await page(20)).toEqual([200, undefined]);
});

test('two editors who lock different pages from one reading both have their lock; of one page the second reads a clash', async () => {
  const before = await lists();
  const { data } = await owner.call(readLocks, { params });
  const [day, hall] = data.tickets as LockTicket[];
  const one = { tickets: [day!], isAnd: false };
  await saveLists(owner, before, withTickets(before, 20, one));
  const { data: saved } = await saveLists(other, before, withTickets(before, 31, { tickets: [hall!], isAnd: false }));
  expect(saved.clashes).toEqual([]);
  const locked = (await lists()).map((list) => (list as Fields)['contentIds']);
  expect(locked).toEqual(expect.arrayContaining([[22], [20], [31]]));

  const now = await lists();
  await saveLists(owner, now, withTickets(now, 20, undefined));
  const { data: clashed } = await saveLists(other, now, withTickets(now, 20, { tickets: [day!, hall!], isAnd: true }));
  expect(clashed.clashes.map(({ path }) => path.slice(0, 3))).toContainEqual([...listsPath, '#20']);
  expect((await lists()).map((list) => (list as Fields)['contentIds'])).not.toContainEqual([20]);
});

test('a lock without a ticket, or by one that has no number, is named and not stored', async () => {
  const before = await lists();
  for (const tickets of [[], [{ contentId: 60, ticketId: 'all', name: { jpn: '券' } }]]) {
    const { data } = await saveLists(owner, before, [...before, { contentIds: [20], tickets, isAnd: false }]);
    expect(data.issues.map(({ place }) => place.slice(0, 2))).toEqual([listsPath]);
    expect(await lists()).toEqual(before);
  }
});

test('an entry that a lock names is listed by its title, and one that is gone without', async () => {
  const settings = await read('settings');
  const login = settings['login'] as Fields;
  const lock = withLoginLock(login['lock'], 22, [1, 999]);
  await save(owner, 'settings', settings, { ...settings, login: { ...login, lock } });
  const { data } = await owner.call(readLocks, { params });
  expect(data.items).toEqual([
    { contentId: 22, detailId: 1, title: expect.objectContaining({ jpn: '真鍮のコマ：図面と削り方' }) },
    { contentId: 22, detailId: 999 },
  ]);
});

test('who enters now is what is public: the draft counts once it is published, and nobody enters what is withdrawn', async () => {
  const now = async () => (await owner.call(readEntrance, { params })).data;
  const open = { published: { who: 'everybody', needsCode: false }, isWithdrawn: false, hasGuests: false };
  expect(await now()).toEqual(open);
  await owner.call(setPasscode, { params, body: { passcode: '407318' } });
  const settings = await read('settings');
  await save(owner, 'settings', settings, { ...settings, isInvitingEvent: true });
  expect(await now()).toEqual(open);
  await publish();
  expect(await now()).toEqual({ ...open, published: { who: 'invited', needsCode: true } });
  await site.database.kysely
    .insertInto('invitation')
    .values({ site_key: 'event/11', mail_key: 'hanako@example.jp' })
    .execute();
  expect((await now()).hasGuests).toBe(true);
  await setWithdrawn(site.database, 'event/11', testNow);
  expect(await now()).toMatchObject({ published: null, isWithdrawn: true });
  await setWithdrawn(site.database, 'event/11', null);
});
