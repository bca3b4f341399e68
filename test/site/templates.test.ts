import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readChanges } from '#features/editor/contract/changes.ts';
import { readFaults } from '#features/editor/contract/faults.ts';
import { siteKeyOfName } from '#kernel/console/console-endpoint.ts';
import type { BodyInputOf } from '#kernel/endpoint.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const folder = join(import.meta.dirname, '../../templates');
const names = readdirSync(folder);
const acceptOf: Record<LanguageCode, string> = { jpn: 'ja', eng: 'en', chi: 'zh-CN', zhtw: 'zh-TW', kor: 'ko' };
/** Letters that a text in the language never has. */
const foreignTo: Record<LanguageCode, RegExp> = {
  jpn: /\p{sc=Hangul}/u,
  eng: /\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Han}|\p{sc=Hangul}/u,
  chi: /\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u,
  zhtw: /\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u,
  kor: /\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Han}/u,
};
const period = { startDate: '2027-03-06 10:00', endDate: '2027-03-07 17:00' };

let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  // Some of them sell for money.
  await setUpApp(owner);
});
afterAll(() => site.close());

type Body = BodyInputOf<typeof editor.makeSite>;
const make = (template: string, more: Partial<Body> = {}) =>
  owner.call(editor.makeSite, { body: { template, language: 'jpn', name: 'A', ...more } });

/** Every value of the draft of a site, with its place. */
async function valuesOf(siteKey: string): Promise<[string, unknown][]> {
  const found: [string, unknown][] = [];
  const walk = (place: string, value: unknown): void => {
    found.push([place, value]);
    if (typeof value !== 'object' || value === null || isLocalizedText(value)) return;
    for (const [key, one] of Object.entries(value)) walk(`${place}.${key}`, one);
  };
  for (const table of ['site_document', 'content_document', 'content_item'] as const) {
    const rows = await site.database.kysely
      .selectFrom(table)
      .select('document')
      .where('site_key', '=', siteKey)
      .where('version', '=', 'draft')
      .execute();
    rows.forEach(({ document }, index) => walk(`${table}[${index}]`, document));
  }
  return found;
}

const isText = (entry: [string, unknown]): entry is [string, LocalizedText] => isLocalizedText(entry[1]);

test('the console lists every folder of templates, with its words in five languages and a cover that is served', async () => {
  const { data } = await owner.call(editor.listTemplates);
  expect(data.map(({ template }) => template).sort()).toEqual(names.toSorted());
  expect(data.map(({ kind }) => kind)).toContain('portal');
  for (const { template, name, summary, picture } of data) {
    for (const text of [name, summary])
      expect([template, Object.keys(text).sort()]).toEqual([template, languageCodes.toSorted()]);
    const cover = await site.get(picture ?? '/none');
    expect([template, cover.status, cover.headers.get('content-type')]).toEqual([
      template,
      200,
      expect.stringContaining('image/'),
    ]);
  }
});

test('a site is shown in the languages that its maker chose, each once and that of its name first, with the texts in each', async () => {
  const chosen = { language: 'eng' as const, otherLanguages: ['jpn' as const, 'eng' as const] };
  const { data } = await make('festival', { ...chosen, ...period });
  const { languages } = (await owner.call(editor.readOutline, { params: { site: data.site } })).data;
  expect(languages).toEqual(['eng', 'jpn']);
  const texts = (await valuesOf(siteKeyOfName(data.site)!)).filter(isText);
  const untold = texts.filter(([, text]) => languages.some((language) => !text[language]));
  // Only what the maker wrote is in one language.
  expect(untold.map(([place]) => place).sort()).toEqual([
    'site_document[0].overview.name',
    'site_document[0].webSetting.title',
  ]);
});

test('a template says whether it brings a ticket with a price', async () => {
  const { data } = await owner.call(editor.listTemplates);
  const costs = new Map(data.map((one) => [one.template, one.costs]));
  expect(costs.get('festival')).toBe(true);
  expect(costs.get('market')).toBe(false);
  expect(costs.get('portal')).toBe(false);
});

test('an event without a start or an end, or with an end before its start, is not made, and the fields are named', async () => {
  const places = async (more: Partial<Body>) => {
    const { status, errors } = await make('party', more);
    return [status, Object.keys(errors ?? {})];
  };
  expect(await places({})).toEqual([422, ['startDate', 'endDate']]);
  expect(await places({ startDate: period.startDate })).toEqual([422, ['endDate']]);
  expect(await places({ startDate: period.endDate, endDate: period.startDate })).toEqual([422, ['endDate']]);
});

describe.each(names)('a site made from %s', (template) => {
  test.each(languageCodes)(
    'has every text in %s, its dates around its start, and is published without a warning',
    async (language) => {
      const isPortal = template === 'portal';
      const made = await make(template, { language, name: 'Made', ...(!isPortal && period) });
      expect(made.status).toBe(200);
      const params = { site: made.data.site };
      expect(params.site).toMatch(isPortal ? /^portal-\d+$/ : /^event-\d+$/);

      const values = await valuesOf(siteKeyOfName(params.site)!);
      const texts = values.filter(isText);
      expect(texts.length).toBeGreaterThan(10);
      const wrong = texts.filter(([, text]) => !text[language] || foreignTo[language].test(text[language]));
      expect(wrong).toEqual([]);
      const [from, to] = [parseInstant(period.startDate)! - 200 * dayMs, parseInstant(period.endDate)! + dayMs];
      const dates = values.filter(([, value]) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value));
      const far = dates.filter(
        ([, value]) => !(parseInstant(String(value))! >= from && parseInstant(String(value))! <= to),
      );
      expect(far).toEqual([]);
      const later = dates.filter(
        ([place, value]) => place.endsWith('.createdAt') && parseInstant(String(value))! > testNow,
      );
      expect(later).toEqual([]);

      const changes = await owner.call(readChanges, { params });
      expect(changes.data).toMatchObject({ isFirst: true, warnings: [], refusals: [] });
      const published = await owner.call(editor.publishSite, { params });
      await site.hiroba.features.site.directory.refresh();
      expect(await site.page(published.data.path, { 'accept-language': acceptOf[language] })).toContain('Made');
    },
  );
});

const shapes = {
  'an afternoon': { startDate: '2027-03-06 13:00', endDate: '2027-03-06 17:00' },
  'a night': { startDate: '2027-03-06 19:00', endDate: '2027-03-07 01:00' },
  'four days': { startDate: '2027-03-06 09:00', endDate: '2027-03-09 18:00' },
};

describe.each(Object.entries(shapes))('an event that lasts %s', (_name, { startDate, endDate }) => {
  test.each(names.filter((name) => name !== 'portal'))(
    'has the programme of %s within it, without what is left of days that it does not have',
    async (template) => {
      const made = await make(template, { startDate, endDate });
      const params = { site: made.data.site };
      const values = await valuesOf(siteKeyOfName(params.site)!);
      const times = values.filter(([place]) => /held_datetime\.(?:start|end)Date$/.test(place));
      const [from, to] = [parseInstant(startDate)!, parseInstant(endDate)!];
      const outside = times.filter(([, value]) => {
        const at = parseInstant(String(value))!;
        return at < from || at > to;
      });
      expect(outside).toEqual([]);
      const { data: faults } = await owner.call(readFaults, { params });
      expect(faults).toEqual({ total: 0, faults: [] });
      const changes = await owner.call(readChanges, { params });
      expect(changes.data).toMatchObject({ warnings: [], refusals: [] });
    },
  );
});

test('nobody is told of a fault while sites are made', () => {
  expect(site.logged).toEqual([]);
});
