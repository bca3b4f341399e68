import { describe, expect, test } from 'vitest';
import { limitTable } from '#server/limits/limit-table.ts';
import { guessablePasscode, passcodeWarnings } from './guessable-passcode.ts';

const dates = ['2026-11-20 10:00', '2026-11-22 17:00'];
const siteOf = (after: string | undefined, before?: string) => ({
  siteKey: 'event/11',
  site: { before: undefined, after: { overview: { startDate: dates[0], endDate: dates[1] } } },
  passcode: { before, after },
  contents: [],
  items: [],
});

describe('a passcode', () => {
  test.each(['123456', '987654', '000000', '121212', '112233', '123321', '456123', '135791', '147258', '901234'])(
    '%s is guessed early',
    (code) => expect(guessablePasscode(code)).toBeDefined(),
  );

  test.each(['261120', '201126', '112026', '202611', '221126'])('%s is guessed at an event of its date', (code) => {
    expect([guessablePasscode(code), guessablePasscode(code, dates)]).toEqual([undefined, 'date']);
  });

  test('of those that are guessed early there are few, so that a random one is none, and their list is soon tried', () => {
    const all = Array.from({ length: 1e6 }, (_, number) => String(number).padStart(6, '0'));
    const weak = all.filter((code) => guessablePasscode(code, dates) !== undefined).length;
    expect(weak).toBeGreaterThan(4_000);
    expect(weak).toBeLessThan(6_500);
    // The arithmetic of decision 18: through the list in two months from one network, in a day from many.
    const mostOf = (by: string): number =>
      Math.max(...limitTable.passcode.turns.filter((turns) => turns.by.join() === by).map(({ most }) => most));
    expect(weak / mostOf('about,address')).toBeLessThan(65);
    expect(weak / mostOf('about')).toBeLessThan(1);
  });

  test('is warned of when its site is imported or published, and is not shown', () => {
    expect(passcodeWarnings(siteOf(undefined))).toEqual([]);
    expect(passcodeWarnings(siteOf('804713'))).toEqual([]);
    for (const code of ['123456', '147258', '261120']) {
      const [warning] = passcodeWarnings(siteOf(code, code));
      expect(warning).toMatchObject({ kind: 'passcodeGuessable', place: 'passcode' });
      expect(JSON.stringify(warning)).not.toContain(code);
    }
  });
});
