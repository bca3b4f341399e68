// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import type { ChatCalls } from '../store/chat-calls.ts';
import { createChatStore, type OwnAnswer } from '../store/chat-store.ts';
import { talkTexts } from '../screen/talk-texts.ts';
import { SuspendedNotice } from './suspended-notice.tsx';

const own: OwnAnswer = {
  epoch: 'e',
  user: { id: 1, contacts: [], room_ids: [] },
  invites: [],
  rooms: [],
  muted_room_ids: [],
  blocked_user_ids: [],
};
const me = { id: 1, liveChatUserId: 'aya', nickname: 'aya', image: null, tagIds: [], isRegistered: true };

test('a page learns from its topic that its member is suspended or readmitted', () => {
  const store = createChatStore({} as ChatCalls, own, me);
  expect(store.get().suspendedFor).toBeUndefined();
  store.hearOwn({ ...own, suspended_for: 'Until 18:00.' });
  expect(store.get().suspendedFor).toBe('Until 18:00.');
  store.hearOwn(own);
  expect(store.get().suspendedFor).toBeUndefined();
});

test('a suspended member reads the reason as the organiser wrote it, and other members see no notice', async () => {
  const reason = '<b>11月20日 18:00</b>まで停止します。';
  const { unmount } = await renderScreen(<SuspendedNotice reason={reason} />, [talkTexts]);
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain('チャットへの書き込みが停止されています');
  expect(notice.textContent).toContain(`主催者より：${reason}`);
  unmount();
  await renderScreen(<SuspendedNotice reason={undefined} />, [talkTexts]);
  expect(screen.queryByRole('status')).toBeNull();
});
