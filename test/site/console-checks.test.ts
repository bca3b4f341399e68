import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChecks } from '#features/editor/contract/checks.ts';
import * as editor from '#features/editor/contract.ts';
import { publicationTexts } from '#features/editor/console/changes/publication-words.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import { languageCodes } from '#kernel/language.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

type Fields = Record<string, Json>;
let site: TestSite;
let owner: ConsoleClient;
let params: { site: string };
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  const period = { startDate: '2027-03-06 10:00', endDate: '2027-03-07 17:00' };
  const made = await owner.call(editor.makeSite, {
    body: { template: 'conference', language: 'jpn', name: '会', ...period },
  });
  params = { site: made.data.site };
});
afterAll(() => site.close());

const checks = async () => (await owner.call(readChecks, { params })).data;
const check = async (key: string) => (await checks()).find((one) => one.key === key);
const change = async (part: string, edit: (value: Fields) => Fields): Promise<void> => {
  const { data } = await owner.call(editor.readPart, { params, query: { part } });
  const before = data.value as Fields;
  const changes = diffParts(before, edit(before)).map((one) => ({ ...one, path: [...one.path] }));
  expect((await owner.call(editor.savePart, { params, body: { part, changes } })).data.issues).toEqual([]);
};

test('every check has words in five languages', async () => {
  const keys = (await checks()).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['salesOpen', 'organiserMail', 'whoSells', 'examples', 'privacy']));
  for (const language of languageCodes) {
    await publicationTexts.load(language);
    for (const key of keys) {
      const words = publicationTexts.of(language).checkOf(key);
      expect([language, key, words?.open(2), words?.done(0)]).toEqual([
        language,
        key,
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
    }
  }
});

test('the texts of the template are counted by their parts, and one that was written over counts no more', async () => {
  const before = await check('examples');
  expect(before).toMatchObject({ isDone: false, isNeeded: false });
  expect(before!.count).toBeGreaterThan(3);
  /** Every text of the part as somebody writes it. */
  const written = (value: Json): Json => {
    if (isLocalizedText(value)) return { jpn: '主催者が書いた文章' };
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one)]));
  };
  await change(before!.part, (value) => written(value) as Fields);
  const after = await check('examples');
  expect(after!.count).toBe(before!.count! - 1);
  expect(after!.part).not.toBe(before!.part);
});

test('who sells is asked for until a text of the site names the act', async () => {
  expect(await check('whoSells')).toMatchObject({ isDone: false, part: 'settings' });
  await change('settings', (value) => ({
    ...value,
    terms: { ...(value['terms'] as Fields), bodyTerms: { jpn: '<p>特定商取引法に基づく表記</p>' } },
  }));
  expect(await check('whoSells')).toMatchObject({ isDone: true });
});

test('a sale that is over is needed, and the way leads to its module', async () => {
  expect(await check('salesOpen')).toMatchObject({ isDone: true, isNeeded: true });
  const { contents } = (await owner.call(editor.readOutline, { params })).data;
  const { contentId } = contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
  const { items } = (await owner.call(editor.listItems, { params: { ...params, contentId } })).data;
  for (const { detailId } of items) {
    await change(`item-${contentId}-${detailId}`, (value) => ({
      ...value,
      enableSalesPeriod: true,
      salesPeriodStart: '2026-11-01 10:00',
      salesPeriodEnd: '2026-11-02 10:00',
    }));
  }
  expect(await check('salesOpen')).toMatchObject({ isDone: false, count: items.length, part: `content-${contentId}` });
});
