import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { isHeading, outdatedPlaces, templateTexts, textsLeftBehind, untranslatedPlaces } from './language-places.ts';

const both: LanguageCode[] = ['jpn', 'eng'];
const partOf = (value: unknown) => [{ part: 'item-60-1', moduleCode: 'ticket', value }];
const paths = (places: readonly { path: readonly (string | number)[] }[]) => places.map(({ path }) => path.join('.'));

describe('texts that lack a language of the site', () => {
  test('are named with that language, names and headings too', () => {
    const value = {
      title: { jpn: '二日券' },
      texts: [{ body: { jpn: '説明', eng: 'About' } }, { body: { eng: 'x' } }],
    };
    expect(paths(untranslatedPlaces(partOf(value), both))).toEqual(['title.eng', 'texts.1.body.jpn']);
  });

  test('are none where the text is there in no language, or in those of the site', () => {
    expect(untranslatedPlaces(partOf({ title: { kor: '이틀권' }, body: { jpn: '' } }), both)).toEqual([]);
    expect(untranslatedPlaces(partOf({ title: { jpn: '二日券' } }), ['jpn'])).toEqual([]);
  });
});

test.each([
  ['settings', 'overview.placeName.eng', true],
  ['settings', 'webSetting.title.eng', true],
  ['settings', 'overview.organizerName.eng', true],
  ['settings', 'overview.fee.eng', false],
  ['content-60', 'title.eng', true],
  ['item-51-2', 'name.eng', true],
  ['item-51-2', 'body.eng', false],
])('of %s %s is read as a heading: %s', (part, path, is) => {
  expect(isHeading({ part, path: path.split('.') })).toBe(is);
});

describe('translations of a template', () => {
  const templates = templateTexts([
    { title: { jpn: '一日券（1日目）', eng: 'Day ticket, day 1', kor: '1일권' } },
    { title: { jpn: 'ステージ A', eng: 'Stage A' } },
    { title: { jpn: 'Aステージ', eng: 'Stage A' } },
    { name: { jpn: '【見本】出演者', eng: '[Sample] Performer' } },
  ]);

  test('are old once the organiser has written the first language', () => {
    const value = { title: { jpn: '二日通し券', eng: 'Day ticket, day 1', kor: '1일권' } };
    expect(paths(outdatedPlaces(partOf(value), templates, both))).toEqual(['title.eng']);
    expect(paths(outdatedPlaces(partOf(value), templates, ['jpn', 'eng', 'kor']))).toEqual(['title.eng', 'title.kor']);
  });

  test.each([
    ['the first language still is the template’s', { jpn: '一日券（1日目）', eng: 'Day ticket, day 1' }],
    ['another template says it so', { jpn: 'Aステージ', eng: 'Stage A' }],
    ['the translation was written too', { jpn: '二日通し券', eng: 'Two-day pass' }],
    ['it is marked as a sample', { jpn: '出演者', eng: '[Sample] Performer' }],
    ['there is no first language', { eng: 'Day ticket, day 1' }],
  ])('are right as they are where %s', (_, title) => {
    expect(outdatedPlaces(partOf({ title }), templates, both)).toEqual([]);
  });
});

describe('a publication leaves a translation behind', () => {
  const before = {
    placeName: { jpn: '市民ホール', eng: 'Hall' },
    texts: [{ body: { jpn: '旧', eng: 'old' } }],
    startDate: '1',
  };
  const behind = (after: unknown, languages = both) => paths([...textsLeftBehind(before, after, languages)]);

  test('where the first language changes alone', () => {
    const after = {
      placeName: { jpn: '海の公園', eng: 'Hall' },
      texts: [{ body: { jpn: '新', eng: 'old' } }],
      startDate: '2',
    };
    expect(behind(after)).toEqual(['placeName.eng', 'texts.0.body.eng']);
  });

  test.each([
    ['both change', { placeName: { jpn: '海の公園', eng: 'Park' } }, both],
    ['the other language changes alone', { placeName: { jpn: '市民ホール', eng: 'Park' } }, both],
    ['the site has one language', { placeName: { jpn: '海の公園', eng: 'Hall' } }, ['jpn'] as LanguageCode[]],
    ['the other language says nothing', { placeName: { jpn: '海の公園' } }, both],
    ['the text is new', { other: { jpn: 'b', eng: 'b' } }, both],
    ['entries came or went', { texts: [{ body: { jpn: '新', eng: 'old' } }, { body: { jpn: '二' } }] }, both],
  ])('nowhere when %s', (_, after, languages) => {
    expect(behind(after, languages)).toEqual([]);
  });
});
