import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as members from '#features/members/contract.ts';
import { membersPerPage } from '#features/members/rules/member-limits.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const [portal, event, sibling] = [{ site: 'portal-1' }, { site: 'event-11' }, { site: 'event-14' }];
let site: TestSite;
let ofPortal: ConsoleClient;
let ofEvent: ConsoleClient;
let seller: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  ofPortal = await operatorAt(site, 'portal/1', 'owner');
  ofEvent = await operatorAt(site, 'event/11', 'owner');
  seller = await operatorAt(site, 'event/11', 'sales');
  for (const one of [ofPortal, ofEvent, seller]) await setUpApp(one);
});
afterAll(() => site.close());

const named = async (memberId: number, siteKey: string, name: readonly [string, string, string, string]) => {
  const keys = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana'];
  await site.database.kysely
    .insertInto('profile_answer')
    .values({
      member_id: memberId,
      site_key: siteKey,
      entry_form_key: 'name',
      answer_method: 'NAME',
      text_value: '',
      selector_value: JSON.stringify(keys.map((key, at) => ({ key, value: name[at] }))),
    })
    .execute();
};
const newMember = (more: object = {}) => testMember(site.database, 'portal/1', testNow, more);
const list = async (client: ConsoleClient, params: { site: string }, query: object = {}) =>
  (await client.call(members.listMembers, { params, query })).data;
const idsOf = async (...asked: Parameters<typeof list>) => (await list(...asked)).entries.map((one) => one.memberId);
const block = (
  client: ConsoleClient,
  params: { site: string },
  memberId: number,
  isBlocked = true,
  reason = '迷惑行為',
) => client.call(members.blockMember, { params: { ...params, memberId }, body: { isBlocked, reason } });
let numbers = 0;
const nextNumber = (): number => (numbers += 1);
const logged = async (action: string) =>
  (await site.database.kysely.selectFrom('operator_log').selectAll().where('action', '=', action).execute()).map(
    ({ site_key: at, operator_name: who, details }) => ({ at, who, details }),
  );

describe('the list of members', () => {
  test('has the accounts of a portal, whoever registered last first, and the look is logged', async () => {
    const [one, other] = [await newMember(), await newMember({ login_id: 'Momoka', login_key: 'momoka' })];
    expect((await idsOf(ofPortal, portal)).slice(0, 2)).toEqual([other.memberId, one.memberId]);
    expect((await list(ofPortal, portal)).entries[0]).toMatchObject({ mail: other.mail, loginId: 'Momoka', roles: [] });
    expect((await logged('looked.members')).at(-1)).toMatchObject({ at: 'portal/1' });
  });

  test('of an event has those alone who have to do with it: an order, a ticket, a role, an answer, an agreement, an invitation', async () => {
    const kinds = ['none', 'order', 'ticket', 'role', 'answer', 'agreement', 'invitation', 'elsewhere'] as const;
    const made = new Map<string, Awaited<ReturnType<typeof newMember>>>();
    for (const kind of kinds) made.set(kind, await newMember());
    const id = (kind: (typeof kinds)[number]): number => made.get(kind)!.memberId;
    const { kysely } = site.database;
    await sellTicket(site.database, id('order'), { contentId: 60 });
    await sellTicket(site.database, null, { contentId: 60, ticket: { holder_id: id('ticket') } });
    await kysely
      .insertInto('member_role')
      .values({ site_key: 'event/11', member_id: id('role'), role: 'staff' })
      .execute();
    await named(id('answer'), 'event/11', ['港', '汐里', 'ミナト', 'シオリ']);
    await kysely
      .insertInto('terms_agreement')
      .values({ site_key: 'event/11', member_id: id('agreement'), terms_content_id: 1, agreed_at: new Date(testNow) })
      .execute();
    await kysely
      .insertInto('invitation')
      .values({ site_key: 'event/11', mail_key: made.get('invitation')!.mail })
      .execute();
    await sellTicket(site.database, id('elsewhere'), { siteKey: 'event/14', contentId: 60 });

    const seen = await idsOf(ofEvent, event);
    const mine = kinds.filter((kind) => seen.includes(id(kind)));
    expect(mine).toEqual(['order', 'ticket', 'role', 'answer', 'agreement', 'invitation']);
    for (const kind of ['none', 'elsewhere'] as const) {
      const asked = { params: { ...event, memberId: id(kind) } };
      expect((await ofEvent.call(members.readMember, asked)).status).toBe(404);
      expect((await block(ofEvent, event, id(kind))).status).toBe(404);
      expect(
        (await ofEvent.call(members.changeMemberRole, { ...asked, body: { role: 'staff', isGiven: true } })).status,
      ).toBe(404);
    }
    expect(await idsOf(ofPortal, portal, { event: 'event-14' })).toContain(id('elsewhere'));
    expect(await idsOf(ofPortal, portal, { event: 'event-14' })).not.toContain(id('order'));
    // An event of another portal cuts nothing down by what is known there.
    expect(await idsOf(ofEvent, event, { event: 'event-14' })).toEqual([]);
    expect((await ofEvent.call(members.listMembers, { params: sibling })).status).toBe(404);
  });

  test.each([
    ['the family name', '𠮷田'],
    ['its usual form', '吉田'],
    ['name and kana at once', '𠮷田 はなこ'],
    ['half-width kana', 'ﾖｼﾀﾞ'],
    ['hiragana', 'よしだ'],
    ['the mail address in other letters', 'HANAKO.Y'],
    ['a full-width mail address', 'ｈａｎａｋｏ．ｙ'],
    ['the login ID', 'Yoshi77'],
  ])('is searched by %s, whatever its width and case', async (_, q) => {
    const { memberId } = await newMember({
      mail: 'Hanako.Y@example.jp',
      mail_key: `hanako.y.${nextNumber()}@example.jp`,
      login_id: 'yoshi77',
      login_key: `yoshi77${nextNumber()}`,
    });
    await named(memberId, 'portal/1', ['𠮷田', '花子', 'ヨシダ', 'ハナコ']);
    expect((await idsOf(ofPortal, portal, { q }))[0]).toBe(memberId);
    expect(await idsOf(ofPortal, portal, { q: `${q} nobody` })).toEqual([]);
  });

  test('finds nobody of an event by a name that they gave to a sibling', async () => {
    const { memberId } = await newMember();
    await sellTicket(site.database, memberId, { contentId: 60 });
    await named(memberId, 'event/14', ['夜会', '太郎', '', '']);
    expect(await idsOf(ofEvent, event, { q: '夜会' })).toEqual([]);
    expect((await ofEvent.call(members.readMember, { params: { ...event, memberId } })).data.name).toBe('');
  });

  test('comes a page at a time, and counts no further than a thousand', async () => {
    await site.database.kysely
      .insertInto('member')
      .values(
        Array.from({ length: 1_100 }, (_, at) => ({
          realm_key: 'portal/1',
          mail: `crowd-${at}@example.com`,
          mail_key: `crowd-${at}@example.com`,
          language: 'jpn' as const,
        })),
      )
      .execute();
    const first = await list(ofPortal, portal, { q: 'crowd' });
    const second = await list(ofPortal, portal, { q: 'crowd', after: first.next });
    expect([first.entries.length, second.entries.length, first.found, first.isMoreFound, second.found]).toEqual([
      membersPerPage,
      membersPerPage,
      1_000,
      true,
      null,
    ]);
    const ids = [...first.entries, ...second.entries].map((one) => one.memberId);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  });

  test('is cut down to a role as it counts there: one of the portal too, an invitation of the site alone', async () => {
    const [staff, guest] = [await newMember(), await newMember()];
    const { kysely } = site.database;
    for (const { memberId } of [staff, guest]) await sellTicket(site.database, memberId, { contentId: 60 });
    await kysely
      .insertInto('member_role')
      .values([
        { site_key: 'portal/1', member_id: staff.memberId, role: 'staff' },
        { site_key: 'portal/1', member_id: guest.memberId, role: 'invited' },
      ])
      .execute();
    expect(await idsOf(ofEvent, event, { role: 'staff' })).toContain(staff.memberId);
    expect(await idsOf(ofEvent, event, { role: 'invited' })).not.toContain(guest.memberId);
    const { entries } = await list(ofEvent, event, { role: 'staff' });
    expect(entries.find((one) => one.memberId === staff.memberId)).toMatchObject({
      roles: [],
      rolesOfPortal: ['staff'],
    });
  });
});

describe('a member', () => {
  test('is shown with tickets and orders of the site alone, at the portal with those of all its events', async () => {
    const { memberId } = await newMember();
    const here = await sellTicket(site.database, memberId, { contentId: 60 });
    const there = await sellTicket(site.database, memberId, { siteKey: 'event/14', contentId: 60 });
    const shown = async (client: ConsoleClient, params: { site: string }) =>
      (await client.call(members.readMember, { params: { ...params, memberId } })).data;
    const [atEvent, atPortal] = [await shown(ofEvent, event), await shown(ofPortal, portal)];
    expect(atEvent.tickets.map((one) => one.purchasedTicketId)).toEqual(here.ids);
    expect(atPortal.tickets.map((one) => [one.site, one.purchasedTicketId])).toEqual([
      ...there.ids.map((one) => ['event-14', one]),
      ...here.ids.map((one) => ['event-11', one]),
    ]);
    expect([atEvent.orders.length, atPortal.orders.length]).toEqual([1, 2]);
    expect([atEvent.isAccountHere, atPortal.isAccountHere, atEvent.sessions.length]).toEqual([false, true, 1]);
    expect((await logged('looked.member')).at(-1)?.details).toEqual({ memberId });
  });

  test('who is blocked can do no more from the next call of a running session on, and reads on [ACCESS-048]', async () => {
    const { memberId, accessToken } = await newMember();
    await sellTicket(site.database, memberId, { contentId: 60 });
    const headers = { 'access-token': accessToken, 'content-type': 'application/x-www-form-urlencoded' };
    const acts = async () => (await site.post('/web_api/v2/questionnaire/1/11/70/answer', '', headers)).status;
    const reads = async () => (await site.get('/web_api/v2/personal/1/11', { 'access-token': accessToken })).status;
    const before = await acts();
    expect(before).not.toBe(403);
    expect((await block(seller, event, memberId)).data).toEqual({ isChanged: true });
    expect([await acts(), await reads()]).toEqual([403, 200]);
    expect((await block(seller, event, memberId, false)).data).toEqual({ isChanged: true });
    expect([await acts(), await reads()]).toEqual([before, 200]);
    const { changes } = (await seller.call(members.readMember, { params: { ...event, memberId } })).data;
    expect(changes).toMatchObject([
      { kind: 'unblocked', reason: '迷惑行為' },
      { kind: 'blocked', reason: '迷惑行為' },
    ]);
    expect((await logged('member.blocked')).at(-1)).toMatchObject({ at: 'event/11', details: { memberId } });
  });

  test('is blocked only with a reason, which goes into no log and into their own export', async () => {
    const { memberId, accessToken } = await newMember();
    await sellTicket(site.database, memberId, { contentId: 60 });
    expect((await block(seller, event, memberId, true, '  ')).status).toBe(422);
    await block(seller, event, memberId, true, 'wrote to strangers');
    expect(JSON.stringify(await logged('member.blocked'))).not.toContain('strangers');
    const file = await site.get('/web_api/v2/personal_data/1', { 'access-token': accessToken });
    const { data } = (await file.json()) as { data: { data: Record<string, unknown> } };
    expect(data.data['changesByOrganisers']).toMatchObject([
      { site: 'event/11', kind: 'blocked', reason: 'wrote to strangers' },
    ]);
    expect(JSON.stringify(data.data['changesByOrganisers'])).not.toContain('sales');
  });

  test('gets roles from owners alone', async () => {
    const { memberId } = await newMember();
    await sellTicket(site.database, memberId, { contentId: 60 });
    const give = (client: ConsoleClient, isGiven: boolean) =>
      client.call(members.changeMemberRole, { params: { ...event, memberId }, body: { role: 'staff', isGiven } });
    expect((await give(seller, true)).status).toBe(403);
    expect((await give(ofEvent, true)).data).toEqual({ isChanged: true });
    expect((await give(ofEvent, true)).data).toEqual({ isChanged: false });
    expect((await list(ofEvent, event, { role: 'staff' })).entries[0]).toMatchObject({ memberId, roles: ['staff'] });
    expect((await give(ofEvent, false)).data).toEqual({ isChanged: true });
    const given = (await logged('member.roleGiven')).map(({ details }) => JSON.stringify(details));
    expect(
      given.filter((one) => one.includes(`"memberId":${memberId}`) || one.includes(`"memberId": ${memberId}`)),
    ).toHaveLength(1);
  });

  test('is logged out everywhere at the site of their account, and at none of its events', async () => {
    const { memberId, accessToken } = await newMember();
    await sellTicket(site.database, memberId, { contentId: 60 });
    const signOut = (client: ConsoleClient, params: { site: string }) =>
      client.call(members.signOutMember, { params: { ...params, memberId }, body: { reason: 'A lost phone' } });
    expect((await signOut(ofEvent, event)).status).toBe(409);
    expect((await signOut(ofPortal, portal)).data).toEqual({ ended: 1 });
    expect((await site.get('/web_api/v2/personal/1', { 'access-token': accessToken })).status).toBe(552);
    expect((await signOut(ofPortal, portal)).data).toEqual({ ended: 0 });
  });

  test('is made by a mail address and a role, once', async () => {
    const add = (mail: string) =>
      ofEvent.call(members.addMemberOfSite, { params: event, body: { mail, role: 'exhibitor' } });
    expect((await add('ｎｅｗ＠example.jp')).data).toMatchObject({ isNew: true, isChanged: true });
    expect((await add('New@example.jp')).data).toMatchObject({ isNew: false, isChanged: false });
    const wrong = await add('nobody');
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['mail']]);
  });

  test('is blocked once by two organisers at once, and the second learns that it is done', async () => {
    const { memberId } = await newMember();
    await sellTicket(site.database, memberId, { contentId: 60 });
    const answers = await Promise.all([block(seller, event, memberId), block(ofEvent, event, memberId)]);
    expect(answers.map(({ data }) => data.isChanged).filter(Boolean)).toHaveLength(1);
    const { changes } = (await seller.call(members.readMember, { params: { ...event, memberId } })).data;
    expect(changes).toHaveLength(1);
  });
});
