// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Personal } from '#features/account/web.ts';
import profileCard from '#features/profile/web/card/texts/jpn.ts';
import { LanguageDialogOpener } from '#features/site/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { Ahead } from '#kernel/ahead.ts';
import { languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { profileItem } from '../../../../test/profile-items.ts';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../../test/test-personal.ts';
import { madeFile, openedFiles } from '../../../../test/opened-files.ts';
import type { NextUp } from '../rules/next-up.ts';
import { head, load, Page, texts } from './mypage-page.tsx';

const everything: SiteInit['mypage'] = {
  myFolder: { isEnable: true },
  isShowCreditCard: true,
  isShowMyTicket: true,
  favorite: { isEnable: true },
  ticketCharge: { isEnable: true },
  badges: { enableUserPrint: true },
  businessAppointment: { commonContent: { enable: true } },
};
const eventContext = (more: Partial<SiteInit> = {}, rest: Partial<PageContext<SiteInit>> = {}) =>
  pageContext({ init: siteInit({ siteType: 'event', event: eventInit(), ...more }), ...inEvent, ...rest });

const openLanguage = vi.fn<() => void>();
async function open(context = eventContext(), personal: Personal | null = testPersonal(), next?: NextUp) {
  const access = { personal: personal ?? undefined, isLoggedIn: personal !== null, reload: () => Promise.resolve() };
  return renderScreen(
    <PersonalProvider value={access}>
      <LanguageDialogOpener value={openLanguage}>
        <Page data={{ next }} />
      </LanguageDialogOpener>
    </PersonalProvider>,
    texts,
    context,
  );
}
const linksIn = (group: string): string[] =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');

beforeEach(() => openLanguage.mockReset());

describe('my page', () => {
  test('shows the member, and leads to the profile [MYPAGE-014]', async () => {
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('マイページ');
    expect(screen.getByText('はなちゃん')).toBeTruthy();
    expect(screen.getByText('汐見 花子')).toBeTruthy();
    expect(screen.getByText('hanako@example.jp')).toBeTruthy();
    expect(container.querySelector('.hb-avatar-image')?.getAttribute('src')).toBe('/web/media/a-480.webp');
    expect(screen.getByRole('link', { name: 'プロフィールを編集' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/users/mypage/profile',
    );
  });

  test('shows the name, or only the mail address, of a member without a nickname', async () => {
    await open(eventContext(), testPersonal({ shareProfile: [] }));
    expect(screen.getByText('hanako@example.jp').className).toBe('hb-mypage-name');
  });

  test('asks for what is open in the profile; put aside, the focus goes to the way to the profile', async () => {
    const shareProfile = [...testPersonal().shareProfile, profileItem('GENDER')];
    await open(eventContext(), testPersonal({ shareProfile }));
    fireEvent.click(within(screen.getByRole('region', { name: profileCard.title(1) })).getByRole('button'));
    expect(screen.queryByRole('region', { name: profileCard.title(1) })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'プロフィールを編集' }));
  });

  test('keeps room for the member until the data are loaded', async () => {
    await open(eventContext(), null);
    expect(screen.getByText('読み込み中')).toBeTruthy();
    expect(linksIn('登録情報')).toContain('プロフィール');
  });

  test('shows the sections whose feature is on, and those that need no feature [MYPAGE-008, MYPAGE-009]', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'イベントの利用' })).toBeNull();
    expect(linksIn('登録情報')).toEqual(['プロフィール', 'メンバーカード', 'ログイン情報']);
  });

  test('shows all sections when everything is on [MYPAGE-009, MYPAGE-014, MYPAGE-015]', async () => {
    await open(eventContext({ mypage: everything }));
    expect(linksIn('イベントの利用')).toEqual([
      'マイチケット',
      '来場者バッジ',
      'お気に入り',
      '商談予約',
      'マイフォルダ',
    ]);
    expect(linksIn('登録情報')).toEqual([
      'プロフィール',
      'メンバーカード',
      'ログイン情報',
      'クレジットカード',
      '購入履歴',
    ]);
    expect(screen.getByRole('link', { name: '来場者バッジ' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/users/mypage/badge',
    );
  });

  test('of a portal has no sections that need an event [MYPAGE-010, MYPAGE-011]', async () => {
    await open(pageContext({ init: siteInit({ mypage: everything }) }));
    expect(linksIn('イベントの利用')).toEqual(['マイチケット']);
    expect(linksIn('登録情報')).toEqual([
      'プロフィール',
      'メンバーカード',
      'ログイン情報',
      'クレジットカード',
      '購入履歴',
    ]);
  });

  test('opens the language dialog and names the current language [LAYOUT-015]', async () => {
    await open();
    expect(screen.getByText('日本語')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '表示言語' }));
    expect(openLanguage).toHaveBeenCalledTimes(1);
  });

  test('of a site in one language offers no choice of language', async () => {
    await open(eventContext({ useLanguageCode: ['jpn'] }));
    expect(screen.queryByRole('button', { name: '表示言語' })).toBeNull();
  });

  test('leads to unsubscribing', async () => {
    await open();
    expect(screen.getByRole('link', { name: '退会の手続き' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/users/mypage/unsubscribe',
    );
  });

  test.each(languageCodes)('has texts in %s', async (language) => {
    const context = eventContext({ mypage: everything }, { language });
    const { container } = await open(context);
    expect(head(undefined, context).title).toBe(screen.getByRole('heading', { level: 1 }).textContent);
    expect(container.textContent).not.toMatch(/undefined|\[object/);
  });
});

describe('what is next', () => {
  const ahead = (more: Partial<Ahead>): Ahead => ({
    kind: 'session',
    title: '協働ロボットの導入',
    about: '',
    place: '第2会場',
    startDate: '2026-12-16T13:00:00+09:00',
    endDate: '2026-12-16T14:00:00+09:00',
    count: 1,
    path: 'module/schedule/64/1',
    event: null,
    ...more,
  });
  const ticket = ahead({
    kind: 'ticket',
    title: '共創展',
    about: '来場者パス',
    place: '汐見国際展示場',
    startDate: '2026-12-16T10:00:00+09:00',
    endDate: '2026-12-18T17:00:00+09:00',
    count: 2,
    path: 'users/my-ticket/60/detail?ticket=3',
  });
  const messages = ahead({ kind: 'messages', startDate: null, endDate: null, count: 3, path: 'module/live_chat/240' });
  const talk = ahead({
    kind: 'talk',
    title: '潮見精機',
    startDate: '2026-12-16T15:00:00+09:00',
    endDate: '2026-12-16T15:30:00+09:00',
  });
  const shown = () => within(screen.getByRole('region', { name: /次の予定/ }));
  const at = (text: string) => eventContext({}, { now: Date.parse(`${text}+09:00`) });
  const next: NextUp = { ticket, coming: [ahead({}), talk], messages: [messages] };

  test('leads with the ticket of the day, its QR code one press away [MYPAGE-014]', async () => {
    await open(at('2026-12-16T12:40:00'), testPersonal(), next);
    expect(shown().getByRole('heading', { level: 3 }).textContent).toBe('共創展');
    expect(shown().getByText('来場者パス 2枚')).toBeTruthy();
    const code = shown().getByRole('link', { name: 'QRコードを表示' });
    expect(code.getAttribute('href')).toBe('/web/portal/1/event/11/users/my-ticket/60/detail?ticket=3');
    expect(
      shown()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['あと20分13:00協働ロボットの導入第2会場', '今日15:00潮見精機商談 · 第2会場', '未読メッセージ 3件']);
  });

  test.each([
    ['2026-12-16T13:10:00', 'いま14:00まで協働ロボットの導入第2会場'],
    ['2026-12-15T22:00:00', '明日13:00協働ロボットの導入第2会場'],
    ['2026-12-01T09:00:00', '12月16日（水）13:00協働ロボットの導入第2会場'],
    ['2026-12-16T14:30:00', 'あと30分15:00潮見精機商談 · 第2会場'],
  ])('says at %s: %s', async (now, first) => {
    await open(at(now), testPersonal(), next);
    expect(shown().getAllByRole('listitem')[0]?.textContent?.replaceAll('\u2060', '')).toBe(first);
  });

  test('of a portal leads to the event of the ticket', async () => {
    const event = { portalId: 1, eventId: 12, ownDomain: null };
    const context = pageContext({ init: siteInit({ mypage: everything }) });
    await open(context, testPersonal(), { ticket: { ...ticket, event }, coming: [], messages: [] });
    const link = shown().getByRole('link', { name: 'チケットを表示' });
    expect(link.getAttribute('href')).toBe('/web/portal/1/event/12/users/my-ticket/60/detail?ticket=3');
  });

  test.each([
    ['2026-11-20T10:00:00', '次の予定はまだありません', 'トップへ'],
    ['2026-12-20T10:00:00', 'イベントは終了しました', 'トップへ'],
  ])('is at %s a calm line and a way on for a member with nothing', async (now, line, way) => {
    await open(at(now), testPersonal(), { ticket: null, coming: [], messages: [] });
    expect(shown().getByText(line)).toBeTruthy();
    expect(shown().getByRole('link', { name: way }).getAttribute('href')).toBe('/web/portal/1/event/11');
  });

  test('leads to the report of an event that is over', async () => {
    const event = eventInit({ enableMyBag: true });
    const client = { ...siteInit().client, enableMyBag: true };
    const now = Date.parse('2026-12-20T10:00:00+09:00');
    await open(eventContext({ event, client }, { now }), testPersonal(), { ticket: null, coming: [], messages: [] });
    expect(shown().getByRole('link', { name: 'レポートにまとめる' }).getAttribute('href')).toContain(
      'mine/report-edit',
    );
  });

  test('is left out where it could not be read, and asks for a login where the session has ended', async () => {
    const of = (code: number) => fakeApi({ readNextUp: () => new CallError(code, '') }).api;
    const query = new URLSearchParams();
    expect(await load(eventContext({}, { api: of(500) }), { params: {}, query })).toEqual({ next: undefined });
    await expect(load(eventContext({}, { api: of(552) }), { params: {}, query })).rejects.toMatchObject({
      status: 552,
    });
    await open();
    expect(screen.queryByRole('region', { name: /次の予定/ })).toBe(null);
  });
});

describe('logging out', () => {
  test('ends the session once, and says so while it runs', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const init = siteInit({ siteType: 'event', event: eventInit() });
    const session = createMemberSession(browserStorage().local);
    session.store(init.login.realmKey, { accessToken: 'a', refreshToken: 'r' });
    const { api, calls } = fakeApi({ logOut: () => ({ data: { done: true } }) });
    await open(pageContext({ init, api, ...inEvent }));
    fireEvent.click(screen.getByRole('button', { name: 'ログアウト' }));
    const button = screen.getByRole('button', { name: 'ログアウトしています' });
    fireEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(calls).toHaveLength(1);
    expect(session.tokens(init.login.realmKey)).toBeUndefined();
  });
});

describe('the download of one’s own data', () => {
  test('is a file of the server, by its address', async () => {
    const opened = openedFiles();
    const { api, calls } = fakeApi({ exportPersonalData: () => madeFile('hiroba-data-2026-11-20.json') });
    await open(eventContext({}, { api }));
    fireEvent.click(screen.getByRole('button', { name: '登録データのダウンロード' }));
    expect(await screen.findByText('ダウンロードを開始しました。')).toBeTruthy();
    expect(opened).toEqual([{ name: 'hiroba-data-2026-11-20.json', path: '/web_api/v2/handout/read/k' }]);
    expect(calls).toMatchObject([{ name: 'exportPersonalData', params: { portalId: 1, eventId: 11 } }]);
  });

  test.each([
    [429, /^1時間ほど待ってから。$/],
    [500, /ダウンロードできませんでした/],
  ])('says what to do when the server answers %d', async (code, said) => {
    const { api } = fakeApi({ exportPersonalData: () => new CallError(code, '1時間ほど待ってから。') });
    await open(eventContext({}, { api }));
    fireEvent.click(screen.getByRole('button', { name: '登録データのダウンロード' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('button', { name: '登録データのダウンロード' }).getAttribute('aria-busy')).toBeNull();
  });
});
