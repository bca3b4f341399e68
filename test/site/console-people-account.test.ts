import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as operator from '#features/operator/contract.ts';
import * as account from '#features/operator/contract/account.ts';
import * as factors from '#features/operator/contract/factors.ts';
import * as people from '#features/operator/contract/people.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { operatorAt, operatorPassword, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const hour = 3_600_000;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' });
});
afterAll(() => site.close());

const signIn = (browser: ConsoleClient, mail: string, headers = {}) =>
  browser.call(operator.signIn, { body: { mail, password: operatorPassword }, headers });
const accountOf = async (browser: ConsoleClient) => (await browser.call(account.readAccount)).data;
const ask = (browser: ConsoleClient, mail: string) => browser.call(account.askMailChange, { body: { mail } });
const use = (token: string) => consoleClient(site).call(account.useMailChange, { body: { token } });
const subjects = async (to: string) => (await site.mails(to)).map(({ subject }) => subject);
async function tokenSentTo(to: string): Promise<string> {
  const texts = (await site.mails(to)).map(({ text }) => text);
  return /https:\/\/events\.example\.jp\/console\/mail#([\w-]{43})/.exec(texts.join('\n'))?.[1] ?? '';
}
const logOf = async (action: string) =>
  (await site.database.kysely.selectFrom('operator_log').selectAll().where('action', '=', action).execute()).map(
    ({ operator_name: name, details }) => ({ name, details: details as unknown }),
  );

test('an operator changes their name, which others see and the log keeps', async () => {
  const browser = await operatorAt(site, 'event/12', 'editor', 'renamed@example.jp');
  const rename = (name: string) => browser.call(account.changeName, { body: { name } });
  expect((await rename('  佐藤 花子 ')).status).toBe(200);
  expect((await browser.call(operator.readSession)).data.operator).toMatchObject({ name: '佐藤 花子' });
  for (const name of ['', '   ', 'a\nb', 'x'.repeat(81)])
    expect([name, (await rename(name)).status]).toEqual([name, 422]);
  await rename('佐藤 花子');
  expect(await logOf('operator.nameChanged')).toEqual([{ name: 'renamed', details: { name: '佐藤 花子' } }]);
});

describe('a new mail address', () => {
  test('counts once its link is used, within 72 hours and once, and the one before is told twice', async () => {
    const browser = await operatorAt(site, 'event/12', 'editor', 'old@example.jp');
    const other = consoleClient(site);
    await signIn(other, 'old@example.jp');
    expect((await ask(browser, 'New@example.jp')).status).toBe(200);
    expect(await accountOf(browser)).toMatchObject({ mail: 'old@example.jp', newMail: { mail: 'New@example.jp' } });
    const token = await tokenSentTo('New@example.jp');
    expect(await subjects('old@example.jp')).toEqual(['A change of your email address was asked for']);
    // Nothing in that mail changes anything.
    expect((await site.mails('old@example.jp'))[0]?.text).not.toMatch(/#[\w-]{20}/);
    const rows = await site.database.kysely.selectFrom('operator_mail_change').select('token_hash').execute();
    expect(rows.some(({ token_hash: hash }) => hash === token)).toBe(false);

    const look = (given: string) => consoleClient(site).call(account.lookAtMailChange, { body: { token: given } });
    expect((await look(token)).data).toEqual({ name: 'old', mail: 'New@example.jp' });
    expect((await look('x'.repeat(43))).status).toBe(410);
    site.setNow(testNow + 72 * hour);
    expect([(await look(token)).status, (await use(token)).status]).toEqual([410, 410]);
    site.setNow(testNow);
    const both = await Promise.all([use(token), use(token)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);

    expect(await subjects('old@example.jp')).toContain('Your email address has changed');
    expect(await accountOf(browser)).toMatchObject({ mail: 'New@example.jp', newMail: null });
    // No means ends by it.
    expect((await other.call(factors.readFactors)).data).toMatchObject({ hasPassword: true });
    expect((await signIn(consoleClient(site), 'new@example.jp')).status).toBe(200);
    expect((await signIn(consoleClient(site), 'old@example.jp')).status).toBe(422);
    expect(await logOf('operator.mailChanged')).toEqual([
      { name: 'old', details: { from: 'old@example.jp', mail: 'New@example.jp' } },
    ]);
  });

  test('asks for a recent proof, by the second factor of whoever has one', async () => {
    const browser = await operatorAt(site, 'event/12', 'editor', 'unproven@example.jp');
    site.setNow(testNow + hour / 6);
    expect(await ask(browser, 'proven@example.jp')).toMatchObject({ status: 403, reason: 'stepUp' });
    await browser.call(factors.prove, { body: { by: 'password', password: operatorPassword } });
    expect((await ask(browser, 'proven@example.jp')).status).toBe(200);
    site.setNow(testNow);
    const stolen = await operatorAt(site, 'event/12', 'editor', 'factor@example.jp');
    await setUpApp(stolen);
    const thief = consoleClient(site);
    await signIn(thief, 'factor@example.jp');
    expect(await ask(thief, 'thief@example.jp')).toMatchObject({ status: 403, reason: 'secondFactor' });
    expect(await site.mails('thief@example.jp')).toEqual([]);
  });

  test('that another operator has gets the same answer, and a mail without a link', async () => {
    const browser = await operatorAt(site, 'event/12', 'editor', 'asking@example.jp');
    await operatorAt(site, 'event/14', 'editor', 'taken@example.jp');
    const [free, taken] = [await ask(browser, 'free@example.jp'), await ask(browser, 'taken@example.jp')];
    expect(taken).toEqual(free);
    expect(await accountOf(browser)).toMatchObject({ newMail: { mail: 'taken@example.jp' } });
    const [mail] = await site.mails('taken@example.jp');
    expect(mail?.subject).toBe('This email address has an account already');
    expect(mail?.text).not.toMatch(/#[\w-]{20}/);
    // The last wish counts, and its link is nobody's.
    expect((await use(await tokenSentTo('free@example.jp'))).status).toBe(410);
    for (const own of ['asking@example.jp', 'ASKING@example.jp', 'no address'])
      expect([own, (await ask(browser, own)).errors]).toEqual([own, { mail: [expect.any(String)] }]);
  });

  /** Two operators use their links to the same address together. */
  async function bothUse(
    at: TestSite,
    name: string,
    before: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<number[]> {
    const both = await Promise.all(
      [1, 2].map((one) => operatorAt(at, 'event/12', 'editor', `${name}${one}@example.jp`)),
    );
    const mail = `${name}@example.jp`;
    for (const browser of both) await ask(browser, mail);
    const tokens = (await at.mails(mail)).map(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? '');
    expect(new Set(tokens).size).toBe(2);
    await before();
    const used = await Promise.all(
      tokens.map((token) => consoleClient(at).call(account.useMailChange, { body: { token } })),
    );
    const mails = await Promise.all(both.map(async (browser) => (await accountOf(browser)).mail));
    expect(mails.filter((one) => one === mail)).toHaveLength(used.filter(({ status }) => status === 200).length);
    return used.map(({ status }) => status).sort((a, b) => a - b);
  }

  test('that two want at once is one operator’s; without the rule of the database it would be both’s', async () => {
    expect(await bothUse(site, 'wanted')).toEqual([200, 422]);
    const lawless = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' });
    const repeal = () => lawless.database.pool.query('alter table operator drop constraint operator_mail_key_key');
    expect(await bothUse(lawless, 'wanted', repeal)).toEqual([200, 200]);
    await lawless.close();
  });

  test('is stopped by its operator, by a new password, by a suspension, and after five in an hour', async () => {
    const whole = await operatorAt(site, '*', 'owner', 'whole@example.jp');
    await setUpApp(whole);
    const browser = await operatorAt(site, 'event/12', 'editor', 'stops@example.jp');
    const { operatorId } = (await browser.call(operator.readSession)).data.operator!;
    const suspend = (isSuspended: boolean) =>
      whole.call(people.suspendOperator, { params: { operatorId }, body: { isSuspended } });
    const ends = [
      () => browser.call(account.stopMailChange),
      () => browser.call(factors.setPassword, { body: { password: 'a new long password' } }),
      async () => {
        await suspend(true);
        return suspend(false);
      },
    ];
    for (const [at, end] of ends.entries()) {
      const mail = `stopped${at}@example.jp`;
      expect((await ask(browser, mail)).status).toBe(200);
      expect((await end()).status).toBe(200);
      expect([mail, (await use(await tokenSentTo(mail))).status]).toEqual([mail, 410]);
    }
    await browser.call(operator.signIn, { body: { mail: 'stops@example.jp', password: 'a new long password' } });
    expect((await browser.call(account.stopMailChange)).status).toBe(404);
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c']) statuses.push((await ask(browser, `${name}@example.jp`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('takes the invitations with it that wait for its operator, and these end with their rights', async () => {
    const owner = await operatorAt(site, 'event/14', 'owner', 'owner14@example.jp');
    await setUpApp(owner);
    const browser = await operatorAt(site, 'event/14', 'reader', 'before@example.jp');
    const params = { site: 'event-14' };
    const invited = await owner.call(people.invite, {
      params,
      body: { by: 'link', mail: 'before@example.jp', role: 'owner' },
    });
    const token = invited.data.path?.split('#')[1] ?? '';
    await ask(browser, 'after@example.jp');
    await use(await tokenSentTo('after@example.jp'));
    const look = () => consoleClient(site).call(operator.lookAtLink, { body: { token } });
    expect((await look()).data).toMatchObject({ mail: 'after@example.jp', isKnown: true });
    const all = await owner.call(people.listPeople, { params });
    const { grantId } = all.data.people.find(({ mail }) => mail === 'after@example.jp')!.grants[0]!;
    await owner.call(people.removeGrant, { params: { ...params, grantId } });
    expect((await look()).status).toBe(410);
  });

  test('needs a server that knows its address', async () => {
    const nameless = await startTestSite({ isDemo: false });
    const browser = await operatorAt(nameless, 'event/12', 'editor', 'nameless@example.jp');
    expect((await ask(browser, 'other@example.jp')).status).toBe(409);
    await nameless.close();
  });
});

describe('the browsers of an operator', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Mobile/15E148 Safari/604.1' };
  const mail = 'many@example.jp';

  test('are listed in words, this one first, and signed out one by one or all others', async () => {
    const first = await operatorAt(site, 'event/12', 'editor', mail);
    const second = consoleClient(site);
    site.setNow(testNow + 60_000);
    await signIn(second, mail, phone);
    const third = consoleClient(site);
    await signIn(third, mail);
    const { sessions } = await accountOf(second);
    expect(sessions.map(({ browser, system, isThis }) => [browser, system, isThis])).toEqual([
      ['Safari', 'iPhone', true],
      [null, null, false],
      [null, null, false],
    ]);
    expect(sessions[2]?.begunAt).toBe(new Date(testNow).toISOString());
    // A proof gives the session a new cookie, and it stays the same one.
    await third.call(factors.prove, { body: { by: 'password', password: operatorPassword } });
    const ids = new Set((await accountOf(second)).sessions.map(({ sessionId }) => sessionId));
    expect(ids).toEqual(new Set(sessions.map(({ sessionId }) => sessionId)));

    const end = (from: ConsoleClient, sessionId: number) => from.call(account.endSession, { params: { sessionId } });
    expect((await end(second, sessions[1]!.sessionId)).status).toBe(200);
    expect((await third.call(factors.readFactors)).status).toBe(401);
    expect((await first.call(factors.readFactors)).status).toBe(200);
    // Neither one's own by this way, nor another operator's, nor twice.
    const stranger = await operatorAt(site, 'event/12', 'editor', 'stranger@example.jp');
    const refused = [
      await end(second, sessions[0]!.sessionId),
      await end(stranger, sessions[0]!.sessionId),
      await end(second, sessions[1]!.sessionId),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);

    await signIn(consoleClient(site), mail);
    expect((await second.call(account.endOtherSessions)).data).toEqual({ ended: 2 });
    expect((await first.call(factors.readFactors)).status).toBe(401);
    expect((await accountOf(second)).sessions).toHaveLength(1);
    expect((await accountOf(stranger)).sessions).toHaveLength(1);
    expect((await logOf('operator.signedOutElsewhere')).map(({ details }) => details)).toEqual([
      { ended: 1 },
      { ended: 2 },
    ]);
    site.setNow(testNow);
  });

  test('are signed out after a recent proof alone', async () => {
    const browser = await operatorAt(site, 'event/12', 'editor', 'late@example.jp');
    site.setNow(testNow + hour / 6);
    expect(await browser.call(account.endOtherSessions)).toMatchObject({ status: 403, reason: 'stepUp' });
    site.setNow(testNow);
  });

  test('of the organiser of the demo are nobody’s to see or to end', async () => {
    const demo = await startTestSite({ isDemo: true });
    const [one, two] = [consoleClient(demo), consoleClient(demo)];
    for (const browser of [one, two]) await browser.call(operator.enterDemo);
    expect((await accountOf(one)).sessions).toHaveLength(1);
    expect((await one.call(account.endOtherSessions)).status).toBe(403);
    expect((await one.call(account.changeName, { body: { name: 'x' } })).status).toBe(403);
    expect((await ask(one, 'x@example.jp')).status).toBe(403);
    expect((await two.call(account.readAccount)).status).toBe(200);
    await demo.close();
  });
});
