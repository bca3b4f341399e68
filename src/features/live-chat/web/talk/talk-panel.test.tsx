// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inEvent } from '../../../../../test/fake-api.ts';
import {
  contactOfChat as contact,
  meInChat as me,
  openTestChat,
  personOfChat as person,
  roomOfChat as room,
} from '../../../../../test/open-chat.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import type { LanguageCode } from '#kernel/language.ts';
import { peopleTexts } from '../people/people-texts.ts';
import { formatInstant } from '#kernel/period.ts';
import { listed, unreadRooms } from '../../rules/room/talk-lists.ts';
import { mountedRowsMax } from '../screen/window-rows.tsx';
import { whenWords } from './room-words.ts';
import { TalkPanel } from './talk-panel.tsx';
import { talkTexts } from '../screen/talk-texts.ts';

const texts = [talkTexts, peopleTexts];
const people = [person(2, 'James Carter'), person(3, '高橋 美咲'), person(4, '水城 葵')];

async function show(parts: Parameters<typeof openTestChat>[0]) {
  const world = openTestChat({ people, ...parts });
  const openRoom = vi.fn<(id: number) => void>();
  const panel = <TalkPanel chat={world.chat} openRoom={openRoom} shownRoom={undefined} />;
  await renderScreen(panel, texts, pageContext({ ...inEvent, api: world.api }));
  return { ...world, openRoom };
}
const written = (count: number, read: number, at: string) => ({
  comment_count: count,
  last_message: '了解しました',
  last_message_type: 'TEXT' as const,
  last_messaged_at: at,
  last_messaged_user_id: 2,
  users: [
    { user_id: me, read_comment_index: read, invite: true, leave: false },
    { user_id: 2, read_comment_index: count, invite: true, leave: false },
  ],
});

test('talks are listed newest first, each with its unread messages and its time', async () => {
  await show({
    rooms: [
      room(1, [2], written(3, 3, '2026-11-19T18:00:00+09:00')),
      room(2, [2], written(150, 10, '2026-11-20T09:59:00+09:00')),
      room(3, [2], written(5, 4, '2026-11-20T09:00:00+09:00')),
    ],
  });
  const rows = screen.getAllByRole('link').map((row) => row.textContent);
  expect(rows.map((words) => /(\d\d:\d\d|昨日)/.exec(words ?? '')?.[0])).toEqual(['09:59', '09:00', '昨日']);
  expect(rows[0]).toContain('99+');
  expect(rows[0]).toContain('未読140件');
  expect(rows[1]).toContain('未読1件');
  expect(rows[2]).not.toContain('未読');
});

test('the list shows texts that are typed but not sent, and messages that could not be sent', async () => {
  localStorage.setItem('chatDrafts', JSON.stringify({ [me]: { 1: '途中まで' } }));
  const { chat } = await show({ rooms: [room(1, [2]), room(2, [3])] });
  expect(screen.getByRole('link', { name: /James Carter.*下書き.*途中まで/ })).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
    chat.outbox.add({ key: 'a', roomId: 2, type: 'TEXT', body: '届かない', writtenAt: '' });
  });
  expect(screen.getByRole('link', { name: /高橋 美咲.*未送信.*届かない/ })).toBeTruthy();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('no placeholder stands for a name while the names are being loaded', async () => {
  const { chat } = await show({ people: undefined, rooms: [room(1, [2])] });
  expect(screen.queryByText('参加者')).toBe(null);
  act(() => chat.store.takePeople([]));
  expect(screen.getByText('参加者')).toBeTruthy();
  // Somebody of a room that came later.
  act(() => chat.store.awaitPeople([2]));
  expect(screen.queryByText('参加者')).toBe(null);
  act(() => chat.store.takePeople([], [2]));
  expect(screen.getByText('参加者')).toBeTruthy();
});

test('invitations are listed apart, and a group is offered if the member has contacts', async () => {
  const invited = room(9, [4], { invite: true });
  invited.users = invited.users.map((one) => ({ ...one, invite: one.user_id !== me }));
  await show({ rooms: [invited] });
  expect(screen.getByRole('heading', { name: /届いた招待/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'グループを作る' })).toBe(null);
});

test('a member without talks is led to the search', async () => {
  await show({});
  expect(screen.getByText('まだトークはありません')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('#search');
});

test('a talk with one person begins beside a group: with a contact who has a room, one who has none, or somebody new', async () => {
  const { made, openRoom } = await show({
    rooms: [room(1, [2])],
    answers: {
      readContacts: () => ({
        data: {
          people: [
            { user_id: 2, room_id: 1, state: 'accepted' },
            { user_id: 3, room_id: null, state: 'declined' },
          ],
          hasMore: false,
          totals: { known: 2, accepted: 1, deleted: 0, blocked: 0 },
        },
      }),
      startTalk: () => ({ data: room(21, [3]) }),
    },
  });
  const open = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '新しいトーク' }));
      await vi.dynamicImportSettled();
    });
  const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
  const press = (place: number) =>
    act(async () => {
      fireEvent.click(dialog().getAllByRole('listitem', { hidden: true })[place]!.querySelector('button')!);
    });
  await open();
  expect(dialog().getByRole('link', { name: '参加者を探す', hidden: true }).getAttribute('href')).toContain('#search');
  await press(0);
  expect(openRoom).toHaveBeenLastCalledWith(1);
  expect(screen.queryByRole('dialog', { hidden: true })).toBe(null);
  await open();
  await press(1);
  expect(made.find(({ name }) => name === 'startTalk')).toMatchObject({ body: { userId: 3 } });
  expect(openRoom).toHaveBeenLastCalledWith(21);
});

test('a group asks for its name and people, and opens when it is made', async () => {
  const { made, openRoom } = await show({
    rooms: [room(1, [2]), room(2, [3])],
    contacts: [contact(2, 1), contact(3, 2)],
    answers: { createGroup: () => ({ data: room(20, [2, 3], { title: '三人' }) }) },
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'グループを作る' }));
    await vi.dynamicImportSettled();
  });
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const create = () =>
    act(async () => {
      fireEvent.click(dialog.getByText('作成する'));
    });
  await create();
  expect(dialog.getAllByRole('alert', { hidden: true }).length).toBeGreaterThan(0);
  fireEvent.change(dialog.getByLabelText('グループ名'), { target: { value: '三人' } });
  for (const box of dialog.getAllByRole('checkbox', { hidden: true })) fireEvent.click(box);
  await create();
  expect(made.at(-1)).toMatchObject({ name: 'createGroup', body: { title: '三人', userIds: [2, 3] } });
  expect(openRoom).toHaveBeenCalledWith(20);
});

test.each<[LanguageCode, string]>([
  ['jpn', '11/2'],
  ['eng', '2 Nov'],
  ['chi', '11/2'],
  ['zhtw', '11/2'],
  ['kor', '11. 2.'],
])('a day of this year in %s is %s, of another one with its year', async (language, words) => {
  await talkTexts.load(language);
  const say = talkTexts.of(language);
  const now = Date.parse('2026-11-20T10:00:00+09:00');
  expect(whenWords('2026-11-02T10:00:00+09:00', now, say)).toBe(words);
  expect(whenWords('2025-11-02T10:00:00+09:00', now, say)).toBe('2025/11/2');
});

test('a list of 502 rooms has hardly more elements than one of 40, brings further ones, and has a room with news first', async () => {
  const at = (minute: number) => new Date(Date.parse('2026-11-20T00:00:00Z') - minute * 60_000).toISOString();
  const rooms = Array.from({ length: 502 }, (_, place) => room(place + 1, [2], { created_at: at(place) }));
  const rowIds = () => screen.getAllByRole('link').map((row) => Number(row.getAttribute('href')?.split('/').at(-1)));
  const few = await show({ rooms: rooms.slice(0, 40) });
  const small = document.querySelectorAll('*').length;
  cleanup();
  const { chat } = await show({ rooms });
  expect(document.querySelectorAll('*').length - small).toBeLessThan(10);
  expect(rowIds()).toEqual(rooms.slice(0, 40).map(({ id }) => id));
  fireEvent.click(await screen.findByRole('button', { name: /続きを表示/ }));
  expect(rowIds()).toEqual(rooms.slice(0, 80).map(({ id }) => id));
  expect(document.activeElement).toBe(screen.getAllByRole('link')[40]);
  act(() => chat.store.takeRoom({ ...room(500, [2]), version: 9, last_messaged_at: '2026-11-21T09:00:00+09:00' }));
  expect(rowIds().slice(0, 2)).toEqual([500, 1]);
  expect(few.chat.store.get().talks.size).toBe(40);
});

test('a list of 502 rooms is read by pages, and only so many of its rows are in the document', async () => {
  const at = (minute: number) => formatInstant(Date.parse('2026-11-20T00:00:00Z') - minute * 60_000);
  const rooms = Array.from({ length: 502 }, (_, place) => room(place + 1, [2], { created_at: at(place) }));
  const windowAfter = (to: number) => ({
    talks: { total: 502, next: to < 502 ? `${Date.parse(at(to - 1)) / 1_000}-${to}` : null },
    invited: { total: 0, next: null },
    version: 1,
    unread: { total: 3, room_ids: [400, 401, 402] },
  });
  const { chat, made } = await show({
    rooms: rooms.slice(0, 40),
    window: windowAfter(40),
    answers: {
      readOwnChat: ({ query }) => {
        const from = Number(String(query?.['before']).split('-')[1]);
        return { data: { ...own(rooms.slice(from, from + 40)), window: windowAfter(from + 40) } };
      },
    },
  });
  const own = (some: typeof rooms) => ({
    user: { id: me, contacts: [], room_ids: [] },
    invites: [],
    rooms: some,
    muted_room_ids: [],
    blocked_user_ids: [],
    epoch: 'one',
  });
  const rows = () => screen.getAllByRole('link').map((row) => Number(row.getAttribute('href')?.split('/').at(-1)));
  const small = document.querySelectorAll('*').length;
  for (let page = 1; page < 13; page += 1) {
    const button = await screen.findByRole('button', { name: /続きを表示/ });
    await act(async () => {
      fireEvent.click(button);
    });
    await expect.poll(() => rows().at(-1)).toBe(Math.min(502, 40 * (page + 1)));
    // The keyboard goes on with the first row that came.
    expect(document.activeElement?.getAttribute('href')).toContain(`/${40 * page + 1}`);
    expect(rows().length).toBeLessThanOrEqual(mountedRowsMax);
  }
  expect(screen.queryByRole('button', { name: /続きを表示/ })).toBe(null);
  expect(document.querySelectorAll('*').length).toBeLessThan(small * 2.5);
  expect(made.filter(({ name }) => name === 'readOwnChat')).toHaveLength(12);
  expect(unreadRooms(chat.store.get(), new Set())).toBe(0);
  // A room with news is the first one, and the reader stays where they are.
  const here = document.activeElement;
  act(() => chat.store.takeRoom({ ...room(300, [2]), version: 9, last_messaged_at: '2026-11-21T09:00:00+09:00' }));
  expect(document.activeElement).toBe(here);
  expect(listed(chat.store.get(), 'talks')[0]?.room.id).toBe(300);
});
