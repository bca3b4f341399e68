import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as operator from '#features/operator/contract.ts';
import * as factors from '#features/operator/contract/factors.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import { makeLink } from '#features/operator/server.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { appCode, operatorAt, operatorPassword, setUpApp } from '../console-operators.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const host = 'localhost:21400';
const origin = `http://${host}`;
const own = { params: { site: 'event-12' } };
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
});
afterAll(() => site.close());

const seconds = (count: number): number => testNow + count * 1_000;
const signIn = (browser: ConsoleClient, mail: string) =>
  browser.call(operator.signIn, { body: { mail, password: operatorPassword } });
const strengthOf = async (browser: ConsoleClient) => (await browser.call(operator.readSession)).data.operator?.strength;

/** An operator whom a link makes with a passkey, and with nothing else. */
async function withPasskey(mail: string, authenticator = new SoftwareAuthenticator({ origin })) {
  const browser = consoleClient(site, host);
  const token = await makeLink(site.database, { siteKey: 'event/12', role: 'owner' }, testNow);
  const begun = await browser.call(factors.beginPasskeyOfLink, { body: { token, mail } });
  const used = await browser.call(operator.useLink, {
    body: { token, mail, passkey: authenticator.make(begun.data) },
  });
  return { browser, authenticator, used, token };
}

describe('a passkey', () => {
  test('makes an operator by a link, signs in without a name, and proves again who they are, each time with a new cookie', async () => {
    const { browser, authenticator, used } = await withPasskey('passkey@example.jp');
    expect(used.data.recoveryCodes).toHaveLength(10);
    expect(used.data.strength).toMatchObject({ ways: ['passkey', 'recoveryCode'], isFactorShown: true });
    const first = browser.cookie();
    await browser.call(operator.signOut);
    const begun = await browser.call(factors.beginPasskeySignIn);
    const passkey = authenticator.show(begun.data);
    const signedIn = await browser.call(operator.signInByPasskey, { body: { passkey } });
    expect(signedIn.data).toMatchObject({ mail: 'passkey@example.jp', strength: { isFactorShown: true } });
    expect(browser.cookie()).not.toBe(first);
    // What was signed once is used up.
    expect((await consoleClient(site, host).call(operator.signInByPasskey, { body: { passkey } })).status).toBe(422);

    site.setNow(seconds(601));
    expect((await browser.call(factors.renewRecoveryCodes)).reason).toBe('stepUp');
    const before = browser.cookie();
    const asked = await browser.call(factors.beginProof);
    expect(
      (await browser.call(factors.prove, { body: { by: 'passkey', passkey: authenticator.show(asked.data) } })).status,
    ).toBe(200);
    expect(browser.cookie()).not.toBe(before);
    expect((await browser.call(factors.renewRecoveryCodes)).data.recoveryCodes).toHaveLength(10);
    const old = consoleClient(site, host);
    old.keep(before);
    expect((await old.call(factors.readFactors)).status).toBe(401);
    site.setNow(testNow);
  });

  test('is not begun for a mail address that has an account, so that no device keeps one that is nobody’s', async () => {
    await withPasskey('known@example.jp');
    const token = await makeLink(site.database, { siteKey: 'event/12', role: 'reader' }, testNow);
    const begin = (mail: string) =>
      consoleClient(site, host).call(factors.beginPasskeyOfLink, { body: { token, mail } });
    expect((await begin('KNOWN@example.jp')).errors).toHaveProperty('mail');
    expect((await begin('unknown@example.jp')).status).toBe(200);
  });

  test('of another page, without a check of its user, for something else, or of another operator is refused', async () => {
    const { browser, authenticator } = await withPasskey('first@example.jp');
    const other = await withPasskey('second@example.jp');
    const evil = new SoftwareAuthenticator({ origin: 'https://evil.example' });
    const begun = async () => (await browser.call(factors.beginPasskey)).data;
    const add = async (from: SoftwareAuthenticator, asked: { options: Record<string, unknown> }) =>
      (await browser.call(factors.addPasskey, { body: { passkey: from.make(asked), name: 'x' } })).status;
    expect(await add(evil, await begun())).toBe(422);
    expect(await add(new SoftwareAuthenticator({ origin, verifies: false }), await begun())).toBe(422);
    // What another operator was given to sign.
    const theirs = await other.browser.call(factors.beginPasskey);
    expect(await add(new SoftwareAuthenticator({ origin }), theirs.data)).toBe(422);
    // A credential that somebody has already.
    expect(await add(other.authenticator, await begun())).toBe(422);
    const prove = async (from: SoftwareAuthenticator, asked: { options: Record<string, unknown> }) =>
      (await browser.call(factors.prove, { body: { by: 'passkey', passkey: from.show(asked) } })).status;
    expect(await prove(other.authenticator, (await browser.call(factors.beginProof)).data)).toBe(422);
    const forSignIn = (await browser.call(factors.beginPasskeySignIn)).data;
    expect(await prove(authenticator, { options: { ...forSignIn.options } })).toBe(422);
    const late = (await browser.call(factors.beginProof)).data;
    site.setNow(seconds(301));
    expect(await prove(authenticator, late)).toBe(422);
    site.setNow(testNow);
    expect(await prove(authenticator, (await browser.call(factors.beginProof)).data)).toBe(200);
  });

  test('cannot be made where browsers make none: by http beyond this machine', async () => {
    const browser = await operatorAt(site, 'event/12', 'editor', 'plain@example.jp');
    expect(await strengthOf(browser)).toMatchObject({ canUsePasskeys: false, ways: ['password'] });
    expect((await browser.call(factors.beginPasskey)).status).toBe(409);
  });

  test('that is the last second factor stays', async () => {
    const { browser, authenticator } = await withPasskey('last@example.jp');
    const passkey = Buffer.from(authenticator.credentialId).toString('base64url');
    const remove = () => browser.call(factors.removePasskey, { body: { passkey } });
    expect((await remove()).status).toBe(409);
    await setUpApp(browser);
    // Without a password a code of an app opens nothing.
    expect((await remove()).status).toBe(409);
    await browser.call(factors.setPassword, { body: { password: operatorPassword } });
    expect((await remove()).status).toBe(200);
    expect((await browser.call(factors.readFactors)).data).toMatchObject({ passkeys: [], hasPassword: true });
  });
});

describe('a code of an app', () => {
  test('counts once, also for two browsers at once, and the session after it has a new cookie', async () => {
    const mail = 'app@example.jp';
    const browser = await operatorAt(site, 'event/12', 'owner', mail);
    expect((await browser.call(readSiteLog, own)).reason).toBe('secondFactor');
    const { secret, recoveryCodes } = await setUpApp(browser);
    expect(recoveryCodes).toHaveLength(10);
    const prove = (from: ConsoleClient, code: string) => from.call(factors.prove, { body: { by: 'app', code } });
    // The one that set it up was used by it.
    expect((await prove(browser, appCode(secret))).status).toBe(422);
    site.setNow(seconds(60));
    const [one, two] = [consoleClient(site), consoleClient(site)];
    for (const each of [one, two]) expect((await signIn(each, mail)).status).toBe(200);
    expect(await one.call(readSiteLog, own)).toMatchObject({ reason: 'secondFactor', ways: ['app', 'recoveryCode'] });
    const [before, code] = [one.cookie(), appCode(secret, seconds(60))];
    const both = await Promise.all([prove(one, code), prove(two, code)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = both[0]?.status === 200 ? one : two;
    expect(winner.cookie()).not.toBe(before);
    expect((await winner.call(readSiteLog, own)).status).toBe(200);
    // A code before the last that was used is over too.
    expect((await prove(winner, appCode(secret, seconds(30)))).status).toBe(422);
    // The password proves nothing where there is a second factor.
    expect((await winner.call(factors.prove, { body: { by: 'password', password: operatorPassword } })).status).toBe(
      422,
    );
    site.setNow(testNow);
  });

  test('is tried ten times in a quarter of an hour', async () => {
    const browser = await operatorAt(site, 'event/12', 'owner', 'guess@example.jp');
    await setUpApp(browser);
    const attempt = async () => (await browser.call(factors.prove, { body: { by: 'app', code: '000000' } })).status;
    for (let tries = 0; tries < 10; tries += 1) expect(await attempt()).toBe(422);
    expect(await attempt()).toBe(429);
  });

  test('of the first app ends the sessions that had no second factor', async () => {
    const mail = 'others@example.jp';
    const browser = await operatorAt(site, 'event/12', 'owner', mail);
    const other = consoleClient(site);
    await signIn(other, mail);
    await setUpApp(browser);
    expect((await other.call(factors.readFactors)).status).toBe(401);
    expect((await browser.call(factors.readFactors)).status).toBe(200);
  });

  test('is set up by nobody who only has the password of an operator with a second factor', async () => {
    const mail = 'thief@example.jp';
    await setUpApp(await operatorAt(site, 'event/12', 'owner', mail));
    const thief = consoleClient(site);
    await signIn(thief, mail);
    for (const call of [factors.beginApp, factors.beginPasskey, factors.setPassword, factors.renewRecoveryCodes]) {
      expect([call.name, (await thief.call(call as typeof factors.beginApp)).reason]).toEqual([
        call.name,
        'secondFactor',
      ]);
    }
  });
});

test('an unknown mail address takes as many statements as a known one', async () => {
  await operatorAt(site, 'event/12', 'owner', 'known.here@example.jp');
  await withPasskey('without.password@example.jp');
  const work = async (mail: string): Promise<number> => {
    const before = site.database.statements();
    const { status } = await consoleClient(site).call(operator.signIn, { body: { mail, password: 'wrong' } });
    expect(status).toBe(422);
    return site.database.statements() - before;
  };
  const unknown = await work('unknown.here@example.jp');
  expect(await work('known.here@example.jp')).toBe(unknown);
  // Whoever has no password is compared with the hash of nobody, as an unknown one is.
  expect(await work('without.password@example.jp')).toBe(unknown);
});

describe('a recovery code', () => {
  test('stands for a lost second factor once, and its owner gets a mail', async () => {
    const mail = 'lost@example.jp';
    const { recoveryCodes } = await setUpApp(await operatorAt(site, 'event/12', 'owner', mail));
    const browser = consoleClient(site);
    await signIn(browser, mail);
    const code = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
    const prove = () => browser.call(factors.prove, { body: { by: 'recoveryCode', code } });
    expect((await prove()).data).toMatchObject({ isFactorShown: true });
    expect((await prove()).status).toBe(422);
    expect((await browser.call(factors.readFactors)).data.recoveryCodesLeft).toBe(9);
    const stored = await site.database.kysely.selectFrom('operator_recovery_code').select('code_hash').execute();
    expect(stored.every(({ code_hash: hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  test('signs in without a passkey, but with the password of whoever has one', async () => {
    const { used } = await withPasskey('broken@example.jp');
    const [first] = used.data.recoveryCodes!;
    const browser = consoleClient(site, host);
    const enter = (mail: string, code: string, password?: string) =>
      browser.call(operator.signInByRecoveryCode, { body: { mail, code, ...(password && { password }) } });
    const [unknown, wrong] = [await enter('nobody@example.jp', first!), await enter('broken@example.jp', 'abcd')];
    expect(unknown).toEqual(wrong);
    expect((await enter('broken@example.jp', first!)).data).toMatchObject({ strength: { isFactorShown: true } });
    expect((await enter('broken@example.jp', first!)).status).toBe(422);
    const { recoveryCodes } = await setUpApp(await operatorAt(site, 'event/12', 'owner', 'both@example.jp'));
    expect((await enter('both@example.jp', recoveryCodes[0]!)).status).toBe(422);
    expect((await enter('both@example.jp', recoveryCodes[0]!, operatorPassword)).status).toBe(200);
  });
});

test("the demo's organiser counts as proven, keeps no secrets, and is nobody on a server without the demo", async () => {
  const demo = await startTestSite({ isDemo: true });
  const browser = consoleClient(demo);
  expect((await browser.call(operator.enterDemo)).data.strength).toMatchObject({ isFactorShown: true });
  demo.setNow(seconds(3_600));
  expect((await browser.call(readSiteLog, own)).status).toBe(200);
  expect((await browser.call(factors.beginApp)).status).toBe(403);
  await demo.close();
  const left = consoleClient(site);
  const { kysely } = site.database;
  await operatorAt(site, '*', 'owner', 'organiser@demo.invalid').then((one) => left.keep(one.cookie()));
  expect((await left.call(readSiteLog, own)).status).toBe(401);
  expect((await left.call(operator.readSession)).data.operator).toBeNull();
  await kysely.deleteFrom('operator').where('mail', '=', 'organiser@demo.invalid').execute();
});
