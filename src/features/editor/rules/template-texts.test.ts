import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import {
  namePlaces,
  picturePlaces,
  samplePlaces,
  templateNames,
  templatePictures,
  templatePlaces,
  templateProse,
} from './template-texts.ts';
import { markOfWords } from './text-mark.ts';

const prose = '<p>登壇者の名前と、話し合うことを書きます。</p>';
const templates = new Set([prose]);
const written = { body: { jpn: prose, eng: 'Somebody wrote this one.' } };

test('each field with a text of a template is named, wherever it stands', () => {
  const parts = [
    { part: 'settings', value: { overview: { description: { jpn: '私たちの会について、書きました。' } } } },
    { part: 'item-10-1', moduleCode: 'schedule', value: { texts: [written, written] } },
    { part: 'item-10-2', value: { title: { jpn: 'お知らせ' } } },
  ];
  expect(templatePlaces(parts, templates, ['jpn', 'eng'])).toEqual([
    { part: 'item-10-1', moduleCode: 'schedule', path: ['texts', 0, 'body'], mark: markOfWords(written.body, 'jpn') },
    { part: 'item-10-1', moduleCode: 'schedule', path: ['texts', 1, 'body'], mark: markOfWords(written.body, 'jpn') },
  ]);
});

test.each(['【見本】出展者 A', '[Sample] Exhibitor A', '【示例】参展商 A', '【範例】參展商 A', '[예시] 참가 기업 A'])(
  '%s is a sample, in a heading too, and is no other text of a template',
  (text) => {
    const parts = [{ part: 'item-1-1', value: { title: { jpn: text } } }];
    expect(samplePlaces(parts, languageCodes)).toEqual([{ part: 'item-1-1', path: ['title'] }]);
    expect(templatePlaces(parts, new Set([text]), languageCodes)).toEqual([]);
  },
);

test('headings, short texts and what a sale says by itself are no prose of a template', () => {
  const long = { jpn: 'ここはとても長い文章になっています。' };
  expect(
    templateProse({
      title: long,
      lead: { jpn: '短い文' },
      serverContent: { completePage: { body: long } },
      body: long,
    }),
  ).toEqual([long.jpn]);
});

test('what stands in a language that the site does not have is shown to nobody, and counts for nothing', () => {
  const parts = [{ part: 'settings', value: { body: { jpn: '【見本】規約', eng: 'Our own rules' } } }];
  expect(samplePlaces(parts, ['eng'])).toEqual([]);
  expect(samplePlaces(parts, ['eng', 'jpn'])).toEqual([{ part: 'settings', path: ['body', 'jpn'] }]);
  expect(templatePlaces([{ part: 'settings', value: { body: written.body } }], templates, ['eng'])).toEqual([]);
});

test('a place names the language where the first one is the organiser’s own', () => {
  const value = { title: { jpn: '浜田和也', eng: '[Sample] Speaker' } };
  expect(samplePlaces([{ part: 'item-1-1', value }], ['jpn', 'eng'])).toEqual([
    { part: 'item-1-1', path: ['title', 'eng'] },
  ]);
});

test('prose that only a translation still has is no prose to write over', () => {
  const own = { part: 'settings', value: { body: { jpn: '私たちの会について、書きました。', eng: prose } } };
  const untold = { part: 'settings', value: { body: { eng: prose } } };
  expect(templatePlaces([own], templates, ['jpn', 'eng'])).toEqual([]);
  expect(templatePlaces([untold], templates, ['jpn', 'eng'])).toMatchObject([
    { part: 'settings', path: ['body', 'eng'] },
  ]);
});

test('each field with a picture of a template is named, but the cover, which is asked for by itself', () => {
  const picture = (path: string) => ({ path, width: 800, height: 600, alt: { jpn: '図' } });
  const brought = new Set(templatePictures({ modules: [{ items: [{ image: picture('/media/a.webp') }] }] }));
  const settings = {
    overview: { cover: picture('/media/a.webp') },
    webSetting: { siteIcon: picture('/media/a.webp') },
  };
  const parts = [
    { part: 'settings', value: settings },
    { part: 'item-1-1', value: { images: [picture('/media/own.webp'), picture('/media/a.webp')] } },
  ];
  expect(picturePlaces(parts, brought)).toEqual([
    { part: 'settings', path: ['webSetting', 'siteIcon'] },
    { part: 'item-1-1', path: ['images', 1] },
  ]);
});

describe('the short names of a template', () => {
  const tab = (label: string) => ({ tabs: [{ label: { jpn: label } }] });
  const names = templateNames([
    [tab('出演'), { category: { jpn: '出演' } }, { overview: { tags: [{ jpn: '野外' }], name: { jpn: '祭' } } }],
    [tab('チケット'), { category: { jpn: 'ご案内' } }],
    [tab('チケット'), { category: { jpn: 'ご案内' } }],
  ]);
  const places = (value: unknown) => namePlaces([{ part: 'content-1', value }], names, ['jpn', 'eng']);

  test('that one template alone gives are named: tabs, categories and tags', () => {
    expect(places({ ...tab('出演'), overview: { tags: [{ jpn: '野外' }] } })).toEqual([
      { part: 'content-1', path: ['tabs', 0, 'label'], mark: markOfWords({ jpn: '出演' }, 'jpn'), words: '出演' },
      { part: 'content-1', path: ['overview', 'tags', 0], mark: markOfWords({ jpn: '野外' }, 'jpn'), words: '野外' },
    ]);
  });

  test.each([
    ['several templates give them', { ...tab('チケット'), category: { jpn: 'ご案内' } }],
    ['the organiser has written over them', tab('酒蔵')],
    ['only a translation is left of them', { tabs: [{ label: { jpn: '酒蔵', eng: '出演' } }] }],
    ['they are no name', { title: { jpn: '出演' }, body: { jpn: '出演' } }],
  ])('are not named where %s', (_, value) => {
    expect(places(value)).toEqual([]);
  });
});
