import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '#kernel/period.ts';
import { aroundEachMax, aroundMax, aroundNow } from './around-now.ts';

const hourMs = 3_600_000;
const session = fc
  .tuple(fc.integer({ min: -6, max: 30 }), fc.integer({ min: 1, max: 6 }))
  .map(([start, length]) => ({ start: start * hourMs, end: (start + length) * hourMs }));

test('what is around now is told whole, or counted and cut to a few of each, and true until something changes', () => {
  fc.assert(
    fc.property(fc.array(session, { maxLength: 3 * aroundMax }), (drawn) => {
      const sessions = drawn.toSorted((one, other) => one.start - other.start);
      const all = sessions.filter(({ start, end }) => end > 0 && start < dayMs);
      const { sessions: told, cut } = aroundNow(sessions, 0);
      expect(cut === undefined).toBe(all.length <= aroundMax);
      if (cut === undefined) {
        expect(told).toEqual(all);
        return;
      }
      const running = all.filter(({ start }) => start <= 0);
      expect(cut.running).toBe(running.length);
      expect(told.length).toBe(Math.min(aroundEachMax, cut.running) + Math.min(aroundEachMax, cut.next));
      const moments = all.flatMap(({ start, end }) => [start, end]).filter((at) => at > 0);
      expect(cut.until).toBe(Math.min(...moments));
    }),
  );
});
