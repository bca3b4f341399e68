import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import * as operator from '#features/operator/contract.ts';
import * as factors from '#features/operator/contract/factors.ts';
import * as log from '#features/operator/contract/log.ts';
import * as people from '#features/operator/contract/people.ts';
import { noteLook } from '#features/operator/server.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { appCode, operatorAt, operatorPassword, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const own = { site: 'event-12' };
const hour = 3_600_000;
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' });
  owner = await proven('event/12', 'owner', 'owner@example.jp');
});
afterAll(() => site.close());

/** A browser whose operator has shown a second factor. */
async function proven(siteKey: string, role: OperatorRole, mail: string): Promise<ConsoleClient> {
  const browser = await operatorAt(site, siteKey, role, mail);
  await setUpApp(browser);
  return browser;
}
const invite = (from: ConsoleClient, body: object, params = own) =>
  from.call(people.invite, { params, body: { by: 'link', role: 'editor', ...body } } as never);
const tokenOf = (path: string | null | undefined): string => String(path).split('#')[1] ?? '';
const useAs = (token: string, mail: string) =>
  consoleClient(site).call(operator.useLink, { body: { token, mail, password: operatorPassword } });
const listed = async (from: ConsoleClient, params = own) =>
  (await from.call(people.listPeople, { params })).data.people;
const grantOf = async (mail: string, from = owner, params = own) =>
  (await listed(from, params)).find((one) => one.mail === mail)?.grants[0];
const session = async (from: ConsoleClient) => (await from.call(operator.readSession)).data.operator;
const signIn = (from: ConsoleClient, mail: string) =>
  from.call(operator.signIn, { body: { mail, password: operatorPassword } });

describe('an invitation', () => {
  test('goes by mail, works once within 72 hours for this address and site, and only its hash is stored', async () => {
    const asked = await invite(owner, { by: 'mail', mail: 'Invited@example.jp', language: 'eng' });
    expect(asked.data).toMatchObject({ path: null });
    const [mail] = await site.mails('Invited@example.jp');
    expect(mail?.subject).toMatch(/^You are invited to the console of /);
    const token = /https:\/\/events\.example\.jp\/console\/begin#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const rows = await site.database.kysely.selectFrom('operator_link').select('token_hash').execute();
    expect(rows.some(({ token_hash: hash }) => hash === token)).toBe(false);
    const look = await consoleClient(site).call(operator.lookAtLink, { body: { token } });
    expect(look.data).toMatchObject({
      siteKey: 'event/12',
      role: 'editor',
      mail: 'Invited@example.jp',
      isKnown: false,
    });
    expect((await useAs(token, 'another@example.jp')).errors).toHaveProperty('mail');
    site.setNow(testNow + 72 * hour + 1);
    expect((await useAs(token, 'invited@example.jp')).status).toBe(410);
    site.setNow(testNow + 72 * hour - 60_000);
    expect((await useAs(token, 'invited@example.jp')).status).toBe(200);
    expect((await useAs(token, 'invited@example.jp')).status).toBe(410);
    site.setNow(testNow);
    const browser = consoleClient(site);
    await signIn(browser, 'invited@example.jp');
    const { data } = await browser.call(editor.listSites);
    expect(data.sites.map((one) => one.site)).toEqual(['event-12']);
  });

  test('adds a grant to an operator who is signed in with its address, and to nobody else', async () => {
    const [known, other] = [
      await operatorAt(site, 'event/14', 'reader', 'known@example.jp'),
      await operatorAt(site, 'event/14', 'reader', 'other@example.jp'),
    ];
    const made = await invite(owner, { mail: 'known@example.jp', role: 'sales' });
    const body = { token: tokenOf(made.data.path) };
    expect((await useAs(body.token, 'known@example.jp')).errors).toHaveProperty('mail');
    expect((await other.call(people.acceptLink, { body })).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => known.call(people.acceptLink, { body })));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await known.call(editor.listSites)).data.sites).toHaveLength(2);
    expect(await grantOf('known@example.jp')).toMatchObject({ role: 'sales', at: 'here', isOwn: true });
  });

  test('ends when it is withdrawn, asked for anew, or when its maker or the invited loses the rights', async () => {
    const first = await invite(owner, { mail: 'twice@example.jp' });
    const second = await invite(owner, { mail: 'twice@example.jp' });
    expect((await useAs(tokenOf(first.data.path), 'twice@example.jp')).status).toBe(410);
    const params = { ...own, invitationId: second.data.invitationId };
    const waiting = await owner.call(people.listInvitations, { params: own });
    expect(waiting.data.invitations.map(({ mail }) => mail)).toContain('twice@example.jp');
    expect((await owner.call(people.withdrawInvitation, { params: { ...params, site: 'event-14' } })).status).toBe(404);
    expect((await owner.call(people.withdrawInvitation, { params })).status).toBe(200);
    expect((await useAs(tokenOf(second.data.path), 'twice@example.jp')).status).toBe(410);

    const leaving = await proven('event/12', 'owner', 'leaving@example.jp');
    const kept = await invite(leaving, { role: 'owner' });
    const { grantId } = (await grantOf('leaving@example.jp'))!;
    expect((await owner.call(people.removeGrant, { params: { ...own, grantId } })).status).toBe(200);
    expect((await useAs(tokenOf(kept.data.path), 'back@example.jp')).status).toBe(410);
  });

  test('of an exhibitor names booths, and a second one adds to them', async () => {
    const booth = (detailId: number) => ({ booths: [{ contentId: 200, detailId }] });
    expect((await invite(owner, { role: 'exhibitor' })).errors).toHaveProperty('scope');
    const one = await invite(owner, { role: 'exhibitor', mail: 'booth@example.jp', scope: booth(1) });
    await useAs(tokenOf(one.data.path), 'booth@example.jp');
    const two = await invite(owner, { role: 'exhibitor', mail: 'booth@example.jp', scope: booth(2) });
    const browser = consoleClient(site);
    await signIn(browser, 'booth@example.jp');
    await browser.call(people.acceptLink, { body: { token: tokenOf(two.data.path) } });
    const { scope } = (await grantOf('booth@example.jp'))!;
    expect(scope.booths.map(({ detailId }) => detailId)).toEqual([1, 2]);
  });
});

describe('nobody', () => {
  test('gives or takes what is above them', async () => {
    expect((await invite(owner, { role: 'owner' })).status).toBe(200);
    for (const at of ['portal', 'everywhere']) expect((await invite(owner, { at })).status).toBe(403);
    const portal = await proven('portal/1', 'owner', 'portal@example.jp');
    for (const at of ['here', 'portal']) expect((await invite(portal, { at })).status).toBe(200);
    expect((await invite(portal, { at: 'everywhere' })).status).toBe(403);
    const whole = await proven('*', 'owner', 'whole@example.jp');
    expect((await invite(whole, { at: 'everywhere' })).status).toBe(200);

    const seen = (await listed(owner)).find(({ grants }) => grants.some(({ at }) => at === 'portal'));
    expect(seen).toMatchObject({ mail: null, reset: null, grants: [{ isOwn: false }] });
    const params = { ...own, grantId: seen!.grants[0]!.grantId };
    for (const call of [people.removeGrant, people.suspendGrant, people.changeGrant]) {
      const body = { isSuspended: true, role: 'reader' };
      expect([call.name, (await owner.call(call, { params, body } as never)).status]).toEqual([call.name, 403]);
    }
    // The grants of a sibling do not exist here.
    await operatorAt(site, 'event/14', 'reader', 'sibling@example.jp');
    const sibling = await grantOf('sibling@example.jp', portal, { site: 'event-14' });
    expect((await owner.call(people.removeGrant, { params: { ...own, grantId: sibling!.grantId } })).status).toBe(404);
    expect(
      (await owner.call(people.suspendOperator, { params: { operatorId: 1 }, body: { isSuspended: true } })).status,
    ).toBe(404);
  });

  test('takes the last owner away, by a change, a removal or a suspension, also two at once', async () => {
    const [one, two] = [
      await proven('event/14', 'owner', 'one@example.jp'),
      await proven('event/14', 'owner', 'two@example.jp'),
    ];
    const params = { site: 'event-14' };
    const grantIds = new Map<string, number>();
    for (const mail of ['one@example.jp', 'two@example.jp'])
      grantIds.set(mail, (await grantOf(mail, one, params))!.grantId);
    const remove = (from: ConsoleClient, mail: string) =>
      from.call(people.removeGrant, { params: { ...params, grantId: grantIds.get(mail)! } });
    const both = await Promise.all([remove(one, 'two@example.jp'), remove(two, 'one@example.jp')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left, mail] = both[0]?.status === 200 ? [one, 'one@example.jp'] : [two, 'two@example.jp'];
    expect((await remove(left, mail)).status).toBe(409);
    const grantId = grantIds.get(mail)!;
    const at = { params: { ...params, grantId } };
    expect((await left.call(people.changeGrant, { ...at, body: { role: 'editor' } })).status).toBe(409);
    expect((await left.call(people.suspendGrant, { ...at, body: { isSuspended: true } })).status).toBe(409);
    const whole = await proven('*', 'owner', 'second.whole@example.jp');
    const { operatorId } = (await session(left))!;
    const suspend = { params: { operatorId }, body: { isSuspended: true } };
    expect((await whole.call(people.suspendOperator, suspend)).status).toBe(409);
    await invite(whole, { role: 'owner', mail: 'second.whole@example.jp' }, params).then(({ data }) =>
      whole.call(people.acceptLink, { body: { token: tokenOf(data.path) } }),
    );
    expect((await whole.call(people.suspendOperator, suspend)).status).toBe(200);
    expect((await left.call(factors.readFactors)).status).toBe(401);
  });
});

test('a grant that is suspended does not count from the next call on, and counts again', async () => {
  const browser = await operatorAt(site, 'event/12', 'editor', 'paused@example.jp');
  const { grantId } = (await grantOf('paused@example.jp'))!;
  const suspend = (isSuspended: boolean) =>
    owner.call(people.suspendGrant, { params: { ...own, grantId }, body: { isSuspended } });
  const outline = async () => (await browser.call(editor.readOutline, { params: own })).status;
  await suspend(true);
  expect(await outline()).toBe(404);
  await suspend(false);
  expect(await outline()).toBe(200);
});

describe('a lost second factor', () => {
  const reset = async (from: ConsoleClient, mail: string, alsoPassword = false) => {
    const { operatorId } = (await listed(from)).find((one) => one.mail === mail)!;
    return from.call(people.askReset, { params: { ...own, operatorId }, body: { alsoPassword } });
  };

  test('is given back by another owner after 24 hours, told by a mail without a link, and needs the password', async () => {
    const mail = 'lost@example.jp';
    await proven('event/12', 'owner', mail);
    expect((await reset(owner, mail)).data).toMatchObject({ path: null });
    expect((await reset(owner, mail)).status).toBe(409);
    const [told] = await site.mails(mail);
    expect(told?.subject).toBe('A reset of your second factor was asked for');
    // Nothing in the mail lets anybody in.
    expect(told?.text).not.toMatch(/#[\w-]{20}/);
    const browser = consoleClient(site);
    site.setNow(testNow + 24 * hour - 1_000);
    const early = await signIn(browser, mail);
    expect(early.data).toMatchObject({ reset: { askedBy: 'owner' }, strength: { hasSecondFactor: true } });
    site.setNow(testNow + 24 * hour);
    const later = await signIn(browser, mail);
    expect(later.data).toMatchObject({ reset: null, strength: { hasSecondFactor: false, ways: ['password'] } });
    expect((await site.mails(mail)).map(({ subject }) => subject)).toContain('Your second factor was reset');
    site.setNow(testNow);
  });

  test('stays when the operator stops the reset, or an owner does', async () => {
    const mail = 'stopped@example.jp';
    const { secret } = await operatorAt(site, 'event/12', 'owner', mail).then(setUpApp);
    const browser = consoleClient(site);
    await reset(owner, mail);
    await signIn(browser, mail);
    expect((await browser.call(people.stopOwnReset)).status).toBe(200);
    await reset(owner, mail);
    const { operatorId } = (await session(browser))!;
    expect((await owner.call(people.stopReset, { params: { ...own, operatorId } })).status).toBe(200);
    site.setNow(testNow + 25 * hour);
    expect((await signIn(browser, mail)).data).toMatchObject({ strength: { hasSecondFactor: true } });
    const code = appCode(secret, testNow + 25 * hour);
    expect((await browser.call(factors.prove, { body: { by: 'app', code } })).status).toBe(200);
    site.setNow(testNow);
  });

  test('with the password comes back by a link of the owner, once, and not before 24 hours', async () => {
    const mail = 'everything@example.jp';
    const before = await proven('event/12', 'owner', mail);
    const token = tokenOf((await reset(owner, mail, true)).data.path);
    const use = (password: string) => consoleClient(site).call(operator.useReset, { body: { token, password } });
    expect((await use('a new long password')).status).toBe(409);
    site.setNow(testNow + 24 * hour);
    expect((await use(mail)).errors).toHaveProperty('password');
    expect((await use('a new long password')).data).toMatchObject({ strength: { hasSecondFactor: false } });
    expect((await use('a new long password')).status).toBe(410);
    expect((await signIn(consoleClient(site), mail)).status).toBe(422);
    site.setNow(testNow);
    expect((await before.call(factors.readFactors)).status).toBe(401);
  });

  test('is reset by nobody who does not own all that the operator has', async () => {
    const mail = 'more@example.jp';
    const browser = await proven('event/12', 'owner', mail);
    const made = await proven('event/14', 'owner', 'neighbour@example.jp');
    const { data } = await invite(made, { mail, role: 'reader' }, { site: 'event-14' });
    await browser.call(people.acceptLink, { body: { token: tokenOf(data.path) } });
    expect((await reset(owner, mail)).status).toBe(403);
    const { operatorId } = (await session(owner))!;
    expect((await owner.call(people.askReset, { params: { ...own, operatorId } })).status).toBe(409);
  });
});

describe('the log', () => {
  test('tells an owner who did what and looked at what, by pages, and outlives sites and operators', async () => {
    const context = { requestId: 'test', now: testNow };
    const somebody = { operatorId: 77, name: 'Gone' };
    for (let entry = 0; entry < 101; entry += 1) {
      const details = { page: entry };
      await noteLook(site.database.kysely, context, {
        operator: somebody,
        siteKey: 'event/12',
        what: 'orders',
        details,
      });
    }
    const read = (query: object) => owner.call(log.readSiteLog, { params: own, query });
    const first = await read({ operatorId: 77, action: 'looked.' });
    expect(first.data.entries).toHaveLength(100);
    expect(first.data.entries[0]).toMatchObject({
      action: 'looked.orders',
      operatorName: 'Gone',
      details: { page: 100 },
    });
    const second = await read({ operatorId: 77, action: 'looked.orders', before: first.data.next });
    expect(second.data).toMatchObject({ entries: [{ details: { page: 0 } }], next: null });
    const invited = await read({ action: 'operator.invited' });
    expect(invited.data.entries.every(({ siteKey }) => siteKey === 'event/12')).toBe(true);

    await noteLook(site.database.kysely, context, { operator: somebody, siteKey: 'event/4711', what: 'orders' });
    const whole = await proven('*', 'owner', 'reads@example.jp');
    const all = await whole.call(log.readLog, { query: { action: 'looked.' } });
    expect(all.data.entries[0]).toMatchObject({ siteKey: 'event/4711', operatorId: 77 });
    expect((await owner.call(log.readLog)).status).toBe(404);
  });
});
