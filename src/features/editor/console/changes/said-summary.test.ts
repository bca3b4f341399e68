import { beforeAll, describe, expect, test } from 'vitest';
import { saidTimes } from '#console/said-times.ts';
import { labelAt } from '#kernel/console/field-labels.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { moduleDocuments } from '../form/all-schemas.ts';
import { formTexts } from '../form/form-words.ts';
import { changeTexts } from './change-texts.ts';
import type { ChangeWords } from './said-change.ts';
import { saidSummary } from './said-summary.ts';

beforeAll(async () => {
  const all = [contentTexts, editorTexts, formTexts, changeTexts];
  await Promise.all(languageCodes.flatMap((language) => all.map((texts) => texts.load(language))));
});

const wordsIn = (language: LanguageCode): ChangeWords => ({
  language,
  times: saidTimes(language, () => 540),
  form: formTexts.of(language),
  head: contentTexts.of(language).head,
  editor: editorTexts.of(language),
  changes: changeTexts.of(language),
});

type Change = Parameters<typeof saidSummary>[0]['changes'][number];
const languages: LanguageCode[] = ['jpn', 'eng'];
const title = { jpn: '早割', eng: 'Early bird' };
const ticket = { part: 'item-60-7', moduleCode: 'ticket', title };
const field = (...path: (string | number)[]): Change => ({ ...ticket, kind: 'changed', path });
const session = (kind: Change['kind'], detailId: number): Change => ({
  kind,
  part: `item-20-${detailId}`,
  moduleCode: 'schedule',
  path: [],
  title: { jpn: `講演${detailId}`, eng: `Talk ${detailId}` },
});
const said = (changes: Change[], language: LanguageCode = 'eng', total = changes.length): string[] =>
  saidSummary({ changes, total }, languages, wordsIn(language));

describe('what a publication changed', () => {
  test.each<[LanguageCode, string[]]>([
    ['jpn', ['チケット「早割」を変更：料金', 'セッション3件を追加', 'セッション「講演4」を削除']],
    ['eng', ['Ticket “Early bird” changed: price', '3 sessions added', 'Session “Talk 4” removed']],
  ])('is said in %s with kind, name and number', (language, lines) => {
    const changes = [field('price'), session('added', 1), session('added', 2), session('added', 3)];
    expect(said([...changes, session('removed', 4)], language)).toEqual(lines);
  });

  test.each(languageCodes)('is said in %s without a key of a document', (language) => {
    const page: Change = { kind: 'added', part: 'content-9', moduleCode: 'html', path: [], title };
    const lines = said([{ kind: 'changed', part: 'settings', path: ['passcode'] }, page, field('price')], language);
    expect(lines).toHaveLength(3);
    for (const key of ['settings', 'passcode', 'html', 'price', 'content', 'undefined']) {
      // The English words of some keys are the keys themselves.
      if (language !== 'eng') expect(lines.join(' ')).not.toContain(key);
    }
    expect(lines[1]).toContain(language === 'jpn' ? '早割' : language === 'eng' ? 'Early bird' : title.jpn);
  });

  test('names three fields of a part and counts the others', () => {
    const fields = ['price', 'title', 'salesPeriodStart', 'salesPeriodEnd', 'capacity'];
    const [line = ''] = said(fields.map((key) => field(key)));
    expect(line).toMatch(/^Ticket “Early bird” changed: price, .*, .*, 2 more$/);
  });

  test('says a text in two languages once', () => {
    expect(said([field('title', 'jpn'), field('title', 'eng')])).toHaveLength(1);
    expect(said([field('title', 'jpn'), field('title', 'eng')])[0]).not.toContain(',');
  });

  test('counts what it has no line for, and what the server left out', () => {
    const many = Array.from({ length: 6 }, (_, at): Change => ({ ...field('price'), part: `item-60-${at + 1}` }));
    const lines = said(many, 'eng', 40);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toBe('36 more');
  });
});

test('several of every kind of item have a right plural in English', () => {
  const { form, changes } = wordsIn('eng');
  const kinds = [...moduleDocuments].flatMap(([code, { item }]) =>
    item === undefined ? [] : [changes.several(labelAt(form.labelsOf(code), ['item']).label, 2)],
  );
  expect(new Set(kinds)).toEqual(
    new Set(
      'exhibitors,coupons,news items,streams,questions,sessions,links,categories,divisions,places,tickets,entries,pages'
        .split(',')
        .map((many) => `2 ${many}`),
    ),
  );
});
