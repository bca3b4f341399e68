import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MemberRole } from '#features/account/server/account-tables.ts';
import type { SiteServer } from '#features/site/server.ts';
import { taxonomyDocuments } from '#features/taxonomy/documents.ts';
import { parseInstant } from '#kernel/period.ts';
import { realDoors, realLocks } from '../../../../test/real-doors.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import * as contract from '../contract.ts';
import { scheduleDocuments } from '../documents.ts';
import { createScheduleServer } from '../server.ts';
import { favoritesOn, sampleModules, sampleSchedule } from './sample-schedule.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const pass = { contentId: 20, ticketId: 1 };
const ticketLimited = {
  moduleCode: 'ticket_limited',
  contentId: 19,
  content: { lists: [{ contentIds: [54], tickets: [{ ...pass, name: { jpn: '券' } }], isAnd: false }] },
};
const forStaff = { ...sampleSchedule(56), isConsoleUserOnly: true };
const event = (eventId: number) => ({ portalId: 1, eventId });
const file = (eventId: number, more = {}) => eventFile({ ...event(eventId), ...favoritesOn, ...more });

let calls: SiteCalls;
let site: SiteServer;
let member: TestMember;
let held: (typeof pass)[] = [];
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile(favoritesOn) },
      { site: file(11), modules: [...sampleModules, sampleSchedule(55), forStaff, ticketLimited] },
      { site: file(12, { isInvitingEvent: true }), modules: sampleModules },
      { site: file(13), modules: sampleModules, passcode: '246802' },
      { site: file(14, { login: { isEnabled: true, isRequiredAtStartup: true } }), modules: sampleModules },
    ],
    [...scheduleDocuments, ...taxonomyDocuments],
    (server, database) => {
      site = server;
      const favoritesOf = async () =>
        [54, 55, 56].map((contentId) => ({ contentId, detailId: 1, moduleId: 28, updateDate: '2026-11-20' }));
      return createScheduleServer({
        database,
        site,
        favorite: { favoritesOf },
        ...realLocks(database, async () => held),
        publicUrl: undefined,
      });
    },
    (database) => realDoors(database),
  );
});
beforeEach(async () => {
  held = [];
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

const giveRole = (eventId: number, role: MemberRole) =>
  calls.database.kysely
    .insertInto('member_role')
    .values({ site_key: `event/${eventId}`, member_id: member.memberId, role })
    .execute();
const as = (passcode?: string) => ({
  now,
  accessToken: member.accessToken,
  passcodes: { portal: undefined, event: passcode },
});
const make = async (eventId: number, passcode?: string): Promise<string> =>
  (await calls.post(contract.makeScheduleFeed, event(eventId), {}, as(passcode))).data.token;
/** What a calendar gets, which sends nothing but the address: the contents of its sessions, or why it gets none. */
const read = (eventId: number, token: string) =>
  calls.call(contract.downloadScheduleFeed, { ...event(eventId), token } as never, {}, { now }).then(
    ({ data }) => {
      const text = gunzipSync(data.bytes).toString();
      return [...text.matchAll(/^UID:session-(\d+)-1@/gm)].map(([, contentId]) => Number(contentId));
    },
    ({ status, details }: { status: number; details?: (language: 'jpn') => object }) => [status, details?.('jpn')],
  );

describe('a private calendar address checks for its member', () => {
  test('the tickets: the sessions of a locked content leave the calendar with the ticket, and return with it', async () => {
    held = [pass];
    const token = await make(11);
    expect(await read(11, token)).toEqual([54, 55]);
    held = [];
    expect(await read(11, token)).toEqual([55]);
    held = [pass];
    expect(await read(11, token)).toEqual([54, 55]);
  });

  test('the invitation, which can be withdrawn', async () => {
    await giveRole(12, 'invited');
    const token = await make(12);
    expect(await read(12, token)).toEqual([54]);
    await calls.database.kysely.deleteFrom('member_role').where('member_id', '=', member.memberId).execute();
    expect(await read(12, token)).toEqual([403, { reason: 'notInvited' }]);
  });

  test('the login at the start of the site, which counts as done', async () => {
    expect(await read(14, await make(14))).toEqual([54]);
  });

  test('that a blocked member can still read, as at the site', async () => {
    const token = await make(11);
    await giveRole(11, 'blocked');
    expect(await read(11, token)).toEqual([55]);
  });

  test('that the account still exists', async () => {
    const token = await make(11);
    await calls.database.kysely.deleteFrom('member').where('member_id', '=', member.memberId).execute();
    expect(await read(11, token)).toEqual([404, undefined]);
  });
});

/** Lets the stored site be read anew, as publishing does. */
async function withdraw(eventId: number, withdrawn_at: Date | null): Promise<void> {
  await calls.database.kysely
    .updateTable('site')
    .set({ withdrawn_at, revision: sql<number>`nextval('site_revision')` })
    .where('site_key', '=', `event/${eventId}`)
    .execute();
  await site.directory.refresh();
}
async function setPasscode(eventId: number, passcode: string): Promise<void> {
  await calls.database.kysely
    .updateTable('site_secret')
    .set({ passcode })
    .where('site_key', '=', `event/${eventId}`)
    .execute();
  await withdraw(eventId, null);
}

describe('a private calendar address', () => {
  test('is made behind the passcode of the site, and ends when the passcode changes', async () => {
    await expect(make(13)).rejects.toMatchObject({ status: expect.any(Number) as number });
    const token = await make(13, '246802');
    const state = async (passcode: string) =>
      (await calls.call(contract.readScheduleFeed, event(13), {}, as(passcode))).data.createdAt;
    expect(await read(13, token)).toEqual([54]);
    await setPasscode(13, '135791');
    expect(await read(13, token)).toEqual([404, undefined]);
    expect(await state('135791')).toBeNull();
    expect(await read(13, await make(13, '135791'))).toEqual([54]);
    expect(await state('135791')).not.toBeNull();
  });

  test('is closed while its site is withdrawn', async () => {
    const token = await make(14);
    await withdraw(14, new Date(now));
    expect(await read(14, token)).toEqual([404, undefined]);
    await withdraw(14, null);
    expect(await read(14, token)).toEqual([54]);
  });
});
