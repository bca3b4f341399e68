import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channelStart, listedPieces, pieceLeavesAt, pieceMs, piecesAt, playlist } from './playlist.ts';

const start = Date.parse('2026-11-20T10:00:00+09:00');
const times = { start, end: start + 60_000 };
const names = { init: 'init.mp4', piece: (number: number) => `${number}.m4s` };

describe('the playlist of a channel', () => {
  test('has segments for eight seconds at the start, and the date of the first one', () => {
    expect(playlist(times, start, names).split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-MAP:URI="init.mp4"',
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-20T00:59:52.000Z',
      ...['0', '1', '2', '3'].flatMap((number) => ['#EXTINF:2.000,', `${number}.m4s`]),
      '',
    ]);
  });

  test('moves on by a segment every two seconds and ends with the stream', () => {
    expect(piecesAt(times, start + 1_999)).toEqual({ from: 0, to: 4 });
    expect(piecesAt(times, start + 20_000)).toEqual({ from: 6, to: 14 });
    const ended = playlist(times, start + 90_000, names);
    expect(ended).toContain('#EXT-X-MEDIA-SEQUENCE:26');
    expect(ended).toMatch(/33\.m4s\n#EXT-X-ENDLIST\n$/);
  });

  test('names no segment before it has passed, and never more than eight', () => {
    const instant = fc.integer({ min: start - 100_000, max: start + 400_000 });
    fc.assert(
      fc.property(instant, instant, fc.integer({ min: 1, max: 300_000 }), (begin, now, length) => {
        const own = { start: begin, end: begin + length };
        const { from, to } = piecesAt(own, now);
        expect(to - from).toBeLessThanOrEqual(listedPieces);
        expect(from).toBeGreaterThanOrEqual(0);
        if (to > 0) expect(channelStart(own) + to * pieceMs).toBeLessThanOrEqual(Math.min(now, own.end));
        expect(channelStart(own) % pieceMs).toBe(0);
      }),
    );
  });

  test('names a segment until the moment after which only players that are behind may read it', () => {
    expect(piecesAt(times, pieceLeavesAt(times, 3)).from).toBe(4);
    expect(piecesAt(times, pieceLeavesAt(times, 3) - 1).from).toBe(3);
    expect(pieceLeavesAt(times, 33)).toBe(times.end + 16_000);
  });
});
