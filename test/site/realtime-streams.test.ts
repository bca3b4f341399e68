import { boothDocuments } from '#features/booth/documents.ts';
import { liveStreamTopic, type StreamNews } from '#features/live-stream/rules/stream-news.ts';
import { boothStreamTopic } from '#features/booth/rules/stream/booth-stream-topic.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ChannelSite, isState, openEvent, startChannelSite } from '../channel-site.ts';
import type { MemberCalls } from '../member-calls.ts';
import type { TestSite } from '../published-site.ts';
import { testNow } from '../start-test-site.ts';

let site: ChannelSite;
let calls: MemberCalls;
let open: ChannelSite['open'];
beforeAll(async () => {
  site = await startChannelSite();
  ({ calls, open } = site);
});
afterAll(() => site.close());

/** Event 976 has two live streams; only members may see the second. */
const streams = (endDate: string): TestSite => {
  const { site: written } = openEvent(976);
  const item = {
    title: { jpn: '開会' },
    startDate: '2026-11-20 11:00',
    source: { kind: 'youtube', videoId: 'abcdefghijk' },
  };
  const items = [1, 2].map((detailId) => ({ ...item, detailId, endDate }));
  const login = { isEnabled: true, lock: [{ contentId: 70, detailIds: [2] }] };
  return { site: { ...written, login }, modules: [{ moduleCode: 'live_stream', contentId: 70, items }] };
};
const streamTopic = (detailId: number) => liveStreamTopic('portal/1', `1-976-70-${detailId}`);

describe('an open page', () => {
  test('hears the moment a stream begins, and when the organiser changes the stream', async () => {
    await site.publish(streams('2026-11-20 12:00'));
    const start = testNow + 3_600_000;
    calls.site.setNow(start - 300);
    onTestFinished(() => calls.site.setNow(testNow));
    const page = await open({ eventId: 976, topics: [{ topic: streamTopic(1) }] });
    const before = await page.hears(isState);
    // The version of the page that a call has made: what was published in between is no surprise to it.
    const versionOfPage = async () => ((await calls.get('live_stream/1/976/70/1')).data as { version: string }).version;
    const version = await versionOfPage();
    const end = start + 3_600_000;
    expect(before['state']).toEqual({ state: 'preparation', version, streams: [{ id: 1, start, end }] });
    expect(before).not.toHaveProperty('readers');
    calls.site.setNow(start);
    const isLive = (frame: Record<string, unknown>) =>
      isState(frame) && (frame['state'] as StreamNews).state === 'live';
    const live = await page.hears(isLive);
    expect((live['state'] as StreamNews).version).toBe((before['state'] as StreamNews).version);
    await site.publish(streams('2026-11-20 11:30'));
    const moved = await page.hears((frame) => isLive(frame) && frame['at'] !== live['at']);
    expect(moved['readers']).toBe(1);
    const news = moved['state'] as StreamNews;
    expect(news.streams).toEqual([{ id: 1, start, end: start + 1_800_000 }]);
    expect(news.version).not.toBe(version);
    expect(await versionOfPage()).toBe(news.version);
  });

  test('hears of a booth that one of its streams begins, and that the last one has ended', async () => {
    const stream = (movieUuid: string, startAt: string, endAt: string) => ({ movieUuid, startAt, endAt });
    const booth = {
      detailId: 4,
      items: { title: { value: { jpn: '港の工房' } }, main_movie: { liveEnable: true } },
      movieLiveStreams: [
        stream('one', '2026-11-20 11:00', '2026-11-20 12:00'),
        stream('two', '2026-11-20 11:30', '2026-11-20 13:00'),
      ],
    };
    const items = [v.parse(boothDocuments[0].item, booth)];
    const modules = [{ moduleCode: 'booth', contentId: 60, items }];
    await site.publish({ ...openEvent(975), modules });
    onTestFinished(() => calls.site.setNow(testNow));
    const seen: string[] = [];
    for (const hours of [0.9, 1, 1.9, 2.5, 3]) {
      calls.site.setNow(testNow + hours * 3_600_000);
      const topic = boothStreamTopic('portal/1', { eventId: 975, contentId: 60, boothId: 4 });
      const page = await open({ eventId: 975, topics: [{ topic }] });
      seen.push(((await page.hears(isState))['state'] as StreamNews).state);
      await page.close();
    }
    expect(seen).toEqual(['preparation', 'live', 'live', 'live', 'end']);
  });

  test('does not hear of a stream that its visitor may not see', async () => {
    await site.publish(streams('2026-11-20 12:00'));
    const topics = [streamTopic(1), streamTopic(2), streamTopic(3), liveStreamTopic('portal/2', '1-976-70-1')];
    const visitor = await open({ eventId: 976, topics: topics.map((topic) => ({ topic })) });
    await visitor.hears((frame) => frame['topic'] === topics[0] && isState(frame));
    for (const [index, refused] of [
      [1, 403],
      [2, 404],
      [3, 404],
    ] as const) {
      expect(await visitor.hears((frame) => frame['topic'] === topics[index])).toEqual({
        topic: topics[index],
        refused,
      });
    }
    const { accessToken } = await calls.logIn('hanako.demo');
    const member = await open({
      eventId: 976,
      headers: { 'access-token': accessToken },
      topics: [{ topic: streamTopic(2) }],
    });
    await member.hears(isState);
  });
});
