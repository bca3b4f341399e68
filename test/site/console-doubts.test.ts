import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readChanges } from '#features/editor/contract/changes.ts';
import { readChecks } from '#features/editor/contract/checks.ts';
import { copySite } from '#features/editor/contract/copy.ts';
import { keepTexts, readDoubts } from '#features/editor/contract/doubts.ts';
import * as editor from '#features/editor/contract.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { markOfWords } from '#features/editor/rules/text-mark.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const period = { startDate: '2027-03-06 10:00', endDate: '2027-03-07 17:00' };
type Fields = Record<string, Json>;
let site: TestSite;
let owner: ConsoleClient;
let other: ConsoleClient;
let params: { site: string };
let ticket: string;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  await setUpApp(owner);
  other = await operatorAt(site, '*', 'owner', 'other@example.jp');
});
afterAll(() => site.close());

beforeEach(async () => {
  const body = { template: 'festival', language: 'jpn' as const, name: '祭', placeName: '海浜公園', ...period };
  params = { site: (await owner.call(editor.makeSite, { body })).data.site };
  await write('settings', (value) => ({ ...value, languages: ['jpn', 'eng'] }));
  const { contents } = (await owner.call(editor.readOutline, { params })).data;
  const { contentId } = contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
  const { items } = (await owner.call(editor.listItems, { params: { ...params, contentId } })).data;
  ticket = `item-${contentId}-${items[0]!.detailId}`;
});

const write = async (part: string, edit: (value: Fields) => Fields): Promise<void> => {
  const { data } = await owner.call(editor.readPart, { params, query: { part } });
  const before = data.value as Fields;
  const changes = diffParts(before, edit(before)).map((one) => ({ ...one, path: [...one.path] }));
  expect((await owner.call(editor.savePart, { params, body: { part, changes } })).data.issues).toEqual([]);
};
const entitle = (title: Fields) =>
  write(ticket, (value) => ({ ...value, title: { ...(value['title'] as Fields), ...title } }));
const check = async (key: string, client = owner, of = params) =>
  (await client.call(readChecks, { params: of })).data.find((one) => one.key === key);
const doubts = async (part = ticket, client = owner) =>
  (await client.call(readDoubts, { params, query: { part } })).data.filter(({ path }) => path[0] !== 'description');
const judge = async (texts: { part: string; mark: string }[], isRight = true): Promise<number> =>
  (await owner.call(keepTexts, { params, body: { isRight, texts } })).data.changed;
const lastInLog = async () => (await owner.call(readSiteLog, { params })).data.entries[0];
const placesOf = async (key: string) =>
  ((await check(key))?.places ?? []).flatMap(({ part, mark }) => (mark === undefined ? [] : [{ part, mark }]));

describe('a translation that is older than its original', () => {
  beforeEach(() => entitle({ jpn: '一日券（初日）' }));

  test('is right once an organiser says so: for every editor, in the checks and at its field', async () => {
    expect(await doubts()).toMatchObject([{ kind: 'outdated', path: ['title', 'eng'] }]);
    const texts = await placesOf('outdated');
    expect(texts).toHaveLength(1);
    expect(await judge(texts)).toBe(1);
    expect(await check('outdated', other)).toBeUndefined();
    expect(await doubts(ticket, other)).toEqual([]);
    expect(await lastInLog()).toMatchObject({ action: 'draft.kept', details: { part: ticket } });
  });

  test('is asked for again when its original is written anew, and not when the judged words come back', async () => {
    await judge(await placesOf('outdated'));
    await entitle({ jpn: '一日券（5月1日）' });
    expect(await doubts()).toMatchObject([{ kind: 'outdated', path: ['title', 'eng'] }]);
    await entitle({ jpn: '一日券（初日）' });
    expect(await doubts()).toEqual([]);
  });

  test('is asked for again when that is taken back', async () => {
    const texts = await placesOf('outdated');
    await judge(texts);
    expect(await judge(texts, false)).toBe(1);
    expect(await placesOf('outdated')).toEqual(texts);
    expect(await lastInLog()).toMatchObject({ action: 'draft.doubted', details: { part: ticket } });
  });

  test('stays right in a copy of the site', async () => {
    await judge(await placesOf('outdated'));
    const body = { name: { jpn: '次の祭', eng: 'Next' }, startDate: '2028-03-06 10:00', endDate: '2028-03-07 17:00' };
    const copied = await owner.call(copySite, { params, body });
    expect(copied.status).toBe(200);
    expect(await check('examples', owner, copied.data)).toBeDefined();
    expect(await check('outdated', owner, copied.data)).toBeUndefined();
  });

  test('is not judged by whoever saw other words, nor by words that nobody doubts', async () => {
    const texts = await placesOf('outdated');
    await entitle({ jpn: '一日券（5月1日）' });
    expect(await judge(texts)).toBe(0);
    expect(await judge([{ part: ticket, mark: markOfWords({ jpn: '祭' }, 'jpn') }])).toBe(0);
    expect(await judge([{ part: 'item-1-1', mark: texts[0]!.mark }])).toBe(0);
    const [now] = await placesOf('outdated');
    expect(await judge([now!, now!])).toBe(1);
  });
});

test('words of a template, prose and short names, are kept one by one or all at once', async () => {
  const names = await check('names');
  expect(names).toMatchObject({ isDone: false, isNeeded: false });
  const fields = names!.places!.map(({ moduleCode = 'settings', path }) => `${moduleCode} ${path.join('.')}`);
  expect(fields).toEqual(
    expect.arrayContaining(['settings overview.tags.0', 'tab content.tabs.2.label', 'information category']),
  );
  // Every template has a tab for tickets.
  expect(fields).not.toContain('tab content.tabs.1.label');
  const [first, ...rest] = await placesOf('names');
  await judge([first!]);
  expect((await placesOf('names')).map(({ mark }) => mark)).not.toContain(first!.mark);
  await judge(rest);
  expect(await check('names')).toBeUndefined();
  const prose = await placesOf('examples');
  expect(prose.length).toBeGreaterThan(1);
  await judge(prose);
  expect(await check('examples')).toBeUndefined();
});

test('a translation that a publication leaves behind is right once an organiser says so', async () => {
  await write('settings', (value) => {
    const overview = value['overview'] as Fields;
    return { ...value, overview: { ...overview, placeName: { jpn: '海浜公園', eng: 'Seaside Park' } } };
  });
  await owner.call(editor.publishSite, { params, body: {} });
  await write('settings', (value) => {
    const overview = value['overview'] as Fields;
    return { ...value, overview: { ...overview, placeName: { jpn: '海浜公園（雨天：体育館）', eng: 'Seaside Park' } } };
  });
  const leftBehind = async () => (await owner.call(readChanges, { params })).data.leftBehind;
  const [left] = await leftBehind();
  expect(left).toMatchObject({ part: 'settings', path: ['overview', 'placeName', 'eng'] });
  expect(await doubts('settings')).toContainEqual({ kind: 'leftBehind', path: left!.path, mark: left!.mark });
  await judge([left!]);
  expect(await leftBehind()).toEqual([]);
  expect((await doubts('settings')).map(({ kind }) => kind)).not.toContain('leftBehind');
});

test('a part that is not there is not found, and a body of nothing or of another form is refused', async () => {
  expect((await owner.call(readDoubts, { params, query: { part: 'item-1-1' } })).status).toBe(404);
  const refused = async (texts: { part: string; mark: string }[]) =>
    (await owner.call(keepTexts, { params, body: { isRight: true, texts } })).status;
  expect(await refused([])).toBe(422);
  expect(await refused([{ part: 'settings', mark: 'x' }])).toBe(422);
  expect(await refused(Array.from({ length: 101 }, () => ({ part: 'settings', mark: '0'.repeat(16) })))).toBe(422);
});
