import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { publishSite } from '#features/site/server/publish.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { everyMail, mailOrigin, operatorMails } from '../every-mail.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';

/** What an organiser may write as a name, to hurt whoever reads it. */
const hostile = `</script><script>steal()</script><img src=x onerror=steal()>"><b>'&amp;`;
const params = { site: 'event-11' };
let calls: MemberCalls;
let owner: ConsoleClient;
beforeAll(async () => {
  calls = await memberCalls({ publicUrl: mailOrigin });
  owner = await operatorAt(calls.site, 'event/11', 'owner', 'owner@example.jp');
  await rename('settings', ['webSetting', 'title']);
  const { data } = await owner.call(editor.listItems, { params: { ...params, contentId: 60 } });
  for (const { detailId } of data.items) await rename(`item-60-${detailId}`, ['title']);
  await publishSite(calls.site.database, 'event/11');
  await calls.site.hiroba.features.site.directory.refresh();
});
afterAll(() => calls.close());

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

async function rename(part: string, path: readonly string[]): Promise<void> {
  const { data } = await owner.call(editor.readPart, { params, query: { part } });
  const before = at(data.value, path);
  const after = typeof before === 'object' ? { jpn: hostile, eng: hostile } : hostile;
  const changes = [{ path: [...path], ...(before !== undefined && { before }), after }] as never;
  const { data: saved } = await owner.call(editor.savePart, { params, body: { part, changes } });
  expect([part, path, saved.issues, saved.clashes]).toEqual([part, path, [], []]);
}

/** The tags in a text of HTML that our own writing never has. */
const tagsOf = (html: string): string[] => html.match(/<script>steal|<img src=x|<b>'/g) ?? [];

test('no mail runs what an organiser wrote as a name, and its subject stays one line', async () => {
  const { userId } = await calls.logIn('hanako.demo');
  const mails = [...(await everyMail(calls.site, userId, 'eng')), ...operatorMails('eng', hostile)];
  expect(mails.length).toBeGreaterThan(40);
  expect(mails.filter(({ mail }) => mail.html.includes('&lt;img src=x')).length).toBeGreaterThan(20);
  for (const { what, mail } of mails) {
    expect([what, tagsOf(mail.html)]).toEqual([what, []]);
    expect([what, /[\r\n]/.test(mail.subject)]).toEqual([what, false]);
  }
});

test.each(['', '/module/ticket/60', '/module/ticket/60/detail?ticket=1'])(
  'no page of the event%s runs it, in its HTML or in the data that stand there',
  async (path) => {
    const html = await calls.site.page(`/web/portal/1/event/11${path}`);
    expect(html).toContain('steal');
    expect(tagsOf(html)).toEqual([]);
  },
);

test('the lists of the console give it back as the text that it is', async () => {
  const { data: sites } = await owner.call(editor.listSites);
  expect(JSON.stringify(sites)).toContain(JSON.stringify(hostile).slice(1, -1));
  const { data: found } = await owner.call(editor.listSites, { query: { search: '<img src=x' } });
  expect(found.sites.map((one) => one.site)).toEqual(['event-11']);
});
