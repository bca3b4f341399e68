import { expect, test } from 'vitest';
import { partsWithTemplateTexts } from './template-texts.ts';

const templates = new Set(['<p>登壇者の名前と、話し合うことを書きます。</p>']);
const written = { body: { jpn: '<p>登壇者の名前と、話し合うことを書きます。</p>', eng: 'Somebody wrote this one.' } };

test('a part with a text of a template is named once, wherever the text stands', () => {
  const parts = [
    { part: 'settings', value: { overview: { description: { jpn: '私たちの会について、書きました。' } } } },
    { part: 'item-10-1', value: { texts: [written, written] } },
    { part: 'item-10-2', value: { title: { jpn: 'お知らせ' } } },
  ];
  expect(partsWithTemplateTexts(parts, templates)).toEqual(['item-10-1']);
});
