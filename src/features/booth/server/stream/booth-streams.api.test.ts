import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type SiteCalls, siteCalls } from '../../../../../test/site-calls.ts';
import { createLiveStreamServer, type FindStream } from '#features/live-stream/server.ts';
import { refuse } from '#server/http/refusal.ts';
import { boothStreamSchema, listBoothStreams, readBoothStream, requestBoothPlayback } from '../../contract/stream.ts';
import { boothDocuments } from '../../documents.ts';
import { createBoothStreamServer } from './booth-stream-server.ts';

const booth = (detailId: number, more: object = {}) => ({
  detailId,
  items: {
    title: { value: { jpn: `ブース${detailId}`, eng: `Booth ${detailId}` } },
    main_movie: { liveEnable: true },
    live_stream_pro: { enable: true },
  },
  ...more,
});
const movie = (movieUuid: string, startAt: string, endAt: string, more: object = {}) => ({
  movieUuid,
  startAt: `2026-11-20 ${startAt}`,
  endAt: `2026-11-20 ${endAt}`,
  ...more,
});
const booths = {
  moduleCode: 'booth',
  contentId: 70,
  content: { layout: { live_stream: { setting: { brightcove: { accountId: '123' } } } } },
  items: [
    booth(1, {
      movieLiveStreams: [
        movie('harbour', '08:00', '09:00'),
        movie('harbour', '09:00', '11:00', { title: { jpn: '実演', eng: 'Demonstration' } }),
      ],
    }),
    booth(2, { movieLiveStreams: [movie('film', '13:00', '14:00', { youtubeId: 'aqz-KE-bpKQ' })] }),
    booth(3, {
      brightcoveMovieLiveStreams: [{ liveStreamProId: '61', startAt: '2026-11-20 09:00', endAt: '2026-11-20 12:00' }],
    }),
    booth(4),
    booth(5, { movieLiveStreams: [movie('harbour', '09:00', '12:00')] }),
  ],
};
const withoutStage = {
  ...booths,
  contentId: 71,
  content: { layout: { live_stream: { setting: { enable: false } } } },
};
const webSetting = { title: { jpn: '広場' } };
const sites = [
  { site: { kind: 'portal', portalId: 1, languages: ['jpn', 'eng'], webSetting } },
  {
    site: { kind: 'event', portalId: 1, eventId: 11, languages: ['jpn', 'eng'], webSetting },
    modules: [booths, withoutStage],
  },
];
const ids = { portalId: 1, eventId: 11, contentId: 70 };
const now = Date.parse('2026-11-20T10:00:00+09:00');
const lockedId = 5;

let calls: SiteCalls;
let find: FindStream;
beforeAll(async () => {
  calls = await siteCalls(sites, boothDocuments, (site, database) => {
    const guardDetail = (_visit: unknown, _contentId: number, detailId: number) =>
      detailId === lockedId ? Promise.reject(refuse('forbidden')) : Promise.resolve();
    const clock = () => now;
    const shared = { site, database, clock, guardDetail };
    const { desk } = createLiveStreamServer({ ...shared, channelFolder: '', others: () => [] });
    const server = createBoothStreamServer({ ...shared, store: site.store, desk });
    ({ find } = server);
    return server;
  });
});
afterAll(() => calls.close());

describe('the streams of booths', () => {
  test('are answered for one booth: its live stream, and the time on the server [BOOTH-033]', async () => {
    const { data } = await calls.call(readBoothStream, { ...ids, boothId: 1 }, {}, { language: 'eng' });
    expect(v.is(v.strictObject(boothStreamSchema.entries), data)).toBe(true);
    expect(data).toEqual({
      version: data.version,
      state: 'live',
      secondsToStart: -3_600,
      secondsToEnd: 3_600,
      kind: 'hls',
      id: 'harbour',
      title: 'Demonstration',
      serverNow: now,
      streamNumber: 1,
      brightcove: null,
    });
    const pro = await calls.call(readBoothStream, { ...ids, boothId: 3 });
    expect(pro.data).toMatchObject({
      kind: 'brightcove',
      id: '61',
      title: 'ブース3',
      brightcove: { accountId: '123', playerId: 'default' },
    });
  });

  test('are answered for a whole content: one for each booth that has streams [BOOTH-034]', async () => {
    const { data } = await calls.call(listBoothStreams, ids);
    expect(data.serverNow).toBe(now);
    expect(data.streams.map(({ boothId, state, kind }) => [boothId, state, kind])).toEqual([
      [1, 'live', 'hls'],
      [2, 'preparation', 'youtube'],
      [3, 'live', 'brightcove'],
      [5, 'live', 'hls'],
    ]);
    expect((await calls.call(listBoothStreams, { ...ids, contentId: 71 })).data.streams).toEqual([]);
  });

  test.each([
    ['without a stream', { ...ids, boothId: 4 }, 404],
    ['that there is not', { ...ids, boothId: 99 }, 404],
    ['of a content without a stage', { ...ids, contentId: 71, boothId: 1 }, 404],
    ['of another content', { ...ids, contentId: 72, boothId: 1 }, 404],
    ['that is locked for the visitor', { ...ids, boothId: lockedId }, 403],
  ])('are refused for a booth %s', async (_, params, status) => {
    await expect(calls.call(readBoothStream, params)).rejects.toMatchObject({ status });
    await expect(calls.post(requestBoothPlayback, params)).rejects.toMatchObject({ status });
  });

  test('are played with a token for the stream, which opens the playlist of its channel', async () => {
    const { data } = await calls.post(requestBoothPlayback, { ...ids, boothId: 1 }, {});
    expect(data.playlist).toBe('/web_api/live_stream/1-11-70-1-1/live.m3u8');
    expect(data.live_stream_playback_request_token).toMatch(/^1-11-70-1-1\./);
    const times = { start: now - 3_600_000, end: now + 3_600_000 };
    expect(await find([1, 11, 70, 1, 1])).toEqual({ times, channel: 'harbour' });
    expect(await find([1, 11, 70, 2, 0])).toBeUndefined();
    expect(await find([1, 11, 70, 1])).toBeUndefined();
    expect(await find([1, 11, 71, 1, 1])).toBeUndefined();
    const over = calls.post(requestBoothPlayback, { ...ids, boothId: 1 }, { streamNumber: 0 });
    await expect(over).rejects.toMatchObject({ status: 410 });
    await expect(calls.post(requestBoothPlayback, { ...ids, boothId: 2 }, {})).rejects.toMatchObject({ status: 404 });
  });
});
