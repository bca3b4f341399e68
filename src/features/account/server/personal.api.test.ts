import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccessLogServer } from '#features/access-log/server.ts';
import { profileDocuments } from '#features/profile/documents.ts';
import { createProfileAnswers, createProfileServer } from '#features/profile/server.ts';
import { saveEventProfile, saveShareProfile } from '#features/profile/contract.ts';
import { agreeToTerms } from '#features/terms/contract.ts';
import { createTermsServer } from '#features/terms/server.ts';
import { parseInstant } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { ticketLimitedSchema } from '#features/doors/contract.ts';
import type { Visit } from '#features/site/server.ts';
import type { AnyFact, ServerFeature } from '#server/server-feature.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import { exportPersonalData, readPersonal } from '../contract/personal-data.ts';
import { accountData } from './account-data.ts';
import { personalCalls } from './personal-endpoints.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const login = { isEnabled: true };
const terms = { switchTerms: true };
const text = (detailId: number, entryFormKey: string, label: string) => ({
  detailId,
  entryFormKey,
  answerMethod: 'TEXT',
  label: { jpn: label, eng: entryFormKey },
});
const shared = { moduleCode: 'profile', contentId: 70, items: [text(1, 'company', '会社名')] };
const own = { moduleCode: 'profile', contentId: 70, items: [text(5, 'meal', 'お食事')] };

let calls: SiteCalls;
let member: TestMember;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile({ login, terms }), modules: [shared] },
      { site: eventFile({ portalId: 1, login, terms }), modules: [own, { moduleCode: 'terms', contentId: 40 }] },
      { site: eventFile({ portalId: 1, eventId: 12, login }) },
      { site: eventFile({ portalId: 1, eventId: 13, login }), passcode: '024680' },
      { site: eventFile({ portalId: 1, eventId: 14, login, isInvitingEvent: true }) },
      { site: eventFile({ portalId: 0, eventId: 21, login }) },
    ],
    profileDocuments,
    (site, database) => {
      const profile = createProfileAnswers(database, site.store);
      const facts = (): AnyFact<Visit>[] => [
        {
          name: 'ticketLimited',
          schema: ticketLimitedSchema,
          read: async () => [{ contentId: 60, ticketId: 1 }],
        },
      ];
      const parts = () => features.flatMap(({ personalData = [] }) => personalData);
      const features: ServerFeature[] = [
        { endpoints: personalCalls({ database, profile, facts, parts }), personalData: [accountData(database)] },
        createProfileServer(database, site, profile),
        createTermsServer(database),
        createAccessLogServer(database),
      ];
      return { endpoints: features.flatMap(({ endpoints }) => endpoints) };
    },
  );
  member = await testMember(calls.database, 'portal/1', now, { login_id: 'hanako', login_key: 'hanako' });
  const as = { accessToken: member.accessToken, now };
  const answer = (entryFormKey: string, textValue: string) => ({
    answers: [{ entryFormKey, answerMethod: 'TEXT', textValue }],
  });
  await calls.post(saveShareProfile, { portalId: 1 }, answer('company', '株式会社しおみ'), as);
  await calls.post(saveEventProfile, { portalId: 1, eventId: 11 }, answer('meal', 'カレー'), as);
});
afterAll(() => calls.close());

const event = { portalId: 1, eventId: 11 };
const read = async (params: Record<string, number>, more: Partial<RequestContext> = {}) =>
  (await calls.call(readPersonal, params, {}, { accessToken: member.accessToken, now, ...more })).data;
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('the personal data of a member', () => {
  test('are the account, both lists of the profile and the member’s roles here [PROFILE-009, PROFILE-010]', async () => {
    const data = await read(event);
    expect(data).toMatchObject({
      userId: member.memberId,
      userdata: {
        userId: member.memberId,
        isInvited: false,
        isBlocked: false,
        isStaff: false,
        isExhibitor: false,
      },
      mail: member.mail,
      loginId: 'hanako',
    });
    expect(data.shareProfile).toMatchObject([
      { entryFormKey: 'company', label: '会社名', textValue: '株式会社しおみ' },
    ]);
    expect(data.profile).toMatchObject([{ entryFormKey: 'meal', label: 'お食事', textValue: 'カレー' }]);
  });

  test('have the facts of features [TICKET-124]', async () => {
    const data = await read(event);
    expect(data.ticketLimited).toEqual([{ contentId: 60, ticketId: 1 }]);
  });

  test('have no profile of an event at a portal [PROFILE-010]', async () => {
    const data = await read({ portalId: 1 });
    expect(data.shareProfile.map(({ textValue }) => textValue)).toEqual(['株式会社しおみ']);
    expect(data.profile).toEqual([]);
  });

  test('are labelled in the language of the call', async () => {
    expect((await read(event, { language: 'eng' })).profile[0]?.label).toBe('meal');
  });

  test('say when the member agreed here, that they have not, or that the site asks nobody [TERMS-008]', async () => {
    expect((await read(event)).terms).toEqual({ agreedAt: null });
    const agreed = await calls.post(
      agreeToTerms,
      { ...event, termsContentId: 40 },
      {},
      { accessToken: member.accessToken, now },
    );
    expect((await read(event)).terms).toEqual(agreed.data);
    expect((await read({ portalId: 1 })).terms).toEqual({ agreedAt: null });
    expect((await read({ portalId: 1, eventId: 12 })).terms).toBeNull();
  });

  test('take two statements besides the one that reads the member', async () => {
    await read(event);
    const before = calls.database.statements();
    await read(event);
    expect(calls.database.statements() - before).toBe(3);
  });

  test('tell the roles at this site [PROFILE-010]', async () => {
    const guest = await testMember(calls.database, 'portal/1', now);
    const roles = [
      { site_key: 'event/11', member_id: guest.memberId, role: 'exhibitor' },
      { site_key: 'portal/1', member_id: guest.memberId, role: 'staff' },
    ] as const;
    await calls.database.kysely.insertInto('member_role').values(roles).execute();
    const { accessToken } = guest;
    expect((await read(event, { accessToken })).userdata).toMatchObject({ isExhibitor: true, isStaff: true });
    expect((await read({ portalId: 1 }, { accessToken })).userdata).toMatchObject({
      isExhibitor: false,
      isStaff: true,
    });
  });
});

describe('other people', () => {
  test.each([
    ['a visitor', event, { accessToken: undefined }, 403],
    ['a member with an unknown token', event, { accessToken: 'x'.repeat(43) }, 552],
    ['a member with an expired token', event, { now: now + 40 * 60_000 }, 551],
    ['a member of another realm', { portalId: 0, eventId: 21 }, {}, 403],
    ['the wrong tenant', { portalId: 2, eventId: 11 }, {}, 404],
    ['an unknown site', { portalId: 9 }, {}, 404],
  ])('%s gets no personal data and no export [PROFILE-010]', async (_, params, more, status) => {
    expect(await statusOf(read(params, more))).toBe(status);
    const as = { accessToken: member.accessToken, now, ...more };
    expect(await statusOf(calls.call(exportPersonalData, params, {}, as))).toBe(status);
  });

  test('never get another member’s data: the address names no member [PROFILE-010]', async () => {
    const other = await testMember(calls.database, 'portal/1', now);
    const data = await read(event, { accessToken: other.accessToken });
    expect(data.mail).toBe(other.mail);
    expect(data.profile[0]?.textValue).toBe('');
    expect(data.terms).toEqual({ agreedAt: null });
  });
});

describe('the doors of a site', () => {
  const locked = { portalId: 1, eventId: 13 };

  test('withhold personal data until the passcode is shown [PROFILE-010]', async () => {
    expect(await statusOf(read(locked))).toBe(461);
    expect((await read(locked, { passcodes: { portal: undefined, event: '024680' } })).mail).toBe(member.mail);
  });

  test('do not withhold the export from its member', async () => {
    const { data } = await calls.call(exportPersonalData, locked, {}, { accessToken: member.accessToken, now });
    expect(data.userId).toBe(member.memberId);
  });
});
