import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { outdatedPlaces, templateTexts, textsLeftBehind, untranslatedPlaces } from './language-places.ts';

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
  const about = { placeName: { jpn: '海の公園', eng: 'Harbour Hall' }, texts: [{ body: { jpn: '新', eng: 'old' } }] };
  const change = (field: (string | number)[], before: unknown, after: unknown) => ({ field, before, after, about });

  test('where the first language changes alone', () => {
    const changes = [
      change(['placeName', 'jpn'], '市民ホール', '海の公園'),
      change(['texts', 0, 'body', 'jpn'], '旧', '新'),
      change(['startDate'], '2027-05-22', '2027-05-23'),
    ];
    expect(textsLeftBehind(changes, both)).toEqual([
      ['placeName', 'eng'],
      ['texts', 0, 'body', 'eng'],
    ]);
  });

  test.each([
    ['both change', [change(['placeName', 'jpn'], 'a', 'b'), change(['placeName', 'eng'], 'a', 'b')], both],
    ['the other language changes alone', [change(['placeName', 'eng'], 'a', 'b')], both],
    ['the site has one language', [change(['placeName', 'jpn'], 'a', 'b')], ['jpn'] as LanguageCode[]],
    ['the other language says nothing', [change(['placeName', 'jpn'], 'a', 'b')], ['jpn', 'kor'] as LanguageCode[]],
    ['the text is new', [change(['placeName', 'jpn'], undefined, 'b')], both],
  ])('nowhere when %s', (_, changes, languages) => {
    expect(textsLeftBehind(changes, languages)).toEqual([]);
  });
});
