// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inEvent } from '../../../../../test/fake-api.ts';
import {
  commentOfChat as comment,
  meInChat as me,
  openTestChat,
  personOfChat as person,
  roomOfChat as room,
} from '../../../../../test/open-chat.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { uploadTexts } from '#features/upload/web.ts';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { leaveConversions } from '#web/parts/leave-conversions.ts';
import { peopleTexts } from '../people/people-texts.ts';
import { pictureTexts } from '../picture/picture-texts.ts';
import { readDraft } from './drafts.ts';
import { RoomView } from './room-view.tsx';
import { talkTexts } from '../screen/talk-texts.ts';

const texts = [talkTexts, pictureTexts, peopleTexts, uploadTexts];
const james = person(2, 'James Carter');
const pair = room(7, [2], { comment_count: 2 });
const said = [comment(1, 2, 'Hello'), comment(2, me, 'こんにちは')];

beforeAll(() => leaveConversions(window));
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function show(parts: Parameters<typeof openTestChat>[0] = {}) {
  const world = openTestChat({ rooms: [pair], people: [james], comments: said, ...parts });
  const onBack = vi.fn<() => void>();
  const openRoom = vi.fn<(id: number) => void>();
  const close = world.chat.outbox.open();
  await act(async () => {
    const view = <RoomView chat={world.chat} roomId={7} onBack={onBack} openRoom={openRoom} />;
    await renderScreen(view, texts, pageContext({ ...inEvent, api: world.api }));
  });
  return { ...world, onBack, openRoom, close };
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('メッセージ');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  });
const enter = (more: object = {}) =>
  act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter', ...more });
  });
const stored = ({ body }: { body?: Record<string, unknown> | undefined }) => ({
  data: comment(3, me, String(body?.['body']), { key: String(body?.['key']) }),
});

test('Enter sends a message, and never an unfinished conversion or a new line', async () => {
  const { made } = await show({ answers: { sendComment: stored } });
  const sent = () => made.filter(({ name }) => name === 'sendComment');
  type('会場');
  await enter({ isComposing: true });
  await enter({ keyCode: 229 });
  await enter({ shiftKey: true });
  expect(sent()).toEqual([]);
  await enter();
  expect(sent()).toMatchObject([{ body: { type: 'TEXT', body: '会場' } }]);
  expect(field().value).toBe('');
  expect(screen.getAllByText('会場')).toHaveLength(1);
});

test('a draft is kept for its room and person, and follows the changes of another page', async () => {
  await show();
  type('下書き');
  expect([readDraft(me, 7), readDraft(me, 8), readDraft(2, 7)]).toEqual(['下書き', '', '']);
  /** Another page of this browser, beside this one. */
  const writeElsewhere = (drafts: object): void => {
    const [oldValue, newValue] = [localStorage.getItem('chatDrafts'), JSON.stringify(drafts)];
    localStorage.setItem('chatDrafts', newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'chatDrafts', oldValue, newValue })));
  };
  const isHere = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  writeElsewhere({ [me]: { 7: '下書きの続き', 8: '別の部屋' } });
  expect(field().value).toBe('下書きの続き');
  writeElsewhere({});
  expect(field().value).toBe('');
  isHere.mockRestore();
});

test('a browser without storage and locks can still send', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const { made } = await show({ answers: { sendComment: stored } });
  type('届いて');
  await enter();
  vi.unstubAllGlobals();
  expect(made.filter(({ name }) => name === 'sendComment')).toHaveLength(1);
  expect(screen.queryByText('送信中')).toBe(null);
});

test('a refused message stays with the reason, and can be sent again or discarded', async () => {
  let mayPass = false;
  await show({
    answers: {
      sendComment: (call) => (mayPass ? stored(call) : new CallError(422, '長すぎます')),
    },
  });
  type('だめ');
  await enter();
  expect(screen.getByRole('alert').textContent).toContain('長すぎます');
  mayPass = true;
  await press('再送信');
  expect(screen.queryByRole('alert')).toBe(null);
  mayPass = false;
  type('やめる');
  await enter();
  await press('取り消す');
  expect(screen.queryByText('やめる')).toBe(null);
});

test('a notice stands below messages without an answer, and their author can send them again at once', async () => {
  let isThere = false;
  const { made } = await show({
    answers: { sendComment: (call) => (isThere ? stored(call) : new CallError(status.timeout, 'no')) },
  });
  for (const text of ['届くかな', '届くはず']) {
    type(text);
    await enter();
  }
  expect(screen.getAllByText('未送信')).toHaveLength(2);
  expect(screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes('まだ届いて'))).toHaveLength(
    1,
  );
  isThere = true;
  await press('再送信');
  expect(screen.queryByText('未送信')).toBe(null);
  const keys = made.filter(({ name }) => name === 'sendComment').map(({ body }) => body?.['key']);
  expect(new Set(keys).size).toBe(2);
});

test('a member can block a person from the menu of their talk, after a question', async () => {
  const { made } = await show({ answers: { blockPerson: () => ({ data: {} }) } });
  await press('トークのメニュー');
  await act(() => vi.dynamicImportSettled());
  await press('ブロックする');
  expect(screen.getByRole('alertdialog', { hidden: true }).textContent).toContain(
    'お互いにメッセージを送れなくなります',
  );
  await press('ブロックする');
  expect(made.find(({ name }) => name === 'blockPerson')).toMatchObject({ body: { userId: 2, blocked: true } });
});

test('the menu of a member’s own message copies and removes it, and says if that failed', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  let mayPass = false;
  const { made } = await show({
    answers: {
      removeComment: () =>
        mayPass ? { data: comment(2, me, '', { removed: true }) } : new CallError(status.networkError, '通信エラー'),
    },
  });
  const open = () =>
    act(async () => {
      fireEvent.click(screen.getAllByLabelText('このメッセージの操作').at(-1) as HTMLElement);
      await vi.dynamicImportSettled();
    });
  await open();
  await press('コピー');
  expect(copied).toEqual(['こんにちは']);
  expect(screen.getByText('コピーしました。')).toBeTruthy();
  await press('削除する');
  await press('削除する');
  expect(screen.getByRole('alertdialog', { hidden: true }).textContent).not.toContain('相手の画面からも消え');
  mayPass = true;
  await press('削除する');
  expect(made.at(-1)).toMatchObject({ name: 'removeComment', body: { index: 2 } });
  expect(screen.getByText('メッセージは削除されました')).toBeTruthy();
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBe(null);
});

test('an invited member can accept or decline, and the field says that a reply accepts', async () => {
  const users = pair.users.map((one) => ({ ...one, invite: one.user_id !== me }));
  const invited = { ...pair, invite: true, users };
  const { made, onBack } = await show({
    rooms: [invited],
    answers: {
      acceptInvite: () => new CallError(409, 'もう終わりました'),
      leaveRoom: () => ({ data: {} }),
    },
  });
  expect(field().placeholder).toBe('返信して承認する');
  expect(screen.queryByLabelText('画像を送る')).toBe(null);
  await press('承認する');
  expect(screen.getByRole('alert').textContent).toContain('もう終わりました');
  await press('断る');
  await act(async () => {
    fireEvent.click(within(screen.getByRole('alertdialog', { hidden: true })).getByText('断る'));
  });
  expect(made.some(({ name }) => name === 'leaveRoom')).toBe(true);
  expect(onBack).toHaveBeenCalledOnce();
});

test('an inviter sees how many more texts they can send', async () => {
  const users = pair.users.map((one) => ({ ...one, invite: one.user_id === me }));
  await show({ rooms: [{ ...pair, invite: true, users }] });
  expect(screen.getByText(/あと2件/)).toBeTruthy();
});

test('a talk that the other person has left is closed, and says so', async () => {
  const users = pair.users.map((one) => ({ ...one, leave: one.user_id !== me }));
  await show({ rooms: [{ ...pair, users }] });
  expect(screen.getByText('このトークでは、いまはメッセージを送れません。')).toBeTruthy();
  expect(screen.queryByLabelText('メッセージ')).toBe(null);
});

test('a group of 50 shows its people with links to each, and can be left after a question', async () => {
  const many = Array.from({ length: 49 }, (_, place) => person(place + 2, `来場者${place + 2}`));
  const ids = many.map(({ id }) => id);
  const { made, onBack } = await show({
    rooms: [room(7, ids, { title: '展示会の仲間', comment_count: 2 })],
    people: many,
    answers: { leaveRoom: () => ({ data: {} }) },
  });
  expect(screen.getByText('50人')).toBeTruthy();
  await press('展示会の仲間');
  await act(() => vi.dynamicImportSettled());
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(within(dialog).getAllByRole('listitem', { hidden: true })).toHaveLength(50);
  await press('来場者50');
  expect(screen.getByText('@guest50')).toBeTruthy();
  fireEvent.click(screen.getAllByLabelText('閉じる').at(-1) as HTMLElement);
  await press('グループを退出する');
  await press('グループを退出する');
  expect(made.some(({ name }) => name === 'leaveRoom')).toBe(true);
  expect(onBack).toHaveBeenCalledOnce();
});

test('the menu of a group leads to the way out of it', async () => {
  const { made } = await show({
    rooms: [room(7, [2, 3], { title: '展示会の仲間' })],
    answers: { leaveRoom: () => ({ data: {} }) },
  });
  fireEvent.click(screen.getByLabelText('トークのメニュー'));
  await act(() => vi.dynamicImportSettled());
  await press('グループを退出する');
  expect(screen.getByText('グループを退出しますか？')).toBeTruthy();
  await press('グループを退出する');
  expect(made.some(({ name }) => name === 'leaveRoom')).toBe(true);
});

test('a lost network of one’s own is said apart from the name of the other', async () => {
  await show();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('オフラインです').closest('header')).toBe(null);
  expect(screen.getByRole('heading', { level: 2 }).closest('header')?.textContent).not.toContain('オフライン');
  vi.restoreAllMocks();
});

test('messages that could not be loaded can be loaded again, and a talk that is gone leads back to the list', async () => {
  let tries = 0;
  const { onBack, chat } = await show({
    answers: {
      readComments: () =>
        (tries += 1) === 1
          ? new CallError(status.networkError, 'no')
          : { data: { epoch: 'one', room: pair, comments: said } },
    },
  });
  expect(screen.getByText('メッセージを読み込めませんでした。')).toBeTruthy();
  await press('もう一度読み込む');
  expect(screen.getByText('Hello')).toBeTruthy();
  act(() => {
    chat.store.hearOwn({
      user: { id: me, contacts: [], room_ids: [] },
      invites: [],
      rooms: [],
      muted_room_ids: [],
      blocked_user_ids: [],
    });
  });
  expect(screen.getByText('このトークは見つかりませんでした。')).toBeTruthy();
  await press('トーク一覧へ戻る');
  expect(onBack).toHaveBeenCalledOnce();
});

test('a long press on a message opens its menu, and neither a short one, a scroll nor a mouse does', async () => {
  await show();
  vi.useFakeTimers();
  const bubble = screen.getByText('Hello').closest('.hb-chat-bubble')!;
  const hold = (pointerType: string, ms: number, moved = 0) =>
    act(async () => {
      fireEvent.pointerDown(bubble, { pointerType, clientX: 5, clientY: 5 });
      if (moved > 0) fireEvent.pointerMove(bubble, { pointerType, clientX: 5, clientY: 5 + moved });
      vi.advanceTimersByTime(ms);
      fireEvent.pointerUp(bubble, { pointerType });
      vi.advanceTimersByTime(1_000);
    });
  await hold('touch', 200);
  await hold('touch', 600, 40);
  await hold('mouse', 600);
  vi.useRealTimers();
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog', { hidden: true })).toBe(null);
  vi.useFakeTimers();
  await hold('touch', 600);
  vi.useRealTimers();
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('dialog', { name: 'このメッセージの操作', hidden: true })).toBeTruthy();
});
