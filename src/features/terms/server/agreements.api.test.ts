import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestContext } from '#server/http/request-context.ts';
import { parseInstant } from '#kernel/period.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import { agreeToTerms } from '../contract.ts';
import { createTermsServer, readPersonalTerms } from '../server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const login = { isEnabled: true };
const withTerms = { login, terms: { switchTerms: true, resetAt: '2026-11-01 00:00' } };
const terms = [{ moduleCode: 'terms', contentId: 40 }];

let calls: SiteCalls;
let sites: SiteServer;
let member: TestMember;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile({ ...withTerms, terms: { switchPrivacy: true } }) },
      { site: eventFile({ portalId: 1, ...withTerms }), modules: terms },
      { site: eventFile({ portalId: 1, eventId: 12, login }), modules: terms },
      { site: eventFile({ portalId: 1, eventId: 13, ...withTerms }), modules: terms, passcode: '024680' },
      { site: eventFile({ portalId: 0, eventId: 21, ...withTerms }), modules: terms },
    ],
    [],
    (site, database) => {
      sites = site;
      return createTermsServer(database);
    },
  );
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

const event = { portalId: 1, eventId: 11, termsContentId: 40 };
const key = '0f8fad5b-d9cb-469f-a165-70867728950e';

function agree(
  params: Record<string, number>,
  { headers = {}, ...more }: Partial<RequestContext> & { headers?: Record<string, string> } = {},
) {
  const { accessToken } = member;
  return calls.post(agreeToTerms, params, {}, { accessToken, now, header: (name) => headers[name], ...more });
}
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );
const readTerms = async (site: SiteIdentity, memberId = member.memberId) => {
  const published = await sites.store.site(site);
  if (published === undefined) throw new Error('no such site');
  return readPersonalTerms(calls.database, published, memberId);
};

describe('an agreement', () => {
  test('is answered with its time and stored with the log record that it followed [TERMS-013, TERMS-008]', async () => {
    const { data } = await agree(event, { headers: { 'log-check-key': key } });
    expect(data).toEqual({ agreedAt: '2026-11-20T10:00:00+09:00' });
    const row = await calls.database.kysely
      .selectFrom('terms_agreement')
      .selectAll()
      .where('member_id', '=', member.memberId)
      .where('site_key', '=', 'event/11')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ terms_content_id: 40, log_check_key: key, agreed_at: new Date(now) });
    expect(await readTerms({ portalId: 1, eventId: 11 })).toEqual(data);
  });

  test('that is repeated gets the new time and leaves one row [TERMS-013]', async () => {
    await agree(event);
    const later = await agree(event, { now: now + 60_000 });
    expect(later.data.agreedAt).toBe('2026-11-20T10:01:00+09:00');
    expect(await readTerms({ portalId: 1, eventId: 11 })).toEqual(later.data);
  });

  test('counts for one site and one member only [TERMS-013]', async () => {
    await agree(event);
    expect(await readTerms({ portalId: 1 })).toEqual({ agreedAt: null });
    const other = await testMember(calls.database, 'portal/1', now);
    expect(await readTerms({ portalId: 1, eventId: 11 }, other.memberId)).toEqual({ agreedAt: null });
  });

  test('at a portal has no event in its address, and names 0 without a terms module [TERMS-013]', async () => {
    expect(await statusOf(agree({ portalId: 1, termsContentId: 0 }))).toBe(200);
    expect(await readTerms({ portalId: 1 })).toEqual({ agreedAt: '2026-11-20T10:00:00+09:00' });
  });

  test('is refused at a site without terms [TERMS-002, TERMS-013]', async () => {
    expect(await statusOf(agree({ portalId: 1, eventId: 12, termsContentId: 40 }))).toBe(404);
    expect(await readTerms({ portalId: 1, eventId: 12 })).toBeNull();
  });

  test.each(['', 'x'.repeat(40), "'; drop table member; --", '0f8fad5b-d9cb-469f-a165'])(
    'is stored without a key when the header is %j [TERMS-013]',
    async (header) => {
      await agree(event, { headers: { 'log-check-key': header } });
      const row = await calls.database.kysely
        .selectFrom('terms_agreement')
        .select('log_check_key')
        .where('member_id', '=', member.memberId)
        .where('site_key', '=', 'event/11')
        .executeTakeFirst();
      expect(row).toEqual({ log_check_key: null });
    },
  );
});

test.each([
  ['a visitor', event, { accessToken: undefined }, 403],
  ['a member with an unknown token', event, { accessToken: 'x' }, 552],
  ['a member with an expired token', event, { now: now + 3 * 60 * 60 * 1000 }, 551],
  ['another content', { ...event, termsContentId: 41 }, {}, 404],
  ['the wrong portal', { ...event, portalId: 2 }, {}, 404],
  ['a member of another realm', { portalId: 0, eventId: 21, termsContentId: 40 }, {}, 403],
  ['a closed door', { portalId: 1, eventId: 13, termsContentId: 40 }, {}, 461],
])('%s agrees to nothing [TERMS-013]', async (_, params, more, status) => {
  const count = () =>
    calls.database.kysely
      .selectFrom('terms_agreement')
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
  const before = await count();
  expect(await statusOf(agree(params, more))).toBe(status);
  expect(await count()).toEqual(before);
});
