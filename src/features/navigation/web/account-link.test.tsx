// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { SiteHeader } from '#web/ui/frame/site-header.tsx';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { accountLink } from './navigation-model.tsx';
import { navigationTexts } from './navigation-texts.ts';

const withLogin = (isEnabled: boolean) =>
  pageContext({ init: siteInit({ login: { ...siteInit().login, isEnabled } }) });
const visitor = { isMember: false, avatar: '' };
const member = { isMember: true, avatar: '' };

async function linkOf(account: { isMember: boolean; avatar: string }, isEnabled = true, current = '/web/portal/1') {
  await navigationTexts.load('jpn');
  return accountLink(withLogin(isEnabled), navigationTexts.of('jpn'), account, current);
}

describe('the account in the header', () => {
  test('is the login where the site offers one [LAYOUT-023]', async () => {
    expect(await linkOf(visitor)).toMatchObject({ label: 'ログイン', href: '/web/portal/1/users/login' });
    expect(await linkOf(visitor, false)).toBeUndefined();
  });

  test('is my page for a member, whatever the site offers [LAYOUT-023]', async () => {
    const expected = { label: 'マイページ', href: '/web/portal/1/users/mypage' };
    expect(await linkOf(member)).toMatchObject(expected);
    expect(await linkOf(member, false)).toMatchObject(expected);
  });

  test('is marked on my page and its subpages [LAYOUT-023]', async () => {
    expect((await linkOf(member, true, '/web/portal/1/users/mypage'))?.current).toBe(true);
    expect((await linkOf(member, true, '/web/portal/1/users/mypage/badge'))?.current).toBe(true);
    expect((await linkOf(member, true, '/web/portal/1/users/mypages'))?.current).toBe(false);
    expect((await linkOf(visitor, true, '/web/portal/1/users/login'))?.current).toBe(true);
  });

  test('keeps the place of the other: who is looking is known only in the browser [LAYOUT-023]', async () => {
    const [one, other] = [await linkOf(visitor), await linkOf(member)];
    expect([one?.reserve, other?.reserve]).toEqual([other?.label, one?.label]);
  });

  test('shows the member’s picture, else the sign of a person, in the same box [LAYOUT-023]', async () => {
    const account = await linkOf({ isMember: true, avatar: '/media/a.webp' });
    const onSelect = vi.fn<() => void>();
    const site = { name: '広場', href: '/web/portal/1' };
    await renderScreen(<SiteHeader site={site} account={account && { ...account, onSelect }} />, []);
    const link = screen.getByRole('link', { name: 'マイページ' });
    expect(link.querySelector('.hb-header-face > img')?.getAttribute('src')).toBe('/web/media/a-480.webp');
    expect(link.querySelector('[data-reserve]')?.getAttribute('data-reserve')).toBe('ログイン');
    fireEvent.click(link);
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  test.each(languageCodes)('has words in %s', async (language) => {
    await navigationTexts.load(language);
    const texts = navigationTexts.of(language);
    expect(texts.login).not.toBe(texts.mypage);
  });
});
