import { describe, expect, test } from 'vitest';
import { boothStreams, type BoothWithStreams, currentBoothStream } from './booth-stream.ts';

const at = (hour: string) => Date.parse(`2026-11-20T${hour}:00+09:00`);
const movie = (movieUuid: string, from: string, to: string, youtubeId?: string) => ({
  movieUuid,
  title: `映像${movieUuid}`,
  startAt: `2026-11-20 ${from}`,
  endAt: `2026-11-20 ${to}`,
  youtubeId,
});
const booth = (more: { key?: string; liveEnable?: boolean; isPro?: boolean } = {}): BoothWithStreams<string> => ({
  items: {
    main_movie: { enable: true, liveEnable: more.liveEnable ?? true, key: more.key },
    live_stream_pro: { enable: more.isPro ?? true },
  },
  movieLiveStreams: [
    movie('a', '10:00', '11:00'),
    movie('b', '10:30', '12:00', 'aqz-KE-bpKQ'),
    movie('c', '13:00', '14:00'),
  ],
  brightcoveMovieLiveStreams: [{ liveStreamProId: '61', startAt: '2026-11-20 15:00', endAt: '2026-11-20 16:00' }],
});

describe('the streams of a booth', () => {
  test('are channels by movieUuid, videos of YouTube, and videos of Brightcove by liveStreamProId [BOOTH-012, BOOTH-013]', () => {
    const named = boothStreams(booth()).map(({ number, kind, id }) => [number, kind, id]);
    expect(named).toEqual([
      [0, 'hls', 'a'],
      [1, 'youtube', 'aqz-KE-bpKQ'],
      [2, 'hls', 'c'],
      [3, 'brightcove', '61'],
    ]);
  });

  test('do not exist while the organiser has switched them off [BOOTH-009]', () => {
    expect(boothStreams(booth({ liveEnable: false })).map(({ kind }) => kind)).toEqual(['brightcove']);
    expect(boothStreams(booth({ isPro: false })).map(({ kind }) => kind)).toEqual(['hls', 'youtube', 'hls']);
  });

  const shownAt = (hour: string, key?: string) =>
    currentBoothStream(boothStreams(booth(key === undefined ? {} : { key })), at(hour))?.id;

  test.each([
    ['09:00', 'a'],
    ['10:40', 'a'],
    ['11:30', 'aqz-KE-bpKQ'],
    ['12:30', 'c'],
    ['14:30', '61'],
    ['17:00', '61'],
  ])('at %s the live one is shown, otherwise the next, otherwise the last: %s', (hour, id) => {
    expect(shownAt(hour)).toBe(id);
  });

  test('that are in the same state begin with the one whose key the organiser set', () => {
    expect(shownAt('09:00', 'c')).toBe('c');
    expect(shownAt('10:40', 'b')).toBe('aqz-KE-bpKQ');
    expect(shownAt('10:40', 'c')).toBe('a');
  });
});
