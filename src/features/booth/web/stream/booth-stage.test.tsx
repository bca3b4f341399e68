// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import liveStreamJpn from '#features/live-stream/texts/jpn.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { fakeApi, inEvent } from '../../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import type { BoothStreamAnswer } from '../../contract/stream.ts';
import { Part, texts } from './booth-stage.tsx';

type Hear = (news: object, inTurn: (work: () => void) => void) => void;
const topics = new Map<string, Hear>();
vi.mock('#web/realtime/use-topic.ts', () => ({
  useTopic: (topic: string | undefined, hear: Hear) => void (topic && topics.set(topic, hear)),
}));

const now = Date.parse('2026-11-20T10:00:00+09:00');
/** The streams of the booth by their number; each begins so many seconds after the page is opened and lasts ten minutes. */
const starts = [0, 600];
const titles = ['実演', '質問にお答えします'];

function current(): BoothStreamAnswer {
  const serverNow = Date.now();
  const at = serverNow < now + 600_000 ? 0 : 1;
  const secondsToStart = (now - serverNow) / 1_000 + (starts[at] as number);
  return {
    serverNow,
    version: `of ${at}`,
    streamNumber: at + 1,
    title: titles[at] as string,
    kind: 'youtube',
    id: 'aqz-KE-bpKQ',
    brightcove: null,
    state: secondsToStart > 0 ? 'preparation' : 'live',
    secondsToStart,
    secondsToEnd: secondsToStart + 600,
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const play = (title: string) => screen.queryByRole('button', { name: `${liveStreamJpn.play}: ${title}` });

/** The test's browser complains of frames, which it does not load. */
function press(title: string): void {
  const create = document.createElement.bind(document);
  const making = vi.spyOn(document, 'createElement');
  making.mockImplementation((name: string) => create(name === 'iframe' ? 'object' : name));
  fireEvent.click(play(title) as HTMLElement);
  making.mockRestore();
}

async function open() {
  const { api, calls } = fakeApi({ readBoothStream: () => ({ data: current() }) });
  await renderScreen(
    <Part contentId={70} boothId={1} title="潮見精機" poster={undefined} />,
    texts,
    pageContext({ ...inEvent, api, now }),
  );
  serverClock.hear(now);
  await pass(0);
  return calls;
}

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test('the stream of a booth plays when the visitor presses, and the next stream waits for another press [BOOTH-033]', async () => {
  await open();
  expect(document.querySelector('[src*="youtube"]')).toBeNull();
  press('実演');
  expect(screen.getByTitle('実演').getAttribute('src')).toContain('aqz-KE-bpKQ');
  await pass(661_000);
  expect(screen.queryByTitle('実演')).toBeNull();
  expect(play('質問にお答えします')).not.toBeNull();
  expect(document.querySelector('[src*="youtube"]')).toBeNull();
});

test('the stream of a booth is read again when the organiser publishes, and not before', async () => {
  const calls = await open();
  const [hear] = topics.values();
  const tell = async (version: string): Promise<void> => {
    hear?.({ state: 'live', version, streams: [] }, (work) => work());
    await pass(0);
  };
  await tell('of 0');
  expect(calls).toHaveLength(1);
  await tell('new');
  expect(calls.length).toBeGreaterThan(1);
});
