import { expect, test } from 'vitest';
import { talkOfQuery } from './talk-of-query.ts';

test.each([
  ['', undefined],
  ['token=', undefined],
  ['token=abc', { token: 'abc' }],
  ['extoken=x&token=abc', { extoken: 'x', reply: false }],
  ['extoken=x&reply=true&content_id=200&detail_id=1', { extoken: 'x', reply: true, content_id: 200, detail_id: 1 }],
  ['extoken=x&reply=1&content_id=a&detail_id=-1', { extoken: 'x', reply: true }],
])('the query %j begins a talk with %j', (query, talk) => {
  const values = new URLSearchParams(query);
  expect(talkOfQuery((name) => values.get(name))).toEqual(talk);
});
