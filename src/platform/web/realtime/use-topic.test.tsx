// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { TopicFrame } from '#kernel/realtime/protocol.ts';
import { afterEach, expect, test } from 'vitest';
import type { PageChannel } from './channel-client.ts';
import { openChannelBy } from './page-channel.ts';
import { createTopicStore } from './topic-store.ts';
import { useTopic } from './use-topic.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const store = createTopicStore();
const channel = { listen: store.add } as PageChannel;
const frame = (state: number): TopicFrame[] => [{ topic: 's', at: String(state), state }];

afterEach(() => openChannelBy(() => new Promise(() => {})));

test('a part of a page hears each state while it is shown, by what it does now', async () => {
  openChannelBy(() => Promise.resolve(channel));
  const heard: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }) => useTopic<number>('s', (state) => heard.push(`${name} ${state}`)),
    {
      initialProps: { name: 'first' },
    },
  );
  await settled();
  store.take(frame(1));
  rerender({ name: 'second' });
  store.take(frame(2));
  unmount();
  store.take(frame(3));
  expect(heard).toEqual(['first 1', 'second 2']);
  expect(store.names()).toEqual([]);
});

test('a part that is gone before the channel is there listens to nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<PageChannel>();
  openChannelBy(() => promise);
  const { unmount } = renderHook(() => useTopic('s', () => {}));
  unmount();
  resolve(channel);
  await settled();
  expect(store.names()).toEqual([]);
});

test('without a topic no channel is opened, and a channel that cannot be loaded breaks nothing', async () => {
  let opened = 0;
  openChannelBy(() => {
    opened += 1;
    return Promise.reject(new Error('The part is lost.'));
  });
  renderHook(() => useTopic(undefined, () => {}));
  await settled();
  expect(opened).toBe(0);
  renderHook(() => useTopic('s', () => {}));
  await settled();
  renderHook(() => useTopic('s', () => {}));
  await settled();
  expect(opened).toBe(2);
});
