import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import * as operator from '#features/operator/contract.ts';
import * as log from '#features/operator/contract/log.ts';
import * as people from '#features/operator/contract/people.ts';
import { noteInLog } from '#features/operator/server.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const own = { site: 'event-11' };
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
const read = async (query: object = {}, from = owner) =>
  (await from.call(log.readSiteLog, { params: own, query })).data.entries;
const note = (
  name: string,
  at: string,
  { siteKey = 'event/11', details = {}, action = 'draft.changed' as const } = {},
) =>
  noteInLog(
    site.database.kysely,
    { requestId: 'test', now: Date.parse(at) },
    {
      operator: { operatorId: 4_711, name },
      siteKey,
      action,
      details,
    },
  );

test('an entry of a member of the staff has their mail address while they are a member', async () => {
  const { memberId, mail } = await testMember(site.database, 'portal/1', testNow);
  const noted = { operator: { operatorId: null, name: '' }, siteKey: 'event/11', action: 'gate.undone' as const };
  for (const id of [memberId, 2_000_000_000]) {
    // oxlint-disable-next-line no-await-in-loop -- In this order.
    await noteInLog(site.database.kysely, { requestId: 'test', now: testNow }, { ...noted, details: { memberId: id } });
  }
  expect(await read({ action: 'gate.undone' })).toMatchObject([
    { operatorId: null, operatorName: '' },
    { operatorId: null, operatorName: mail },
  ]);
});

test('entries name people and parts instead of their numbers', async () => {
  await operatorAt(site, 'event/11', 'reader', 'changed@example.jp');
  const listed = await owner.call(people.listPeople, { params: own });
  const { name, operatorId, grants } = listed.data.people.find(({ mail }) => mail === 'changed@example.jp')!;
  const params = { ...own, grantId: grants[0]!.grantId };
  await owner.call(people.changeGrant, { params, body: { role: 'editor' } });
  const [changed] = await read({ action: 'operator.grantChanged' });
  expect(changed).toMatchObject({ target: name, part: null, details: { operatorId, role: 'editor' } });
  expect(changed?.siteTitle?.jpn).toMatch(/EXPO/);

  const invited = await owner.call(people.invite, {
    params: own,
    body: { by: 'mail', mail: 'm@example.jp', role: 'sales' },
  });
  const invitation = { ...own, invitationId: invited.data.invitationId };
  await owner.call(people.inviteAgain, { params: invitation, body: {} });
  await owner.call(people.withdrawInvitation, { params: invitation });
  for (const action of ['operator.invited', 'operator.invitedAgain', 'operator.invitationWithdrawn'])
    expect([action, (await read({ action }))[0]?.details]).toEqual([
      action,
      expect.objectContaining({ mail: 'm@example.jp', role: 'sales' }),
    ]);

  const outline = await owner.call(editor.readOutline, { params: own });
  const booths = outline.data.contents.find(({ contentId }) => contentId === 200)!;
  const at = new Date(testNow).toISOString();
  await note('A', at, { details: { part: 'item-200-1' } });
  await note('B', at, { details: { part: 'content-200' } });
  await note('C', at, { details: { part: 'item-200-999' } });
  await note('D', at, { details: { contentId: 200, detailId: 1 } });
  await note('E', at, { details: { part: 'item-999-1' } });
  await note('F', at, { details: { part: 'settings' } });
  const parts = new Map((await read({ operatorId: 4_711 })).map((entry) => [entry.operatorName, entry.part]));
  const { rows } = await site.database.pool.query<{ title: string }>(
    `select document #>> '{items,title,value,jpn}' as title from content_item
      where site_key = 'event/11' and version = 'draft' and content_id = 200 and detail_id = 1`,
  );
  const item = expect.objectContaining({ jpn: rows[0]!.title });
  expect(Object.fromEntries(parts)).toEqual({
    A: { content: booths.title, item },
    B: { content: booths.title, item: null },
    C: { content: booths.title, item: null },
    D: { content: booths.title, item },
    E: { content: null, item: null },
    F: null,
  });
});

test('entries are chosen by person and by days of Tokyo, first and last included', async () => {
  const days = ['2026-10-01T23:59+09:00', '2026-10-02T00:00+09:00', '2026-10-03T23:59+09:00', '2026-10-04T00:00+09:00'];
  for (const day of days) await note(day, day);
  const between = async (query: object) => (await read({ operatorId: 4_711, ...query })).map((one) => one.operatorName);
  expect(await between({ from: '2026-10-02', to: '2026-10-03' })).toEqual([days[2], days[1]]);
  expect(await between({ to: '2026-10-01' })).toEqual([days[0]]);
  expect(await between({ from: '2026-10-04', to: '2026-10-04' })).toEqual([days[3]]);
  expect(await between({ from: '2026-10-05', to: '2026-10-04' })).toEqual([]);
  expect((await owner.call(log.readSiteLog, { params: own, query: { from: '2026-13-01' } })).status).toBe(422);
  const { operatorId } = (await owner.call(operator.readSession)).data.operator!;
  const mine = await read({ operatorId });
  expect(mine.length).toBeGreaterThan(2);
  expect(mine.every((entry) => entry.operatorId === operatorId)).toBe(true);
});

test('the people of a log are those of whom it tells anything, and of a sibling nobody', async () => {
  await proven('event/12', 'owner', 'sibling@example.jp');
  const whole = await proven('*', 'owner', 'whole@example.jp');
  const names = async (from: ConsoleClient, ofSite: boolean) => {
    const { data } = ofSite
      ? await from.call(log.listPeopleOfSiteLog, { params: own })
      : await from.call(log.listPeopleOfLog);
    return data.people.map(({ name }) => name);
  };
  expect(await names(owner, true)).toEqual(['changed', 'owner']);
  expect(await names(whole, false)).toEqual(expect.arrayContaining(['changed', 'owner', 'sibling', 'whole']));
  expect((await owner.call(log.listPeopleOfLog)).status).toBe(404);
});

test('the log of the installation names the site of each entry, and its owners alone read it', async () => {
  const whole = await proven('*', 'owner', 'reads@example.jp');
  await note('Here', new Date(testNow).toISOString());
  await note('Gone', new Date(testNow).toISOString(), { siteKey: 'event/4711', details: { part: 'content-1' } });
  const { data } = await whole.call(log.readLog, { query: { operatorId: 4_711 } });
  expect(data.entries.slice(0, 2)).toMatchObject([
    { operatorName: 'Gone', siteTitle: null, part: { content: null, item: null } },
    { operatorName: 'Here', siteTitle: { jpn: expect.any(String) } },
  ]);
  expect((await owner.call(log.readLog)).status).toBe(404);
});
