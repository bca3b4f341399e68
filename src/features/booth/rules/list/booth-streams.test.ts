import { expect, test } from 'vitest';
import { begunSince } from './booth-streams.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+09:00`);
const booth = (boothId: number, start: string, end: string) => ({
  contentId: 70,
  boothId,
  startAt: `2026-11-20 ${start}`,
  endAt: `2026-11-20 ${end}`,
});
const loaded = {
  at: at('10:00'),
  times: [booth(1, '09:00', '10:30'), booth(1, '11:00', '12:00'), booth(2, '10:10', '10:50')],
};

test.each([
  ['10:00', loaded.times, 0],
  ['10:10', loaded.times, 1],
  ['10:50', loaded.times, 0],
  // It stands at the front already.
  ['11:30', loaded.times, 0],
  // Moved by the organiser, and published as one that has begun before.
  ['10:05', [booth(1, '09:00', '12:00'), booth(3, '09:30', '11:00'), booth(3, '10:00', '11:00')], 1],
  ['10:05', [{ ...booth(1, '09:30', '11:00'), contentId: 71 }], 1],
])('at %s booths have gone live since a list was loaded', (now, times, begun) => {
  expect(begunSince(loaded, times, at(now))).toBe(begun);
});
