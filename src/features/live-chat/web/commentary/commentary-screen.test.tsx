// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, inEvent } from '../../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import type { PageChannel } from '#web/realtime/channel-client.ts';
import { openChannelBy } from '#web/realtime/page-channel.ts';
import type { HearStep } from '#web/realtime/topic-store.ts';
import type { CommentaryMessage } from '../../rules/channel/room-shapes.ts';
import { Part, texts } from './commentary-panel.tsx';
import type { CommentaryPage } from './use-commentary.ts';

const message = (index: number, body: string, more: Partial<CommentaryMessage> = {}): CommentaryMessage => ({
  index,
  user_id: 2,
  body,
  created_at: '2026-11-20T10:00:00+09:00',
  removed: false,
  author: { nickname: 'ベン', liveChatUserId: 'ben', image: null, isRegistered: true },
  ...more,
});
const page = (more: Partial<CommentaryPage> = {}): CommentaryPage => ({
  state: 'running',
  epoch: 'one',
  version: 1,
  messages: [message(1, 'おはようございます')],
  chat: { contentId: 240, dataSourceId: 1 },
  profileId: 1,
  ...more,
});
const heard = new Map<string, HearStep>();
const move = vi.fn<PageChannel['move']>();
const stream = { contentId: 95, detailId: 1 };

beforeEach(() => {
  heard.clear();
  openChannelBy(
    async () =>
      ({
        listen: (topic: string, hear: HearStep) => (heard.set(topic, hear), () => {}),
        move,
      }) as unknown as PageChannel,
  );
});
afterEach(() => openChannelBy(() => new Promise(() => {})));

type Answers = Parameters<typeof fakeApi>[0];

async function show(
  given: Partial<CommentaryPage>,
  answers: Answers = {},
  state: 'preparation' | 'live' | 'end' = 'live',
) {
  const { api, calls } = fakeApi({ readCommentary: () => ({ data: page(given) }), ...answers });
  await act(async () => {
    await renderScreen(<Part {...stream} state={state} />, texts, pageContext({ ...inEvent, api }));
  });
  return { calls };
}
const write = (text: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('コメントを書く'), { target: { value: text } });
    fireEvent.submit(screen.getByLabelText('コメントを書く').closest('form') as HTMLFormElement);
  });

test('A message of another person appears, and screen readers read it out', async () => {
  await show({});
  const [[topic, hear] = ['', () => {}]] = heard;
  expect(topic).toBe('chat/event-1/1/commentary/event-11-95-1');
  const log = screen.getByRole('log');
  expect(log.textContent).toBe('');
  act(() => hear({ kind: 'append', at: 2, events: [{ at: 2, message: message(2, 'はじまりますね') }] }));
  expect(screen.getAllByText('はじまりますね')).toHaveLength(1);
  expect(log.textContent).toBe('ベン：はじまりますね');
});

test('A page that has missed too many messages reads the last ones again and continues from there', async () => {
  vi.useFakeTimers();
  let reads = 0;
  await show({}, { readCommentary: () => ({ data: page({ version: (reads += 1) * 500 }) }) });
  const [hear] = heard.values();
  act(() => hear?.({ kind: 'reset' }));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(3_000);
  });
  vi.useRealTimers();
  expect(move).toHaveBeenLastCalledWith([...heard.keys()][0], 1_000);
});

test('A member writes while the stream is live, and waits five seconds for the next message', async () => {
  const { calls } = await show({}, { sendCommentary: () => ({ data: message(2, '質問です', { user_id: 1 }) }) });
  await write(' 質問です ');
  expect(calls.at(-1)).toMatchObject({ name: 'sendCommentary', body: { body: '質問です' } });
  expect(screen.getByText('質問です')).toBeTruthy();
  expect(screen.getByLabelText('コメントを書く')).toHaveProperty('value', '');
  const sent = calls.length;
  await write('もう一つ');
  expect(calls).toHaveLength(sent);
  expect(screen.getByLabelText('コメントを書く')).toHaveProperty('value', 'もう一つ');
});

test('A typed text is there again on the next page, until it is sent', async () => {
  const sends = { sendCommentary: () => ({ data: message(2, '質問です', { user_id: 1 }) }) };
  const field = () => screen.getByLabelText('コメントを書く');
  await show({}, sends);
  fireEvent.change(field(), { target: { value: '途中まで' } });
  cleanup();
  await show({}, sends);
  expect(field()).toHaveProperty('value', '途中まで');
  await write('質問です');
  cleanup();
  await show({}, sends);
  expect(field()).toHaveProperty('value', '');
});

test('A message that could not be sent stays, and the next try has the same key', async () => {
  let tries = 0;
  const { calls } = await show(
    {},
    {
      sendCommentary: () =>
        (tries += 1) === 1 ? new CallError(status.networkError, 'no') : { data: message(2, '質問です') },
    },
  );
  await write('質問です');
  expect(screen.getByRole('alert').textContent).toContain('送れませんでした');
  expect(screen.getByLabelText('コメントを書く')).toHaveProperty('value', '質問です');
  await act(async () => {
    fireEvent.submit(screen.getByLabelText('コメントを書く').closest('form') as HTMLFormElement);
  });
  const [first, second] = calls.filter(({ name }) => name === 'sendCommentary');
  expect(second?.body?.['key']).toBe(first?.body?.['key']);
  expect(screen.queryByRole('alert')).toBe(null);
});

test.each([
  ['preparation', 1, '配信が始まるとコメントできます。'],
  ['end', 1, 'コメントの受付は終了しました。'],
  ['live', null, 'ログインしてコメントする'],
] as const)('While the stream is %s, somebody with the profile %s reads: %s', async (state, profileId, words) => {
  await show({ profileId }, {}, state);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByLabelText('コメントを書く')).toBe(null);
  expect(screen.getByText('おはようございます')).toBeTruthy();
});

test('A member can remove a message of their own after a question, and an empty one stays in its place', async () => {
  const own = message(1, '間違い', { user_id: 1 });
  const { calls } = await show(
    { messages: [own] },
    { removeCommentary: () => ({ data: { ...own, body: '', removed: true } }) },
  );
  fireEvent.click(screen.getByLabelText('削除: 間違い'));
  await act(async () => {
    fireEvent.click(screen.getByText('削除'));
  });
  expect(calls.at(-1)).toMatchObject({ name: 'removeCommentary', body: { index: 1 } });
  expect(screen.getByText('削除されたコメント')).toBeTruthy();
});

test('A member with a chat profile can report a message of another person with a reason', async () => {
  const { calls } = await show({}, { reportCommentary: () => ({ data: { reported: true } }) });
  await act(async () => {
    fireEvent.click(screen.getByLabelText('通報: おはようございます'));
  });
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: '通報する' }));
  expect(screen.getByText('通報の理由を選んでください。')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'reportCommentary')).toEqual([]);
  fireEvent.click(screen.getByLabelText('いやがらせ・中傷'));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '通報する' }));
  });
  expect(calls.at(-1)).toMatchObject({ name: 'reportCommentary', body: { index: 1, reason: 'harassment' } });
});

test('Nobody can report without a chat profile, or report a removed message or their own', async () => {
  await show({ profileId: null });
  expect(screen.queryByLabelText(/^通報/)).toBe(null);
});

test('Earlier messages are loaded on demand, and loading that failed can be tried again', async () => {
  let tries = 0;
  await show(
    {},
    {
      readCommentary: ({ query }) => {
        tries += 1;
        if (tries === 1) return new CallError(500, 'no');
        return { data: page({ messages: query?.['before'] ? [message(1, '最初')] : [message(2, '次')] }) };
      },
    },
  );
  await act(async () => {
    fireEvent.click(screen.getByText('もう一度読み込む'));
  });
  expect(screen.getByText('次')).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByText('以前のコメントを表示'));
  });
  expect(screen.getByText('最初')).toBeTruthy();
  expect(screen.queryByText('以前のコメントを表示')).toBe(null);
});
