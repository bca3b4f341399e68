import { describe, expect, test } from 'vitest';
import { afterHearing, afterJump, nothingHeard, viewsAt } from './stream-watch.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const said = (serverNow: number, secondsToStart: number) => ({
  serverNow,
  streams: [{ id: 1, secondsToStart, secondsToEnd: secondsToStart + 3_600 }],
});
/** The clock of this device is an hour slow. */
const slow = -3_600_000;

describe('a page that follows a stream', () => {
  test('counts from the time of the server, whatever the clock of the device shows', () => {
    const watch = afterHearing(nothingHeard, said(now, 90), now + slow);
    expect(viewsAt(watch, now).get(1)).toEqual({ state: 'preparation', minutesToStart: 1 });
    expect(viewsAt(watch, now + 90_000).get(1)).toEqual({ state: 'live', minutesToStart: 0 });
    expect(viewsAt(watch, now + 3_690_000).get(1)?.state).toBe('end');
  });

  test('shows no warning after a sleep, once the server has answered', () => {
    const before = afterHearing(nothingHeard, said(now, 90), now + slow);
    const woken = afterJump(before);
    expect(woken.timeError).toBe('asked');
    const after = afterHearing(woken, said(now + 600_000, -510), now + slow + 600_000);
    expect(after.timeError).toBe('none');
    expect(viewsAt(after, now + 600_000).get(1)?.state).toBe('live');
  });

  test('says that the clock was changed, until the page is loaded again', () => {
    const before = afterHearing(nothingHeard, said(now, 90), now);
    const after = afterHearing(afterJump(before), said(now + 1_000, 89), now + 3_600_000);
    expect(after.timeError).toBe('wrong');
    expect(afterHearing(after, said(now + 61_000, 29), now + 3_660_000).timeError).toBe('wrong');
    expect(viewsAt(after, now + 1_000).get(1)?.state).toBe('preparation');
  });
});
