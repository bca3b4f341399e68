import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleDocuments } from '#app/module-documents.ts';
import * as editor from '#features/editor/contract.ts';
import { copySite } from '#features/editor/contract/copy.ts';
import { listVersions, restoreKeptDraft, restoreVersion } from '#features/editor/contract/versions.ts';
import { diffParts, type FieldChange, type Json } from '#features/editor/rules/part-changes.ts';
import { createStoredDocuments, readDraft } from '#features/site/server.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

// What users of other organisers' consoles report, each kind as a test. `console-drafts.test.ts` has further ones.
type Fields = Record<string, Json>;
const params = { site: 'event-12' };
let site: TestSite;
let owner: ConsoleClient;
let editorOfEvent: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'portal/1', 'owner', 'owner@example.jp');
  // The event sells for money.
  await setUpApp(owner);
  editorOfEvent = await operatorAt(site, 'event/12', 'editor', 'editor@example.jp');
});
afterAll(() => site.close());

const read = async (client = editorOfEvent, part = 'settings', at = params) => {
  const { data } = await client.call(editor.readPart, { params: at, query: { part } });
  return { ...data, value: data.value as Fields };
};
const save = async (changes: readonly FieldChange[], client = editorOfEvent, part = 'settings', at = params) =>
  (
    await client.call(editor.savePart, {
      params: at,
      body: { part, changes: changes.map((change) => ({ ...change, path: [...change.path] })) },
    })
  ).data;
const outline = async (client = editorOfEvent, at = params) =>
  (await client.call(editor.readOutline, { params: at })).data;
const withName = (value: Fields, language: string, name: string): Fields => {
  const overview = value['overview'] as Fields;
  return { ...value, overview: { ...overview, name: { ...(overview['name'] as Fields), [language]: name } } };
};
const nameOf = (value: Fields): Json => (value['overview'] as Fields)['name'] as Json;

describe("an editor's own saves", () => {
  test('are no clash with themselves, also from a second tab that was opened before them', async () => {
    const { value: ofBothTabs } = await read();
    const first = withName(ofBothTabs, 'eng', 'Autumn');
    const second = withName(first, 'eng', 'Autumn Fair');
    expect((await save(diffParts(ofBothTabs, first))).clashes).toEqual([]);
    expect((await save(diffParts(first, second))).clashes).toEqual([]);
    // The other tab saves another field of the part that it has read.
    const { clashes } = await save(diffParts(ofBothTabs, withName(ofBothTabs, 'kor', '가을 박람회')));
    expect(clashes).toEqual([]);
    expect(nameOf((await read()).value)).toMatchObject({ eng: 'Autumn Fair', kor: '가을 박람회' });
  });

  test('that are sent twice because the answer was lost are no clash and change nothing more', async () => {
    const { value } = await read();
    const changes = diffParts(value, withName(value, 'eng', 'Sent twice'));
    await save(changes);
    const after = (await read()).value;
    expect((await save(changes)).clashes).toEqual([]);
    expect((await read()).value).toEqual(after);
  });
});

describe('saves that come by themselves', () => {
  test('leave what was published as an earlier version, and the draft of before its return, however many they are', async () => {
    const { value } = await read();
    const published = withName(value, 'eng', 'As published');
    await save(diffParts(value, published));
    await owner.call(editor.publishSite, { params, body: {} });
    let last = published;
    // More than publications are kept.
    for (let time = 1; time <= 25; time += 1) {
      const next = withName(last, 'eng', `Typed ${time}`);
      expect((await save(diffParts(last, next))).clashes).toEqual([]);
      last = next;
    }
    const { publications } = (await owner.call(listVersions, { params })).data;
    const revisionId = publications[0]!.revision;
    expect((await owner.call(restoreVersion, { params: { ...params, revisionId } })).status).toBe(200);
    expect(nameOf((await read()).value)).toMatchObject({ eng: 'As published' });
    const [kept] = (await owner.call(listVersions, { params })).data.drafts;
    expect((await owner.call(restoreKeptDraft, { params: { ...params, keptId: kept!.keptId } })).status).toBe(200);
    expect(nameOf((await read()).value)).toMatchObject({ eng: 'Typed 25' });
  });
});

describe('a publication while somebody writes', () => {
  test('has each save wholly or not at all, and loses none', async () => {
    const { value } = await read();
    const languages = ['jpn', 'eng', 'chi', 'zhtw', 'kor'];
    const [, ...saved] = await Promise.all([
      owner.call(editor.publishSite, { params, body: {} }),
      ...languages.map((language) => save(diffParts(value, withName(value, language, `同時 ${language}`)))),
    ]);
    expect(saved.map(({ clashes, issues }) => [clashes, issues])).toEqual(languages.map(() => [[], []]));
    const all = Object.fromEntries(languages.map((language) => [language, `同時 ${language}`]));
    expect(nameOf((await read()).value)).toEqual(all);
    await owner.call(editor.publishSite, { params, body: {} });
    expect((await outline()).hasChanges).toBe(false);
    expect(nameOf((await read()).value)).toEqual(all);
  });

  test('takes back nothing that was typed and is not valid yet', async () => {
    const { value } = await read();
    const wrong = { ...value, overview: { ...(value['overview'] as Fields), startDate: '来週' } };
    await save(diffParts(value, wrong));
    const { typed } = await read();
    expect(typed).toHaveLength(1);
    await owner.call(editor.publishSite, { params, body: {} });
    expect((await read()).typed).toEqual(typed);
    await save(diffParts(value, value));
  });
});

describe('a save of one field', () => {
  test('moves no time and changes nothing else, in any part of the event', async () => {
    const { contents } = await outline();
    const parts = contents.map(({ contentId }) => `content-${contentId}`);
    for (const { contentId } of contents) {
      const { data } = await editorOfEvent.call(editor.listItems, { params: { ...params, contentId } });
      parts.push(...data.items.slice(0, 3).map(({ detailId }) => `item-${contentId}-${detailId}`));
    }
    const changed: string[] = [];
    for (const part of parts) {
      const { value } = await read(editorOfEvent, part);
      const title = value['title'];
      if (typeof title !== 'object' || title === null) continue;
      const next = { ...value, title: { ...(title as Fields), jpn: '新しい題' } };
      const { issues, clashes } = await save(diffParts(value, next), editorOfEvent, part);
      expect([part, issues, clashes]).toEqual([part, [], []]);
      expect([part, (await read(editorOfEvent, part)).value]).toEqual([part, next]);
      changed.push(part);
    }
    expect(changed.length).toBeGreaterThan(15);
  });

  test('that empties an optional date leaves it out, and stores what came with it', async () => {
    const { value } = await read();
    const { endDate, ...overview } = value['overview'] as Fields;
    expect(endDate).toBeTypeOf('string');
    const emptied = withName({ ...value, overview }, 'eng', 'Without an end');
    expect((await save(diffParts(value, emptied))).issues).toEqual([]);
    expect((await read()).value).toEqual(emptied);
  });
});

describe('a copy', () => {
  test('has its own forms in their order with their switches, and what is done to it leaves the original alone', async () => {
    const body = { name: { jpn: '写し' }, startDate: '2027-05-01 10:00', endDate: '2027-05-02 17:00' };
    const { data } = await owner.call(copySite, { params, body });
    const at = { site: data.site };
    const before = await draftOf('event/12');
    const copied = await draftOf(data.site.replace('-', '/'));
    expect(withoutDates(copied)).toEqual(withoutDates(before));
    for (const { contentId } of (await outline(owner, at)).contents) {
      await owner.call(editor.removeContent, { params: { ...at, contentId } });
    }
    const { value } = await read(owner, 'settings', at);
    await save(diffParts(value, withName(value, 'jpn', '別の会')), owner, 'settings', at);
    await owner.call(editor.publishSite, { params: at, body: {} });
    expect(await draftOf('event/12')).toEqual(before);
  });

  async function draftOf(siteKey: string): Promise<Json> {
    const stored = createStoredDocuments(moduleDocuments, () => {});
    const draft = await readDraft(site.database.kysely, stored, siteKey);
    return draft?.contents as unknown as Json;
  }

  /** All dates are moved; `console-drafts.test.ts` tells by how much. */
  function withoutDates(value: Json): Json {
    if (typeof value === 'string') return /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d\S*)?$/.test(value) ? 'a date' : value;
    if (Array.isArray(value)) return value.map(withoutDates);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutDates(one)]));
  }
});
