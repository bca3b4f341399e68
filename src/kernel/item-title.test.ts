import { expect, test } from 'vitest';
import { titleOfItem } from './item-title.ts';

const text = { jpn: '題' };

test.each([
  ['a ticket', { title: text, price: 0 }, text],
  ['a place', { name: text }, text],
  ['a session', { title: { enable: true, value: text } }, text],
  ['a booth', { stand: 'A-1', items: { title: { value: text }, main_image: {} } }, text],
  ['an item with a list', { items: [{ title: text }] }, undefined],
  ['a title that is none', { title: 3 }, undefined],
  ['nothing', undefined, undefined],
])('the title of %s is found', (_, item, expected) => {
  expect(titleOfItem(item)).toEqual(expected);
});
