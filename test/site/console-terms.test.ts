import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readTermsState } from '#features/editor/contract/doors.ts';
import { countedMax } from '#features/editor/rules/site-basics.ts';
import { formatInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

/** An event of the demo whose publication waits for no second factor. */
const params = { site: 'event-14' };
const hourMs = 3_600_000;
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'event/14', 'owner', 'owner@example.jp');
});
afterAll(() => site.close());

const state = async () => (await owner.call(readTermsState, { params })).data;
async function agree(at: number): Promise<void> {
  const { memberId } = await testMember(site.database, 'portal/1', testNow);
  await site.database.kysely
    .insertInto('terms_agreement')
    .values({ site_key: 'event/14', member_id: memberId, terms_content_id: 0, agreed_at: new Date(at) })
    .execute();
}
async function setTerms(terms: Record<string, unknown>) {
  const { data } = await owner.call(editor.readPart, { params, query: { part: 'settings' } });
  const before = (data.value as { terms: Record<string, unknown> }).terms;
  const changes = Object.entries(terms).map(([key, after]) => ({ path: ['terms', key], before: before[key], after }));
  const saved = await owner.call(editor.savePart, { params, body: { part: 'settings', changes } });
  return saved.data.issues;
}
const publish = async () => (await owner.call(editor.publishSite, { params, body: {} })).status;

test('the members who agree are counted from the last reset that has come, of what is public', async () => {
  const before = (await state()).agreed;
  await agree(testNow - 2 * hourMs);
  await agree(testNow - 2 * hourMs);
  await agree(testNow - 10_000);
  expect((await state()).agreed).toBe(before + 3);
  expect(
    await setTerms({ switchTerms: true, bodyTerms: { jpn: '<p>約束</p>' }, resetAt: formatInstant(testNow - hourMs) }),
  ).toEqual([]);
  expect((await state()).agreed).toBe(before + 3);
  expect(await publish()).toBe(200);
  expect(await state()).toMatchObject({
    agreed: 1,
    published: { switchTerms: true, bodyTerms: { jpn: '<p>約束</p>' } },
  });
  await setTerms({ resetAt: formatInstant(testNow + hourMs) });
  await publish();
  expect((await state()).agreed).toBe(before + 3);
});

test('terms keep out what no page may have, and a time that is none is named', async () => {
  expect(await setTerms({ bodyTerms: { jpn: '<p>約束</p><script>alert(1)</script>' } })).toEqual([]);
  const { data } = await owner.call(editor.readPart, { params, query: { part: 'settings' } });
  expect(JSON.stringify(data.value)).not.toContain('alert');
  expect((await setTerms({ resetAt: 'soon' })).map(({ place }) => place)).toEqual([['terms', 'resetAt']]);
});

test('a count stops at a thousand', async () => {
  await site.database.pool.query(
    `with made as (
       insert into member (realm_key, mail, mail_key, language, created_at)
       select 'portal/1', 'm' || n || '@many.example.jp', 'm' || n || '@many.example.jp', 'jpn', now()
       from generate_series(1, 1100) as n returning member_id)
     insert into terms_agreement (site_key, member_id, terms_content_id, agreed_at)
     select 'event/14', member_id, 0, now() from made`,
  );
  expect((await state()).agreed).toBe(countedMax);
});
