// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import type { Playback } from '../../contract.ts';
import { playNatively } from './native-engine.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A video element that plays nothing, as one of WebKit says what it does, and a server that hands out tokens. */
async function play(answer: (asked: number) => Error | undefined = () => undefined) {
  const video = document.createElement('video');
  const asked: number[] = [];
  const reconnecting: boolean[] = [];
  const refused: unknown[] = [];
  const begun = vi.spyOn(video, 'play').mockResolvedValue();
  const engine = await playNatively({
    video,
    async request(): Promise<Playback> {
      asked.push(Date.now() - now);
      const error = answer(asked.length);
      if (error !== undefined) throw error;
      return {
        live_stream_playback_request_token: `token${asked.length}`,
        playlist: '/web_api/live_stream/1-11-5-1/live.m3u8',
        expiresAt: Date.now() + 60_000,
        serverNow: Date.now(),
      };
    },
    onReconnecting: (is) => void reconnecting.push(is),
    onRefused: (error) => void refused.push(error),
  });
  const tell = (name: string): boolean => video.dispatchEvent(new Event(name));
  return { video, engine, asked, reconnecting, refused, begun, tell };
}

describe('the browser’s own player', () => {
  test('begins with a token in the address, and renews it without interrupting the stream', async () => {
    const { video, asked, engine, tell, reconnecting } = await play();
    const address = '/web_api/live_stream/1-11-5-1/live.m3u8?token=token1';
    expect(video.getAttribute('src')).toBe(address);
    tell('playing');
    await vi.advanceTimersByTimeAsync(90_000);
    // Its later requests bring the newest token as a cookie.
    expect(asked).toEqual([0, 30_000, 60_000, 90_000]);
    expect(engine.playback()?.live_stream_playback_request_token).toBe('token4');
    expect(video.getAttribute('src')).toBe(address);
    expect(reconnecting).toEqual([false]);
  });

  test('starts again with a new token after an error, waits longer after the next one, and plays on', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { video, tell, begun, reconnecting } = await play();
    tell('error');
    expect(reconnecting).toEqual([true]);
    await vi.advanceTimersByTimeAsync(499);
    expect(video.getAttribute('src')).toContain('token1');
    await vi.advanceTimersByTimeAsync(1);
    expect(video.getAttribute('src')).toContain('token2');
    expect(begun).toHaveBeenCalledTimes(1);
    tell('error');
    await vi.advanceTimersByTimeAsync(999);
    expect(video.getAttribute('src')).toContain('token2');
    await vi.advanceTimersByTimeAsync(1);
    expect(video.getAttribute('src')).toContain('token3');
    tell('playing');
    expect(reconnecting).toEqual([true, true, false]);
    tell('error');
    await vi.advanceTimersByTimeAsync(500);
    expect(video.getAttribute('src')).toContain('token4');
  });

  test('stops when the server refuses, and says why', async () => {
    const over = new CallError(410, 'over');
    const { video, tell, refused } = await play((asked) => (asked === 2 ? over : undefined));
    tell('error');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused[0]).toBe(over);
    expect(video.getAttribute('src')).toContain('token1');
  });

  test('makes no more requests once it was stopped, even in the middle of a wait', async () => {
    const { video, engine, tell, asked } = await play();
    tell('error');
    engine.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
    expect(video.hasAttribute('src')).toBe(false);
    tell('error');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
  });

  test('knows the time of its picture and of the newest one, once it has loaded them', async () => {
    const { video, engine } = await play();
    expect([engine.playingAt(), engine.livePlace()]).toEqual([undefined, undefined]);
    const seekable = { length: 1, start: () => 0, end: () => 30 };
    Object.defineProperty(video, 'seekable', { value: seekable });
    Object.assign(video, { getStartDate: () => new Date(NaN) });
    expect(engine.playingAt()).toBeUndefined();
    Object.assign(video, { getStartDate: () => new Date(now), currentTime: 12 });
    expect(engine.playingAt()).toBe(now + 12_000);
    expect(engine.livePlace()).toBe(24);
  });
});
