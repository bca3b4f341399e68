import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { saidTimes } from '#console/said-times.ts';
import { languageCodes } from '#kernel/language.ts';
import { fieldAtPath, shownValue } from '../../rules/shown-value.ts';
import content from '../content/texts/eng.ts';
import { moduleDocuments, siteSchema } from '../form/all-schemas.ts';
import { formTexts } from '../form/form-words.ts';
import editor from '../texts/eng.ts';
import { publicationTexts } from './publication-words.ts';
import { type ChangePlace, type ChangeWords, saidField, saidValue } from './said-change.ts';
import changes from './texts/eng.ts';

let words: ChangeWords;
beforeAll(async () => {
  for (const language of languageCodes) await formTexts.load(language);
  words = {
    language: 'eng',
    times: saidTimes('eng', () => 540),
    form: formTexts.of('eng'),
    head: content.head,
    editor,
    changes,
  };
});

const ofTicket = (path: (string | number)[]): ChangePlace => ({ part: 'item-60-7', moduleCode: 'ticket', path });

describe('the place of a change', () => {
  test.each<[ChangePlace, string]>([
    [{ part: 'settings', path: ['passcode'] }, 'Passcode'],
    [{ part: 'content-60', moduleCode: 'ticket', path: ['visible'] }, content.head.visible.label],
    [ofTicket(['price']), 'Price'],
    [ofTicket(['salesPeriodEnd']), 'On sale until'],
    [{ ...ofTicket(['salesPeriodEnd']), around: { ticketType: 'NORMAL' } }, 'On sale until'],
    [{ ...ofTicket(['salesPeriodEnd']), around: { ticketType: 'LOTTERY' } }, 'Applications close'],
  ])('%o is called %s', (place, said) => {
    expect(saidField(place, ['eng'], words)).toBe(said);
  });

  test('names the language of a text where the site has several', () => {
    const place = ofTicket(['title', 'kor']);
    const alone = saidField(place, ['eng'], words);
    expect(saidField(place, ['eng', 'kor'], words)).toBe(`${alone} (한국어)`);
  });

  test('is said in words for every field of every document, and never by a key alone', () => {
    const unnamed: string[] = [];
    let fields = 0;
    const look = (place: Omit<ChangePlace, 'path'>, path: (string | number)[], list: readonly FormField[]) => {
      for (const field of list) {
        if (['id', 'constant', 'unknown'].includes(field.kind)) continue;
        const own = [...path, field.key];
        fields += 1;
        const said = saidField({ ...place, path: own }, ['eng'], words);
        if (said === '' || said.split(' › ').at(-1) === field.key)
          unnamed.push(`${place.moduleCode ?? 'settings'} ${own.join('.')}: ${said}`);
        look(place, own, field.fields);
        if (field.entry !== undefined) look(place, [...own, 0], field.entry.fields);
      }
    };
    look(
      { part: 'settings' },
      [],
      formFields(siteSchema).filter(({ key }) => !isOfItself.has(key)),
    );
    for (const [moduleCode, documents] of moduleDocuments) {
      look({ part: 'item-1-1', moduleCode }, [], formFields(documents.item));
      for (const part of ['widget', 'list', 'content', 'serverContent'] as const) {
        look({ part: 'content-1', moduleCode }, [part], formFields(documents[part]));
      }
    }
    expect(fields).toBeGreaterThan(400);
    expect(unnamed).toEqual([]);
  });
  /** Nobody types them: the kind of a site and its numbers. */
  const isOfItself = new Set(['kind', 'portalId', 'eventId']);
});

describe('a value', () => {
  const ticket = formFields(moduleDocuments.get('ticket')?.item);
  const said = (path: (string | number)[], value: unknown): string =>
    saidValue(shownValue(value, fieldAtPath(ticket, path)), ofTicket(path), words);

  test.each<[(string | number)[], unknown, string]>([
    [['price'], 12_000, '¥12,000'],
    [['price'], undefined, editor.clash.empty],
    [['visible'], true, 'On'],
    [['salesPeriodStart'], '2026-12-01 10:00', 'Tue 1 Dec 2026, 10:00'],
    [['title', 'eng'], 'Two days', 'Two days'],
    [['title'], { jpn: '', eng: 'Two days' }, 'Two days'],
    [['slots'], [{}, {}], '2 entries'],
    [['ticketType'], 'LOTTERY', 'Lottery'],
    [['nowhere'], 'x', 'x'],
  ])('of %o, %o, is said as %s', (path, value, text) => {
    expect(said(path, value)).toBe(text);
  });

  test('with HTML is said without it, and a long one is cut', () => {
    expect(said(['body', 'eng'], '<p>First</p><p>second</p>')).toBe('First second');
    expect(said(['body', 'eng'], 'x'.repeat(10_000)).length).toBeLessThan(300);
  });
});

test('every warning and refusal of a publication has words in five languages', async () => {
  const files = globSync('src/features/*/{rules,server}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const kinds = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    if (!/ChangeWarning|DraftRefusal/.test(code)) return [];
    return [...code.matchAll(/^\s+kind: (?:\w+ \? '(\w+)' : )?'(\w+)',$/gm)].flatMap(([, one, other]) => [one, other]);
  });
  const named = [...new Set(kinds.filter((kind) => kind !== undefined))];
  expect(named.length).toBeGreaterThan(18);
  const values = {
    bought: 2,
    sold: 1,
    waiting: 2,
    old: 1000,
    now: 1500,
    taken: 5,
    capacity: 3,
    answers: 2,
    isLeft: true,
    talks: 1,
    visitors: 3,
    hasGateway: true,
    domain: 'expo.example.jp',
    language: 'kor',
    first: 'jpn',
    isOwn: true,
    isLeftOut: true,
    reason: 'date',
    closesAt: '2026-12-01T10:00:00+09:00',
    method: 'Bank',
  };
  for (const language of languageCodes) {
    for (const kind of named) {
      await publicationTexts.load(language);
      const said = publicationTexts.of(language).warningOf(kind, values);
      expect([language, kind, said]).toEqual([language, kind, [expect.any(String), expect.any(String)]]);
      expect([language, kind, said?.join(' ')]).not.toEqual([
        language,
        kind,
        expect.stringMatching(/undefined|NaN|\[object/),
      ]);
    }
  }
});
