import { afterAll, beforeAll, expect, test } from 'vitest';
import { mustReAgree } from '#features/terms/web.ts';
import { type MemberCalls, memberCalls } from '../../../test/member-calls.ts';
import { testNow } from '../../../test/start-test-site.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

/** The sites of a realm that a member would be asked at. */
async function askedAt(loginId: string, portalId: number): Promise<string[]> {
  const { accessToken } = await calls.logIn(loginId, undefined, String(portalId));
  const headers = { 'access-token': accessToken };
  const sites = calls.site.hiroba.features.site.directory.all().filter((one) => one.portalId === portalId);
  const asked: string[] = [];
  for (const { siteKey, eventId } of sites) {
    const where = eventId === undefined ? `${portalId}` : `${portalId}/${eventId}`;
    const personal = await calls.get(`personal/${where}`, headers);
    expect([siteKey, personal.status]).toEqual([siteKey, 200]);
    const terms = await calls.get(`terms/${where}`);
    if (mustReAgree(terms.data.setting, personal.data.terms, testNow)) asked.push(siteKey);
  }
  return asked;
}

test('the demo’s members have agreed to all terms, and are asked again where the terms have changed', async () => {
  expect(await askedAt('hanako.demo', 1)).toEqual(['event/13']);
  expect(await askedAt('tsumugi.demo', 2)).toEqual([]);
});
