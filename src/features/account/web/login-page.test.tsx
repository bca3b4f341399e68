// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import {
  eventHome,
  field,
  type Leaving,
  openAccountScreen,
  press,
  problemAt,
  siteWithMembers,
  type,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import { watchAccessLog } from '../../../../test/watch-access-log.ts';
import common from '#kernel/texts/jpn.ts';
import messages from '../texts/jpn.ts';
import { Page, texts } from './login-page.tsx';
import door from './door/texts/jpn.ts';
import words from './texts/jpn.ts';

const say = { ...words, ...door };
const session = { accessToken: 'access', refreshToken: 'refresh', userId: 7 };
const logIn = () => ({ data: session });
const refused = (error: CallError) => ({ answers: { logIn: () => error } });
type Options = Partial<Parameters<typeof openAccountScreen>[0]>;

let leaving: Leaving;
beforeEach(() => {
  leaving = watchLeaving();
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0';
  Reflect.deleteProperty(window, 'dataLayer');
});

const open = (options: Options = {}) => openAccountScreen({ screen: <Page />, texts, answers: { logIn }, ...options });

function enter(id = 'hanako.demo', password = 'Abc!2345'): void {
  type(say.login.id, id);
  type(say.password, password);
  press(say.login.submit);
}

describe('the login', () => {
  test('keeps both tokens under the names of the spec, and sends the codes of the address along [AUTH-003, AUTH-018]', async () => {
    window.localStorage.setItem('pcode', 'spring');
    window.localStorage.setItem('last_pcode', 'winter');
    const calls = await open();
    enter(' ｈａｎａｋｏ．demo ');
    await waitFor(() => expect(leaving.assigned).toEqual([eventHome]));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      name: 'logIn',
      params: { portalId: 1, eventId: 11 },
      body: { login_id: 'hanako.demo', password: 'Abc!2345', pcode: 'spring', last_pcode: 'winter' },
    });
    expect(calls[0]?.headers).toEqual({});
    expect(window.localStorage.getItem('accessToken')).toBe('access');
    expect(window.localStorage.getItem('refreshToken')).toBe('refresh');
    expect(window.localStorage.getItem('memberRealm')).toBe('portal/1');
  });

  test('leads to the linked page and forgets the remembered one [AUTH-006, AUTH-041]', async () => {
    window.sessionStorage.setItem('destination_url', `${eventHome}/users/mypage`);
    await open({ search: `?link=${encodeURIComponent(`${eventHome}/module/information/10`)}` });
    enter();
    await waitFor(() => expect(leaving.assigned).toEqual([`${eventHome}/module/information/10`]));
    expect(window.sessionStorage.getItem('destination_url')).toBeNull();
  });

  test('leads to the remembered page when the link leads to another host [AUTH-007, AUTH-041]', async () => {
    window.sessionStorage.setItem('destination_url', `${eventHome}/users/mypage`);
    await open({ search: '?link=https%3A%2F%2Fevil.example%2F' });
    enter();
    await waitFor(() => expect(leaving.assigned).toEqual([`${eventHome}/users/mypage`]));
  });

  test('is recorded in the access log with the member [AUTH-005, LOG-012]', async () => {
    const records = watchAccessLog();
    await open();
    enter();
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    expect(records()).toEqual([
      expect.objectContaining({ action: 'login', page: 'login/login', user_id: '7', is_login: true }),
    ]);
  });

  test.each([
    ['true', [{ event: 'login', method: 'password' }]],
    ['false', undefined],
    [undefined, undefined],
  ])('is reported to analytics when the cookie decision is %s: %j [AUTH-004, AUTH-042]', async (decision, told) => {
    if (decision !== undefined) document.cookie = `cookie-consent=${decision}; Path=/`;
    await open();
    enter();
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual(told);
  });

  test('after a registration whose answer was lost is reported once as a registration [AUTH-017, HTTP-023]', async () => {
    window.localStorage.setItem('register', '1');
    const calls = await open();
    enter();
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    expect(calls[0]?.headers).toEqual({ 'is-register': '1' });
    expect(window.localStorage.getItem('register')).toBeNull();
  });

  test('is marked in storage while it runs [AUTH-017]', async () => {
    let marked: string | null = null;
    const answer = () => {
      marked = window.localStorage.getItem('login');
      return new CallError(422, messages.wrongCredentials);
    };
    await open({ answers: { logIn: answer } });
    enter();
    expect(await screen.findByText(messages.wrongCredentials)).toBeTruthy();
    expect(marked).toBe('1');
    expect(window.localStorage.getItem('login')).toBeNull();
  });
});

describe('a login that fails', () => {
  test('shows at its fields what is missing, and focuses the first one', async () => {
    const calls = await open();
    press(say.login.submit);
    expect(problemAt(say.login.id)).toBe(common.inputRequiredOf(say.login.id));
    expect(problemAt(say.password)).toBe(common.inputRequiredOf(say.password));
    expect(document.activeElement).toBe(field(say.login.id));
    expect(calls).toEqual([]);
    type(say.login.id, 'h');
    expect(problemAt(say.login.id)).toBeUndefined();
    expect(problemAt(say.password)).toBe(common.inputRequiredOf(say.password));
  });

  test('shows wrong credentials at the password and keeps what was typed', async () => {
    await open(refused(new CallError(422, messages.wrongCredentials)));
    enter();
    await waitFor(() => expect(problemAt(say.password)).toBe(messages.wrongCredentials));
    expect(document.activeElement).toBe(field(say.password));
    expect(field(say.login.id).value).toBe('hanako.demo');
    expect(field(say.password).value).toBe('Abc!2345');
    expect(leaving.assigned).toEqual([]);
    expect(window.localStorage.getItem('accessToken')).toBeNull();
  });

  test.each([
    [429, messages.tooManyLogins, messages.tooManyLogins],
    [10_000, 'ネットワーク通信エラーが発生しました。', '通信環境を確認してから、もう一度お試しください。'],
    [500, 'x', 'サーバーで問題が発生しました。しばらくしてから、もう一度お試しください。'],
  ])('with %i shows the message above the button, and the form can be sent again', async (status, message, told) => {
    const calls = await open(refused(new CallError(status, message)));
    enter();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(told));
    expect(field(say.password).value).toBe('Abc!2345');
    press(say.login.submit);
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  test('is sent once however often the visitor presses the button', async () => {
    const calls = await open();
    type(say.login.id, 'hanako.demo');
    type(say.password, 'Abc!2345');
    const form = document.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    fireEvent.submit(form);
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('button', { name: say.login.submitting }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('the form', () => {
  test('never puts what is typed into an address, and password managers know its fields', async () => {
    await open();
    expect(document.querySelector('form')?.method).toBe('post');
    expect(field(say.login.id).autocomplete).toBe('username');
    expect(field(say.password).autocomplete).toBe('current-password');
  });

  test('shows the password on request, and hides it when the form is sent', async () => {
    await open();
    expect(field(say.password).type).toBe('password');
    press(say.showPassword);
    expect(field(say.password).type).toBe('text');
    expect(screen.getByRole('button', { name: say.showPassword }).getAttribute('aria-pressed')).toBe('true');
    enter();
    await waitFor(() => expect(field(say.password).type).toBe('password'));
    expect(field(say.password).value).toBe('Abc!2345');
  });

  test('passes the link on to the registration and the reset [AUTH-041]', async () => {
    await open({ search: '?link=%2Fweb%2Fportal%2F1' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      `${eventHome}/users/reset?link=%2Fweb%2Fportal%2F1`,
      `${eventHome}/users/register?link=%2Fweb%2Fportal%2F1`,
    ]);
  });
});

describe('skipping the login', () => {
  const asked = { isRequiredAtStartup: true, isEnabledSkipAtStartup: true };
  const skip = () => screen.queryByRole('button', { name: say.login.skip });

  test('is offered only where the site says so [ACCESS-021]', async () => {
    await open({ context: { init: siteWithMembers({ ...asked, isEnabledSkipAtStartup: false }) } });
    expect(skip()).toBeNull();
  });

  test('is remembered for the session and this event, and leads on to the site [ACCESS-021, ACCESS-022]', async () => {
    window.sessionStorage.setItem('destination_url', `${eventHome}/module/information/10`);
    await open({ context: { init: siteWithMembers(asked) } });
    press(say.login.skip);
    expect(window.sessionStorage.getItem('loginSkip/event/11')).toBe('1');
    expect(window.localStorage.length).toBe(0);
    expect(leaving.assigned).toEqual([`${eventHome}/module/information/10`]);
  });

  test('of a portal is remembered for the portal alone [ACCESS-022]', async () => {
    const portal = { address: { portalId: 1 }, site: { portalId: 1 }, init: siteWithMembers(asked) };
    await open({ context: portal });
    press(say.login.skip);
    expect(window.sessionStorage.getItem('loginSkip/portal/1')).toBe('1');
    expect(leaving.assigned).toEqual(['/web/portal/1']);
  });

  test('is not offered to a visitor who has skipped and comes for another reason [ACCESS-021]', async () => {
    window.sessionStorage.setItem('loginSkip/event/11', '1');
    await open({ context: { init: siteWithMembers(asked) } });
    expect(skip()).toBeNull();
  });
});

describe('a member who opens the login page', () => {
  test('goes on at once [AUTH-007]', async () => {
    window.sessionStorage.setItem('destination_url', `${eventHome}/users/mypage`);
    await open({ isLoggedIn: true });
    expect(leaving.replaced).toEqual([`${eventHome}/users/mypage`]);
    expect(screen.queryByLabelText(say.password)).toBeNull();
  });

  test('may log in with another account when this one is not invited [ACCESS-017]', async () => {
    const init = siteWithMembers({}, { isInvitingEvent: true, isLocked: true });
    await open({ isLoggedIn: true, context: { init } });
    expect(leaving.replaced).toEqual([]);
    expect(screen.getByText(say.login.notInvited)).toBeTruthy();
    enter();
    await waitFor(() => expect(leaving.assigned).toEqual([eventHome]));
  });
});
