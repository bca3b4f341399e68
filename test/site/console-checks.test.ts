import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readChecks } from '#features/editor/contract/checks.ts';
import { readChanges } from '#features/editor/contract/changes.ts';
import * as editor from '#features/editor/contract.ts';
import { publicationTexts } from '#features/editor/console/changes/publication-words.ts';
import { moduleDocuments, moduleHead, siteSchema } from '#features/editor/console/form/all-schemas.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import { languageCodes } from '#kernel/language.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const period = { startDate: '2027-03-06 10:00', endDate: '2027-03-07 17:00' };
type Fields = Record<string, Json>;
let site: TestSite;
let owner: ConsoleClient;
let params: { site: string };
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  const made = await owner.call(editor.makeSite, {
    body: { template: 'conference', language: 'jpn', name: '会', ...period },
  });
  params = { site: made.data.site };
});
afterAll(() => site.close());

const checks = async () => (await owner.call(readChecks, { params })).data;
const check = async (key: string) => (await checks()).find((one) => one.key === key);
const write = async (part: string, edit: (value: Fields) => Fields): Promise<void> => {
  const { data } = await owner.call(editor.readPart, { params, query: { part } });
  const before = data.value as Fields;
  const changes = diffParts(before, edit(before)).map((one) => ({ ...one, path: [...one.path] }));
  expect((await owner.call(editor.savePart, { params, body: { part, changes } })).data.issues).toEqual([]);
};

const ticketsOf = async () => {
  const { contents } = (await owner.call(editor.readOutline, { params })).data;
  const { contentId } = contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
  const { items } = (await owner.call(editor.listItems, { params: { ...params, contentId } })).data;
  return { contentId, items };
};
/** Every text of the part as somebody writes it. */
const written = (value: Json): Json => {
  if (isLocalizedText(value)) return { jpn: '主催者が書いた文章' };
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one)]));
};

test('every check has words in five languages', async () => {
  const keys = (await checks()).map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['tickets', 'organiserMail', 'whoSells', 'samples', 'examples', 'privacy']),
  );
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

test('each field with a text of the template is named, and one that was written over is named no more', async () => {
  const before = await check('examples');
  expect(before).toMatchObject({ isDone: false, isNeeded: false });
  expect(before!.places!.length).toBe(before!.count);
  await write(before!.part, (value) => written(value) as Fields);
  const after = await check('examples');
  const ofPart = before!.places!.filter(({ part }) => part === before!.part);
  expect(after!.count).toBe(before!.count! - ofPart.length);
  expect(after!.places!.map(({ part }) => part)).not.toContain(before!.part);
});

test('what is marked as a sample is needed, in titles and terms too, until it is replaced', async () => {
  const before = await check('samples');
  expect(before).toMatchObject({ isDone: false, isNeeded: true });
  const fields = before!.places!.map(({ part, path }) => `${part.split('-')[0]} ${path.join('.')}`);
  expect(fields).toEqual(expect.arrayContaining(['item title', 'item title.value', 'content serverContent.seller']));
  for (const part of new Set(before!.places!.map((place) => place.part)))
    await write(part, (value) => written(value) as Fields);
  expect(await check('samples')).toBeUndefined();
  expect(await check('privacy')).toMatchObject({ isDone: true });
});

test('a sale for money needs who sells, in the field of that name, and a free one is not asked', async () => {
  const { contentId, items } = await ticketsOf();
  const part = `content-${contentId}`;
  const seller = (text: Json) => (value: Fields) => ({
    ...value,
    serverContent: { ...(value['serverContent'] as Fields), seller: { jpn: text } },
  });
  await write(part, seller('<p>【見本】特定商取引法</p>'));
  expect(await check('whoSells')).toMatchObject({
    isDone: false,
    isNeeded: true,
    part,
    path: ['serverContent', 'seller'],
  });
  // Whoever publishes it is asked for a second factor, which is set up in their own account.
  expect(await check('factor')).toMatchObject({ isDone: false, isNeeded: true, part: 'account', path: [] });
  await write(part, seller('<p>販売事業者：汐見実行委員会</p>'));
  expect(await check('whoSells')).toMatchObject({ isDone: true });
  for (const { detailId } of items) await write(`item-${contentId}-${detailId}`, (value) => ({ ...value, price: 0 }));
  expect([await check('whoSells'), await check('factor')]).toEqual([undefined, undefined]);
});

test('a sale that is over is needed, and the way leads to its end', async () => {
  expect(await check('salesOpen')).toBeUndefined();
  const { contentId, items } = await ticketsOf();
  for (const { detailId } of items) {
    await write(`item-${contentId}-${detailId}`, (value) => ({
      ...value,
      enableSalesPeriod: true,
      salesPeriodStart: '2026-11-01 10:00',
      salesPeriodEnd: '2026-11-02 10:00',
    }));
  }
  const part = `item-${contentId}-${items[0]!.detailId}`;
  expect(await check('salesOpen')).toMatchObject({
    isDone: false,
    count: items.length,
    part,
    path: ['salesPeriodEnd'],
  });
});

describe.each(readdirSync(join(import.meta.dirname, '../../templates')))('a fresh site from %s', (template) => {
  test('has nothing done that its organiser did not do, and each item leads to a field of a form', async () => {
    const asked = template === 'portal' ? {} : period;
    const made = await owner.call(editor.makeSite, { body: { template, language: 'jpn', name: '会', ...asked } });
    const { data } = await owner.call(readChecks, { params: { site: made.data.site } });
    expect(data.filter(({ isDone }) => isDone).map(({ key }) => key)).toEqual(['basics']);
    const samples = data.find(({ key }) => key === 'samples');
    expect(samples?.places).toContainEqual({ part: 'settings', path: ['terms', 'bodyTerms'] });
    const { contents } = (await owner.call(editor.readOutline, { params: { site: made.data.site } })).data;
    const codeOf = new Map(contents.map(({ contentId, moduleCode }) => [String(contentId), moduleCode]));
    const fieldsOf = (part: string): FormField[] => {
      const [kind, contentId = ''] = part.split('-');
      if (kind === 'settings') return formFields(siteSchema);
      const documents = moduleDocuments.get(codeOf.get(contentId)!);
      if (kind === 'item') return formFields(documents?.item);
      return formFields(moduleHead).map((field) => {
        const own = moduleParts.find((one) => one === field.key);
        return own === undefined ? field : { ...field, kind: 'group', fields: formFields(documents?.[own]) };
      });
    };
    const lost = data
      .flatMap(({ part, path, places = [] }) => [{ part, path }, ...places])
      .filter(
        ({ part, path }) => !['tickets', 'account'].includes(part) && !hasField(fieldsOf(part), path.map(String)),
      );
    expect(lost).toEqual([]);
  });
});

/** Whether a form has the field at a path, or the text that the path names a language of. */
function hasField(fields: readonly FormField[], [key, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.key === key);
  if (field === undefined) return false;
  if (rest.length === 0 || field.kind === 'title' || field.kind === 'text' || field.kind === 'html') return true;
  if (field.kind === 'list') return rest.length === 1 || hasField(field.entry?.fields ?? [], rest.slice(1));
  return hasField(field.fields, rest) || field.options.some((option) => hasField(option.fields, rest));
}

describe('a second language', () => {
  let festival: { site: string };
  const edit = async (part: string, change: (value: Fields) => Fields): Promise<void> => {
    const { data } = await owner.call(editor.readPart, { params: festival, query: { part } });
    const before = data.value as Fields;
    const changes = diffParts(before, change(before)).map((one) => ({ ...one, path: [...one.path] }));
    expect((await owner.call(editor.savePart, { params: festival, body: { part, changes } })).data.issues).toEqual([]);
  };
  const found = async (key: string) =>
    (await owner.call(readChecks, { params: festival })).data.find((one) => one.key === key);
  const overviewOf = (value: Fields) => value['overview'] as Fields;
  beforeAll(async () => {
    const body = { template: 'festival', language: 'jpn' as const, name: '祭', placeName: '海浜公園', ...period };
    festival = { site: (await owner.call(editor.makeSite, { body })).data.site };
  });

  test('is asked for once the site has it: names that visitors read as headings are needed, other texts are good to have', async () => {
    expect(await found('languages')).toBeUndefined();
    await edit('settings', (value) => ({ ...value, languages: ['jpn', 'eng'] }));
    const { contents } = (await owner.call(editor.readOutline, { params: festival })).data;
    const { contentId } = contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
    const body = { value: { title: { jpn: '応援券' } } };
    await owner.call(editor.addItem, { params: { ...festival, contentId }, body });
    const missing = await found('headings');
    expect(missing).toMatchObject({ isDone: false, isNeeded: true });
    const places = missing!.places!.map(({ part, path }) => `${part.split('-')[0]} ${path.join('.')}`);
    expect(places).toEqual(
      expect.arrayContaining(['settings webSetting.title.eng', 'settings overview.name.eng', 'item title.eng']),
    );
    await edit('settings', (value) => ({ ...value, overview: { ...overviewOf(value), fee: { jpn: '有料' } } }));
    expect(await found('languages')).toMatchObject({ isDone: false, isNeeded: false, count: 1 });
  });

  test('that the template speaks is old where the organiser has written the first one', async () => {
    expect(await found('outdated')).toBeUndefined();
    const { contents } = (await owner.call(editor.readOutline, { params: festival })).data;
    const { contentId } = contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
    const { items } = (await owner.call(editor.listItems, { params: { ...festival, contentId } })).data;
    const [first] = items;
    const part = `item-${contentId}-${first!.detailId}`;
    await edit(part, (value) => ({ ...value, title: { ...(value['title'] as Fields), jpn: '二日通し券' } }));
    expect(await found('outdated')).toMatchObject({
      isDone: false,
      isNeeded: true,
      count: 1,
      places: [{ part, path: ['title', 'eng'] }],
    });
    await edit(part, (value) => ({ ...value, title: { ...(value['title'] as Fields), eng: 'Two-day pass' } }));
    expect(await found('outdated')).toBeUndefined();
  });

  test('that a publication leaves as it was is named before it is made', async () => {
    const leftBehind = async () => (await owner.call(readChanges, { params: festival })).data.leftBehind;
    await edit('settings', (value) => ({
      ...value,
      overview: { ...overviewOf(value), placeName: { jpn: '海浜公園', eng: 'Seaside Park' } },
    }));
    expect(await found('factor')).toMatchObject({ isDone: false });
    await setUpApp(owner);
    expect(await found('factor')).toMatchObject({ isDone: true });
    await owner.call(editor.publishSite, { params: festival, body: {} });
    expect(await leftBehind()).toEqual([]);
    const placeName = { jpn: '市民ホール', eng: 'Seaside Park' };
    await edit('settings', (value) => ({ ...value, overview: { ...overviewOf(value), placeName } }));
    expect(await leftBehind()).toMatchObject([{ part: 'settings', path: ['overview', 'placeName', 'eng'] }]);
    placeName.eng = 'Civic Hall';
    await edit('settings', (value) => ({ ...value, overview: { ...overviewOf(value), placeName } }));
    expect(await leftBehind()).toEqual([]);
  });
});
