import { describe, expect, it } from 'vitest';
import { journeysOf, saidOf } from '../bin/journey-report.mjs';

const test = (status: string, ...errors: string[]) => ({
  projectName: 'phone',
  status,
  results: errors.map((message) => ({ errors: [{ message }] })),
});
const spec = (title: string, ...tests: unknown[]) => ({ title, file: 'cart.spec.ts', line: 7, tests });
const report = {
  suites: [
    {
      specs: [spec('fills the cart', test('expected'))],
      suites: [
        {
          specs: [
            spec('pays', test('unexpected', '\u001B[31mno answer\u001B[39m', 'no answer again')),
            spec('waits', test('flaky', 'too late')),
            spec('prints', test('skipped')),
          ],
        },
      ],
    },
  ],
};

describe('the report of the journeys', () => {
  const journeys = journeysOf(report);

  it('has every journey of every suite', () => {
    expect(journeys.map(({ title, status }) => `${title}: ${status}`)).toEqual([
      'fills the cart (phone): expected',
      'pays (phone): unexpected',
      'waits (phone): flaky',
      'prints (phone): skipped',
    ]);
  });

  it('says of a failure where it is and what each try said, without colours', () => {
    expect(saidOf(journeys, 'unexpected')).toBe('e2e/cart.spec.ts:7\n  pays (phone)\nno answer\nno answer again');
    expect(saidOf(journeys, 'flaky')).toBe('e2e/cart.spec.ts:7\n  waits (phone)\ntoo late');
  });

  it('says nothing where nothing failed, or where there is no report', () => {
    expect(saidOf(journeysOf({ suites: [] }), 'unexpected')).toBeUndefined();
    expect(saidOf(journeysOf(undefined), 'unexpected')).toBeUndefined();
  });
});
