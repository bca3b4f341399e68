import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentStream,
  secondsToStream,
  storedTimes,
  streamState,
  streamStates,
  streamTimes,
  type StreamTimes,
} from './stream-state.ts';

const start = Date.parse('2026-11-20T10:00:00+09:00');
const end = start + 3_600_000;

describe('the state of a stream', () => {
  test.each([
    ['long before', start - 86_400_000, 'preparation'],
    ['a millisecond before its start', start - 1, 'preparation'],
    ['at its start', start, 'live'],
    ['a millisecond before its end', end - 1, 'live'],
    ['at its end', end, 'end'],
    ['the day after', end + 86_400_000, 'end'],
  ])('%s it follows from start ≤ now < end [STREAM-003]', (_, now, state) => {
    expect(streamState({ start, end }, now)).toBe(state);
  });

  test('never moves backwards [STREAM-003]', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(instant, instant, instant, instant, (one, other, first, second) => {
        const times = { start: Math.min(one, other), end: Math.max(one, other) };
        const [before, after] = [Math.min(first, second), Math.max(first, second)];
        const place = (now: number) => streamStates.indexOf(streamState(times, now));
        expect(place(before)).toBeLessThanOrEqual(place(after));
      }),
    );
  });
});

describe('the times of a stream', () => {
  test.each([
    [
      { secondsToStart: 90, secondsToEnd: 3690 },
      { start: start + 90_000, end: start + 3_690_000 },
    ],
    [
      { secondsToStart: -30, secondsToEnd: 0 },
      { start: start - 30_000, end: start },
    ],
    [
      { secondsToStart: 0.25, secondsToEnd: 1.001 },
      { start: start + 250, end: start + 1_001 },
    ],
  ])('are now plus the seconds times 1000: %j [STREAM-004]', (seconds, times) => {
    expect(streamTimes(seconds, start)).toEqual(times);
  });

  test('are the same in the browser as on the server, whatever the clock of the device shows [STREAM-004]', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(instant, instant, instant, (one, other, now) => {
        expect(streamTimes(secondsToStream({ start: one, end: other }, now), now)).toEqual({ start: one, end: other });
      }),
    );
  });

  test('are Tokyo times, and an end without a time is midnight of that day', () => {
    expect(storedTimes({ startDate: '2026-11-20 10:00', endDate: '2026-11-20 11:00' })).toEqual({ start, end });
    const day = storedTimes({ startDate: '2026-11-20', endDate: '2026-11-20' });
    expect(day.end - day.start).toBe(86_399_999);
  });
});

describe('of several streams', () => {
  const at = (from: number, to: number): StreamTimes => ({ start: start + from, end: start + to });
  const [early, middle, late] = [at(0, 10), at(20, 30), at(40, 50)];
  const shownAt = (now: number, streams = [late, early, middle]) => currentStream(streams, (one) => one, start + now);

  test.each([
    [-5, early],
    [5, early],
    [10, middle],
    [20, middle],
    [35, late],
    [60, late],
  ])('after %i ms the live one is shown, otherwise the next, otherwise the one that ended last', (now, shown) => {
    expect(shownAt(now)).toBe(shown);
  });

  test('the one that began first is shown if two are live, and none if there is none', () => {
    const [long, short] = [at(0, 100), at(20, 30)];
    expect(shownAt(25, [short, long])).toBe(long);
    expect(shownAt(25, [])).toBeUndefined();
  });
});
