// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { IdentityPartsProvider } from '#features/account/web.ts';
import { Page, texts } from '#features/account/web/login-info-page.tsx';
import { CallError } from '#web/api/call-error.ts';
import {
  type Leaving,
  openAccountScreen,
  press,
  problemAt,
  siteWithMembers,
  type,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import { IdentityConnections } from './identity-connections.tsx';
import { identityTexts } from './identity-texts.ts';
import common from '#kernel/texts/jpn.ts';
import say from './texts/jpn.ts';

type Answers = NonNullable<Parameters<typeof openAccountScreen>[0]['answers']>;

const url = 'https://id.example.jp/auth?state=s';
const name = 'ひろばID';
const password = '現在のパスワード';
const known = { method: 'OpenId', connectedAt: '2026-11-20T01:00:00.000Z' };
const hanako = { mail: 'hanako@example.jp', loginId: 'hanako.demo', hasPassword: true, identities: [] as object[] };

let leaving: Leaving;
beforeEach(() => {
  leaving = watchLeaving();
  window.location.hash = '';
});

async function open(info: object = {}, answers: Answers = {}, authMethod: 'OpenId' | null = 'OpenId') {
  const readLoginInfo = () => ({ data: { ...hanako, ...info } });
  const calls = await openAccountScreen({
    screen: (
      <IdentityPartsProvider value={{ IdentityConnections }}>
        <Page />
      </IdentityPartsProvider>
    ),
    texts: [...texts, identityTexts],
    isLoggedIn: true,
    context: { init: siteWithMembers({ authMethod, authName: name }) },
    answers: { readLoginInfo, ...answers },
  });
  await screen.findByRole('region', { name: 'パスワード' });
  return calls;
}
const row = (label = name) => within(screen.getByRole('region', { name: label }));

describe('the connections of a member', () => {
  test('are shown under the site’s names, with buttons that connect and disconnect [AUTH-038]', async () => {
    await open({ identities: [{ method: 'Jid', connectedAt: '2026-11-21T01:00:00.000Z' }] });
    expect(screen.getByRole('heading', { name: say.title })).toBeTruthy();
    expect(row().getByText(say.notConnected)).toBeTruthy();
    expect(row('JID').getByText(say.connectedSince('2026.11.21'))).toBeTruthy();
    expect(row().getByRole('button', { name: say.connect(name) })).toBeTruthy();
    expect(row('JID').getByRole('button', { name: say.disconnect('JID') })).toBeTruthy();
  });

  test('are not shown when there are none and the site offers none', async () => {
    await open({}, {}, null);
    expect(screen.queryByText(say.title)).toBeNull();
  });

  test('begin with the password and lead to the provider [AUTH-016]', async () => {
    const calls = await open({}, { startIdentityConnection: () => ({ data: { url, browser_key: 'this browser' } }) });
    press(say.connect(name));
    press(say.toProvider(name));
    expect(problemAt(password)).toBe(common.inputRequiredOf(password));
    expect(calls).toHaveLength(1);
    type(password, 'hiroba-demo1');
    press(say.toProvider(name));
    await waitFor(() => expect(leaving.assigned).toEqual([url]));
    expect(calls.at(-1)).toMatchObject({
      name: 'startIdentityConnection',
      params: { portalId: 1, eventId: 11, method: 'openid' },
      body: { current_password: 'hiroba-demo1' },
    });
    expect(window.localStorage.getItem('openOPENID')).toBe('this browser');
  });

  test('show at the field that the password is wrong, and keep it', async () => {
    const wrong = new CallError(422, '', { current_password: ['違います'] });
    await open({ identities: [known] }, { disconnectIdentity: () => wrong });
    press(say.disconnect(name));
    type(password, 'wrong');
    press(say.disconnectShort);
    await waitFor(() => expect(problemAt(password)).toBe('違います'));
  });

  test('end with the password', async () => {
    const calls = await open({ identities: [known] }, { disconnectIdentity: () => ({ data: { done: true } }) });
    press(say.disconnect(name));
    expect(row().getByText(say.disconnectText(name))).toBeTruthy();
    type(password, 'hiroba-demo1');
    press(say.disconnectShort);
    expect(await row().findByText(say.disconnected(name))).toBeTruthy();
    expect(row().getByText(say.notConnected)).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({ name: 'disconnectIdentity', body: { current_password: 'hiroba-demo1' } });
  });

  test('ask a member without a password for none, and say when an account is the only way to log in', async () => {
    const only = new CallError(409, '先にパスワードを設定してください。');
    await open({ hasPassword: false, identities: [known] }, { disconnectIdentity: () => only });
    press(say.disconnect(name));
    expect(row().queryByLabelText(password)).toBeNull();
    press(say.disconnectShort);
    expect(await screen.findByText('先にパスワードを設定してください。')).toBeTruthy();
    expect(row().getByText(say.connectedSince('2026.11.20'))).toBeTruthy();
  });

  describe('when the member comes back from the provider', () => {
    const data = { access_token: 'proof', isConnecting: true };
    const finishIdentity = () => ({ data });
    beforeEach(() => {
      window.localStorage.setItem('openOPENID', 'this browser');
      window.location.hash = '#identity=the-key';
    });

    test('are made and shown [AUTH-013, AUTH-016]', async () => {
      const done = { userId: 7, accessToken: null, refreshToken: null, outcome: 'connected' };
      const calls = await open({}, { finishIdentity, connectAccount: () => ({ data: done }) });
      expect(await screen.findByText(say.connected(name))).toBeTruthy();
      expect(row().queryByText(say.notConnected)).toBeNull();
      expect(calls.slice(1)).toMatchObject([
        { name: 'finishIdentity', body: { identity_key: 'the-key', browser_key: 'this browser' } },
        { name: 'connectAccount', body: { access_token: 'proof' } },
      ]);
      expect(window.localStorage.getItem('openOPENID')).toBeNull();
      expect(window.location.hash).toBe('');
    });

    test('are not made when the server refuses, and the page says why', async () => {
      await open({}, { finishIdentity, connectAccount: () => new CallError(409, '別のアカウントと連携しています。') });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('別のアカウントと連携しています。');
      expect(document.activeElement?.contains(alert)).toBe(true);
      expect(row().getByText(say.notConnected)).toBeTruthy();
    });
  });
});
