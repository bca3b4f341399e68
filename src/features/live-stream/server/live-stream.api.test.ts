import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import {
  listLiveStreams,
  liveStreamDetailSchema,
  liveStreamSchema,
  readLiveStream,
  readLiveStreamStatuses,
  requestPlayback,
} from '../contract.ts';
import { liveStreamDocuments } from '../documents.ts';
import { createLiveStreamServer } from '../server.ts';
import { refuse } from '#server/http/refusal.ts';

const channel = { kind: 'hls', channel: 'harbour' };
const item = (detailId: number, startDate: string, endDate: string, source: object = channel) => ({
  detailId,
  title: { jpn: `配信${detailId}`, eng: `Stream ${detailId}` },
  startDate,
  endDate,
  source,
});
const streams = {
  moduleCode: 'live_stream',
  contentId: 5,
  content: { brightcove: { accountId: '123' } },
  items: [
    item(1, '2026-11-19 10:00', '2026-11-19 11:00'),
    item(2, '2026-11-20 13:00', '2026-11-20 14:00'),
    item(3, '2026-11-20 09:30', '2026-11-20 10:30'),
    item(4, '2026-11-20 09:00', '2026-11-20 12:00', { kind: 'youtube', videoId: 'aqz-KE-bpKQ' }),
    item(5, '2026-11-21 09:00', '2026-11-21 12:00', { kind: 'brightcove', videoId: '6116900000001' }),
    item(6, '2026-11-20 09:59', '2026-11-20 10:30'),
  ],
};
const sites = [
  { site: { kind: 'portal', portalId: 1, languages: ['jpn', 'eng'], webSetting: { title: { jpn: '港' } } } },
  {
    site: {
      kind: 'event',
      portalId: 1,
      eventId: 11,
      languages: ['jpn', 'eng'],
      webSetting: { title: { jpn: '広場' } },
    },
    modules: [streams, { ...streams, contentId: 6, items: streams.items.slice(0, 2) }],
  },
];
const ids = { portalId: 1, eventId: 11, contentId: 5 };
const now = Date.parse('2026-11-20T10:00:00+09:00');
const lockedId = 6;

let calls: SiteCalls;
beforeAll(async () => {
  calls = await siteCalls(sites, liveStreamDocuments, (site, database) =>
    createLiveStreamServer({
      site,
      database,
      clock: () => now,
      channelFolder: '',
      others: () => [],
      guardDetail: (_visit, _contentId, detailId) =>
        detailId === lockedId ? Promise.reject(refuse('forbidden')) : Promise.resolve(),
    }),
  );
});
afterAll(() => calls.close());

describe('the live streams of a content', () => {
  test('are listed as live, to come and ended, with liveStreamId and details.firebaseKey [STREAM-001]', async () => {
    const { data, total } = await calls.call(listLiveStreams, ids, {}, { language: 'eng' });
    expect(data.map(({ liveStreamId }) => liveStreamId)).toEqual([4, 3, 6, 2, 5, 1]);
    expect(total).toBe(6);
    for (const one of data) expect(v.is(v.strictObject(liveStreamSchema.entries), one)).toBe(true);
    expect(data[1]).toEqual({
      liveStreamId: 3,
      title: 'Stream 3',
      image: null,
      startDate: '2026-11-20T09:30:00+09:00',
      endDate: '2026-11-20T10:30:00+09:00',
      kind: 'hls',
      id: '',
      details: { firebaseKey: '1-11-5-3' },
    });
  });

  test('have a page of their own, with the account of Brightcove if the stream needs it', async () => {
    const { data } = await calls.call(readLiveStream, { ...ids, detailId: 5 });
    expect(v.is(v.strictObject(liveStreamDetailSchema.entries), data)).toBe(true);
    expect(data).toMatchObject({ kind: 'brightcove', id: '6116900000001' });
    expect(data.brightcove).toEqual({ accountId: '123', playerId: 'default' });
    expect((await calls.call(readLiveStream, { ...ids, detailId: 4 })).data.brightcove).toBeNull();
    await expect(calls.call(readLiveStream, { ...ids, detailId: 99 })).rejects.toMatchObject({ status: 404 });
  });

  test('have the state at the time of the server, with the seconds to start and end [STREAM-003, STREAM-004]', async () => {
    const { data } = await calls.call(readLiveStreamStatuses, ids);
    expect(data.serverNow).toBe(now);
    expect(data.streams.slice(0, 3)).toEqual([
      { liveStreamId: 1, state: 'end', secondsToStart: -86_400, secondsToEnd: -82_800 },
      { liveStreamId: 2, state: 'preparation', secondsToStart: 10_800, secondsToEnd: 14_400 },
      { liveStreamId: 3, state: 'live', secondsToStart: -1_800, secondsToEnd: 1_800 },
    ]);
  });
});

describe('a request to play', () => {
  const agent = { header: (name: string) => ({ 'playback-agent': 'web' })[name] };
  const request = (body: object, more: object = {}) => calls.post(requestPlayback, ids, body, { ...agent, ...more });

  test('answers a token that is valid for a minute and for one stream only [STREAM-008]', async () => {
    const { data } = await request({ liveStreamId: '3' });
    expect(data).toEqual({
      live_stream_playback_request_token: expect.stringMatching(/^1-11-5-3\.[\w-]{12}\.[0-9a-z]+\.[\w-]{27}$/),
      playlist: '/web_api/live_stream/1-11-5-3/live.m3u8',
      expiresAt: now + 60_000,
      serverNow: now,
    });
  });

  test('without a stream is for the one that is live [STREAM-008]', async () => {
    expect((await request({})).data.playlist).toContain('/1-11-5-3/');
  });

  test('sets the token as a cookie that no script reads and no other site sends', async () => {
    const answer = (await request({ liveStreamId: 3 }, { protocol: 'https' })) as { cookie?: string };
    expect(answer.cookie).toMatch(
      /^playback=1-11-5-3\.[^;]+; Path=\/web_api\/live_stream\/1-11-5-3\/; Max-Age=60; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test.each([
    ['before its start', 2, 409, '配信はまだ始まっていません。'],
    ['after its end', 1, 410, '配信は終了しました。'],
    ['of a video at another service', 4, 404, expect.any(String)],
    ['that there is not', 99, 404, expect.any(String)],
    ['that is locked for the visitor', lockedId, 403, expect.any(String)],
  ])('for a stream %s is refused', async (_, liveStreamId, status, said) => {
    const refusal = await request({ liveStreamId }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status });
    expect((refusal as { say(language: string): string }).say('jpn')).toEqual(said);
  });

  test.each(['x', -1, 1.5, [3], { a: 1 }])('with the stream %j is refused with 422', async (liveStreamId) => {
    await expect(request({ liveStreamId })).rejects.toMatchObject({ status: 422 });
  });

  test('is refused to a viewer who asks more than 60 times a minute, but not to others', async () => {
    const asked = (anonymousToken: string) => request({ liveStreamId: 3 }, { anonymousToken });
    for (let count = 0; count < 60; count += 1) await asked('a'.repeat(32));
    await expect(asked('a'.repeat(32))).rejects.toMatchObject({ status: 429 });
    await expect(asked('b'.repeat(32))).resolves.toBeDefined();
  });
});
