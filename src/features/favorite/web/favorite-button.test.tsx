// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Personal } from '#features/account/web.ts';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../../test/test-personal.ts';
import { watchAccessLog } from '../../../../test/watch-access-log.ts';
import type { ShownFavorite } from '../contract.ts';
import { favoriteKey } from '../rules/favorite-list.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { head, load, Page, texts } from './favorite-page.tsx';
import { useModuleHistory, useRememberVisit } from './module-history.ts';

const { mypage } = siteInit();
const init = siteInit({ event: eventInit(), mypage: { ...mypage, favorite: { isEnable: true } } });
const updateDate = '2026-11-20T10:00:00+09:00';
const booth = { contentId: 80, detailId: 3, moduleId: 5 };
const stored = ({ body }: MadeCall) => ({
  data: (body as unknown as object[]).map((wish) => ({ isFavorite: true, ...wish, updateDate })),
});
let recorded: ReturnType<typeof watchAccessLog>;

beforeEach(() => {
  window.localStorage.clear();
  document.querySelector('.hb-passing-note')?.replaceChildren();
  recorded = watchAccessLog();
});

async function show(
  part: React.ReactNode,
  answers: Parameters<typeof fakeApi>[0] = {},
  personal?: Personal,
  site = init,
) {
  if (personal)
    createMemberSession(browserStorage().local).store(site.login.realmKey, { accessToken: 'a', refreshToken: 'r' });
  const { api, calls } = fakeApi(answers);
  const access = { personal, isLoggedIn: personal !== undefined, reload: async () => undefined };
  const screenOf = <PersonalProvider value={access}>{part}</PersonalProvider>;
  await renderScreen(screenOf, texts, pageContext({ api, init: site, ...inEvent }));
  return calls;
}
const heart = (): HTMLElement => screen.getByRole('button', { name: 'お気に入り「汐見ロボ」' });
const isPressed = (): string | null => heart().getAttribute('aria-pressed');
const theHeart = <FavoriteButton module="booth" contentId={80} detailId={3} title="汐見ロボ" />;

test('the heart of a visitor toggles, and is remembered in the browser and logged [FAV-003]', async () => {
  const calls = await show(theHeart);
  expect(isPressed()).toBe('false');
  fireEvent.click(heart());
  expect(isPressed()).toBe('true');
  await waitFor(() => expect(window.localStorage.getItem('boothFavorite')).toContain('"detailId":3'));
  expect(recorded()).toMatchObject([{ click_item: 'favorite', detail_id: 3 }]);
  fireEvent.click(heart());
  expect(isPressed()).toBe('false');
  await waitFor(() => expect(window.localStorage.getItem('boothFavorite')).toBeNull());
  expect(calls).toEqual([]);
});

test('the heart of a member shows the stored state, and a press sends the wanted state [FAV-003]', async () => {
  const personal = testPersonal({ favorite: [{ ...booth, updateDate }] });
  const calls = await show(theHeart, { setFavorites: stored }, personal);
  await waitFor(() => expect(isPressed()).toBe('true'));
  fireEvent.click(heart());
  expect(isPressed()).toBe('false');
  await waitFor(() => expect(recorded()).toHaveLength(1));
  expect(calls).toMatchObject([{ name: 'setFavorites', body: [{ ...booth, isFavorite: false }] }]);
});

test('a press without a connection is undone, and the member is told that it was not saved [FAV-003]', async () => {
  const offline = new CallError(status.networkError, 'offline');
  await show(theHeart, { setFavorites: () => offline }, testPersonal());
  fireEvent.click(heart());
  expect(isPressed()).toBe('true');
  await waitFor(() => expect(isPressed()).toBe('false'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('お気に入りを保存できませんでした'));
  expect(recorded()).toEqual([]);
});

test('the favourites of a visitor join the account at the login, are shown at once and announced', async () => {
  window.localStorage.setItem(
    'boothFavorite',
    JSON.stringify({ 1: { 11: { owner: null, items: [{ ...booth, updateDate }] } } }),
  );
  const calls = await show(theHeart, { setFavorites: stored }, testPersonal());
  await waitFor(() => expect(isPressed()).toBe('true'));
  expect(calls).toMatchObject([{ body: [{ ...booth, isFavorite: true }] }]);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('お気に入り1件'));
  expect(window.localStorage.getItem('boothFavorite')).toContain('"owner":42');
});

test('there is no heart if the organiser has switched favourites off', async () => {
  await show(theHeart, {}, undefined, siteInit({ event: eventInit() }));
  expect(screen.queryByRole('button')).toBeNull();
});

function Visited({ id }: { id: number }) {
  useRememberVisit('booth', 80, id);
  const history = useModuleHistory('booth') ?? [];
  return <p>{history.map(({ detailId }) => detailId).join(',')}</p>;
}

test('an opened booth enters the history, which the next member does not see [FAV-006]', async () => {
  const keep = (id: number, personal?: Personal) => show(<Visited id={id} />, {}, personal);
  await keep(1, testPersonal());
  await keep(2, testPersonal());
  await keep(1, testPersonal());
  const ids = () =>
    (JSON.parse(window.localStorage.getItem('boothHistory') ?? '{}') as never)['1']['11']['items'] as {
      detailId: number;
    }[];
  expect(ids().map(({ detailId }) => detailId)).toEqual([1, 2]);
  await keep(7, testPersonal({ userId: 43 }));
  expect(ids().map(({ detailId }) => detailId)).toEqual([7]);
});

const favorite = (detailId: number, face: Partial<ShownFavorite['face'] & object> | null): ShownFavorite => ({
  ...booth,
  detailId,
  updateDate,
  moduleCode: 'booth',
  contentTitle: '出展ブース',
  face: face && { title: `ブース${detailId}`, image: null, startDate: null, endDate: null, place: 'A-1', ...face },
});

test('the page groups favourites by module, and a favourite that is gone can be removed [FAV-013]', async () => {
  const session = { ...favorite(5, { title: '講演', startDate: '2026-11-20 09:00', endDate: '2026-11-20 11:00' }) };
  const data = [favorite(1, {}), favorite(2, null), { ...session, moduleId: 28, moduleCode: 'schedule' }];
  const personal = testPersonal({ favorite: data.map(({ face: _, ...one }) => one) });
  const shown = { favorites: data, page: 1, order: undefined };
  const calls = await show(<Page data={shown} />, { setFavorites: stored }, personal);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'ブース',
    'スケジュール',
  ]);
  expect(screen.getByRole('link', { name: 'ブース1' }).getAttribute('href')).toBe(
    '/web/portal/1/event/11/module/booth/80/1',
  );
  expect(screen.getByText('開催中')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /番号2.*お気に入りから外す/ }));
  expect(screen.queryByText('公開を終了しました')).toBeNull();
  await waitFor(() => expect(calls).toMatchObject([{ body: [{ detailId: 2, isFavorite: false }] }]));
});

test('the page reads the favourites of the event, and says what it will show [FAV-013]', async () => {
  const { api } = fakeApi({ listFavorites: () => ({ data: [] }) });
  const context = pageContext({ api, ...inEvent });
  const data = await load(context, { params: {}, query: new URLSearchParams() });
  expect(data).toEqual({ favorites: [], page: 1, order: undefined });
  await show(<Page data={data} />);
  expect(head(data, context).title).toBe('お気に入り');
  expect(screen.getByText('お気に入りはまだありません')).toBeTruthy();
});

test('a page of 1,000 favourites has hardly more elements than one of 40, and brings the others by their names', async () => {
  const many = Array.from({ length: 1_000 }, (_, place) => favorite(place + 1, {}));
  const listFavorites = ({ query }: MadeCall) => {
    const details = query?.['details'];
    if (details === undefined) return { data: many.slice(0, 40), order: many.map(favoriteKey) };
    return { data: many.filter((one) => String(details).split(',').includes(favoriteKey(one))) };
  };
  const elements = () => document.querySelectorAll('*').length;
  const rows = () => document.querySelectorAll('.hb-favorite-row').length;
  await show(<Page data={{ favorites: many.slice(0, 40), page: 1, order: undefined }} />);
  const small = elements();
  cleanup();
  const { api } = fakeApi({ listFavorites });
  const data = await load(pageContext({ api, ...inEvent }), { params: {}, query: new URLSearchParams() });
  const calls = await show(<Page data={data} />, { listFavorites });
  await waitFor(() => expect(document.querySelector('.hb-long-list-bar button')).not.toBeNull());
  expect([rows(), elements() < small + 30]).toEqual([40, true]);
  fireEvent.click(screen.getByRole('link', { name: '続きを表示' }));
  await waitFor(() => expect(rows()).toBe(80));
  expect(calls).toMatchObject([{ query: { details: many.slice(40, 80).map(favoriteKey).join(',') } }]);
  expect(document.activeElement?.getAttribute('data-page')).toBe('2');
});
