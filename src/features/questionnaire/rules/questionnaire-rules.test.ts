import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFormKey, repeatedItems } from './questionnaire-rules.ts';
import { questionnaireState } from './questionnaire-state.ts';

const at = (text: string): number => Date.parse(`${text}+09:00`);
const base = {
  enableVisiblePeriod: true,
  visibleStartDate: '2026-11-20 10:00',
  visibleEndDate: '2026-11-22 18:00',
};

describe('the state of a questionnaire', () => {
  test.each([
    ['2026-11-20T09:59:59', 'notStarted'],
    ['2026-11-20T10:00:00', 'open'],
    ['2026-11-22T18:00:00', 'open'],
    ['2026-11-22T18:00:01', 'expired'],
  ])('at %s is %s [QUEST-002, QUEST-003]', (now, state) => {
    expect(questionnaireState(base, at(now))).toBe(state);
  });

  test.each([
    [{ visibleStartDate: undefined }, '2020-01-01T00:00:00', 'open'],
    [{ visibleEndDate: null }, '2040-01-01T00:00:00', 'open'],
    [{ visibleEndDate: '2026-11-22' }, '2026-11-22T23:59:59', 'open'],
  ])(
    'with %j at %s is %s, because a missing date limits nothing and a day counts as a whole [QUEST-003]',
    (more, now, state) => {
      expect(questionnaireState({ ...base, ...more }, at(now))).toBe(state);
    },
  );

  test('is always open without the period, whatever the dates say [QUEST-004]', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (now) => {
        expect(questionnaireState({ ...base, enableVisiblePeriod: false }, now.getTime())).toBe('open');
      }),
    );
  });

  test('only moves forward: not started, open, expired [QUEST-002, QUEST-003]', () => {
    const order = ['notStarted', 'open', 'expired'];
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (now, later) => {
        const [before, after] = [questionnaireState(base, now), questionnaireState(base, now + later)];
        expect(order.indexOf(before)).toBeLessThanOrEqual(order.indexOf(after));
      }),
    );
  });
});

test('the repeated items are those that occur more than once, each named once', () => {
  const keysOf = (keys: string[]) => repeatedItems(keys.map((entryFormKey) => ({ entryFormKey })));
  expect(keysOf([])).toEqual([]);
  expect(keysOf(['a', 'b'])).toEqual([]);
  expect(keysOf(['a', 'b', 'a', 'a', 'b', 'c'])).toEqual(['a', 'b']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', '__proto__')), (keys) => {
      const counted = [...new Set(keys)].filter((key) => keys.filter((one) => one === key).length > 1);
      expect(keysOf(keys).sort()).toEqual(counted.sort());
    }),
  );
});

test.each([
  ['0b6d5e0e-9d5c-4c0e-8f8b-0d8d5a3f6c11', true],
  ['a'.repeat(64), true],
  ['short', false],
  ['a'.repeat(65), false],
  ["'; drop table--------", false],
  [undefined, false],
  [7, false],
])('the key of a form %j: %s', (key, isOne) => {
  expect(isFormKey(key)).toBe(isOne);
});
