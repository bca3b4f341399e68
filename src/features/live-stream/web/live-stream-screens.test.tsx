// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { CallError } from '#web/api/call-error.ts';
import { serverClock } from '#web/api/server-clock.ts';
import type { LiveStream, LiveStreamDetail } from '../contract.ts';
import * as detail from './live-stream-detail.tsx';
import * as list from './live-stream-list.tsx';
import { liveStreamTexts } from './frame/live-stream-texts.ts';
import * as widget from './live-stream-widget.tsx';
import { embeddedAddress } from './stage/embedded-player.tsx';

type Hear = (news: object, inTurn: (work: () => void) => void) => void;
const topics = new Map<string, Hear>();
/** What waits for the turn of this page. */
let turns: (() => void)[] = [];
vi.mock('#web/realtime/use-topic.ts', () => ({
  useTopic: (topic: string | undefined, hear: Hear) => void (topic && topics.set(topic, hear)),
}));

const now = Date.parse('2026-11-20T10:00:00+09:00');
const say = [liveStreamTexts];
const module = moduleEntry('live_stream', { contentId: 5 });

const stream = (liveStreamId: number, more: Partial<LiveStream> = {}): LiveStream => ({
  liveStreamId,
  title: `配信${liveStreamId}`,
  image: null,
  startDate: '2026-11-20T09:00:00+09:00',
  endDate: '2026-11-20T11:00:00+09:00',
  kind: 'hls',
  id: '',
  details: { firebaseKey: `1-11-5-${liveStreamId}` },
  ...more,
});
const page = (more: Partial<LiveStreamDetail> = {}): LiveStreamDetail => ({
  ...stream(1),
  version: 'one',
  description: '',
  brightcove: null,
  ...more,
});

/** A server at which stream 1 starts in so many seconds, for ten minutes. */
function server(secondsToStart: number, readLiveStream: Parameters<typeof fakeApi>[0][string] = () => new Error()) {
  const startsAt = now + secondsToStart * 1000;
  return fakeApi({
    readLiveStream,
    readLiveStreamStatuses: () => {
      const serverNow = Date.now();
      const start = (startsAt - serverNow) / 1000;
      const state = start > 0 ? 'preparation' : start > -600 ? 'live' : 'end';
      return {
        data: {
          serverNow,
          streams: [{ liveStreamId: 1, state, secondsToStart: start, secondsToEnd: start + 600 }],
        },
      };
    },
  });
}

beforeEach(() => {
  turns = [];
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

async function show(data: LiveStreamDetail | null, secondsToStart: number, published?: () => LiveStreamDetail | Error) {
  const { api, calls } = server(secondsToStart, published && (() => answered(published())));
  await renderScreen(<detail.Detail module={module} data={data} />, say, pageContext({ ...inEvent, api, now }));
  serverClock.hear(now);
  await pass(0);
  return calls;
}
const answered = (given: LiveStreamDetail | Error) => (given instanceof Error ? given : { data: given });
const tell = async (version: string, streams: object[] = []): Promise<void> => {
  topics.get('live_stream/event-1/1-11-5-1')?.({ state: 'live', version, streams }, (work) => turns.push(work));
  await pass(0);
};
const takeTurns = async (): Promise<void> => {
  for (const work of turns.splice(0)) work();
  await pass(0);
};
/** The test's browser complains of frames, which it does not load. */
function pressPlay(): void {
  const create = document.createElement.bind(document);
  const making = vi.spyOn(document, 'createElement');
  making.mockImplementation((name: string) => create(name === 'iframe' ? 'object' : name));
  fireEvent.click(playButton() as HTMLElement);
  making.mockRestore();
}
const playButton = () => screen.queryByRole('button', { name: /再生する/ });

describe('the page of a live stream', () => {
  test('counts down, goes live and ends by the clock, and announces each once [STREAM-003]', async () => {
    await show(page(), 125);
    expect(screen.getByText('開始まで 2分')).toBeDefined();
    expect(playButton()).toBeNull();
    await pass(60_000);
    expect(screen.getByText('開始まで 1分')).toBeDefined();
    await pass(64_000);
    expect(screen.getByText('まもなく始まります')).toBeDefined();
    expect(screen.queryByText('配信が始まりました。')).toBeNull();
    await pass(1_000);
    expect(playButton()).not.toBeNull();
    expect(screen.getByText('配信が始まりました。')).toBeDefined();
    await pass(600_000);
    expect(playButton()).toBeNull();
    expect(screen.getAllByText('配信は終了しました。')).toHaveLength(2);
  });

  test('shows no state before the server has answered', async () => {
    const { api } = fakeApi({ readLiveStreamStatuses: () => new CallError(503, 'away') });
    await renderScreen(<detail.Detail module={module} data={page()} />, say, pageContext({ ...inEvent, api, now }));
    await pass(0);
    expect(playButton()).toBeNull();
    expect(screen.queryByText('配信中')).toBeNull();
  });

  test('asks the server again each minute, and when the viewer returns to it', async () => {
    const calls = await show(page(), -60);
    expect(calls).toHaveLength(1);
    await pass(61_000);
    expect(calls).toHaveLength(2);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(0);
    expect(calls).toHaveLength(3);
  });

  test('connects to YouTube only when somebody presses Play', async () => {
    await show(page({ kind: 'youtube', id: 'aqz-KE-bpKQ' }), -60);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('再生するとYouTubeに接続します')).toBeDefined();
    pressPlay();
    const frame = screen.getByTitle('配信1');
    expect(frame.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    // Where YouTube cannot be reached, there are words and a way instead of an empty box.
    expect(screen.getByText('YouTubeに接続しています').nextElementSibling).toBe(frame);
    const way = screen.getByRole('link', { name: 'YouTubeで見る（新しいタブ）' });
    expect(way.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  });

  test('shows what the organiser publishes, and the player plays on', async () => {
    const video = { kind: 'youtube', id: 'aqz-KE-bpKQ' } as const;
    let published: LiveStreamDetail | Error = page({
      ...video,
      version: 'two',
      title: '改題',
      description: '<p>新しい説明</p>',
    });
    document.title = '配信1 | 港の会';
    const calls = await show(page({ ...video, description: '<p>説明</p>' }), -60, () => published);
    await tell('one');
    pressPlay();
    const player = screen.getByTitle('配信1');
    expect(calls.map(({ name }) => name)).toEqual(['readLiveStreamStatuses']);
    await tell('two');
    await takeTurns();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('改題');
    expect(screen.getByText('新しい説明')).toBeDefined();
    expect(screen.getByTitle('改題')).toBe(player);
    expect(document.title).toBe('改題 | 港の会');
    expect(calls.find(({ name }) => name === 'readLiveStream')?.isQuiet).toBe(true);
    published = new CallError(503, 'away');
    await tell('three');
    await takeTurns();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('改題');
    expect(screen.getByTitle('改題')).toBe(player);
  });

  test('shows a new picture when one is published', async () => {
    const image = (letter: string) => ({ path: `/media/${letter.repeat(64)}.webp`, width: 16, height: 9, alt: '' });
    await show(page({ image: image('a') }), 125, () => page({ image: image('b') }));
    await tell('one');
    expect(document.querySelector('img')?.getAttribute('src')).toContain('aaaa');
    await tell('two');
    await takeTurns();
    expect(document.querySelector('img')?.getAttribute('src')).toContain('bbbb');
  });

  test('shows a changed start at once, before its turn comes to ask for the rest', async () => {
    const calls = await show(page(), 3_600, () => page({ version: 'two' }));
    expect(playButton()).toBeNull();
    await tell('two', [{ id: 1, start: now - 1_000, end: now + 600_000 }]);
    expect(playButton()).not.toBeNull();
    expect(screen.getByText('配信が始まりました。')).toBeDefined();
    expect(calls.map(({ name }) => name)).toEqual(['readLiveStreamStatuses']);
    await takeTurns();
    expect(calls.map(({ name }) => name).sort()).toEqual([
      'readLiveStream',
      'readLiveStreamStatuses',
      'readLiveStreamStatuses',
    ]);
  });

  test.each([
    ['was published after the page was made, and before it was told of changes', 'two', 1],
    ['is the one of the page: nobody asks', 'one', 0],
  ])('the version that it hears first %s', async (_, version, asked) => {
    const calls = await show(page(), -60, () => page({ version: 'two', title: '改題' }));
    await tell(version);
    await takeTurns();
    expect(calls.filter(({ name }) => name === 'readLiveStream')).toHaveLength(asked);
    expect(screen.queryAllByText('改題')).toHaveLength(asked);
    // Said again, as after a restart of the server, it is no news.
    await tell(version);
    expect(turns).toEqual([]);
  });

  test('cannot show a video of Brightcove without an account', async () => {
    await show(page({ kind: 'brightcove', id: '61' }), -60);
    expect(screen.getByText('この配信は表示できません')).toBeDefined();
    expect(playButton()).toBeNull();
  });

  test('is empty after a failure that is to be ignored', async () => {
    await show(null, -60);
    expect(screen.getByText('この配信は表示できません')).toBeDefined();
  });
});

test.each([
  [
    { kind: 'youtube' as const, id: 'aqz-KE-bpKQ' },
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0&hl=ja',
  ],
  [
    { kind: 'brightcove' as const, id: 'ref:opening', accountId: '123', playerId: 'default' },
    'https://players.brightcove.net/123/default_default/index.html?videoId=ref%3Aopening&autoplay=true&playsinline=true',
  ],
])('%j is played by its own service', (video, address) => {
  expect(embeddedAddress(video, 'ja')).toBe(address);
});

describe('the list and the widget', () => {
  const streams = [stream(1), stream(2, { endDate: '2026-11-20T09:30:00+09:00' })];

  test('mark live streams once the server has answered', async () => {
    const { api } = server(-60);
    const data = { streams, page: 1, pages: 1 };
    await renderScreen(<list.List module={module} data={data} />, say, pageContext({ ...inEvent, api, now }));
    expect(screen.queryByText('配信中')).toBeNull();
    await pass(0);
    expect(screen.getByText('配信中')).toBeDefined();
    expect(screen.getByRole('link', { name: '配信1' }).getAttribute('href')).toContain('/module/live_stream/5/1');
  });

  test('make no call if there is no stream, and say what they will show [STREAM-005]', async () => {
    const { api, calls } = server(-60);
    const data = { streams: [], page: 1, pages: 1 };
    await renderScreen(<list.List module={module} data={data} />, say, pageContext({ ...inEvent, api, now }));
    await pass(61_000);
    expect(screen.getByText('ライブ配信の予定はまだありません')).toBeDefined();
    expect(calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('show ended streams in a widget only if it is set so, and as many streams as it is set to', async () => {
    const { api } = fakeApi({ listLiveStreams: () => ({ data: streams, total: 2, lastPage: 1 }) });
    const context = pageContext({ ...inEvent, api, now });
    const shown = async (settings: object) => (await widget.load(context, { ...module, widget: settings }))?.length;
    expect(await shown({})).toBe(1);
    expect(await shown({ endedVisible: true })).toBe(2);
    expect(await shown({ endedVisible: true, numberOfDisplay: 1 })).toBe(1);
    expect(await shown({ endedVisible: true, numberOfDisplay: 0 })).toBe(2);
  });
});
