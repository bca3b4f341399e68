// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { profileItem } from '../../../../test/profile-items.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { Page, texts } from './profile-page.tsx';

const job = profileItem('TEXT', { entryFormKey: 'job', label: '仕事', shareProfileId: null, profileId: 4 });
const lists = { shareProfile: [], profile: [job] };

beforeEach(() => {
  window.sessionStorage.clear();
  vi.spyOn(window.history, 'go').mockReturnValue(undefined);
});

async function open(userId = 7): Promise<void> {
  cleanup();
  const saved = { ...job, textValue: '庭師' };
  const { api } = fakeApi({ saveEventProfile: () => ({ data: { profile: [saved] } }) });
  await renderScreen(
    <PersonalProvider value={{ personal: { ...lists, userId }, isLoggedIn: true, reload: async () => {} }}>
      <Page />
    </PersonalProvider>,
    texts,
    pageContext({ api, ...inEvent }),
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('仕事');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const kept = () => window.sessionStorage.getItem('profileForm');
const asks = () => screen.queryByText('変更が保存されていません') !== null;
/** Whether the browser asks before it closes the tab. */
const asksAtClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what is typed comes back for the same member after a login, and the page says that it is not saved', async () => {
  await open();
  type('庭師');
  await open();
  expect(field().value).toBe('庭師');
  expect(screen.getByText(/まだ保存されていません/)).toBeTruthy();
  type('');
  expect(screen.queryByText(/まだ保存されていません/)).toBeNull();
});

test('what is typed is gone for another member, and for the same one after them', async () => {
  await open();
  type('庭師');
  for (const userId of [8, 7]) {
    await open(userId);
    expect(field().value).toBe('');
  }
});

test('what is typed is dropped where the item has changed its kind, or the kept text is no form', async () => {
  await open();
  type('庭師');
  const before = JSON.parse(kept() ?? '{}') as object;
  for (const typed of ['no form', null, { 'profile.job': { text: 'x', parts: { avatar: '/a' }, chosen: [] } }]) {
    window.sessionStorage.setItem('profileForm', JSON.stringify({ ...before, typed }));
    await open();
    expect(field().value).toBe('');
  }
});

test('a link, Back and closing the tab ask before they leave what is typed', async () => {
  await open();
  expect(asksAtClosing()).toBe(false);
  type('庭師');
  expect(asksAtClosing()).toBe(true);
  const link = screen.getByRole('link', { name: 'マイページ' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(asks()).toBe(false);
  expect(fireEvent.click(link)).toBe(false);
  expect(asks()).toBe(true);
  press('入力を続ける');
  expect(asks()).toBe(false);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(asks()).toBe(true);
  press('保存せずに離れる');
  expect(window.history.go).toHaveBeenCalledWith(-2);
  expect(asksAtClosing()).toBe(false);
  expect(kept()).toBeNull();
});

test('nothing is asked once it is saved, nor when it is as it was', async () => {
  await open();
  type('大工');
  type('');
  expect(asksAtClosing()).toBe(false);
  type('庭師');
  press('保存する');
  await waitFor(() => expect(screen.getByText('プロフィールを保存しました')).toBeTruthy());
  expect(asksAtClosing()).toBe(false);
  expect(kept()).toBeNull();
});
