// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { IdentityPhase } from '#features/account/web.ts';
import { CallError } from '#web/api/call-error.ts';
import {
  eventHome,
  type Leaving,
  openAccountScreen,
  press,
  siteWithMembers,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import { watchAccessLog } from '../../../../test/watch-access-log.ts';
import { IdentityLogin } from './identity-login.tsx';
import { identityTexts } from './identity-texts.ts';
import say from './texts/jpn.ts';

const url = 'https://id.example.jp/auth?state=s';
const departure = { startIdentityLogin: () => ({ data: { url, browser_key: 'this browser' } }) };
const proof = { access_token: 'proof', isConnecting: false };
const finishIdentity = () => ({ data: proof });
const session = { userId: 7, accessToken: 'access', refreshToken: 'refresh' };
const connected = (more: object) => ({
  connectAccount: () => ({ data: { ...session, outcome: 'loggedIn', ...more } }),
});
const keys = ['openBNID', 'openOPENID', 'openJID', 'login', 'register'] as const;
const marks = () => keys.filter((key) => window.localStorage.getItem(key) !== null);

let leaving: Leaving;
let phases: IdentityPhase[];
beforeEach(() => {
  leaving = watchLeaving();
  phases = [];
  window.location.hash = '';
});

type Answers = NonNullable<Parameters<typeof openAccountScreen>[0]['answers']>;
type Options = Partial<Parameters<typeof openAccountScreen>[0]> & { method?: 'Bnid' | 'OpenId' | 'Jid' };

function open({ method = 'OpenId', ...options }: Options = {}) {
  const page = <IdentityLogin method={method} link={`${eventHome}/linked`} onPhase={(phase) => phases.push(phase)} />;
  const init = siteWithMembers({ authMethod: 'OpenId', authName: 'ひろばID' });
  return openAccountScreen({ screen: page, texts: [identityTexts], context: { init }, ...options });
}

/** Opens the page as the provider's callback does. */
function comeBack(more: Answers, options: Options = {}) {
  window.localStorage.setItem('openOPENID', 'this browser');
  window.localStorage.setItem('login', '1');
  window.location.hash = '#identity=the-key_1';
  return open({ ...options, answers: { finishIdentity, ...more } });
}

describe('the button of an identity provider', () => {
  test.each([
    ['OpenId', 'ひろばIDでログイン', 'openOPENID'],
    ['Bnid', 'BNIDでログイン', 'openBNID'],
    ['Jid', 'JIDでログイン', 'openJID'],
  ] as const)(
    'marks a login with %s as open, and leads to it [AUTH-010, AUTH-012, AUTH-016, AUTH-017]',
    async (method, name, key) => {
      const calls = await open({ method, answers: departure });
      press(name);
      await waitFor(() => expect(leaving.assigned).toEqual([url]));
      expect(calls).toMatchObject([
        {
          name: 'startIdentityLogin',
          params: { portalId: 1, eventId: 11, method: method.toLowerCase() },
          query: { link: `${eventHome}/linked` },
        },
      ]);
      expect(marks()).toEqual([key, 'login']);
    },
  );

  test('names what it does, cannot be pressed twice, and works again when the visitor comes back without an answer', async () => {
    const calls = await open({ answers: departure });
    press('ひろばIDでログイン');
    press(say.opening('ひろばID'));
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    expect(calls).toHaveLength(1);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.getByRole('button', { name: 'ひろばIDでログイン' }).getAttribute('aria-busy')).toBeNull();
  });

  test.each([
    [new CallError(503, '「ひろばID」に接続できません。'), '「ひろばID」に接続できません。'],
    [new CallError(10_000, ''), /オフライン|接続|通信/],
    [new Error('a fault'), say.failed],
  ])('says what went wrong and marks nothing: %s', async (error, message) => {
    await open({ answers: { startIdentityLogin: () => error } });
    press('ひろばIDでログイン');
    await waitFor(() => expect(phases.at(-1)).toEqual({ kind: 'failed', message: expect.stringMatching(message) }));
    expect(marks()).toEqual([]);
    expect(leaving.assigned).toEqual([]);
  });

  test('does nothing by itself when the address has no key', async () => {
    window.location.hash = '#top';
    expect(await open()).toEqual([]);
    expect(window.location.hash).toBe('#top');
    expect(phases).toEqual([]);
  });
});

describe('a visitor who comes back from the provider', () => {
  test('is logged in, with the codes of the address, and goes to the wanted page [AUTH-010, AUTH-013, AUTH-016, AUTH-017, AUTH-018]', async () => {
    const log = watchAccessLog();
    window.localStorage.setItem('pcode', 'spring');
    window.localStorage.setItem('last_pcode', 'winter');
    const calls = await comeBack(connected({}));
    await waitFor(() => expect(leaving.assigned).toEqual([`${eventHome}/linked`]));
    expect(calls).toMatchObject([
      {
        name: 'finishIdentity',
        params: { portalId: 1, eventId: 11, method: 'openid' },
        body: { identity_key: 'the-key_1', browser_key: 'this browser' },
      },
      {
        name: 'connectAccount',
        path: 'account_connection/{portalId}[/{eventId}]',
        params: { portalId: 1, eventId: 11 },
        body: { access_token: 'proof', pcode: 'spring', last_pcode: 'winter' },
      },
    ]);
    expect(marks()).toEqual([]);
    expect(window.location.hash).toBe('');
    expect(window.localStorage.getItem('accessToken')).toBe('access');
    expect(log().map(({ action, user_id }) => [action, user_id])).toEqual([['login', '7']]);
    expect(phases).toEqual([{ kind: 'returning' }]);
    expect(screen.getByRole('status').textContent).toBe(say.returning('ひろばID'));
  });

  test('is registered the first time, and the access log records it [AUTH-014]', async () => {
    const log = watchAccessLog();
    await comeBack(connected({ outcome: 'registered' }));
    const link = new URLSearchParams({ link: `${eventHome}/linked` }).toString();
    await waitFor(() => expect(leaving.assigned).toEqual([`${eventHome}/users/register-complete?${link}`]));
    expect(log().map(({ action, user_id }) => [action, user_id])).toEqual([['register', '7']]);
  });

  test('whose account was joined just now is recorded as logged in and as registered [AUTH-014]', async () => {
    const log = watchAccessLog();
    await comeBack(connected({ outcome: 'connected' }));
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    expect(log().map(({ action }) => action)).toEqual(['register', 'login']);
  });

  test('goes on with the session of this browser when there is one', async () => {
    window.localStorage.setItem('accessToken', 'mine');
    await comeBack(connected({ accessToken: null, refreshToken: null }));
    await waitFor(() => expect(leaving.assigned).toEqual([`${eventHome}/linked`]));
    expect(window.localStorage.getItem('accessToken')).toBe('mine');
  });

  test('shows the secret of their own tab even when another tab began later', async () => {
    window.sessionStorage.setItem('identityKey', 'this tab');
    const calls = await comeBack(connected({}));
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ identity_key: 'the-key_1', browser_key: 'this tab' });
    expect(window.sessionStorage.getItem('identityKey')).toBeNull();
  });

  test.each<[string, Answers, IdentityPhase]>([
    [
      'the provider',
      { finishIdentity: () => new CallError(503, '接続できません') },
      { kind: 'failed', message: '接続できません' },
    ],
    [
      'the account',
      { connectAccount: () => new CallError(409, '先に登録', {}, { reason: 'mailNotVerified' }) },
      { kind: 'failed', message: '先に登録' },
    ],
    [
      'their own will',
      { finishIdentity: () => new CallError(403, '中止しました', {}, { reason: 'cancelled' }) },
      { kind: 'cancelled', message: '中止しました' },
    ],
  ])('sees what went wrong with %s, and may try again', async (_, answers, phase) => {
    await comeBack(answers);
    await waitFor(() => expect(phases.at(-1)).toEqual(phase));
    expect(marks()).toEqual([]);
    expect(window.localStorage.getItem('accessToken')).toBeNull();
    expect(leaving.assigned).toEqual([]);
    expect(screen.getByRole('button', { name: 'ひろばIDでログイン' })).toBeTruthy();
  });

  test('whose mail address has an account joins both with its password [AUTH-013, AUTH-014]', async () => {
    const log = watchAccessLog();
    let tries = 0;
    const connectAccount = () => {
      tries += 1;
      if (tries === 1) return new CallError(409, 'すでにあります', {}, { reason: 'accountExists' });
      return { data: { userId: 7, accessToken: null, refreshToken: null, outcome: 'connected' } };
    };
    const calls = await comeBack({ connectAccount });
    await waitFor(() => expect(phases.at(-1)).toMatchObject({ kind: 'asksForPassword', message: 'すでにあります' }));
    const asked = phases.at(-1) as Extract<IdentityPhase, { kind: 'asksForPassword' }>;
    await asked.complete(session);
    expect(calls.at(-1)).toMatchObject({ name: 'connectAccount', body: { access_token: 'proof' } });
    expect(window.localStorage.getItem('accessToken')).toBe('access');
    expect(log().map(({ action, user_id }) => [action, user_id])).toEqual([['register', '7']]);
  });
});
