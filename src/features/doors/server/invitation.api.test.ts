import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asMember, type DoorSite, published, startDoorSite } from '../../../../test/door-sites.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { logIn } from '#features/account/contract.ts';

let doors: DoorSite;
let invited: TestMember;
let uninvited: TestMember;
beforeAll(async () => {
  doors = await startDoorSite();
  invited = await doors.member(['event/952', 'invited']);
  uninvited = await doors.member(['portal/95', 'invited'], ['event/951', 'invited'], ['event/952', 'staff']);
});
afterAll(() => doors.close());

const event = 'event_information/95/952/3/1';
const invite = (siteKey: string, mail: string) =>
  doors.site.database.kysely.insertInto('invitation').values({ site_key: siteKey, mail_key: mail }).execute();

describe('an invite-only event', () => {
  test('asks a visitor to log in [ACCESS-016]', async () => {
    expect(await doors.call(event)).toMatchObject({ status: 403, reason: 'login' });
    expect((await doors.call('seo/95/952')).body.data.init).toMatchObject({ isLocked: true, isInvitingEvent: true });
  });

  test('refuses a member who is not invited, in each language; another invitation or another role does not help [ACCESS-017]', async () => {
    const answers = await Promise.all(
      ['jpn', 'eng', 'chi', 'zhtw', 'kor'].map((language) => doors.call(event, { ...asMember(uninvited), language })),
    );
    for (const { status, reason, text } of answers) {
      expect([status, reason, text.includes(published)]).toEqual([403, 'notInvited', false]);
    }
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(5);
    const { init, userdata } = (await doors.call('seo/95/952', asMember(uninvited))).body.data;
    expect([init.isLocked, userdata]).toEqual([
      true,
      expect.objectContaining({ userId: uninvited.memberId, isInvited: false, isStaff: true }),
    ]);
  });

  test('lets an invited member in [ACCESS-019]', async () => {
    const answer = await doors.call(event, asMember(invited));
    expect([answer.status, answer.text.includes('1')]).toEqual([200, true]);
    const { init, userdata } = (await doors.call('seo/95/952', asMember(invited))).body.data;
    expect([init.isLocked, userdata.isInvited]).toEqual([false, true]);
  });

  test('lets in a member with an invited mail address, also when the invitation came before the account [ACCESS-019]', async () => {
    const one = await doors.member();
    expect((await doors.call(event, asMember(one))).reason).toBe('notInvited');
    await invite('event/952', one.mail);
    expect((await doors.call(event, asMember(one))).status).toBe(200);
    await doors.site.database.kysely.deleteFrom('invitation').where('mail_key', '=', one.mail).execute();
    expect((await doors.call(event, asMember(one))).reason).toBe('notInvited');
  });

  test('treats a member of another portal as a visitor, even with an invited address', async () => {
    const { accessToken } = await doors.site.hiroba.api
      .call(
        logIn,
        { params: { portalId: 2 }, body: { login_id: 'tsumugi.demo', password: 'hiroba-demo1' } },
        (await import('../../../../test/request-context.ts')).requestContext(),
      )
      .then(({ data }) => data as { accessToken: string });
    await invite('event/952', 'tsumugi@example.jp');
    expect(await doors.call(event, { 'access-token': accessToken })).toMatchObject({ status: 403, reason: 'login' });
  });
});

describe('the events a member is invited to', () => {
  const path = 'inviting_event/95/9';

  test('are for members, at a portal that has such a list [SITE-029]', async () => {
    expect(await doors.call(path)).toMatchObject({ status: 403, reason: 'login' });
    expect((await doors.call('inviting_event/95/8', asMember(invited))).status).toBe(404);
  });

  test('are the invite-only ones among those with an invitation, by role or mail address [SITE-029]', async () => {
    const idsFor = async (member: TestMember): Promise<number[]> =>
      (await doors.call(path, asMember(member))).body.data.map(({ eventId }: { eventId: number }) => eventId);
    expect(await idsFor(invited)).toEqual([952]);
    expect(await idsFor(uninvited)).toEqual([]);
    const one = await doors.member(['event/951', 'invited']);
    await invite('event/952', one.mail);
    expect(await idsFor(one)).toEqual([952]);
  });
});
