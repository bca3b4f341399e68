import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as operator from '#features/operator/contract.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { appCode, operatorAt, operatorPassword, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const hour = 3_600_000;
let site: TestSite;
beforeAll(async () => (site = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' })));
afterAll(() => site.close());
beforeEach(() => site.setNow(testNow));

const better = 'a much better password';
let people = 0;
/** Somebody who set up an app; `secret` and codes of it. */
async function somebody(role: OperatorRole = 'owner') {
  const mail = `forgets.${(people += 1)}@example.jp`;
  const browser = await operatorAt(site, 'event/12', role, mail);
  return { mail, browser, ...(await setUpApp(browser)) };
}
const ask = (mail: string) => consoleClient(site).call(operator.askNewPassword, { body: { mail } });
/** The token of the last mail to an address. */
async function mailed(mail: string): Promise<string> {
  const mails = (await site.mails(mail)).filter(({ text }) => text.includes('console/password#'));
  return /https:\/\/events\.example\.jp\/console\/password#([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
}
const use = (token: string, code: string, password = better, browser = consoleClient(site)) =>
  browser.call(operator.useNewPassword, { body: { token, code, password } });
const signIn = (mail: string, password: string) =>
  consoleClient(site).call(operator.signIn, { body: { mail, password } });
const isSignedIn = async (browser: ConsoleClient) => (await browser.call(operator.readSession)).data.operator !== null;
/** A code that the app shows later, since each counts once. */
const later = (secret: string, step: number): string => {
  site.setNow(testNow + step * 60_000);
  return appCode(secret, testNow + step * 60_000);
};

describe('a forgotten password', () => {
  test('is replaced by a mailed link and a code of the app, once; every session before ends, and a mail says so', async () => {
    const { mail, browser, secret } = await somebody();
    expect((await ask(mail.toUpperCase())).status).toBe(200);
    const token = await mailed(mail);
    const rows = await site.database.kysely.selectFrom('operator_new_password').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const fresh = consoleClient(site);
    expect((await use(token, later(secret, 1), better, fresh)).status).toBe(200);
    expect([await isSignedIn(fresh), await isSignedIn(browser)]).toEqual([true, false]);
    expect((await signIn(mail, operatorPassword)).status).toBe(422);
    expect((await signIn(mail, better)).status).toBe(200);
    expect((await use(token, later(secret, 2))).status).toBe(410);
    expect((await site.mails(mail))[0]?.subject).toBe('Your password has changed');
  });

  test('is replaced by a recovery code as well, which is used up and told of', async () => {
    const { mail, recoveryCodes } = await somebody();
    await ask(mail);
    expect((await use(await mailed(mail), recoveryCodes[0]!)).status).toBe(200);
    expect((await site.mails(mail)).map(({ subject }) => subject)).toContain('A recovery code of yours was used');
    await ask(mail);
    expect((await use(await mailed(mail), recoveryCodes[0]!)).status).toBe(422);
  });

  test('is not replaced by a mail alone: a wrong code, another one’s code, or none leaves all as it is', async () => {
    const [mine, other] = [await somebody(), await somebody()];
    await ask(mine.mail);
    const token = await mailed(mine.mail);
    for (const code of ['000000', 'ABCD-EFGH', later(other.secret, 1), other.recoveryCodes[0]!]) {
      expect((await use(token, code)).status).toBe(422);
    }
    expect((await use(token, '')).status).toBe(422);
    expect((await signIn(mine.mail, operatorPassword)).status).toBe(200);
    // A password that cannot be uses up neither the code nor the link.
    const code = later(mine.secret, 2);
    expect((await use(token, code, mine.mail)).errors).toHaveProperty('password');
    expect((await use(token, code, 'short')).errors).toHaveProperty('password');
    expect((await use(token, code)).status).toBe(200);
  });

  test('of somebody without a second factor, of nobody and of somebody suspended gets the same answer, and no link', async () => {
    const mail = 'draws.only@example.jp';
    await operatorAt(site, 'event/12', 'editor', mail);
    const suspended = await somebody('editor');
    await site.database.kysely
      .updateTable('operator')
      .set({ suspended_at: new Date(testNow) })
      .where('mail', '=', suspended.mail)
      .execute();
    const answers = await Promise.all([mail, 'nobody@example.jp', suspended.mail].map(ask));
    for (const { status, data } of answers) expect([status, data]).toEqual([200, { done: true }]);
    const [told] = await site.mails(mail);
    expect(told?.text).toContain('has no second factor');
    expect(told?.text).not.toContain('/console/password#');
    expect(await site.mails('nobody@example.jp')).toEqual([]);
    expect(await mailed(suspended.mail)).toBe('');
  });

  test('has one link, which ends after an hour and with the next one', async () => {
    const { mail, secret } = await somebody();
    await ask(mail);
    const first = await mailed(mail);
    await ask(mail);
    const second = await mailed(mail);
    expect((await use(first, later(secret, 1))).status).toBe(410);
    site.setNow(testNow + hour);
    expect((await use(second, appCode(secret, testNow + hour))).status).toBe(410);
    site.setNow(testNow + hour - 1);
    expect((await use(second, appCode(secret, testNow + hour - 1))).status).toBe(200);
  });

  test('fills no mailbox: the eleventh mail of an hour is refused, for an address that nobody has as well', async () => {
    for (const mail of ['full@example.jp', (await somebody()).mail]) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries += 1) statuses.push((await ask(mail)).status);
      expect(statuses.at(-1)).toBe(429);
    }
    expect((await ask('no address')).errors).toHaveProperty('mail');
  });

  test('needs the address of the server, which the answer says', async () => {
    const unknown = await startTestSite({ isDemo: false });
    const { status } = await consoleClient(unknown).call(operator.askNewPassword, { body: { mail: 'a@example.jp' } });
    expect(status).toBe(409);
    await unknown.close();
  });
});
