import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { testNow } from '../../../../test/start-test-site.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const day = 24 * 60 * 60_000;
const tables = ['member_session', 'session_token', 'mail_code', 'try_count'] as const;

async function counts(): Promise<number[]> {
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await calls.site.database.pool.query<{ n: number }>(
        `select count(*)::integer as n from ${table}`,
      );
      return rows[0]?.n ?? -1;
    }),
  );
}

test('the sweep removes what has expired and keeps what still opens something', async () => {
  await calls.logIn('hanako.demo');
  await calls.post('registration/mail/1', { mail: 'somebody@example.jp' });
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await calls.site.hiroba.tidy();
  expect(await counts()).toEqual(before);

  calls.site.setNow(testNow + 29 * day);
  const fresh = await calls.logIn('james.demo');
  await calls.site.hiroba.tidy();
  // The first session can still be refreshed. Codes and counts are gone, except those of the login just now.
  expect((await counts()).slice(0, 3)).toEqual([2, 4, 0]);

  calls.site.setNow(testNow + 31 * day);
  await calls.site.hiroba.tidy();
  expect(await counts()).toEqual([1, 2, 0, 0]);
  const refreshed = await calls.post('account_refreshment/1', { refresh_token: fresh.refreshToken });
  expect(refreshed.status).toBe(200);
});
