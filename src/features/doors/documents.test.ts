import * as v from 'valibot';
import { expect, test } from 'vitest';
import { doorsDocuments } from './documents.ts';

const content = doorsDocuments[0]?.content as v.GenericSchema;
const ticket = { contentId: 20, ticketId: 1, name: { jpn: '一日券' } };
const list = (more: object) => ({ lists: [{ contentIds: [3], tickets: [ticket], ...more }] });

test('a ticket limit lists tickets and says whether all of them are needed; by default any one is enough [ACCESS-032]', () => {
  expect(v.parse(content, list({}))).toEqual(list({ isAnd: false }));
  expect(v.parse(content, list({ isAnd: true }))).toEqual(list({ isAnd: true }));
});

test.each([
  ['no tickets, which would lock out everybody', { tickets: [] }],
  ['no contents', { contentIds: [] }],
  ['a ticket without a name', { tickets: [{ contentId: 20, ticketId: 1 }] }],
  ['a ticket without a content', { tickets: [{ ticketId: 1, name: { jpn: '券' } }] }],
  ['another flag', { isOr: true }],
])('with %s it is refused [ACCESS-032]', (_, more) => {
  expect(v.safeParse(content, list(more)).success).toBe(false);
});
