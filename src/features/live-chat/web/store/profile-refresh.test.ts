import { afterEach, expect, test, vi } from 'vitest';
import { createProfileRefresh } from './profile-refresh.ts';

afterEach(() => vi.useRealTimers());

function make({ areRoomsLoaded = true } = {}) {
  vi.useFakeTimers({ now: 0 });
  const facts = { areRoomsLoaded };
  const refreshed: number[] = [];
  const refresh = createProfileRefresh({
    areRoomsLoaded: () => facts.areRoomsLoaded,
    refresh: () => refreshed.push(Date.now()),
    now: Date.now,
    timers: { set: (work, ms) => setTimeout(work, ms), clear: (timer) => clearTimeout(timer as number) },
  });
  return { facts, refreshed, refresh };
}

test('profiles are loaded at once, then at most once in 5000 ms and a last time at the end [CHAT-056]', () => {
  const { refresh, refreshed } = make();
  refresh.ask();
  for (let at = 0; at < 10; at += 1) {
    vi.advanceTimersByTime(400);
    refresh.ask();
  }
  expect(refreshed).toEqual([0]);
  vi.advanceTimersByTime(60_000);
  expect(refreshed).toEqual([0, 5_000]);
  refresh.ask();
  expect(refreshed).toEqual([0, 5_000, 64_000]);
});

test('while the rooms are not loaded, the page tries again after 5000 ms [CHAT-057]', () => {
  const { facts, refresh, refreshed } = make({ areRoomsLoaded: false });
  refresh.ask();
  refresh.ask();
  vi.advanceTimersByTime(9_000);
  expect(refreshed).toEqual([]);
  facts.areRoomsLoaded = true;
  vi.advanceTimersByTime(1_000);
  expect(refreshed).toEqual([10_000]);
});

test('nothing is loaded once the page has gone', () => {
  const { refresh, refreshed } = make({ areRoomsLoaded: false });
  refresh.ask();
  refresh.stop();
  vi.advanceTimersByTime(60_000);
  expect(refreshed).toEqual([]);
});
