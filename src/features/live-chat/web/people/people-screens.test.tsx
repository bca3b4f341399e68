// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
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
import { CallError } from '#web/api/call-error.ts';
import { mountedRowsMax } from '../screen/window-rows.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { talkTexts } from '../screen/talk-texts.ts';
import { peopleTexts } from './people-texts.ts';

const texts = [talkTexts, peopleTexts];
const james = person(2, 'James Carter', { tagIds: [1] });
const misaki = person(3, '高橋 美咲');
const mizuki = person(4, '水城 葵');

async function show(Panel: typeof ContactsPanel, parts: Parameters<typeof openTestChat>[0]) {
  const world = openTestChat({ people: [james, misaki, mizuki], ...parts });
  const openRoom = vi.fn<(id: number) => void>();
  const panel = <Panel chat={world.chat} openRoom={openRoom} shownRoom={undefined} />;
  await act(async () => {
    await renderScreen(panel, texts, pageContext({ ...inEvent, api: world.api }));
  });
  return { ...world, openRoom };
}
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  });
const answer = (name: string) =>
  act(async () => {
    fireEvent.click(within(screen.getByRole('alertdialog', { hidden: true })).getByText(name));
  });

test('the contacts show who has not accepted yet, and lead to their talks', async () => {
  const invited = (id: number, by: number, other: number) => {
    const made = room(id, [other], { invite: true });
    return { ...made, users: made.users.map((one) => ({ ...one, invite: one.user_id === by })) };
  };
  const { openRoom } = await show(ContactsPanel, {
    rooms: [room(12, [2]), invited(13, me, 3), invited(14, 4, 4)],
    contacts: [contact(2, 12), contact(3, 13), contact(4, 14)],
  });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines.find((words) => words?.includes('美咲'))).toContain('承認待ち');
  expect(lines.find((words) => words?.includes('水城'))).toContain('招待が届いています');
  expect(lines.find((words) => words?.includes('James'))).toContain('ロボット');
  const line = screen.getAllByRole('listitem').find((one) => one.textContent?.includes('James')) as HTMLElement;
  fireEvent.click(within(line).getByText('トーク'));
  expect(openRoom).toHaveBeenCalledWith(12);
});

test('500 contacts are read by pages, and only so many of their lines are in the document', async () => {
  const all = Array.from({ length: 500 }, (_, place) => ({ user_id: place + 2, room_id: place, state: 'accepted' }));
  const { made } = await show(ContactsPanel, {
    answers: {
      readContacts: ({ query }) => {
        const from = Number(query?.['after'] ?? 0);
        const people = all.filter(({ user_id: id }) => id > from).slice(0, 40);
        const totals = { known: 500, accepted: 500, deleted: 0, blocked: 0 };
        return { data: { people, hasMore: people.at(-1) !== all.at(-1), totals } };
      },
    },
  });
  const lines = () => document.querySelectorAll('.hb-chat-person-line').length;
  expect(lines()).toBe(40);
  for (let page = 1; page < 13; page += 1) {
    const button = await screen.findByRole('button', { name: /続きを表示/ });
    await act(async () => {
      fireEvent.click(button);
    });
    await expect.poll(() => made.filter(({ name }) => name === 'readContacts').length).toBe(page + 1);
    expect(lines()).toBeLessThanOrEqual(mountedRowsMax);
  }
  expect(screen.queryByRole('button', { name: /続きを表示/ })).toBe(null);
});

test('a member without contacts reads how to find some, and sees their own card', async () => {
  await show(ContactsPanel, {});
  expect(screen.getByText('まだ連絡先はありません')).toBeTruthy();
  expect(screen.getByText('山田 花子')).toBeTruthy();
});

test('a contact is deleted or blocked after a question; a failure is shown, and nothing is lost', async () => {
  let mayPass = false;
  const { made } = await show(ContactsPanel, {
    rooms: [room(12, [2])],
    contacts: [contact(2, 12)],
    answers: {
      deleteContact: () => (mayPass ? { data: {} } : new CallError(500, 'no')),
      blockPerson: () => ({ data: {} }),
    },
  });
  await press(/James Carter.*プロフィール/);
  await press('連絡先から削除する');
  await answer('キャンセル');
  expect(made.some(({ name }) => name === 'deleteContact')).toBe(false);
  await press('連絡先から削除する');
  await answer('削除する');
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('処理できませんでした');
  mayPass = true;
  await press('連絡先から削除する');
  await answer('削除する');
  expect(screen.queryByRole('dialog', { hidden: true })).toBe(null);
  await press(/James Carter.*プロフィール/);
  await press('ブロックする');
  await answer('ブロックする');
  expect(made.find(({ name }) => name === 'blockPerson')).toMatchObject({ body: { userId: 2, blocked: true } });
});

test('a button brings deleted and blocked people back', async () => {
  const { made } = await show(ContactsPanel, {
    contacts: [contact(2, 12, { deleted: true }), contact(3, 13)],
    blocked: [3],
    answers: { addContact: () => ({ data: room(12, [2]) }), blockPerson: () => ({ data: {} }) },
  });
  await act(async () => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    }
  });
  await press('もう一度追加する');
  expect(screen.getByText(/招待を送りました/)).toBeTruthy();
  await press('ブロックを解除');
  expect(made.find(({ name }) => name === 'blockPerson')).toMatchObject({ body: { userId: 3, blocked: false } });
});

const found = (...people: readonly object[]) => ({
  data: people.map((one) => ({ ...one, connectCount: 1 })),
  total: people.length,
});
const readTagCounts = () => ({ data: [{ tagId: 1, connectCount: 2 }] });

test('the search shows people with a button to talk, except the searcher, and opens the talk', async () => {
  const { made, openRoom } = await show(SearchPanel, {
    answers: {
      readTagCounts,
      searchProfiles: () => found(person(me, '山田 花子'), james),
      startTalk: () => ({ data: room(30, [2]) }),
    },
  });
  expect(screen.getByText('2人')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '山田 花子さんとトークする' })).toBe(null);
  await press('James Carterさんとトークする');
  expect(made.find(({ name }) => name === 'startTalk')).toMatchObject({ body: { userId: 2 } });
  expect(openRoom).toHaveBeenCalledWith(30);
});

test('a search that finds nobody says so', async () => {
  const { made } = await show(SearchPanel, { answers: { readTagCounts, searchProfiles: () => found() } });
  expect(screen.getByText('見つかりませんでした')).toBeTruthy();
  expect(made.filter(({ name }) => name === 'searchProfiles')).toHaveLength(1);
});

test('a search that the organiser has closed makes no call and names other ways', async () => {
  const { made } = await show(SearchPanel, { search: { target: 'None' } });
  expect(screen.getByText('このチャットでは、参加者の検索は使えません。')).toBeTruthy();
  expect(made).toEqual([]);
});

test('“Talk” of one person is busy alone', async () => {
  const { chat } = await show(SearchPanel, {
    answers: { searchProfiles: () => ({ data: [james, misaki].map((one) => ({ ...one, connectCount: 0 })) }) },
  });
  const started = Promise.withResolvers<Awaited<ReturnType<typeof chat.calls.startTalk>>>();
  vi.spyOn(chat.calls, 'startTalk').mockReturnValue(started.promise);
  const button = (name: string) => screen.getByRole('button', { name: `${name}さんとトークする`, hidden: true });
  await press('高橋 美咲さんとトークする');
  expect(button('高橋 美咲').getAttribute('aria-busy')).toBe('true');
  expect(button('James Carter').getAttribute('aria-busy')).toBe(null);
  await act(async () => started.resolve(room(30, [3])));
  expect(button('高橋 美咲').getAttribute('aria-busy')).toBe(null);
});
