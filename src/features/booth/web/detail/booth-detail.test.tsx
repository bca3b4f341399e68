// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { siteInit } from '../../../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../../../test/test-personal.ts';
import type { BoothDetail } from '../../contract/detail.ts';
import { Detail, head, load, texts } from '../booth-detail.tsx';
import type { BoothData } from './read-booth.ts';

const picture = { path: `/media/${'a'.repeat(64)}.webp`, width: 800, height: 450, alt: '旋盤' };
const booth = (more: Partial<BoothDetail> = {}): BoothDetail => ({
  boothId: 3,
  items: [
    { key: 'title', enable: true, value: '蒼井精機', path: null },
    { key: 'main_image', enable: true, value: '旋盤', path: picture.path, width: 800, height: 450 },
    { key: 'description', enable: true, value: '<p>削る会社です。</p>', path: null },
  ],
  phonetic: 'あおいせいき',
  logo: null,
  stand: 'A-12',
  tabSet: 'standard',
  categories: [
    [
      { id: 1, name: '加工' },
      { id: 11, name: '切削' },
    ],
  ],
  hasStage: false,
  movies: [{ id: 1, title: '工場の一日', youtubeId: 'abcdefghijk' }],
  products: [
    { id: 1, name: '微細ねじ', description: '一行目\n二行目', image: picture, url: 'https://aoi.example.jp/' },
  ],
  documents: [{ id: 1, name: '総合カタログ', fileName: 'catalogue.pdf', bytes: 1_234_567 }],
  scheduleContentId: null,
  schedule: [],
  options: { contact: true, chat: true, businessTalk: true, questionnaire: true, download: true, favorite: true },
  ...more,
});
const staff = [{ id: 1, nickname: '佐伯', position: '営業', image: null }];
const related = [
  {
    boothId: 4,
    contentId: 200,
    title: '隣の会社',
    phonetic: '',
    stand: 'A-13',
    image: null,
    logo: null,
    lead: '',
    category: '切削',
    categoryIds: [11],
    schedule: [],
    liveShowIcon: true,
    movieLiveStreams: [],
    brightcoveMovieLiveStreams: [],
  },
];
const module = moduleEntry('booth', { contentId: 200, title: '出展社' });
const mypage = { ...siteInit().mypage, favorite: { isEnable: true }, myFolder: { isEnable: true } };

interface Opened {
  shown?: BoothDetail;
  search?: string;
  answers?: Record<string, (call: MadeCall) => { data: unknown } | Error>;
  isLoggedIn?: boolean;
  language?: (typeof languageCodes)[number];
}

async function open({ shown = booth(), search = '', answers = {}, isLoggedIn = true, language = 'jpn' }: Opened = {}) {
  const { api, calls } = fakeApi(answers);
  const data: BoothData = { booth: shown, staff, related };
  const personal = isLoggedIn ? testPersonal() : undefined;
  await renderScreen(
    <PersonalProvider value={{ personal, isLoggedIn, reload: () => Promise.resolve() }}>
      <Detail module={module} data={data} />
    </PersonalProvider>,
    texts,
    pageContext({ api, language, ...inEvent, init: { ...siteInit(), event: eventInit(), mypage } }),
    `/web/portal/1/event/11/module/booth/200/3${search}`,
  );
  return calls;
}
const tabs = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'ブースの内容' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const panels = (): (string | null)[] =>
  within(screen.getByRole('region', { name: 'このブースでできること' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => window.sessionStorage.clear());

describe('the page of a booth', () => {
  test('reads the booth, its people and the related booths', async () => {
    const { api, calls } = fakeApi({
      readBooth: () => ({ data: booth() }),
      readExhibitorProfiles: () => ({ data: { autoReply: null, exhibitorAdministratorProfiles: staff } }),
      listRelatedBooths: () => ({ data: related }),
    });
    const context = pageContext({ api, ...inEvent });
    const data = await load(context, module, { params: {}, query: new URLSearchParams(), detailId: 3 });
    expect(data).toEqual({ booth: booth(), staff, related });
    expect(calls.map(({ name }) => name)).toEqual(['readBooth', 'readExhibitorProfiles', 'listRelatedBooths']);
    expect(head(data)).toEqual({
      title: '蒼井精機',
      description: '削る会社です。',
      image: expect.anything() as object,
    });
  });

  test('shows picture, name, stand, categories, people and related booths', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('蒼井精機');
    expect(screen.getByText('A-12')).toBeTruthy();
    expect(screen.getByRole('img', { name: '旋盤' })).toBeTruthy();
    expect(screen.getByText('佐伯')).toBeTruthy();
    expect(screen.getByRole('link', { name: '加工 › 切削' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/module/booth/200?category=11',
    );
    expect(screen.getByRole('link', { name: '隣の会社' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/module/booth/200/4',
    );
  });

  test('does not show what the organiser has switched off [BOOTH-020]', async () => {
    const items = booth().items.map((part) => ({ ...part, enable: false, value: '', path: null }));
    await open({ shown: booth({ items }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A-12');
    expect(screen.queryByText('削る会社です。')).toBeNull();
    expect(screen.queryByRole('img', { name: '旋盤' })).toBeNull();
    expect(screen.getByText('このブースの紹介は、まもなく公開されます。')).toBeTruthy();
  });

  test('has the tabs of its set, and each tab has an address [BOOTH-006, BOOTH-037]', async () => {
    await open();
    expect(tabs()).toEqual(['概要', '製品', 'お問い合わせ']);
    expect(screen.getByRole('link', { name: '製品' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/module/booth/200/3?tab=products',
    );
    expect(screen.getByRole('link', { name: '概要' }).getAttribute('aria-current')).toBe('true');
    // Films stand in the overview where no tab is for them.
    expect(screen.getByText('工場の一日')).toBeTruthy();
  });

  test('has a tab for films in the pro set, and opens it by its address', async () => {
    await open({ shown: booth({ tabSet: 'pro' }), search: '?tab=movies' });
    expect(tabs()).toEqual(['概要', '動画', '製品', 'アンケート', '商談']);
    expect(screen.getByText('工場の一日')).toBeTruthy();
    expect(screen.queryByText('削る会社です。')).toBeNull();
  });

  test('shows products with their lines and their page', async () => {
    await open({ search: '?tab=products' });
    expect(screen.getByRole('heading', { name: '微細ねじ' })).toBeTruthy();
    expect(screen.getByText(/一行目/).textContent).toBe('一行目\n二行目');
    expect(screen.getByRole('link', { name: '製品ページを開く: 微細ねじ' }).getAttribute('href')).toBe(
      'https://aoi.example.jp/',
    );
  });

  test('offers the panels that the booth has; the main one is also in the bar [BOOTH-005, BOOTH-042]', async () => {
    await open();
    expect(panels()).toEqual(['商談を申し込む', '問い合わせる', 'アンケートに答える', '資料をダウンロード']);
    expect(screen.getAllByRole('link', { name: '商談を申し込む' }).map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => '/web/portal/1/event/11/module/booth/200/3?tab=talk#booth-view'),
    );
    expect(screen.getAllByRole('button', { name: /蒼井精機/ }).length).toBe(2);
  });

  test('offers no panel that the booth does not have', async () => {
    const off = {
      contact: false,
      chat: false,
      businessTalk: false,
      questionnaire: false,
      download: false,
      favorite: false,
    };
    await open({ shown: booth({ options: off, movies: [], products: [] }) });
    expect(screen.queryByRole('navigation', { name: 'ブースの内容' })).toBeNull();
    expect(screen.queryByText('このブースでできること')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says before a question is sent who will see which personal data', async () => {
    await open({ search: '?tab=contact' });
    expect(screen.getByText(/お名前・メールアドレス・お問い合わせ内容は、蒼井精機にメールで届きます/)).toBeTruthy();
    expect(await screen.findByLabelText('お問い合わせ内容')).toBeTruthy();
  });

  test.each([
    [true, ['countBoothView'], '1,234回閲覧'],
    [false, [], undefined],
  ] as const)('counts a view where its content counts them: %s [BOOTH-036]', async (isEnabled, made, said) => {
    const content = { common: { viewCount: { isEnabled } } };
    const { api, calls } = fakeApi({ countBoothView: () => ({ data: { contentId: 200, detailId: 3, count: 1234 } }) });
    const data = { booth: booth(), staff, related };
    await renderScreen(<Detail module={{ ...module, content }} data={data} />, texts, pageContext({ api, ...inEvent }));
    if (said !== undefined) expect(await screen.findByText(said)).toBeTruthy();
    expect(calls.map(({ name }) => name)).toEqual(made);
  });

  test('says that a booth is gone, and leads to the others', async () => {
    await renderScreen(<Detail module={module} data={null} />, texts, pageContext({ ...inEvent }));
    expect(screen.getByText('このブースは公開を終了しました')).toBeTruthy();
    expect(screen.getByRole('link', { name: '出展社' })).toBeTruthy();
  });

  test.each(languageCodes)('has texts in %s', async (language) => {
    await open({ search: '?tab=download', language });
    expect(document.body.textContent).not.toMatch(/undefined|\[object/);
  });
});

describe('the documents of a booth', () => {
  const get = (): void => void fireEvent.click(screen.getByRole('button', { name: '「総合カタログ」をダウンロード' }));
  const handout = () => ({ data: { address: '/web_api/v2/handout/read/k', name: 'catalogue.pdf', bytes: 1 } });

  test('can be downloaded and saved in my folder', async () => {
    const opened: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.pathname);
    });
    const calls = await open({
      search: '?tab=download',
      answers: { openHandout: handout, saveToMyFolder: () => ({ data: {} }) },
    });
    expect(screen.getByText('1.2MB')).toBeTruthy();
    get();
    expect(await screen.findByText('「総合カタログ」のダウンロードを始めました。')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'マイフォルダを開く' })).toBeTruthy();
    expect(opened).toEqual(['/web_api/v2/handout/read/k']);
    expect(calls).toMatchObject([
      { name: 'openHandout', params: { moduleCode: 'booth', contentId: 200, detailId: 3 }, body: { handout_id: 1 } },
      { name: 'saveToMyFolder', body: { name: '総合カタログ', path: '/handout/booth/200/3/1' } },
    ]);
  });

  test('can be downloaded even if my folder is full', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await open({
      search: '?tab=download',
      answers: { openHandout: handout, saveToMyFolder: () => new CallError(409, '満杯') },
    });
    get();
    expect(await screen.findByText('マイフォルダがいっぱいのため、保存はできませんでした。')).toBeTruthy();
  });

  test('show the message of the server if they cannot be opened', async () => {
    await open({
      search: '?tab=download',
      answers: { openHandout: () => new CallError(404, 'この資料は公開を終了しました。') },
    });
    get();
    expect((await screen.findByRole('alert')).textContent).toBe('この資料は公開を終了しました。');
  });

  test('lead a visitor to the login and then back to the same panel', async () => {
    window.history.replaceState(null, '', '/web/portal/1/event/11/module/booth/200/3?tab=download');
    const calls = await open({ search: '?tab=download', isLoggedIn: false });
    expect(screen.getByText(/資料のダウンロードにはログインが必要です/)).toBeTruthy();
    act(get);
    await waitFor(() =>
      expect(window.sessionStorage.getItem('destination_url')).toContain('/booth/200/3?tab=download'),
    );
    expect(calls).toEqual([]);
  });
});
