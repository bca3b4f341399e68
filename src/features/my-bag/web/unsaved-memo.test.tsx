// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { bagTexts } from './bag-texts.ts';
import { MemoField } from './memo-field.tsx';

const save = vi.fn<(call: MadeCall) => { data: unknown } | Error>();
const info = (memo: string, version: number) => ({ userBoothMemoId: 9, rank: 0, memo, version });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const memo = () => screen.getByRole<HTMLTextAreaElement>('textbox');

/** Opens the memo of a booth as a member, stored in a version. */
async function openAs(userId: number, version: number, stored = 'はじめ') {
  cleanup();
  const { api, calls } = fakeApi({ saveBoothMemo: (call: MadeCall) => save(call) });
  const product = { contentId: 80, detailId: 1, productBooth: { info: info(stored, version) } };
  await renderScreen(
    <PersonalProvider value={{ personal: { userId }, isLoggedIn: true, reload: async () => {} }}>
      <MemoField product={product} title="汐見ロボ" />
    </PersonalProvider>,
    [bagTexts],
    pageContext({ api, ...inEvent }),
  );
  return calls;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
  save.mockReset();
});

async function typeWhileTheSessionEnds(): Promise<void> {
  save.mockReturnValue(new CallError(status.sessionEnded, 'x'));
  await openAs(7, 3);
  fireEvent.change(memo(), { target: { value: '見積もりを頼む' } });
  fireEvent.blur(memo());
  await pass(0);
  save.mockReset();
}

test('a memo that was not saved when the session ended is saved after the next login', async () => {
  await typeWhileTheSessionEnds();
  save.mockReturnValue({ data: info('見積もりを頼む', 4) });
  const calls = await openAs(7, 3);
  expect(memo().value).toBe('見積もりを頼む');
  await pass(1_000);
  expect(calls.map(({ body }) => body)).toMatchObject([{ memo: '見積もりを頼む', version: 3 }]);
  expect(window.sessionStorage.getItem('formDrafts')).toBeNull();
});

test('an unsaved memo is neither shown to another member nor saved for them', async () => {
  await typeWhileTheSessionEnds();
  const calls = await openAs(8, 3);
  await pass(2_000);
  expect([memo().value, calls]).toEqual(['はじめ', []]);
});

test('an unsaved memo is saved with the version that it changed, so that it does not overwrite a faster tab', async () => {
  await typeWhileTheSessionEnds();
  const current = info('別のタブの', 5);
  save.mockReturnValue(new CallError(status.conflict, 'x', {}, { reason: 'changedElsewhere', current }));
  const calls = await openAs(7, 5, '別のタブの');
  await pass(1_000);
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: 3 }]);
  expect(memo().value).toBe('見積もりを頼む');
  expect(screen.getByText('別のタブの')).toBeTruthy();
});
