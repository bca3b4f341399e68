import { expect, test } from 'vitest';
import { bareRecord } from './bare-record.ts';

const names = [...Object.getOwnPropertyNames(Object.prototype), 'mail'];

test.each(names)('a record for outside keys has no %s before somebody writes it, and keeps what is written', (name) => {
  const record = bareRecord<number[]>();
  expect(record[name]).toBeUndefined();
  (record[name] ??= []).push(1);
  expect(Object.entries(record)).toEqual([[name, [1]]]);
  expect(Object.entries(Object.assign(bareRecord<number[]>(), record))).toEqual([[name, [1]]]);
});

test('a record for outside keys begins with what is known', () => {
  const record = bareRecord({ card: 'Card' });
  expect([record['card'], record['constructor']]).toEqual(['Card', undefined]);
});
