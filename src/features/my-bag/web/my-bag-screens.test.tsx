// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { favoriteTexts } from '#features/favorite/web.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { listTexts } from '#web/list/list-texts.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit } from '../../../../test/test-personal.ts';
import type { BagProduct, SharedProduct } from '../contract.ts';
import { bagCalls } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';
import { load, Page } from './report-edit-page.tsx';
import { load as loadReport, Page as ReportPage } from './report-page.tsx';

type Answers = Parameters<typeof fakeApi>[0];
const init = siteInit({ event: eventInit({ enableMyBag: true }) });
const unshared = { enableShare: false, token: null };
const product = (detailId: number, title: string, info: BagProduct['productBooth']['info'] = null): BagProduct => ({
  contentId: 80,
  detailId,
  isFavorite: true,
  isConsented: false,
  updateDate: `2026-11-20T10:0${detailId}:00+09:00`,
  productBooth: { face: { title, image: null, logo: null, stand: `A-${detailId}`, categories: ['機械'] }, info },
  exhibitorAdministrators: [{ id: 1, nickname: '山本' }],
});
const noted = (memo: string, version = 1, rank = 0) => ({ userBoothMemoId: 9, rank, memo, version });
const conflict = (current: object) => new CallError(status.conflict, 'x', {}, { reason: 'changedElsewhere', current });

function open(part: React.ReactNode, answers: Answers, path = '/web/portal/1/event/11/users/mypage/mine/report-edit') {
  window.history.replaceState(null, '', path);
  const { api, calls } = fakeApi(answers);
  const context = pageContext({ api, init, ...inEvent });
  return renderScreen(part, [bagTexts, favoriteTexts, listTexts, navigationTexts], context, path).then(() => calls);
}
const bag = (products: BagProduct[], answers: Answers = {}, setting = unshared as never) =>
  open(<Page data={{ products, setting }} />, answers);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const memoOf = (title: string): HTMLTextAreaElement =>
  screen.getByRole('textbox', { name: new RegExp(`${title}.*メモ`) });
const bodiesOf = (calls: MadeCall[]): unknown[] => calls.map(({ body }) => body);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('a failure of a call about the bag reaches its caller [BAG-018]', async () => {
  const failure = new CallError(500, 'x');
  const { api } = fakeApi({ listBagProducts: () => failure, saveBoothMemo: () => failure });
  const calls = bagCalls({ api, site: { portalId: 1, eventId: 11 } });
  await expect(calls.products()).rejects.toBe(failure);
  await expect(calls.saveMemo({ contentId: 1, detailId: 1, rank: 1 })).rejects.toBe(failure);
});

describe('the bag', () => {
  test('loads booths and settings, and lists each booth with its people [BAG-002, BAG-021]', async () => {
    const products = [product(1, '汐見ロボ')];
    const { api } = fakeApi({
      listBagProducts: () => ({ data: products }),
      readReportSetting: () => ({ data: unshared }),
    });
    expect(await load(pageContext({ api, ...inEvent }))).toEqual({ products, setting: unshared });
    await bag(products);
    expect(screen.getByRole('link', { name: '汐見ロボ' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/module/booth/80/1',
    );
    expect(screen.getByText('担当：山本')).toBeTruthy();
  });

  test('says what will be in it', async () => {
    await bag([]);
    expect(screen.getByText('バッグは空です')).toBeTruthy();
  });

  test('can be searched by words and rank, and sorted', async () => {
    vi.useFakeTimers();
    await bag([product(1, '汐見ロボ', noted('', 0, 2)), product(2, 'センサー', noted('高い', 1, 5))]);
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['センサー', '汐見ロボ']);
    fireEvent.change(screen.getByRole('combobox', { name: '並び順' }), { target: { value: 'stand' } });
    await pass(10);
    expect(names()).toEqual(['汐見ロボ', 'センサー']);
    fireEvent.click(screen.getByRole('checkbox', { name: /評価5/ }));
    await pass(10);
    expect(names()).toEqual(['センサー']);
    expect(window.location.search).toBe('?rank=5&view=stand');
    vi.useRealTimers();
  });

  test('shows a booth that is gone with its memo, but without a form', async () => {
    const gone = product(1, '');
    await bag([{ ...gone, productBooth: { face: null, info: noted('思い出') } }]);
    expect(screen.getByText('公開を終了したブース')).toBeTruthy();
    expect(screen.getByText('思い出')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a note', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  const save = vi.fn<(call: MadeCall) => { data: unknown } | Error>();
  beforeEach(() => void save.mockReset());
  const answers = { saveBoothMemo: (call: MadeCall) => save(call) };

  test('of a rank is saved a second after the last choice, and only that choice', async () => {
    save.mockReturnValue({ data: noted('', 0, 3) });
    const calls = await bag([product(1, '汐見ロボ')], answers);
    const radios = within(screen.getByRole('group', { name: /汐見ロボ.*評価/ })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, false, false, false]);
    for (const rank of [1, 2, 3]) {
      fireEvent.click(radios[rank] as HTMLElement);
      await pass(300);
    }
    expect(calls).toEqual([]);
    await pass(700);
    expect(bodiesOf(calls)).toEqual([{ contentId: 80, detailId: 1, rank: 3 }]);
    expect(screen.getByText('保存しました')).toBeTruthy();
  });

  test('of words is saved while the member types, one save after the other, each with the version before it', async () => {
    const answered: ((data: unknown) => void)[] = [];
    save.mockImplementation(() => new Promise((resolve) => answered.push((data) => resolve({ data }))) as never);
    const calls = await bag([product(1, '汐見ロボ', noted('はじめ'))], answers);
    fireEvent.change(memoOf('汐見ロボ'), { target: { value: '一' } });
    await pass(1_000);
    expect(screen.getByText('保存しています')).toBeTruthy();
    fireEvent.change(memoOf('汐見ロボ'), { target: { value: '一二' } });
    await pass(2_000);
    expect(calls).toHaveLength(1);
    answered[0]?.(noted('一', 2));
    await pass(0);
    answered[1]?.(noted('一二', 3));
    await pass(0);
    expect(bodiesOf(calls)).toMatchObject([
      { memo: '一', version: 1 },
      { memo: '一二', version: 2 },
    ]);
  });

  test('that cannot be saved stays and says so, and can be saved again [BAG-019]', async () => {
    save.mockReturnValueOnce(new CallError(status.networkError, 'offline'));
    await bag([product(1, '汐見ロボ')], answers);
    fireEvent.change(memoOf('汐見ロボ'), { target: { value: '見積もり' } });
    fireEvent.blur(memoOf('汐見ロボ'));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain('保存できませんでした');
    expect(memoOf('汐見ロボ').value).toBe('見積もり');
    save.mockReturnValueOnce({ data: noted('見積もり') });
    fireEvent.click(screen.getByRole('button', { name: 'もう一度保存' }));
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('that is too long is not sent, and says how much too long it is', async () => {
    await bag([product(1, '汐見ロボ')], answers);
    fireEvent.change(memoOf('汐見ロボ'), { target: { value: 'あ'.repeat(2_003) } });
    await pass(5_000);
    expect(screen.getByText(/3文字超えています/)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  test.each([
    [
      'この画面の文章で保存',
      '私の',
      [
        { memo: '私の', version: 1 },
        { memo: '私の', version: 4 },
      ],
    ],
    ['保存されている文章を使う', '別のタブの', [{ memo: '私の', version: 1 }]],
  ])('that another tab has changed is shown with both texts: %s', async (choice, kept, sent) => {
    save.mockReturnValueOnce(conflict(noted('別のタブの', 4))).mockReturnValue({ data: noted('私の', 5) });
    const calls = await bag([product(1, '汐見ロボ', noted('はじめ'))], answers);
    fireEvent.change(memoOf('汐見ロボ'), { target: { value: '私の' } });
    await pass(1_000);
    expect(screen.getByText('別のタブの')).toBeTruthy();
    expect(memoOf('汐見ロボ').value).toBe('私の');
    fireEvent.click(screen.getByRole('button', { name: choice }));
    await pass(10);
    expect(memoOf('汐見ロボ').value).toBe(kept);
    expect(bodiesOf(calls)).toMatchObject(sent);
    expect(screen.queryByText('別のタブで変更されています')).toBeNull();
  });
});

const shared: SharedProduct = {
  contentId: 80,
  detailId: 1,
  productBooth: {
    face: { title: '汐見ロボ', image: null, logo: null, stand: 'A-1', categories: [] },
    info: { rank: 4, memo: '良い' },
  },
  exhibitorAdministrators: [],
};
const report = { memo: 'まとめ', name: '汐見', department: '購買部', version: 1, products: [shared] };
const showReport = async (answers: Answers, setting: object = unshared) => {
  const calls = await bag([], { readOwnReport: () => ({ data: report }), ...answers }, setting as never);
  fireEvent.click(screen.getByRole('tab', { name: 'マイレポート' }));
  await screen.findByRole('checkbox', { name: 'レポートを共有する' });
  return calls;
};
const link = (): string => screen.getByRole<HTMLInputElement>('textbox', { name: '共有リンク' }).value;

describe('my report', () => {
  test('shows what its readers see, and is shared and closed by one switch [BAG-008, BAG-009]', async () => {
    let isOn = false;
    await showReport({
      saveReportSetting: ({ body }) => {
        isOn = body?.['enableShare'] as boolean;
        return { data: { enableShare: isOn, token: 'abc' } };
      },
    });
    const booths = within(screen.getByRole('list', { name: 'ブース' }));
    expect(booths.getByRole('listitem').textContent).toBe('汐見ロボ★★★★★5段階の4小間番号 A-1良い');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'レポートを共有する' });
    fireEvent.click(box);
    await screen.findByText('共有を始めました。');
    expect(link()).toBe(`${window.location.origin}/web/portal/1/event/11/users/abc/report`);
    fireEvent.click(box);
    await screen.findByText(/共有を止めました/);
    expect(isOn).toBe(false);
    expect(screen.queryByRole('textbox', { name: '共有リンク' })).toBeNull();
  });

  test('gets a new link after a question, or shows the one that another tab has made [BAG-010]', async () => {
    const answer = vi.fn<() => { data: unknown } | Error>();
    answer.mockReturnValueOnce({ data: { enableShare: true, token: 'new' } });
    const calls = await showReport({ refreshReportToken: () => answer() }, { enableShare: true, token: 'old' });
    const refresh = async (): Promise<void> => {
      fireEvent.click(screen.getByRole('button', { name: 'リンクを作り直す' }));
      const dialog = screen.getByRole('dialog');
      fireEvent.click(within(dialog).getByRole('button', { name: 'リンクを作り直す' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await refresh();
    await waitFor(() => expect(link()).toContain('/users/new/report'));
    answer.mockReturnValueOnce(conflict({ enableShare: true, token: 'newest' }));
    await refresh();
    await waitFor(() => expect(link()).toContain('/users/newest/report'));
    expect(screen.getByText(/別のタブでリンクが作り直されていました/)).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'refreshReportToken').map(({ body }) => body)).toEqual([
      { token: 'old' },
      { token: 'new' },
    ]);
  });

  test('saves its texts together, and shows them to its readers', async () => {
    const calls = await showReport({ saveReport: ({ body }) => ({ data: { ...body, version: 2 } }) });
    const name = screen.getByRole('textbox', { name: 'お名前' });
    fireEvent.change(name, { target: { value: '汐見 花子' } });
    fireEvent.blur(name);
    await screen.findByText('購買部 汐見 花子');
    expect(calls.at(-1)).toMatchObject({
      name: 'saveReport',
      body: { name: '汐見 花子', department: '購買部', memo: 'まとめ', version: 1 },
    });
  });

  test('says when it cannot be loaded or changed [BAG-019]', async () => {
    await showReport({ saveReportSetting: () => new CallError(500, 'x') });
    fireEvent.click(screen.getByRole('checkbox', { name: 'レポートを共有する' }));
    expect((await screen.findByRole('alert')).textContent).toContain('変更できませんでした');
  });
});

describe('a shared report', () => {
  const path = '/web/portal/1/event/11/users/abc/report';
  test('is loaded by the browser; the server knows only its token [BAG-003]', async () => {
    const data = await loadReport(pageContext(), { params: { token: 'abc' }, query: new URLSearchParams() });
    expect(data).toEqual({ token: 'abc' });
    const calls = await open(<ReportPage data={data} />, { readSharedReport: () => ({ data: report }) }, path);
    expect(await screen.findByRole('heading', { level: 1, name: '共創展 見学レポート' })).toBeTruthy();
    expect(screen.getByText('購買部 汐見')).toBeTruthy();
    expect(calls).toMatchObject([{ query: { token: 'abc' } }]);
  });

  test('begins with the event and what was seen there, and has a card for each of 200 booths', async () => {
    const products = Array.from({ length: 200 }, (_, place): SharedProduct => {
      const face = { title: `出展${place}`, image: null, logo: null, stand: '', categories: [`分野${place % 7}`] };
      const info = { rank: place === 42 ? 5 : place % 5, memo: '' };
      return { ...shared, detailId: place + 1, productBooth: { face, info } };
    });
    const answers = { readSharedReport: () => ({ data: { ...report, products } }) };
    await open(<ReportPage data={{ token: 'abc' }} />, answers, path);
    const booths = within(await screen.findByRole('list', { name: 'ブース' }));
    expect(booths.getAllByRole('listitem')).toHaveLength(200);
    const cover = document.querySelector('.hb-report-cover')?.textContent;
    expect(cover?.replaceAll('\u2060', '')).toContain('2026年12月16日（水）');
    expect(document.querySelector('.hb-report-counts')?.textContent).toBe('ブース200評価済み160メモあり0');
    const [best] = screen.getAllByRole('link', { name: '出展42' });
    expect(document.querySelector(best?.getAttribute('href') ?? 'body')?.textContent).toContain('出展42');
    expect(screen.getByText('ほか2カテゴリー')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toContain('H2');
  });

  test('of an empty bag says so, and names no best booth', async () => {
    const answers = { readSharedReport: () => ({ data: { ...report, products: [] } }) };
    await open(<ReportPage data={{ token: 'abc' }} />, answers, path);
    expect(await screen.findByText('まだブースがありません。')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('that is closed says so, and one that cannot be loaded can be loaded again', async () => {
    const answer = vi.fn<() => { data: unknown } | Error>();
    answer.mockReturnValueOnce(new CallError(500, 'x')).mockReturnValueOnce(new CallError(404, 'x'));
    await open(<ReportPage data={{ token: 'abc' }} />, { readSharedReport: () => answer() }, path);
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
    expect(await screen.findByRole('heading', { name: 'このレポートは開けません' })).toBeTruthy();
  });
});
