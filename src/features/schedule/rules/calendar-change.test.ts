import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { type CalendarSession, type CalendarState, nextState } from './calendar-change.ts';

const at = (text: string): number => parseInstant(text) as number;
const session = (more: Partial<CalendarSession> = {}): CalendarSession => ({
  title: { jpn: '講演', eng: 'Talk' },
  startDate: '2026-11-20 10:00',
  endDate: '2026-11-20 11:00',
  places: [{ jpn: '大講堂' }],
  ...more,
});
const before = at('2026-11-10 10:00');
const after = at('2026-11-21 10:00');
const known = (more: Partial<CalendarState> = {}): CalendarState => ({
  sequence: 3,
  session: session(),
  isWithdrawn: false,
  changedAt: at('2026-11-01 10:00'),
  ...more,
});

describe('a session in calendars', () => {
  test('begins with sequence 0, and keeps it while nothing changes', () => {
    expect(nextState(undefined, session(), before)).toEqual({
      sequence: 0,
      session: session(),
      isWithdrawn: false,
      changedAt: before,
    });
    const state = known();
    expect(nextState(state, session({ title: { eng: 'Talk', jpn: '講演' } }), before)).toBe(state);
    expect(nextState(undefined, undefined, before)).toBeUndefined();
  });

  test.each([
    ['title', { title: { jpn: '講演（変更）', eng: 'Talk' } }],
    ['time', { startDate: '2026-11-20 10:30' }],
    ['end', { endDate: '2026-11-20 11:30' }],
    ['place', { places: [{ jpn: '201号室' }] }],
  ])('raises its sequence when its %s changes', (_, change) => {
    expect(nextState(known(), session(change), before)).toEqual({
      sequence: 4,
      session: session(change),
      isWithdrawn: false,
      changedAt: before,
    });
  });

  test('is cancelled once if it is withdrawn before it begins, and does not change when it is over', () => {
    const withdrawn = nextState(known(), undefined, before);
    expect(withdrawn).toMatchObject({ sequence: 4, isWithdrawn: true, changedAt: before });
    expect(nextState(withdrawn, undefined, after)).toBe(withdrawn);
    const state = known();
    expect(nextState(state, undefined, after)).toBe(state);
  });

  test('comes back with a higher sequence', () => {
    expect(nextState(known({ isWithdrawn: true }), session(), before)).toMatchObject({
      sequence: 4,
      isWithdrawn: false,
    });
  });

  test('never lowers its sequence, and raises it with every change that calendars show', () => {
    const shown = fc.option(fc.record({ title: fc.constantFrom('a', 'b'), start: fc.constantFrom('10:00', '10:30') }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(shown, fc.boolean()), { maxLength: 12 }), (steps) => {
        let state: CalendarState | undefined;
        for (const [one, isLate] of steps) {
          const next = nextState(
            state,
            one && session({ title: { jpn: one.title }, startDate: `2026-11-20 ${one.start}` }),
            isLate ? after : before,
          );
          if (state !== undefined) {
            expect(next).toBeDefined();
            expect((next as CalendarState).sequence).toBe(state.sequence + (next === state ? 0 : 1));
          }
          state = next;
        }
      }),
    );
  });
});
