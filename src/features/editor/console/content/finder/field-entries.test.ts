import { beforeAll, expect, test } from 'vitest';
import { formFields } from '#kernel/console/form-fields.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { siteSchema } from '../../form/all-schemas.ts';
import { formTexts } from '../../form/form-words.ts';
import { fieldEntries, findFields } from './field-entries.ts';

const fields = formFields(siteSchema);
const entriesIn = (language: LanguageCode) =>
  fieldEntries(fields, formTexts.of(language).labelsOf('settings'), ['settings']);
const found = (typed: string, language: LanguageCode = 'jpn') =>
  findFields(entriesIn(language), typed).map(({ path }) => path.join('.'));

beforeAll(async () => {
  for (const language of languageCodes) await formTexts.load(language);
});

test.each(languageCodes)(
  'each setting has a name of its own place in %s, and none leads to a card alone',
  (language) => {
    const entries = entriesIn(language);
    expect(entries.length).toBeGreaterThan(60);
    for (const { path, label } of entries) expect([path.join('.'), label]).not.toContain('');
    const paths = entries.map(({ path }) => path.join('.'));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).not.toContain('terms');
    expect(paths).toEqual(expect.arrayContaining(['terms.bodyTerms', 'languages', 'webSetting.ownDomain']));
  },
);

test('a field is found by a part of its name, however wide it is typed and in either kana', () => {
  const byName = found('パスコード');
  expect(byName.length).toBeGreaterThan(0);
  expect(found('ﾊﾟｽｺｰﾄﾞ')).toEqual(byName);
  expect(found('ぱすこーど')).toEqual(byName);
  expect(found('PASSCODE', 'eng')).toEqual(found('passcode', 'eng'));
});

test('by its hint, by the group around it, and by what stands in its entries and choices too, its name first', () => {
  const entries = entriesIn('jpn');
  const hinted = entries.find(({ hint = '', label }) => hint !== '' && !hint.includes(label))!;
  expect(findFields(entries, hinted.hint!.slice(0, 12))).toContain(hinted);
  const { trail, label, path } = entries.find((one) => one.trail.length > 0)!;
  expect(found(`${label} ${trail[0]}`)).toContain(path.join('.'));
  const [first, ...rest] = findFields(entries, '利用規約');
  expect(first!.label).toContain('利用規約');
  expect(rest.length).toBeGreaterThan(0);
});

test('nothing is found by nothing, nor by words that no field has together', () => {
  expect(found('  ')).toEqual([]);
  expect(found('利用規約 パスコード')).toEqual([]);
});
