import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { inviteGuests, listGuests, mailGuests, removeGuest } from '#features/doors/contract/guests.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { guestMailEveryMs, guestMailsPerCall } from '#features/doors/rules/typed-guests.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-12' };
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  owner = await operatorAt(site, 'event/12', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => site.close());

const guests = async (query: { search?: string; after?: string } = {}) =>
  (await owner.call(listGuests, { params, query })).data;
const addresses = async (...asked: Parameters<typeof guests>) =>
  (await guests(...asked)).entries.map(({ mail }) => mail);
const invite = (mails: string[]) => owner.call(inviteGuests, { params, body: { mails } });

test('people are invited at once, each address once, and found by a part of it', async () => {
  expect((await invite(['Hanako@Example.jp', 'hanako@example.jp', 'ken@example.jp'])).data).toEqual({ added: 2 });
  expect((await invite(['ken@example.jp'])).data).toEqual({ added: 0 });
  expect(await guests()).toEqual({
    entries: ['hanako@example.jp', 'ken@example.jp'].map((mail) => ({ mail, mailedAt: null })),
    next: null,
    found: 2,
    isMoreFound: false,
    unmailed: 2,
    isMoreUnmailed: false,
  });
  expect(await addresses({ search: 'HANA' })).toEqual(['hanako@example.jp']);
  // A sign of the database is a letter here.
  expect((await guests({ search: '%' })).entries).toEqual([]);
  expect((await guests({ search: '_' })).entries).toEqual([]);
  const rows = await site.database.kysely
    .selectFrom('invitation')
    .select('mail_key')
    .where('site_key', '=', 'event/12')
    .execute();
  expect(rows).toHaveLength(2);
});

test('an address that is none is named, and nobody of the list is invited', async () => {
  const { found } = await guests();
  const refused = await invite(['new@example.jp', 'nobody']);
  expect([refused.status, refused.errors]).toEqual([422, { mails: ['nobody'] }]);
  expect((await guests()).found).toBe(found);
});

test('an invitation that is withdrawn does not come back with the next publication of a site file that had it', async () => {
  await site.database.kysely
    .insertInto('draft_invitation')
    .values({ site_key: 'event/12', mail_key: 'ken@example.jp' })
    .execute();
  expect((await owner.call(removeGuest, { params, body: { mail: 'KEN@example.jp' } })).status).toBe(200);
  expect((await owner.call(removeGuest, { params, body: { mail: 'ken@example.jp' } })).status).toBe(404);
  await owner.call(editor.publishSite, { params, body: {} });
  expect(await addresses()).not.toContain('ken@example.jp');
});

test('a long list comes a page at a time, each address once', async () => {
  await invite(Array.from({ length: 250 }, (_, at) => `guest-${at}@example.jp`));
  const all: string[] = [];
  let after: string | undefined;
  do {
    const page = await guests(after === undefined ? {} : { after });
    all.push(...page.entries.map(({ mail }) => mail));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(all).toHaveLength(251);
  expect(new Set(all).size).toBe(251);
});

test('the addresses are personal data: a second factor is asked for, and each look is in the log', async () => {
  const unproven = await operatorAt(site, 'event/12', 'editor', 'unproven@example.jp');
  expect(await unproven.call(listGuests, { params })).toMatchObject({ status: 403, reason: 'secondFactor' });
  const reader = await operatorAt(site, 'event/12', 'reader', 'reader@example.jp');
  expect((await reader.call(listGuests, { params })).status).toBe(403);
  const sibling = await operatorAt(site, 'event/11', 'owner', 'sibling@example.jp');
  await setUpApp(sibling);
  expect((await sibling.call(listGuests, { params })).status).toBe(404);
  const actions = (await owner.call(readSiteLog, { params })).data.entries.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['looked.guests', 'guests.invited', 'guests.removed']));
});

const send = async (mails?: string[]) =>
  (await owner.call(mailGuests, { params, body: { language: 'eng', ...(mails !== undefined && { mails }) } })).data;
const kinds = async (to: string) => (await site.mails(to)).map(({ kind }) => kind);

test('guests are invited by mail, all who got none or those who are named, and nobody twice within an hour', async () => {
  await site.database.kysely.deleteFrom('invitation').execute();
  await invite(['one@example.com', 'two@example.com']);
  expect(await send()).toEqual({ sent: 2, left: 0 });
  const [mail] = await site.mails('one@example.com');
  expect(mail?.text).toContain('https://hiroba.test/');
  expect(mail?.text).toContain('one@example.com');
  expect(await send()).toEqual({ sent: 0, left: 0 });
  expect(await send(['ONE@example.com', 'stranger@example.com'])).toEqual({ sent: 0, left: 0 });
  site.setNow(testNow + guestMailEveryMs);
  expect(await send(['ONE@example.com'])).toEqual({ sent: 1, left: 0 });
  expect([await kinds('one@example.com'), await kinds('two@example.com'), await kinds('stranger@example.com')]).toEqual(
    [['guest-invitation', 'guest-invitation'], ['guest-invitation'], []],
  );
  site.setNow(testNow);
  const { entries, unmailed } = await guests();
  expect([entries.every(({ mailedAt }) => mailedAt !== null), unmailed]).toEqual([true, 0]);
});

test('two calls at once mail each guest once, and a long list takes several', async () => {
  await site.database.kysely.deleteFrom('invitation').execute();
  const many = Array.from({ length: guestMailsPerCall + 50 }, (_, at) => `many-${at}@example.com`);
  await invite(many);
  const both = await Promise.all([send(), send()]);
  expect(both.reduce((all, { sent }) => all + sent, 0)).toBe(many.length);
  expect(await kinds('many-0@example.com')).toEqual(['guest-invitation']);
  expect(await kinds(`many-${guestMailsPerCall + 49}@example.com`)).toEqual(['guest-invitation']);
});

test('no invitation goes out where the server does not know its address', async () => {
  const other = await startTestSite({ isDemo: false });
  const browser = await operatorAt(other, 'event/12', 'owner', 'owner@example.jp');
  await setUpApp(browser);
  const refused = await browser.call(mailGuests, { params, body: {} });
  expect(refused.status).toBe(409);
  await other.close();
});

test('a search finds in a long list what a plain look at each address finds, and counts as far as it says', async () => {
  await site.database.kysely.deleteFrom('invitation').execute();
  const all = Array.from({ length: 6_500 }, (_, at) => {
    const name = at % 65 === 7 ? 'sakura' : at < 20 ? 'zelda' : 'guest';
    return `${name}${at}@${at % 2 === 0 ? 'example.jp' : 'example.com'}`;
  });
  for (let from = 0; from < all.length; from += 2_000) {
    // oxlint-disable-next-line no-await-in-loop -- as many as one press takes
    await invite(all.slice(from, from + 2_000));
  }
  for (const search of ['sakura', 'SAKURA7', 'zelda', 'z', 'q', '@example.jp', 'example', '.', 'a1', 'nobody', '%']) {
    const wanted = all.filter((mail) =>
      search.length === 1 ? mail.startsWith(search.toLowerCase()) : mail.includes(search.toLowerCase()),
    );
    const found: string[] = [];
    let after: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      const page = await guests(after === undefined ? { search } : { search, after });
      if (after === undefined && !page.isMoreFound) expect([search, page.found]).toEqual([search, wanted.length]);
      if (page.isMoreFound) expect(wanted.length).toBeGreaterThan(page.found ?? 0);
      if (after !== undefined) expect([page.found, page.unmailed]).toEqual([null, null]);
      found.push(...page.entries.map(({ mail }) => mail));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect([search, found]).toEqual([search, wanted.sort()]);
  }
  const { found, isMoreFound, unmailed, isMoreUnmailed } = await guests();
  expect([found, isMoreFound, unmailed, isMoreUnmailed]).toEqual([1_000, true, 1_000, true]);
});
