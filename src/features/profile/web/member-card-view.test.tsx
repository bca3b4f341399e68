// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { parts, profileItem } from '../../../../test/profile-items.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import type { ProfileLists } from '../rules/profile-item.ts';
import * as memberPage from './member-profile-page.tsx';
import * as widget from './profile-widget.tsx';

const path = `/media/${'a'.repeat(64)}.webp`;
const hanako: ProfileLists = {
  shareProfile: [
    profileItem('AVATAR', { selectorValue: parts({ avatar: path, nickname: 'はなこ' }) }),
    profileItem('NAME', {
      label: 'お名前',
      isRequired: true,
      selectorValue: parts({ last_name: '山田', first_name: '花子' }),
    }),
    profileItem('MAILADDRESS', { label: 'メール', textValue: 'hanako@example.jp' }),
  ],
  profile: [],
};
const nobody: ProfileLists = { shareProfile: [], profile: [] };

async function show(
  screenOf: 'page' | 'widget',
  personal: ProfileLists | undefined,
  more: { isLoggedIn?: boolean; language?: LanguageCode; isEnabled?: boolean } = {},
) {
  const { isLoggedIn = personal !== undefined, language = 'jpn', isEnabled = true } = more;
  const init = siteInit({ login: { ...siteInit().login, isEnabled } });
  await renderScreen(
    <PersonalProvider value={{ personal, isLoggedIn, reload: () => Promise.resolve() }}>
      {screenOf === 'page' ? <memberPage.Page /> : <widget.Widget module={moduleEntry('profile')} />}
    </PersonalProvider>,
    screenOf === 'page' ? memberPage.texts : widget.texts,
    pageContext({ init, language }),
  );
}
const link = (label: string) => screen.getByRole<HTMLAnchorElement>('link', { name: label }).pathname;

describe('the member card', () => {
  test('shows the picture, the nickname and the shared items as others see them, and a link to edit them [PROFILE-050]', async () => {
    await show('page', hanako);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('メンバーカード');
    expect(document.querySelector('.hb-avatar img')?.getAttribute('src')).toBe(`/web/media/${'a'.repeat(64)}-480.webp`);
    expect(screen.getByText('はなこ')).toBeTruthy();
    expect(screen.getByText('山田 花子')).toBeTruthy();
    expect(screen.queryByText('hanako@example.jp')).toBeNull();
    expect(link('プロフィールを編集する')).toBe('/web/portal/1/users/mypage/profile');
  });

  test('says what will stand here while it is empty, and waits for the data', async () => {
    await show('page', nobody);
    expect(screen.getByText('プロフィールを入力すると、ここに表示されます。')).toBeTruthy();
    document.body.replaceChildren();
    await show('page', undefined, { isLoggedIn: true });
    expect(screen.getByText('読み込み中')).toBeTruthy();
  });
});

describe('the profile widget', () => {
  test('shows the card of the member, with a link to the profile [SITE-028]', async () => {
    await show('widget', hanako);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('マイプロフィール');
    expect(screen.getByText('はなこ')).toBeTruthy();
    expect(link('プロフィールを開く')).toBe('/web/portal/1/users/mypage/profile');
  });

  test('asks a member whose profile is incomplete to complete it', async () => {
    await show('widget', { ...hanako, profile: [profileItem('TEXT', { isRequired: true })] });
    expect(link('プロフィールを入力する')).toBe('/web/portal/1/users/mypage/profile');
  });

  test('asks a visitor to log in, at a site with a login', async () => {
    await show('widget', undefined);
    expect(screen.getByText('ログインすると、あなたのプロフィールが表示されます。')).toBeTruthy();
    expect(link('ログイン')).toBe('/web/portal/1/users/login');
    document.body.replaceChildren();
    await show('widget', undefined, { isEnabled: false });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
