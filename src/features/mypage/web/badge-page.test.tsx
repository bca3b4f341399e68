// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Personal } from '#features/account/web.ts';
import { languageCodes } from '#kernel/language.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { SiteInit } from '#features/site/web.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { inEvent } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../../test/test-personal.ts';
import { head, Page, texts } from './badge-page.tsx';

const init = siteInit({ siteType: 'event', event: eventInit() });

function open(personal: Personal | null = testPersonal(), more: Partial<PageContext<SiteInit>> = {}) {
  const access = { personal: personal ?? undefined, isLoggedIn: personal !== null, reload: () => Promise.resolve() };
  return renderScreen(
    <PersonalProvider value={access}>
      <Page />
    </PersonalProvider>,
    texts,
    pageContext({ init, ...inEvent, ...more }),
  );
}

describe('the badge page', () => {
  test('shows event, company, name, reading, the member’s code and the owner of the badge [MYPAGE-012]', async () => {
    await open();
    const badge = within(screen.getByRole('article'));
    for (const said of [
      '共創展',
      '12\u2060月\u206016\u2060日\u2060（水）10:00\u2060〜12\u2060月\u206018\u2060日\u2060（金）17:00',
      '汐見国際展示場',
      '汐見造船株式会社',
      'シオミ ハナコ',
      '汐見 花子',
      'No. 42',
      '来場者',
    ]) {
      expect(badge.getByText(said)).toBeTruthy();
    }
    expect(badge.getByRole('img', { name: '受付で読み取るQRコード（番号 42）' })).toBeTruthy();
  });

  test('stays light on a dark device, for the scanner, and has no inline style [MYPAGE-012]', async () => {
    await open();
    const badge = screen.getByRole('article');
    expect(badge.classList.contains('hb-light')).toBe(true);
    expect(badge.outerHTML).not.toContain('style=');
  });

  test('prints with its button [MYPAGE-012]', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'バッジを印刷する' }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  test('asks a member without a name for one [MYPAGE-012]', async () => {
    await open(testPersonal({ shareProfile: [] }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('お名前がまだ登録されていません')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'プロフィールへ' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/users/mypage/profile',
    );
  });

  test('waits for the member’s data', async () => {
    await open(null);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('読み込み中')).toBeTruthy();
  });

  test.each(languageCodes)('has texts in %s [MYPAGE-012]', async (language) => {
    const { container } = await open(testPersonal(), { language });
    expect(container.textContent).not.toMatch(/undefined|\[object/);
    expect(head(undefined, pageContext({ language })).title).toBe(
      screen.getByRole('heading', { level: 1 }).textContent,
    );
  });
});
