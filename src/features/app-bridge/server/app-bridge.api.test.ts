import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { hashSecret } from '#server/secret-token.ts';
import { asMember, type DoorSite, startDoorSite } from '../../../../test/door-sites.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { appKeyLifeMs, spendAppKey } from './app-keys.ts';

let doors: DoorSite;
let member: TestMember;
beforeAll(async () => {
  doors = await startDoorSite();
  member = await doors.member();
});
afterAll(() => doors.close());

const makeKey = async (where = '95', one = member): Promise<string> => {
  const response = await doors.site.post(`/web_api/v2/app_web_login/key/${where}`, '', asMember(one));
  const body = (await response.json()) as { data: { key: string; expiresIn: number } };
  expect([response.status, body.data.expiresIn]).toEqual([200, 60]);
  return body.data.key;
};
const exchange = (key: string) => doors.call(`app_web_login/token?key=${encodeURIComponent(key)}`);

describe('the key of the app', () => {
  test('is exchanged for the tokens of a session of its own [APP-010]', async () => {
    const { status, body } = await exchange(await makeKey('95/951'));
    const { accessToken, refreshToken, userId, realmKey } = body.data;
    expect([status, userId, realmKey]).toEqual([200, member.memberId, 'portal/95']);
    expect([accessToken, refreshToken]).not.toContain(member.accessToken);
    expect((await doors.call('login_info/95', { 'access-token': accessToken })).status).toBe(200);
    // The app's own session stays when the page ends its session.
    await doors.site.post('/web_api/v2/authentication/logout/95', '', { 'access-token': accessToken });
    expect((await doors.call('login_info/95', { 'access-token': accessToken })).status).toBe(552);
    expect((await doors.call('login_info/95', asMember(member))).status).toBe(200);
  });

  test('works once, and within a minute [APP-010]', async () => {
    const key = await makeKey();
    expect((await exchange(key)).status).toBe(200);
    expect((await exchange(key)).status).toBe(410);
    const late = await makeKey();
    doors.site.setNow(testNow + appKeyLifeMs);
    expect((await exchange(late)).status).toBe(410);
    doors.site.setNow(testNow);
  });

  test.each(['unknown', '', "' or 1=1 --", 'キー', '../..', '\u0000'])('%j opens nothing [APP-010]', async (key) => {
    const { status, text } = await exchange(key);
    expect([410, 422]).toContain(status);
    expect(text).not.toContain('accessToken');
  });

  test('is made for members of the site only', async () => {
    expect((await doors.site.post('/web_api/v2/app_web_login/key/95', '')).status).toBe(403);
    expect((await doors.site.post('/web_api/v2/app_web_login/key/1', '', asMember(member))).status).toBe(403);
    expect((await doors.site.post('/web_api/v2/app_web_login/key/999', '', asMember(member))).status).toBe(404);
  });

  test('is stored as a hash, and the server removes it after it has expired', async () => {
    const one = await doors.member();
    const key = await makeKey('95', one);
    const { kysely } = doors.site.database;
    const stored = () => kysely.selectFrom('app_login_key').selectAll().where('member_id', '=', one.memberId).execute();
    expect(await stored()).toMatchObject([{ key_hash: hashSecret(key) }]);
    expect(JSON.stringify(await stored())).not.toContain(key);
    doors.site.setNow(testNow + appKeyLifeMs);
    await doors.site.hiroba.tidy();
    expect(await stored()).toEqual([]);
    doors.site.setNow(testNow);
  });
});

describe('a key that several requests bring at the same moment', () => {
  const many = 8;
  const winners = async (spend: (key: string) => Promise<unknown>): Promise<number> => {
    const key = await makeKey();
    const all = await Promise.allSettled(Array.from({ length: many }, () => spend(key)));
    return all.filter(({ status }) => status === 'fulfilled').length;
  };

  test('opens one session', async () => {
    expect(await winners((key) => spendAppKey(doors.site.database, key, requestContext({ now: testNow })))).toBe(1);
  });

  test('would open several if the server first read the key and then deleted it', async () => {
    const { database } = doors.site;
    const careless = async (key: string): Promise<unknown> => {
      const found = await database.kysely
        .selectFrom('app_login_key')
        .select('member_id')
        .where('key_hash', '=', hashSecret(key))
        .executeTakeFirstOrThrow();
      return inTransaction(database, async (tx) => {
        await tx.deleteFrom('app_login_key').where('key_hash', '=', hashSecret(key)).execute();
        return openSession(tx, found.member_id, testNow);
      });
    };
    expect(await winners(careless)).toBeGreaterThan(1);
  });
});
