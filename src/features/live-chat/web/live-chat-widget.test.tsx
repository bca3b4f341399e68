// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#web/api/api.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import type { UnreadTalk } from '../contract/room.ts';
import * as widget from './live-chat-widget.tsx';
import jpn from './widget/texts/jpn.ts';
import { texts as ownTexts } from './widget/own-talks.tsx';

const module = moduleEntry('live_chat', { contentId: 45, content: { liveChatDataSourceId: 1 } });
const person = { id: 7, nickname: '高橋 美咲', image: null, isRegistered: true };
const talk = (roomId: number, more: Partial<UnreadTalk> = {}): UnreadTalk => ({
  roomId,
  group: null,
  person,
  isInvitation: false,
  count: 2,
  ...more,
});
const answer = (more: object = {}) => ({
  data: { isRegistered: true, hasTalks: true, total: 0, talks: [], ...more },
});

async function show(isLoggedIn: boolean, api?: Api) {
  const personal = { personal: isLoggedIn ? {} : undefined, isLoggedIn, reload: async () => {} };
  const own = (
    <PersonalProvider value={personal}>
      <widget.Widget module={module} />
    </PersonalProvider>
  );
  return renderScreen(own, [...widget.texts, ...ownTexts], pageContext({ ...inEvent, ...(api && { api }) }));
}
const way = (): [string | null, string | null] => {
  const link = screen.getAllByRole('link').at(-1);
  return [link?.textContent ?? null, link?.getAttribute('href') ?? null];
};
const base = '/web/portal/1/event/11/module/live_chat';

afterEach(() => vi.restoreAllMocks());

test('a visitor reads what the chat is for, and is led to it by the login [LAYOUT-020]', async () => {
  await show(false);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    Object.values(jpn.points).map(({ title, text }) => title + text),
  );
  expect(way()).toEqual([jpn.logIn, `${base}/contact/45`]);
});

test('a member without a profile is led to the page that registers', async () => {
  const { api } = fakeApi({ readUnreadTalks: () => answer({ isRegistered: false, hasTalks: false }) });
  await show(true, api);
  await waitFor(() => expect(way()).toEqual([jpn.register, `${base}/contact/45`]));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a member sees from whom there are unread messages and how many, but not their texts', async () => {
  const talks = [
    talk(3, { isInvitation: true, count: 1 }),
    talk(4, { group: '展示会の三人', person: null }),
    talk(5, { person: { ...person, isRegistered: false } }),
  ];
  const { api, calls } = fakeApi({ readUnreadTalks: () => answer({ total: 5, talks }) });
  const { container } = await show(true, api);
  await screen.findByRole('list', { name: jpn.unread });
  const rows = screen.getAllByRole('link').slice(0, 3);
  expect(rows.map((row) => row.querySelector('span:last-child')?.textContent)).toEqual([
    `高橋 美咲${jpn.invitation}`,
    `展示会の三人${jpn.messages(2)}`,
    `${jpn.left}${jpn.messages(2)}`,
  ]);
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([3, 4, 5].map((roomId) => `${base}/45#talk/${roomId}`));
  await waitFor(() => expect(way()).toEqual([jpn.open(5), `${base}/45`]));
  // The lines for everybody stay below, so that nothing moves.
  expect(container.querySelector('[data-covered] > .hb-chat-widget-points')).not.toBeNull();
  expect(calls[0]).toMatchObject({ params: { contentId: 45, dataSourceId: 1 }, query: { per_page: 3 } });
});

test.each([
  [true, jpn.allRead],
  [false, jpn.noTalks],
])('a member with no unread messages is told so', async (hasTalks, words) => {
  const { api } = fakeApi({ readUnreadTalks: () => answer({ hasTalks }) });
  await show(true, api);
  await screen.findByText(words);
  expect(way()[0]).toBe(jpn.open(0));
});

test('a failure is shown and the link to the chat stays; the page asks again when the member returns to it', async () => {
  let isDown = true;
  const { api } = fakeApi({
    readUnreadTalks: () => (isDown ? new Error('down') : answer({ total: 1, talks: [talk(3)] })),
  });
  await show(true, api);
  await screen.findByText(jpn.failed);
  expect(way()).toEqual([jpn.open(0), `${base}/45`]);
  isDown = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('list', { name: jpn.unread });
});

test('a title that is not shown still names the widget for screen readers', async () => {
  await renderScreen(<widget.Widget module={{ ...module, widget: { titleVisible: false } }} />, widget.texts);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('region', { name: jpn.title })).toBeDefined();
});

test('a site without accounts has no such widget', async () => {
  const init = siteInit();
  const load = (isEnabled: boolean) =>
    widget.load(pageContext({ init: { ...init, login: { ...init.login, isEnabled } } }));
  expect([await load(true), await load(false)]).toEqual([true, undefined]);
});
