import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as operator from '#features/operator/contract.ts';
import * as factors from '#features/operator/contract/factors.ts';
import * as people from '#features/operator/contract/people.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { operatorAt, operatorPassword, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const own = { site: 'event-11' };
const hour = 3_600_000;
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' });
  owner = await proven('event/11', 'owner', 'owner@example.jp');
});
afterAll(() => site.close());

async function proven(siteKey: string, role: OperatorRole, mail: string): Promise<ConsoleClient> {
  const browser = await operatorAt(site, siteKey, role, mail);
  await setUpApp(browser);
  return browser;
}
const invite = (body: object) =>
  owner.call(people.invite, { params: own, body: { by: 'mail', role: 'editor', ...body } as never });
const again = (invitationId: number, from = owner, params = own) =>
  from.call(people.inviteAgain, { params: { ...params, invitationId }, body: { language: 'eng' } });
const useAs = (token: string, mail: string) =>
  consoleClient(site).call(operator.useLink, { body: { token, mail, password: operatorPassword } });
const tokensSentTo = async (to: string): Promise<string[]> =>
  (await site.mails(to)).flatMap(({ text }) => [...text.matchAll(/begin#([\w-]{43})/g)].map(([, token = '']) => token));
const waiting = async () => (await owner.call(people.listInvitations, { params: own })).data.invitations;

test('the booths of an exhibitor are listed by their names, also in an invitation', async () => {
  const scope = { booths: [1, 2, 999].map((detailId) => ({ contentId: 200, detailId })) };
  await operatorAt(site, 'event/11', 'exhibitor', 'booths@example.jp', scope);
  await invite({ by: 'link', mail: 'waits@example.jp', role: 'exhibitor', scope });
  const listed = await owner.call(people.listPeople, { params: own });
  const grant = listed.data.people.find(({ mail }) => mail === 'booths@example.jp')?.grants[0];
  const { rows } = await site.database.pool.query<{ title: string }>(
    `select document #>> '{items,title,value,jpn}' as title from content_item
      where site_key = 'event/11' and version = 'draft' and content_id = 200 and detail_id in (1, 2) order by detail_id`,
  );
  const invited = (await waiting()).find(({ mail }) => mail === 'waits@example.jp');
  for (const given of [grant?.scope, invited?.scope]) {
    expect(given?.booths.map(({ title }) => title?.jpn ?? null)).toEqual([...rows.map(({ title }) => title), null]);
  }
  expect(rows.every(({ title }) => title.length > 1)).toBe(true);
});

describe('an invitation that is sent again', () => {
  test('has a new link for 72 hours by the same mail, and the link before is over', async () => {
    const mail = 'again@example.jp';
    const { data: made } = await invite({ mail });
    site.setNow(testNow + 71 * hour);
    // Half a week is longer than a proof lasts.
    const later = consoleClient(site);
    await later.call(operator.signIn, { body: { mail: 'owner@example.jp', password: operatorPassword } });
    expect((await again(made.invitationId, later)).reason).toBe('secondFactor');
    site.setNow(testNow);
    expect((await again(made.invitationId)).data).toMatchObject({ invitationId: made.invitationId, path: null });
    const sent = await tokensSentTo(mail);
    expect(new Set(sent).size).toBe(2);
    const stored = await site.database.kysely.selectFrom('operator_link').select('token_hash').execute();
    expect(stored.filter(({ token_hash: hash }) => sent.includes(hash))).toEqual([]);
    expect((await waiting()).filter((one) => one.mail === mail)).toHaveLength(1);
    const statuses = [(await useAs(sent[0]!, mail)).status, (await useAs(sent[1]!, mail)).status].sort((a, b) => a - b);
    expect(statuses).toEqual([200, 410]);
    // It is used up: nothing is sent for it any more.
    expect((await again(made.invitationId)).status).toBe(404);
  });

  test('as a link is shown once more, and works for whoever has the new one', async () => {
    const { data: made } = await invite({ by: 'link' });
    const { data } = await again(made.invitationId);
    const [old = '', fresh = ''] = [made.path, data.path].map((path) => path?.split('#')[1] ?? '');
    expect((await useAs(old, 'old-link@example.jp')).status).toBe(410);
    expect((await useAs(fresh, 'new-link@example.jp')).status).toBe(200);
  });

  test('while it is used is either used or sent, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { data: made } = await invite({ by: 'link' });
      const token = made.path?.split('#')[1] ?? '';
      const mail = `race${round}@example.jp`;
      const [used, sent] = await Promise.all([useAs(token, mail), again(made.invitationId)]);
      expect([used.status, sent.status]).toEqual(used.status === 200 ? [200, 404] : [410, 200]);
    }
  });

  test('is of this site alone, and fills no mailbox: ten mails an hour', async () => {
    const { data: made } = await invite({ mail: 'often@example.jp' });
    const sibling = await proven('event/12', 'owner', 'sibling@example.jp');
    expect((await again(made.invitationId, sibling, { site: 'event-12' })).status).toBe(404);
    const statuses: number[] = [];
    for (let time = 0; time < 10; time += 1) statuses.push((await again(made.invitationId)).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
    // What could not be sent leaves the link before as it is.
    expect(await waiting()).toContainEqual(expect.objectContaining({ mail: 'often@example.jp' }));
    const [newest = ''] = await tokensSentTo('often@example.jp');
    expect((await useAs(newest, 'often@example.jp')).status).toBe(200);
  });
});

describe('an owner of the installation', () => {
  test('lists every operator with their roles, finds them by name or mail, and nobody else does', async () => {
    const whole = await proven('*', 'owner', 'whole@example.jp');
    const all = (query = {}) => whole.call(people.listAllOperators, { query });
    const found = (await all({ search: 'HOLE@' })).data.people;
    expect(found).toMatchObject([
      { mail: 'whole@example.jp', isSelf: true, hasSecondFactor: true, grants: [{ siteKey: '*', siteTitle: null }] },
    ]);
    const other = (await all({ search: 'owner@' })).data.people;
    expect(other).toMatchObject([{ isSelf: false, grants: [{ role: 'owner', siteTitle: expect.any(Object) }] }]);
    expect((await all({ search: '%' })).data.people).toEqual([]);
    expect((await owner.call(people.listAllOperators)).status).toBe(404);
  });

  test('suspends somebody everywhere and restores them, and a site’s list says who may', async () => {
    const whole = await proven('*', 'owner', 'suspends@example.jp');
    const mail = 'everywhere@example.jp';
    const browser = await operatorAt(site, 'event/11', 'reader', mail);
    const seen = async (from: ConsoleClient) =>
      (await from.call(people.listPeople, { params: own })).data.people.find((one) => one.mail === mail);
    expect(await seen(owner)).toMatchObject({ maySuspend: false, isSuspended: false });
    const { operatorId, maySuspend } = (await seen(whole))!;
    expect(maySuspend).toBe(true);
    const suspend = (isSuspended: boolean) =>
      whole.call(people.suspendOperator, { params: { operatorId }, body: { isSuspended } });
    const enter = async () =>
      (await consoleClient(site).call(operator.signIn, { body: { mail, password: operatorPassword } })).status;
    await suspend(true);
    expect((await browser.call(factors.readFactors)).status).toBe(401);
    expect([await enter(), (await seen(owner))?.isSuspended]).toEqual([422, true]);
    await suspend(false);
    expect([await enter(), (await seen(owner))?.isSuspended]).toEqual([200, false]);
  });
});
