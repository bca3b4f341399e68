import { describe, expect, test } from 'vitest';
import { nextSessions, quarterMs, quartersOf } from './board-times.ts';

const at = (time: string): number => Date.parse(`2026-11-20T${time}:00+09:00`);

describe('the quarters of a board', () => {
  test('are the last twelve, the present one last, and those in which nobody came are there', () => {
    const quarters = quartersOf([{ quarter: Math.floor(at('10:00') / quarterMs), checkedIn: 7 }], at('10:20'));
    expect(quarters).toHaveLength(12);
    expect(quarters.slice(-3)).toEqual([
      { from: at('09:45'), checkedIn: 0 },
      { from: at('10:00'), checkedIn: 7 },
      { from: at('10:15'), checkedIn: 0 },
    ]);
  });
});

describe('the sessions of a board', () => {
  const session = (from: string, until: string) => ({ from: at(from), until: at(until) });
  test('are those that are on and the next ones of the day, the earliest first', () => {
    const [over, on, next] = [session('08:00', '09:00'), session('09:30', '10:30'), session('11:00', '12:00')];
    const tomorrow = { from: at('11:00') + 24 * 3_600_000, until: at('12:00') + 24 * 3_600_000 };
    expect(nextSessions([next, tomorrow, over, on], at('10:00'))).toEqual([on, next]);
  });

  test('are no more than fit', () => {
    const many = Array.from({ length: 9 }, (_, one) => session('11:00', `12:0${one}`));
    expect(nextSessions(many, at('10:00'))).toEqual(many.slice(0, 5));
  });
});
