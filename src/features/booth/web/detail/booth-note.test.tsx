// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { siteInit } from '../../../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../../../test/test-personal.ts';
import type { BoothDetail } from '../../contract/detail.ts';
import { Detail, texts } from '../booth-detail.tsx';

const booth: BoothDetail = {
  boothId: 3,
  items: [{ key: 'title', enable: true, value: '蒼井精機', path: null }],
  phonetic: '',
  logo: null,
  stand: 'A-12',
  tabSet: 'standard',
  categories: [],
  hasStage: false,
  movies: [],
  products: [],
  documents: [],
  scheduleContentId: null,
  schedule: [],
  options: { contact: false, chat: false, businessTalk: false, questionnaire: false, download: false, favorite: true },
};
const noted = { userBoothMemoId: 2, rank: 4, memo: '見積もりを頼む', version: 7 };

interface Shown {
  answers?: Record<string, (call: MadeCall) => { data: unknown } | Error>;
  isLoggedIn?: boolean;
  enableMyBag?: boolean;
}

async function show({ answers = {}, isLoggedIn = true, enableMyBag = true }: Shown = {}) {
  const { api, calls } = fakeApi({
    readBoothMemo: () => ({ data: noted }),
    readBoothConsent: () => ({ data: { isConsented: false } }),
    ...answers,
  });
  const client = { ...siteInit().client, enableMyBag };
  const init = { ...siteInit(), client, event: eventInit({ enableMyBag }) };
  await renderScreen(
    <PersonalProvider
      value={{ personal: isLoggedIn ? testPersonal() : undefined, isLoggedIn, reload: () => Promise.resolve() }}
    >
      <Detail
        module={moduleEntry('booth', { contentId: 200, title: '出展社' })}
        data={{ booth, staff: [], related: [] }}
      />
    </PersonalProvider>,
    texts,
    pageContext({ api, ...inEvent, init }),
    '/web/portal/1/event/11/module/booth/200/3',
  );
  return calls;
}
/** As a browser does after a press on the summary. */
function unfold(): void {
  const fold = screen.getByText('評価とメモ', { selector: 'summary' }).closest('details') as HTMLDetailsElement;
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
}
const memo = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /蒼井精機.*メモ/ });

beforeEach(() => window.sessionStorage.clear());

test('the page of a booth reads the member’s notes only when the notes are unfolded, and then shows them', async () => {
  const calls = await show();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(calls).toEqual([]);
  unfold();
  expect((await memo()).value).toBe('見積もりを頼む');
  const ranks = within(screen.getByRole('group', { name: /蒼井精機.*評価/ }));
  expect(ranks.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
  expect(screen.getByRole('link', { name: 'マイバッグを見る' }).getAttribute('href')).toBe(
    '/web/portal/1/event/11/users/mypage/mine/report-edit',
  );
});

test('a note on the page of a booth is saved with the version that it changes', async () => {
  const saved = { userBoothMemoId: 2, rank: 4, memo: '年内に', version: 8 };
  const calls = await show({ answers: { saveBoothMemo: () => ({ data: saved }) } });
  unfold();
  fireEvent.change(await memo(), { target: { value: '年内に' } });
  fireEvent.blur(await memo());
  expect(await screen.findByText('保存しました')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ contentId: 200, detailId: 3, memo: '年内に', version: 7 });
});

test('a memo that could not be saved when a session ended is announced on the folded notes, and saved when they are unfolded', async () => {
  const typed = { owner: testPersonal().userId, typed: { typed: '年内に見積もり', version: 7 } };
  window.sessionStorage.setItem('formDrafts', JSON.stringify({ '1/11/memo/200/3': typed }));
  await show({ answers: { saveBoothMemo: () => ({ data: { ...noted, memo: '年内に見積もり', version: 8 } }) } });
  expect(screen.getByText('未保存のメモ')).toBeTruthy();
  unfold();
  expect(screen.queryByText('未保存のメモ')).toBeNull();
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('年内に見積もり'));
  fireEvent.blur(screen.getByRole('textbox'));
  await waitFor(() => expect(window.sessionStorage.getItem('formDrafts')).toBeNull());
});

test('a visitor who unfolds the notes is led to the login and back to the booth', async () => {
  window.history.replaceState(null, '', '/web/portal/1/event/11/module/booth/200/3');
  const calls = await show({ isLoggedIn: false });
  unfold();
  fireEvent.click(await screen.findByRole('link', { name: 'ログイン' }));
  expect(window.sessionStorage.getItem('destination_url')).toContain('/booth/200/3');
  expect(calls).toEqual([]);
});

test('notes that cannot be loaded say so, and can be loaded again', async () => {
  let tries = 0;
  await show({ answers: { readBoothMemo: () => (++tries === 1 ? new CallError(500, 'x') : { data: null }) } });
  unfold();
  fireEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  expect((await memo()).value).toBe('');
  expect(tries).toBe(2);
});

test('the page of a booth has no notes if my bag is off [BAG-020]', async () => {
  await show({ enableMyBag: false });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
  expect(screen.queryByText('評価とメモ')).toBeNull();
});

test('the exhibitor learns who keeps the booth only by a tick of the member, which one press takes back', async () => {
  const calls = await show({
    answers: {
      consentAtBooth: () => ({ data: { isConsented: true } }),
      withdrawBoothConsent: () => ({ data: { isConsented: false } }),
    },
  });
  unfold();
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: /出展者に知らせる.*蒼井精機/ });
  expect(tick.checked).toBe(false);
  expect(tick.getAttribute('aria-describedby')).toBe(screen.getByText(/メールアドレスがこのブースの出展者に/).id);
  fireEvent.click(tick);
  expect(await screen.findByText('出展者の一覧に、あなたが載りました。')).toBeTruthy();
  expect([tick.checked, calls.at(-1)?.body]).toEqual([true, { contentId: 200, detailId: 3, words: 1 }]);
  fireEvent.click(tick);
  expect(await screen.findByText(/同意を取り消しました/)).toBeTruthy();
  expect([tick.checked, calls.at(-1)?.body]).toEqual([false, { contentId: 200, detailId: 3 }]);
});

test('a tick that could not be saved is taken back, and says so', async () => {
  await show({ answers: { consentAtBooth: () => new CallError(0, '') } });
  unfold();
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: /蒼井精機/ });
  fireEvent.click(tick);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(tick.checked).toBe(false);
});
