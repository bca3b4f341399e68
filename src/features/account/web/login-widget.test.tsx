// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { testPersonal } from '../../../../test/test-personal.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import * as widget from './login-widget.tsx';
import say from './widget/texts/jpn.ts';

const module = moduleEntry('login');

describe('the way to the login on a home page', () => {
  test('leads a visitor to login and registration, and back [SITE-028]', async () => {
    await renderScreen(<widget.Widget module={module} />, widget.texts);
    const way = screen.getByRole('link', { name: say.logIn });
    expect(way.getAttribute('href')).toBe('/web/portal/1/users/login');
    expect(screen.getByRole('link', { name: say.register }).getAttribute('href')).toBe('/web/portal/1/users/register');
    way.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(way);
    expect(browserStorage().session.get('destination_url')).toBe(window.location.href);
  });

  test('tells a member which account is logged in, and leads to my page [SITE-028]', async () => {
    await renderScreen(
      <PersonalProvider value={{ personal: testPersonal(), isLoggedIn: true, reload: async () => {} }}>
        <widget.Widget module={module} />
      </PersonalProvider>,
      widget.texts,
    );
    expect(screen.getByText(say.member('hanako@example.jp'))).not.toBeNull();
    expect(screen.queryByRole('link', { name: say.logIn })).toBeNull();
    expect(screen.getByRole('link', { name: say.mypage }).getAttribute('href')).toBe('/web/portal/1/users/mypage');
  });

  test('shows a mail address in the script in which it was typed', async () => {
    const personal = { ...testPersonal(), mail: 'hanako@xn--r8jz45g.jp' };
    await renderScreen(
      <PersonalProvider value={{ personal, isLoggedIn: true, reload: async () => {} }}>
        <widget.Widget module={module} />
      </PersonalProvider>,
      widget.texts,
    );
    expect(screen.getByText(say.member('hanako@例え.jp'))).not.toBeNull();
  });

  test('is left out where a site has no accounts [SITE-028]', async () => {
    const init = siteInit();
    const load = (isEnabled: boolean) =>
      widget.load(pageContext({ init: { ...init, login: { ...init.login, isEnabled } } }));
    expect([await load(true), await load(false)]).toEqual([true, undefined]);
  });
});
