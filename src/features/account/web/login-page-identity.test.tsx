// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import {
  eventHome,
  field,
  type Leaving,
  openAccountScreen,
  press,
  siteWithMembers,
  type,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import { type IdentityLoginProps, IdentityPartsProvider, type IdentityPhase } from './identity-slot.ts';
import { Page, texts } from './login-page.tsx';
import door from './door/texts/jpn.ts';
import words from './texts/jpn.ts';

const say = { ...words, ...door };
const session = { accessToken: 'access', refreshToken: 'refresh', userId: 7 };
const logIn = () => ({ data: session });
type Options = Partial<Parameters<typeof openAccountScreen>[0]>;

let leaving: Leaving;
beforeEach(() => {
  leaving = watchLeaving();
});

const open = (options: Options = {}) => openAccountScreen({ screen: <Page />, texts, answers: { logIn }, ...options });

describe('the login through an identity provider', () => {
  const joined = vi.fn<(token: string) => Promise<void>>();
  /** Reports, when pressed, the phases that the real button reports. */
  function IdentityLogin({ method, link, onPhase }: IdentityLoginProps) {
    const said = (phase: IdentityPhase) => () => onPhase(phase);
    const complete = ({ accessToken }: { accessToken: string }) => joined(accessToken);
    const asks = {
      kind: 'asksForPassword',
      message: 'there is an account',
      complete,
    } as const;
    return (
      <>
        <button type="button" data-link={link}>{`with ${method}`}</button>
        <button type="button" onClick={said({ kind: 'returning' })}>
          return
        </button>
        <button type="button" onClick={said({ kind: 'failed', message: 'it failed' })}>
          fail
        </button>
        <button type="button" onClick={said(asks)}>
          ask
        </button>
      </>
    );
  }
  const withProvider = (
    <IdentityPartsProvider value={{ IdentityLogin, IdentityConnections: () => null }}>
      <Page />
    </IdentityPartsProvider>
  );
  const openWith = (options: Options = {}) =>
    open({ screen: withProvider, context: { init: siteWithMembers({ authMethod: 'OpenId' }) }, ...options });
  beforeEach(() => {
    joined.mockReset().mockResolvedValue();
  });

  test('stands beside the form of a site with an identity provider, and gets the link [AUTH-010, AUTH-012]', async () => {
    await openWith({ search: '?link=%2Fweb%2Fportal%2F1' });
    expect(screen.getByRole('button', { name: 'with OpenId' }).dataset['link']).toBe('/web/portal/1');
    expect(screen.getByText(say.login.or)).toBeTruthy();
  });

  test('is missing at a site without an identity provider [AUTH-012]', async () => {
    await open({ screen: withProvider });
    expect(screen.queryByRole('button', { name: /with/ })).toBeNull();
  });

  test('replaces the form while the returning visitor is checked, and shows above it what went wrong', async () => {
    await openWith();
    press('return');
    expect(screen.queryByLabelText(say.password)).toBeNull();
    press('fail');
    expect(field(say.password)).toBeTruthy();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('it failed');
    expect(document.activeElement?.contains(alert)).toBe(true);
  });

  test('asks for the password of the account that has the address, joins both, and goes to the wanted page [AUTH-013]', async () => {
    await openWith({ search: `?link=${encodeURIComponent(`${eventHome}/wanted`)}` });
    press('ask');
    expect(screen.getByRole('status').textContent).toBe('there is an account');
    expect(screen.queryByRole('button', { name: 'with OpenId' })).toBeNull();
    type(say.login.id, 'hanako.demo');
    type(say.password, 'Abc!2345');
    press(say.login.submit);
    await waitFor(() => expect(leaving.assigned).toEqual([`${eventHome}/wanted`]));
    expect(joined).toHaveBeenCalledExactlyOnceWith('access');
  });

  test('says so when the two could not be joined, and stays on the page', async () => {
    joined.mockRejectedValue(new CallError(410, 'it has expired'));
    await openWith();
    press('ask');
    type(say.login.id, 'hanako.demo');
    type(say.password, 'Abc!2345');
    press(say.login.submit);
    expect(await screen.findByText('it has expired')).toBeTruthy();
    expect(leaving.assigned).toEqual([]);
    expect(field(say.password).value).toBe('Abc!2345');
  });
});
