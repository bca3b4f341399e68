import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '#kernel/member.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { Refusal } from '#server/http/refusal.ts';
import { asMember, type DoorSite, published, startDoorSite } from '../../../../test/door-sites.ts';
import { requestContext } from '../../../../test/request-context.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import type { TicketRef } from '../rules/ticket-limit.ts';
import { createContentLocks } from './content-locks.ts';

let doors: DoorSite;
let member: TestMember;
beforeAll(async () => {
  doors = await startDoorSite();
  member = await doors.member();
});
afterAll(() => doors.close());

describe('a site that asks for a login when it starts', () => {
  test('is closed to visitors when the login cannot be skipped [ACCESS-020]', async () => {
    expect(await doors.call('event_information/95/953/3/1')).toMatchObject({ status: 403, reason: 'login' });
    expect((await doors.call('seo/95/953')).body.data.init.isLocked).toBe(true);
    expect((await doors.call('event_information/95/953/3/1', asMember(member))).status).toBe(200);
  });

  test('is open to visitors when they may skip the login, and when login is disabled [ACCESS-021, ACCESS-026]', async () => {
    for (const ids of ['95/954', '95/957']) {
      expect([ids, (await doors.call(`event_information/${ids}/3/1`)).status]).toEqual([ids, 200]);
      expect((await doors.call(`seo/${ids}`)).body.data.init.isLocked).toBe(false);
    }
  });
});

describe('a content with a login lock', () => {
  test.each([
    ['event_information/95/955/3', 403],
    ['event_information/95/955/3/1', 403],
    // The lock covers its second detail only.
    ['web_page/95/955/4/1', 200],
    ['web_page/95/955/4/2', 403],
    // The entry of this lock is off.
    ['united_web_link/95/955/5', 200],
    ['terms/95/955', 200],
  ])('%s answers a visitor %i [ACCESS-023, ACCESS-024, ACCESS-025, ACCESS-027]', async (path, status) => {
    const answer = await doors.call(path);
    expect([answer.status, answer.reason]).toEqual([status, status === 403 ? 'login' : undefined]);
    expect((await doors.call(path, asMember(member))).status).toBe(200);
  });

  test('is listed in the data of the site, which leave out its items [ACCESS-025]', async () => {
    const { init } = (await doors.call('seo/95/955')).body.data;
    expect(init.login.lock).toEqual([
      { contentId: 3, detailSetting: { isEnabled: true, detailIds: null } },
      { contentId: 4, detailSetting: { isEnabled: true, detailIds: [2] } },
      { contentId: 5, detailSetting: { isEnabled: false, detailIds: null } },
    ]);
  });

  test('has no effect where login is disabled [ACCESS-026]', async () => {
    for (const path of ['event_information/95/957/3', 'web_page/95/957/4/2']) {
      expect([path, (await doors.call(path)).status]).toEqual([path, 200]);
    }
  });
});

describe('a content for ticket holders', () => {
  test('asks a visitor to log in, and shows a member the tickets that unlock it, each with a link to its sale [ACCESS-029]', async () => {
    expect(await doors.call('event_information/95/956/3/1')).toMatchObject({ status: 403, reason: 'login' });
    const { status, body, text } = await doors.call('event_information/95/956/3/1', asMember(member));
    const link = (ticketId: number) => `/module/ticket/20/detail?ticket=${ticketId}`;
    expect([status, body]).toEqual([
      403,
      {
        message: 'Only holders of certain tickets can see this.',
        reason: 'ticket',
        lists: [
          {
            isAnd: false,
            tickets: [
              { name: 'Pass 1', link: link(1), isHeld: false },
              { name: 'Pass 2', link: link(2), isHeld: false },
            ],
          },
        ],
      },
    ]);
    expect(text).not.toContain(published);
    const japanese = await doors.call('web_page/95/956/4', { ...asMember(member), language: 'jpn' });
    expect(japanese.body.lists).toMatchObject([{ isAnd: true, tickets: [{ name: '券1' }, { name: '券2' }] }]);
  });

  test('is left out of the data of the site, even where these carry its items [ACCESS-029]', async () => {
    for (const headers of [{}, asMember(member)]) {
      const { text, body } = await doors.call('seo/95/956', headers);
      const html = body.data.init.modules.find(({ contentId }: { contentId: number }) => contentId === 6);
      expect([html.content, text.includes(`<p>${published}`)]).toEqual([{}, false]);
      expect(html.closedBy.reason).toBe('access-token' in headers ? 'ticket' : 'login');
    }
    const { init } = (await doors.call('seo/95/956', asMember(member))).body.data;
    const closed = init.modules.filter(({ closedBy }: { closedBy?: object }) => closedBy !== undefined);
    expect(closed.map(({ contentId }: { contentId: number }) => contentId)).toEqual([3, 4, 6]);
    expect(closed[1].closedBy.lists).toMatchObject([
      { isAnd: true, tickets: [{ name: 'Pass 1' }, { name: 'Pass 2' }] },
    ]);
  });

  test('does not lock the contents beside it', async () => {
    expect((await doors.call('united_web_link/95/956/5')).status).toBe(200);
  });

  describe('with tickets', () => {
    const ticket = (ticketId: number): TicketRef => ({ contentId: 20, ticketId });
    const enter = async (contentId: number, held: readonly TicketRef[]): Promise<unknown> => {
      const event = (await doors.site.hiroba.features.site.store.site({
        portalId: 95,
        eventId: 956,
      })) as PublishedSite;
      const asMemberOne = async () => ({ memberId: 1 }) as Member;
      const context = requestContext({ language: 'eng' });
      const visit = { site: event, context, caller: asMemberOne, member: asMemberOne };
      return createContentLocks(async () => held)
        .guard(visit, contentId, undefined)
        .then(
          () => 'in',
          (error: unknown) => (error as Refusal).details?.('eng'),
        );
    };

    test.each<[number, number[], boolean]>([
      [3, [1], true],
      [3, [2], true],
      [3, [3], false],
      [4, [1], false],
      [4, [2, 1], true],
      [5, [], true],
    ])(
      'content %i opens to a member who holds %j: %s [ACCESS-029, ACCESS-030, ACCESS-031]',
      async (contentId, held, opens) => {
        expect((await enter(contentId, held.map(ticket))) === 'in').toBe(opens);
      },
    );

    test('a member who lacks one of several tickets learns which ones they hold already', async () => {
      expect(await enter(4, [ticket(2)])).toMatchObject({
        reason: 'ticket',
        lists: [{ isAnd: true, tickets: [{ isHeld: false }, { isHeld: true }] }],
      });
    });
  });
});
