// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import {
  eventHome,
  field,
  openAccountScreen,
  press,
  problemAt,
  type,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import common from '#kernel/texts/jpn.ts';
import messages from '../texts/jpn.ts';
import { type IdentityConnectionsProps, IdentityPartsProvider } from './identity-slot.ts';
import { Page, texts } from './login-info-page.tsx';
import type { LoginInfo } from './own-account-calls.ts';
import own from './own-account/texts/jpn.ts';
import say from './texts/jpn.ts';

const { loginInfo } = own;
const hanako: LoginInfo = { mail: 'hanako@example.jp', loginId: 'hanako.demo', hasPassword: true, identities: [] };
const done = { data: { done: true } };
type Options = Partial<Parameters<typeof openAccountScreen>[0]>;

beforeEach(() => {
  watchLeaving();
});

async function open(info: Partial<LoginInfo> = {}, { answers = {}, ...options }: Options = {}) {
  const readLoginInfo = () => ({ data: { ...hanako, ...info } });
  const calls = await openAccountScreen({
    screen: <Page />,
    texts,
    isLoggedIn: true,
    answers: { readLoginInfo, ...answers },
    ...options,
  });
  await screen.findByRole('heading', { name: say.mail });
  return calls;
}

const row = (label: string) => within(screen.getByRole('region', { name: label }));
const change = (label: string): void =>
  void fireEvent.click(row(label).getByRole('button', { name: loginInfo.changeWhat(label) }));
const value = (label: string) => screen.getByRole('region', { name: label }).querySelector('p')?.textContent;

describe('the login information', () => {
  test('shows the login ID, mail address and password, and a link to leaving [AUTH-038]', async () => {
    const calls = await open();
    expect(calls).toMatchObject([{ name: 'readLoginInfo', params: { portalId: 1, eventId: 11 } }]);
    expect([value(say.mail), value(say.loginId), value(say.password)]).toEqual([
      'hanako@example.jp',
      'hanako.demo',
      loginInfo.passwordSet,
    ]);
    const leave = screen.getByRole('link', { name: loginInfo.unsubscribe });
    expect(leave.getAttribute('href')).toBe(`${eventHome}/users/mypage/unsubscribe`);
  });

  test('shows the connected accounts from the identity slot [AUTH-038]', async () => {
    const identities = [{ method: 'OpenId' as const, connectedAt: '2026-11-20T01:00:00.000Z' }];
    const IdentityConnections = (props: IdentityConnectionsProps) => (
      <button type="button" onClick={() => props.onChanged([])}>
        {`${props.identities.length} of ${String(props.hasPassword)}`}
      </button>
    );
    const parts = { IdentityConnections, IdentityLogin: () => null };
    const page = (
      <IdentityPartsProvider value={parts}>
        <Page />
      </IdentityPartsProvider>
    );
    await open({ identities }, { screen: page });
    fireEvent.click(screen.getByRole('button', { name: '1 of true' }));
    expect(screen.getByRole('button', { name: '0 of true' })).toBeTruthy();
  });

  test('waits for the member’s data, and loads again after a failure', async () => {
    let tries = 0;
    const readLoginInfo = () => {
      tries += 1;
      return tries === 1 ? new CallError(500, '') : { data: hanako };
    };
    const visitor = await openAccountScreen({ screen: <Page />, texts, answers: { readLoginInfo } });
    expect(visitor).toEqual([]);
    document.body.replaceChildren();
    await openAccountScreen({ screen: <Page />, texts, isLoggedIn: true, answers: { readLoginInfo } });
    expect(await screen.findByText(loginInfo.failedTitle)).toBeTruthy();
    press(say.retry);
    expect(await screen.findByRole('heading', { name: say.mail })).toBeTruthy();
  });
});

describe('the mail address', () => {
  const answers = { sendMailChangeCode: () => done, changeMail: () => ({ data: { mail: 'new@example.jp' } }) };

  test('changes with the password and the code that was mailed to the new one [AUTH-038]', async () => {
    const calls = await open({}, { answers });
    change(say.mail);
    expect(document.activeElement).toBe(field(loginInfo.newMail));
    type(loginInfo.newMail, 'new@example.jp');
    type(say.currentPassword, 'Abc!2345');
    press(loginInfo.sendCode);
    await screen.findByLabelText(say.code);
    type(say.code, '０１２３４５');
    press(loginInfo.save);
    expect(await screen.findByText(loginInfo.mailChanged)).toBeTruthy();
    expect(value(say.mail)).toBe('new@example.jp');
    await waitFor(() => expect(document.activeElement).toBe(row(say.mail).getByRole('button')));
    expect(calls.slice(1).map(({ name, body }) => [name, body])).toEqual([
      ['sendMailChangeCode', { mail: 'new@example.jp', current_password: 'Abc!2345' }],
      ['changeMail', { mail: 'new@example.jp', code: '012345' }],
    ]);
  });

  test('stays when the password is wrong, and the form keeps what was typed', async () => {
    const wrong = () => new CallError(422, '', { current_password: [messages.wrongPassword] });
    await open({}, { answers: { sendMailChangeCode: wrong } });
    change(say.mail);
    press(loginInfo.sendCode);
    expect([problemAt(loginInfo.newMail), problemAt(say.currentPassword)]).toEqual([
      common.inputRequiredOf(loginInfo.newMail),
      common.inputRequiredOf(say.currentPassword),
    ]);
    type(loginInfo.newMail, 'new@example.jp');
    type(say.currentPassword, 'wrong');
    press(loginInfo.sendCode);
    await waitFor(() => expect(problemAt(say.currentPassword)).toBe(messages.wrongPassword));
    expect(field(loginInfo.newMail).value).toBe('new@example.jp');
    expect(value(say.mail)).toBe('hanako@example.jp');
  });

  test('that another member took meanwhile is refused with a message', async () => {
    const taken = () => new CallError(422, '', { mail: [messages.mailTaken] });
    await open({}, { answers: { ...answers, changeMail: taken } });
    change(say.mail);
    type(loginInfo.newMail, 'new@example.jp');
    type(say.currentPassword, 'Abc!2345');
    press(loginInfo.sendCode);
    await screen.findByLabelText(say.code);
    type(say.code, '012345');
    press(loginInfo.save);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.mailTaken);
    press(say.codeStep.otherMail);
    expect(field(loginInfo.newMail).value).toBe('new@example.jp');
  });

  test('changes without a password when the member has none', async () => {
    const calls = await open({ hasPassword: false }, { answers });
    change(say.mail);
    expect(screen.queryByLabelText(say.currentPassword)).toBeNull();
    type(loginInfo.newMail, 'new@example.jp');
    press(loginInfo.sendCode);
    await screen.findByLabelText(say.code);
    expect(calls[1]?.body).toEqual({ mail: 'new@example.jp', current_password: '' });
  });
});

describe('the login ID', () => {
  test('changes with the password [AUTH-038]', async () => {
    const calls = await open({}, { answers: { changeLoginId: () => ({ data: { loginId: 'hanako.new' } }) } });
    change(say.loginId);
    type(loginInfo.newLoginId, 'hanako.new');
    type(say.currentPassword, 'Abc!2345');
    press(loginInfo.save);
    expect(await screen.findByText(loginInfo.loginIdChanged)).toBeTruthy();
    expect(value(say.loginId)).toBe('hanako.new');
    expect(calls[1]?.body).toEqual({ login_id: 'hanako.new', current_password: 'Abc!2345' });
  });

  test('that is taken is refused at the field; cancelling changes nothing', async () => {
    const taken = () => new CallError(422, '', { login_id: [messages.loginIdTaken] });
    await open({}, { answers: { changeLoginId: taken } });
    change(say.loginId);
    type(loginInfo.newLoginId, 'james.demo');
    type(say.currentPassword, 'Abc!2345');
    press(loginInfo.save);
    await waitFor(() => expect(problemAt(loginInfo.newLoginId)).toBe(messages.loginIdTaken));
    press(say.cancel);
    expect(value(say.loginId)).toBe('hanako.demo');
    expect(document.activeElement).toBe(row(say.loginId).getByRole('button'));
  });
});

describe('the password', () => {
  test('changes with the current one [AUTH-038]', async () => {
    const calls = await open({}, { answers: { changePassword: () => done } });
    change(say.password);
    expect(document.activeElement).toBe(field(say.currentPassword));
    type(say.currentPassword, 'Abc!2345');
    type(say.newPassword, 'hanako.demo');
    press(loginInfo.save);
    expect(problemAt(say.newPassword)).toBe(messages.passwordIsLoginId);
    type(say.newPassword, 'Xyz!6789');
    press(loginInfo.save);
    expect(await screen.findByText(loginInfo.passwordChanged)).toBeTruthy();
    expect(calls.slice(1)).toMatchObject([{ body: { current_password: 'Abc!2345', password: 'Xyz!6789' } }]);
  });

  test('is that of the mail address where there is no login ID', async () => {
    await open({ loginId: null, hasPassword: false });
    expect(value(say.loginId)).toBe(loginInfo.notSet);
    fireEvent.click(row(say.password).getByRole('button', { name: loginInfo.setWhat(say.password) }));
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('hanako@example.jp');
  });
});
