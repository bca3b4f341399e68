// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import type { PageChannel } from '#web/realtime/channel-client.ts';
import { openChannelBy } from '#web/realtime/page-channel.ts';
import { createTopicStore } from '#web/realtime/topic-store.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { useHere } from './use-here.ts';

afterEach(() => {
  openChannelBy(() => new Promise(() => {}));
  vi.restoreAllMocks();
});

const chat = { address: { portalId: 1, contentId: 90, dataSourceId: 5 }, profile: { id: 7 } } as OpenChat;
function Here() {
  useHere(chat);
  return null;
}

test('a page reports that its member is here only while it is visible', async () => {
  const store = createTopicStore();
  openChannelBy(() => Promise.resolve({ listen: store.add } as PageChannel));
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { unmount } = await renderScreen(<Here />, []);
  await vi.waitFor(() => expect(store.names()).toEqual(['chat/event-1/5/users/7/here']));
  const turn = (state: DocumentVisibilityState) =>
    act(() => {
      visible.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  turn('hidden');
  expect(store.names()).toEqual([]);
  turn('visible');
  await vi.waitFor(() => expect(store.names()).toHaveLength(1));
  unmount();
  expect(store.names()).toEqual([]);
});
