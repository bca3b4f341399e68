import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PublishedSite } from '#features/site/server.ts';
import { Refusal } from '#server/http/refusal.ts';
import { asMember, type DoorSite, startDoorSite } from '../../../../test/door-sites.ts';
import { requestContext } from '../../../../test/request-context.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { requireActiveMember } from '../server.ts';

let doors: DoorSite;
let blocked: TestMember;
let member: TestMember;
beforeAll(async () => {
  doors = await startDoorSite();
  blocked = await doors.member(['event/951', 'blocked']);
  member = await doors.member();
});
afterAll(() => doors.close());

describe('a member whom the organiser has blocked', () => {
  const ask = async (one: TestMember | undefined, eventId = 951) => {
    const site = (await doors.site.hiroba.features.site.store.site({ portalId: 95, eventId })) as PublishedSite;
    const visit = doors.site.hiroba.features.site.doors.visit(site, requestContext({ accessToken: one?.accessToken }));
    return requireActiveMember(visit).then(
      ({ memberId }) => memberId,
      (error: unknown) => [
        (error as Refusal).status,
        (error as Refusal).details?.('eng').reason,
        (error as Refusal).say('eng'),
      ],
    );
  };

  test('may not do more than read [ACCESS-048]', async () => {
    expect(await ask(blocked)).toEqual([403, 'blocked', 'This action is not available.']);
    expect(await ask(member)).toBe(member.memberId);
    expect(await ask(undefined)).toEqual([403, 'login', expect.any(String)]);
  });

  test('is blocked at the site that the organiser named, and at no other event [ACCESS-048]', async () => {
    expect(await ask(blocked, 955)).toBe(blocked.memberId);
  });

  test('can still read [ACCESS-048]', async () => {
    for (const path of ['seo/95/951', 'event_information/95/951/3/1', 'event_information/95/955/3/1']) {
      expect([path, (await doors.call(path, asMember(blocked))).status]).toEqual([path, 200]);
    }
  });
});
