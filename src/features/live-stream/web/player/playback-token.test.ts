import { describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import type { Playback } from '../../contract.ts';
import { isRefusal, playsNatively, renewalWait, retryWait } from './playback-engine.ts';
import { createTokenKeeper } from './playback-token.ts';

const playback = (token: string): Playback => ({
  live_stream_playback_request_token: token,
  playlist: '/live.m3u8',
  expiresAt: 160_000,
  serverNow: 100_000,
});

function keeper(answers: (Playback | Error)[]) {
  const waits: { ms: number; work: () => void; isOver: boolean }[] = [];
  const refused: unknown[] = [];
  let asked = 0;
  const made = createTokenKeeper({
    async request() {
      const answer = answers[asked] as Playback | Error;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onRefused: (error) => void refused.push(error),
    after(ms, work) {
      const timer = { ms, work, isOver: false };
      waits.push(timer);
      return timer;
    },
    cancel(timer) {
      if (timer !== undefined) (timer as { isOver: boolean }).isOver = true;
    },
    random: () => 0.5,
  });
  return { ...made, waits, refused, asked: () => asked };
}
const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the token of a player', () => {
  test('is renewed after half of its life', async () => {
    const { renew, current, waits } = keeper([playback('a'), playback('b')]);
    await renew();
    expect(waits.map(({ ms }) => ms)).toEqual([30_000]);
    waits[0]?.work();
    await settled();
    expect(current()?.live_stream_playback_request_token).toBe('b');
  });

  test('is requested once for everything that needs it at the same time', async () => {
    const { renew, asked } = keeper([playback('a')]);
    await Promise.all([renew(), renew(), renew()]);
    expect(asked()).toBe(1);
  });

  test('is requested again after longer and longer waits while the server is away', async () => {
    const away = new CallError(503, '');
    const { renew, waits, asked } = keeper([away, new TypeError('fetch failed'), playback('c')]);
    const renewing = renew();
    await settled();
    waits[0]?.work();
    await settled();
    waits[1]?.work();
    expect((await renewing)?.live_stream_playback_request_token).toBe('c');
    expect(waits.map(({ ms }) => ms)).toEqual([500, 1_000, 30_000]);
    expect(asked()).toBe(3);
  });

  test('is not requested again when the server refuses, or when the player has gone', async () => {
    const over = new CallError(410, 'over');
    const one = keeper([over]);
    expect(await one.renew()).toBeUndefined();
    expect([one.refused, one.waits]).toEqual([[over], []]);
    const other = keeper([new CallError(503, ''), playback('b')]);
    const renewing = other.renew();
    await settled();
    other.stop();
    other.waits[0]?.work();
    expect(await renewing).toBeUndefined();
    expect(other.asked()).toBe(1);
  });
});

test.each([
  [403, true],
  [404, true],
  [409, true],
  [410, true],
  [408, false],
  [429, false],
  [503, false],
  [10_000, false],
])('status %i is a final refusal: %s', (status, isNo) => {
  expect(isRefusal(new CallError(status, ''))).toBe(isNo);
});

test('waits grow to eight seconds and vary by chance', () => {
  expect([1, 2, 3, 6, 20].map((tries) => retryWait(tries, 0.5))).toEqual([500, 1_000, 2_000, 8_000, 8_000]);
  expect(retryWait(1, 0)).toBeLessThan(retryWait(1, 0.9));
  expect(renewalWait({ expiresAt: 100, serverNow: 0 })).toBe(1_000);
});

test.each([
  ['Safari on a phone', 'maybe', 'ManagedMediaSource', true],
  ['Safari on an old phone', 'maybe', 'neither', true],
  ['Chromium, which says maybe too', 'maybe', 'MediaSource', false],
  ['Firefox', '', 'MediaSource', false],
] as const)('%s, which answers %j and has %s, plays HLS by itself: %s', (_, canPlay, has, isNative) => {
  expect(playsNatively({ canPlayType: () => canPlay }, (name) => name === has)).toBe(isNative);
});
