import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { audienceKinds } from './audience.ts';
import { fillPlaceholders, placeholderProblems, placeholdersFor, type PlaceholderValues } from './placeholders.ts';

const values: PlaceholderValues = {
  name: '山田 花子',
  event: 'EXPO',
  date: '12月1日',
  place: 'ホール',
  page: 'https://hiroba.test/',
  ticket: '一般',
  order: 'ABC',
  myPage: 'https://hiroba.test/my',
};

describe('the placeholders of a mail', () => {
  test.each([
    ['{name}様', '山田 花子様'],
    ['{ Name }', '山田 花子'],
    ['｛ｎａｍｅ｝様', '山田 花子様'],
    ['{myPage} {MYPAGE}', 'https://hiroba.test/my https://hiroba.test/my'],
    ['a { b', 'a { b'],
    ['{}', '{}'],
    ['{{name}}', '山田 花子'],
    ['{constructor} {__proto__} {toString}', '{constructor} {__proto__} {toString}'],
    ['{na\nme}', '{na\nme}'],
  ])('%j becomes %j', (text, filled) => expect(fillPlaceholders(text, values)).toBe(filled));

  test('are filled in once: what a value says is no placeholder', () => {
    expect(fillPlaceholders('{name} {event}', { ...values, name: '{order}', event: '{name}' })).toBe('{order} {name}');
  });

  test.each([
    ['{nmae}様', [{ found: '{nmae}', at: 0, line: 1, code: 'unknown' }]],
    ['a\n\n{order} {name}', [{ found: '{order}', at: 3, line: 3, code: 'notHere' }]],
    ['{}', [{ found: '{}', at: 0, line: 1, code: 'unknown' }]],
    ['{constructor}', [{ found: '{constructor}', at: 0, line: 1, code: 'unknown' }]],
    ['{date} {name}', []],
  ] as const)('%j has the problems %j', (text, problems) => {
    expect(placeholderProblems(text, ['name', 'date'])).toEqual(problems);
  });

  test('leave nothing to be filled in once they are, whatever braces stand around them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{', '}', 'name', 'order', ' ', '\n', 'x', '｛', '｝')), (parts) => {
        const filled = fillPlaceholders(parts.join(''), { ...values, name: 'N', order: 'O' });
        expect(fillPlaceholders(filled, values)).toBe(filled);
      }),
    );
  });

  test('tell the number of an order to its buyer alone, since the number opens the order', () => {
    const told = audienceKinds.filter((kind) => placeholdersFor(kind, { isEvent: true }).includes('order'));
    expect(told).toEqual(['buyers', 'applicants', 'notDrawn']);
  });

  test('a portal has no date and no place', () => {
    expect(placeholdersFor('members', { isEvent: false })).toEqual(['name', 'event', 'page']);
  });
});
