import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import {
  changeNote,
  compareKeptDraft,
  compareVersion,
  discardChanges,
  listVersions,
  restoreKeptDraft,
  restoreVersion,
} from '#features/editor/contract/versions.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

// An earlier version is looked at, and compared with what is there now, before it is brought back.
type Fields = Record<string, Json>;
const params = { site: 'event-12' };
const hour = 3_600_000;
let site: TestSite;
let hanako: ConsoleClient;
let item: { contentId: number; detailId: number };
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  hanako = await operatorAt(site, 'event/12', 'editor', 'hanako@example.jp');
  // The event sells for money.
  await setUpApp(hanako);
  const { contents } = (await hanako.call(editor.readOutline, { params })).data;
  const { contentId } = contents.find(({ moduleCode }) => moduleCode === 'information')!;
  const { items } = (await hanako.call(editor.listItems, { params: { ...params, contentId } })).data;
  item = { contentId, detailId: items[0]!.detailId };
});
afterAll(() => site.close());

const partOf = () => `item-${item.contentId}-${item.detailId}`;
/** Calls the item by another name, in the draft. */
async function rename(name: string): Promise<void> {
  const part = partOf();
  const value = (await hanako.call(editor.readPart, { params, query: { part } })).data.value as Fields;
  const changes = diffParts(value, { ...value, title: { ...(value['title'] as Fields), jpn: name, eng: name } });
  const body = { part, changes: changes.map((change) => ({ ...change, path: [...change.path] })) };
  expect((await hanako.call(editor.savePart, { params, body })).data.issues).toEqual([]);
}
async function publish(note?: string): Promise<number> {
  const { data } = await hanako.call(editor.publishSite, { params, body: note === undefined ? {} : { note } });
  return data.revision ?? 0;
}
const versions = async () => (await hanako.call(listVersions, { params })).data;

type Version = { revision: number } | { keptId: number };
async function passOf(version?: Version, client = hanako): Promise<{ status: number; token: string; path: string }> {
  const body = { part: partOf(), ...(version && { version }) };
  const { status, data } = await client.call(editor.openPreview, { params, body });
  const [path = '', token = ''] = (status === 200 ? data.path : '').split('?isDraft=true&access_token=');
  return { status, token, path };
}
const headersOf = (token: string) => ({ language: 'eng', 'access-token': token, 'preview-agent': 'previewer' });
/** The item as a page with the pass of a preview has it. */
async function seenWith(token: string): Promise<{ status: number; name: string }> {
  const { contentId, detailId } = item;
  const response = await site.get(`${apiPrefix}event_information/1/12/${contentId}/${detailId}`, headersOf(token));
  return { status: response.status, name: await response.text() };
}

describe('a publication', () => {
  test('carries the note of whoever made it, also one that waited for its time', async () => {
    await rename('A first name');
    const revision = await publish('  料金を改定  ');
    expect((await versions()).publications[0]).toMatchObject({ revision, note: '料金を改定', by: expect.any(String) });
    await rename('A planned name');
    const body = { at: '2026-11-20 12:00', note: 'Prices of spring' };
    expect((await hanako.call(editor.publishSite, { params, body })).data.revision).toBeNull();
    site.setNow(testNow + 2 * hour);
    await site.hiroba.jobs.runDue();
    site.setNow(testNow);
    expect((await versions()).publications[0]).toMatchObject({ note: 'Prices of spring' });
    await rename('Without a note');
    await publish();
    expect((await versions()).publications[0]).toMatchObject({ note: null });
    const long = { note: 'a'.repeat(201) };
    expect((await hanako.call(editor.publishSite, { params, body: long })).status).toBe(422);
  });
});

test('publications are counted within their site, whatever else the server publishes, and the log says the number', async () => {
  const owner = await operatorAt(site, '*', 'owner', 'everywhere@example.jp');
  await setUpApp(owner);
  const other = { site: 'event-14' };
  const numbers = async (of: typeof params) =>
    (await owner.call(listVersions, { params: of })).data.publications.map(({ number }) => number);
  const before = (await numbers(params))[0] ?? 0;
  const first = await publish();
  await owner.call(editor.publishSite, { params: other, body: {} });
  const second = await publish();
  expect(second).toBeGreaterThan(first + 1);
  expect((await numbers(params)).slice(0, 2)).toEqual([before + 2, before + 1]);
  const ofOther = await numbers(other);
  expect(ofOther).toEqual([...ofOther.keys()].map((at) => ofOther.length - at));
  await hanako.call(restoreVersion, { params: { ...params, revisionId: first }, body: {} });
  const { entries } = (await owner.call(readSiteLog, { params })).data;
  const told = entries.map(({ action, details }) => [action, details['number']]);
  expect(told.slice(0, 2)).toEqual([
    ['draft.restored', before + 1],
    ['site.published', before + 2],
  ]);
});

describe('the note of a publication', () => {
  const noteOf = async (revision: number) =>
    (await versions()).publications.find((one) => one.revision === revision)?.note;
  const say = (revisionId: number, note: string, client = hanako) =>
    client.call(changeNote, { params: { ...params, revisionId }, body: { note } });

  test('is said anew later and taken away, and the log tells who did it', async () => {
    await rename('To be explained');
    const revision = await publish('Typo');
    expect((await say(revision, '  Prices of summer ')).status).toBe(200);
    expect(await noteOf(revision)).toBe('Prices of summer');
    const owner = await operatorAt(site, 'event/12', 'owner', 'log-reader@example.jp');
    await setUpApp(owner);
    const { entries } = (await owner.call(readSiteLog, { params, query: { action: 'publication.' } })).data;
    expect(entries[0]).toMatchObject({
      action: 'publication.noteChanged',
      details: { revision },
      operatorName: expect.stringContaining('hanako'),
    });
    expect((await say(revision, '  ')).status).toBe(200);
    expect(await noteOf(revision)).toBeNull();
  });

  test('has a bound, and is changed by those who publish alone, of this site and as long as it is kept', async () => {
    const revision = await publish('Stays');
    expect((await say(revision, 'a'.repeat(201))).status).toBe(422);
    for (const role of ['reader', 'sales', 'reception', 'exhibitor'] as const) {
      const client = await operatorAt(site, 'event/12', role, `${role}.notes@example.jp`);
      expect([role, (await say(revision, 'Other', client)).status]).toEqual([role, 403]);
    }
    const neighbour = await operatorAt(site, 'event/11', 'editor', 'neighbour.notes@example.jp');
    await setUpApp(neighbour);
    const ofOther = { params: { site: 'event-11', revisionId: revision }, body: { note: 'Other' } };
    expect((await neighbour.call(changeNote, ofOther)).status).toBe(404);
    expect((await say(999_999, 'Other')).status).toBe(404);
    expect(await noteOf(revision)).toBe('Stays');
  });
});

describe('an earlier version', () => {
  test('is looked at as the real page, while the draft and the public site stay as they are', async () => {
    await rename('Of spring');
    const spring = await publish();
    await rename('Of summer');
    const summer = await publish();
    await rename('Of the draft');
    const [ofSpring, ofSummer, ofDraft] = [
      await passOf({ revision: spring }),
      await passOf({ revision: summer }),
      await passOf(),
    ];
    expect(ofSpring.path).toBe(ofDraft.path);
    expect((await seenWith(ofSpring.token)).name).toContain('Of spring');
    expect((await seenWith(ofSummer.token)).name).toContain('Of summer');
    expect((await seenWith(ofDraft.token)).name).toContain('Of the draft');
    const list = `${apiPrefix}event_information/1/12/${item.contentId}`;
    expect(await (await site.get(list, headersOf(ofSpring.token))).text()).toContain('Of spring');
    const isOld = async (token: string): Promise<unknown> => {
      const settings = await site.get(`${apiPrefix}preview_booth/1/12`, headersOf(token));
      return ((await settings.json()) as { data: { isOld: boolean } }).data.isOld;
    };
    // The page says that it is no draft.
    expect([await isOld(ofSpring.token), await isOld(ofDraft.token)]).toEqual([true, false]);
    // The draft is there as before, and nothing was published.
    expect((await hanako.call(editor.readOutline, { params })).data.hasChanges).toBe(true);
    expect((await versions()).publications[0]).toMatchObject({ revision: summer });
  });

  test('of which a module is gone since shows that module', async () => {
    const { contentId } = item;
    const before = await publish();
    await hanako.call(editor.removeContent, { params: { ...params, contentId } });
    expect((await seenWith((await passOf()).token)).status).toBe(404);
    expect((await seenWith((await passOf({ revision: before })).token)).status).toBe(200);
    await hanako.call(restoreVersion, { params: { ...params, revisionId: before }, body: {} });
  });

  test('is there for those who may see previews, of this site alone, and as long as it is kept', async () => {
    const { publications } = await versions();
    const { revision } = publications[1]!;
    const reader = await operatorAt(site, 'event/12', 'reader', 'reader@example.jp');
    expect((await passOf({ revision }, reader)).status).toBe(200);
    const booths = { booths: [{ contentId: 200, detailId: 1 }] };
    const exhibitor = await operatorAt(site, 'event/12', 'exhibitor', 'booth@example.jp', booths);
    expect((await passOf({ revision }, exhibitor)).status).toBe(403);
    const compare = { params: { ...params, revisionId: revision }, query: { present: 'draft' as const } };
    expect((await exhibitor.call(compareVersion, compare)).status).toBe(403);
    const neighbour = await operatorAt(site, 'event/11', 'editor', 'neighbour@example.jp');
    expect((await passOf({ revision }, neighbour)).status).toBe(404);
    const body = { version: { revision } };
    expect((await neighbour.call(editor.openPreview, { params: { site: 'event-11' }, body })).status).toBe(404);
    const ofOther = { params: { site: 'event-11', revisionId: revision }, query: { present: 'draft' as const } };
    expect((await neighbour.call(compareVersion, ofOther)).status).toBe(404);
    expect((await passOf({ revision: 999_999 })).status).toBe(404);

    // A pass that was opened before its version went shows nothing in its place.
    const { token } = await passOf({ revision });
    expect((await seenWith(token)).status).toBe(200);
    await site.database.kysely.deleteFrom('site_publication').where('revision', '=', revision).execute();
    expect((await seenWith(token)).status).toBe(404);
    expect((await hanako.call(compareVersion, compare)).status).toBe(404);
  });
});

describe('what differs in an earlier version', () => {
  test('from the draft and from what is public is said by part and field, as a publication says it', async () => {
    await rename('In public once');
    const revision = await publish();
    await rename('In public now');
    await publish();
    await rename('In the draft');
    const differs = async (present: 'draft' | 'public') =>
      (await hanako.call(compareVersion, { params: { ...params, revisionId: revision }, query: { present } })).data;
    const change = { kind: 'changed', part: partOf(), moduleCode: 'information' };
    for (const [present, name] of [
      ['draft', 'In the draft'],
      ['public', 'In public now'],
    ] as const) {
      const { total, changes } = await differs(present);
      expect(total).toBe(2);
      expect(changes.find(({ path }) => path.at(-1) === 'eng')).toMatchObject({
        ...change,
        path: ['title', 'eng'],
        before: { kind: 'text', text: name },
        after: { kind: 'text', text: 'In public once' },
      });
    }
    await hanako.call(restoreVersion, { params: { ...params, revisionId: revision }, body: {} });
    expect(await differs('draft')).toEqual({ total: 0, changes: [] });
  });

  test('of a draft that was replaced is said and looked at in the same way, until it is brought back', async () => {
    const { drafts } = await versions();
    const { keptId } = drafts[0]!;
    expect((await seenWith((await passOf({ keptId })).token)).name).toContain('In the draft');
    const options = { params: { ...params, keptId }, query: { present: 'draft' as const } };
    const { changes } = (await hanako.call(compareKeptDraft, options)).data;
    expect(changes.find(({ path }) => path.at(-1) === 'eng')).toMatchObject({
      before: { text: 'In public once' },
      after: { text: 'In the draft' },
    });
    await hanako.call(restoreKeptDraft, { params: { ...params, keptId }, body: {} });
    expect((await hanako.call(compareKeptDraft, options)).data.total).toBe(0);
  });

  test('from the publication before it is what that publication changed', async () => {
    await rename('Before it');
    await publish();
    await rename('With it');
    const revision = await publish();
    await rename('After it');
    const query = { present: 'before' as const };
    const { changes } = (await hanako.call(compareVersion, { params: { ...params, revisionId: revision }, query }))
      .data;
    expect(changes.find(({ path }) => path.at(-1) === 'eng')).toMatchObject({
      before: { text: 'Before it' },
      after: { text: 'With it' },
    });
    const oldest = (await versions()).publications.at(-1)!.revision;
    const options = { params: { ...params, revisionId: oldest }, query };
    expect((await hanako.call(compareVersion, options)).status).toBe(404);
  });
});

describe('changes that are not public', () => {
  test('are discarded whole, with what is typed and not valid, and the draft before is brought back', async () => {
    await rename('公開した名前');
    await publish();
    const outline = async () => (await hanako.call(editor.readOutline, { params })).data;
    const title = async () =>
      ((await hanako.call(editor.readPart, { params, query: { part: partOf() } })).data.value as Fields)['title'];
    const typed = async () =>
      (await hanako.call(editor.readPart, { params, query: { part: partOf() } })).data.typed.length;
    await rename('捨てる名前');
    const { data: added } = await hanako.call(editor.addContent, { params, body: { moduleCode: 'web_page' } });
    expect(added.contentId).toBeGreaterThan(0);
    const value = (await hanako.call(editor.readPart, { params, query: { part: partOf() } })).data.value as Fields;
    const changes = [{ path: ['createdAt'], before: value['createdAt'], after: 'いつか' }];
    const body = { part: partOf(), changes };
    await hanako.call(editor.savePart, { params, body });
    expect([(await outline()).hasChanges, await typed()]).toEqual([true, 1]);

    const { data } = await hanako.call(discardChanges, { params, body: {} });
    const { contents, hasChanges } = await outline();
    expect([hasChanges, await typed(), await title()]).toMatchObject([false, 0, { jpn: '公開した名前' }]);
    expect(contents.map(({ contentId }) => contentId)).not.toContain(added.contentId);
    expect((await versions()).drafts[0]).toMatchObject({ keptId: data.keptId, before: 'discard' });

    await hanako.call(restoreKeptDraft, { params: { ...params, keptId: data.keptId }, body: {} });
    expect(await title()).toMatchObject({ jpn: '捨てる名前' });
    await hanako.call(discardChanges, { params, body: {} });
  });

  test('are discarded by those who edit, and where something is public', async () => {
    const reader = await operatorAt(site, 'event/12', 'reader');
    expect((await reader.call(discardChanges, { params, body: {} })).status).toBe(403);
    const owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
    const made = await owner.call(editor.makeSite, {
      body: {
        template: 'party',
        language: 'jpn',
        name: '会',
        startDate: '2027-03-06 10:00',
        endDate: '2027-03-06 17:00',
      },
    });
    expect((await owner.call(discardChanges, { params: { site: made.data.site }, body: {} })).status).toBe(404);
  });
});
