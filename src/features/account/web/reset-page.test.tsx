// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import {
  eventHome,
  field,
  type Leaving,
  openAccountScreen,
  press,
  problemAt,
  type,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import common from '#kernel/texts/jpn.ts';
import messages from '../texts/jpn.ts';
import { Page, texts } from './reset-page.tsx';
import door from './door/texts/jpn.ts';
import words from './texts/jpn.ts';

const say = { ...words, ...door };
const mail = 'hanako@example.jp';
const done = { data: { done: true } };
const right = {
  sendResetCode: () => done,
  verifyResetCode: () => ({ data: { reset_token: 'token', login_id: 'hanako.demo' } }),
  resetPassword: () => done,
};

let leaving: Leaving;
beforeEach(() => {
  leaving = watchLeaving();
});
const open = (answers: Parameters<typeof openAccountScreen>[0]['answers'] = right) =>
  openAccountScreen({ screen: <Page />, texts, answers });
const keepStep = (more: object = {}) =>
  window.sessionStorage.setItem(
    'passwordReset',
    JSON.stringify({ realmKey: 'portal/1', mail, sentAt: Date.now(), ...more }),
  );

describe('a forgotten password', () => {
  test('is replaced after the address was proven, and every session here has ended [AUTH-011, AUTH-037]', async () => {
    window.localStorage.setItem('accessToken', 'old');
    const calls = await open();
    type(say.mail, mail);
    press(say.register.submitMail);
    await screen.findByLabelText(say.code);
    type(say.code, '０１２３４５');
    press(say.codeStep.submit);
    const loginId = await screen.findByLabelText(say.loginId);
    expect((loginId as HTMLInputElement).value).toBe('hanako.demo');
    expect((loginId as HTMLInputElement).readOnly).toBe(true);
    expect(document.activeElement).toBe(field(say.newPassword));
    expect(field(say.newPassword).autocomplete).toBe('new-password');
    type(say.newPassword, 'Abc!2345');
    press(say.reset.submit);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(say.reset.doneTitle));
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      ['sendResetCode', { mail }],
      ['verifyResetCode', { mail, code: '012345' }],
      ['resetPassword', { reset_token: 'token', password: 'Abc!2345' }],
    ]);
    expect(window.localStorage.getItem('accessToken')).toBeNull();
    expect(window.sessionStorage.getItem('passwordReset')).toBeNull();
    screen.getByRole('link', { name: say.reset.toLogin }).click();
    expect(leaving.assigned).toEqual([`${eventHome}/users/login`]);
  });

  test('of a member without a login ID is that of the mail address [AUTH-037]', async () => {
    keepStep({ token: 'token', loginId: null });
    const calls = await open();
    expect(screen.queryByLabelText(say.loginId)).toBeNull();
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(mail);
    press(say.reset.submit);
    expect(problemAt(say.newPassword)).toBe(common.inputRequiredOf(say.newPassword));
    type(say.newPassword, 'Abc!2345');
    press(say.reset.submit);
    await waitFor(() => expect(calls[0]?.body).toEqual({ reset_token: 'token', password: 'Abc!2345' }));
  });

  test.each([
    ['Abc!234', messages.tooShort(8)],
    ['hanako.demo', messages.passwordIsLoginId],
    [mail, messages.passwordIsLoginId],
    ['パスワード１２３', messages.passwordCharacters],
  ])('is not replaced by %j [AUTH-031, AUTH-032]', async (typed, said) => {
    keepStep({ token: 'token', loginId: 'hanako.demo' });
    const calls = await open();
    type(say.newPassword, typed);
    press(say.reset.submit);
    expect(problemAt(say.newPassword)).toBe(said);
    expect(calls).toEqual([]);
  });

  test('whose token was used before begins again, with the reason [AUTH-037]', async () => {
    keepStep({ token: 'token', loginId: 'hanako.demo' });
    await open({ ...right, resetPassword: () => new CallError(410, messages.tokenGone) });
    type(say.newPassword, 'Abc!2345');
    press(say.reset.submit);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.tokenGone);
    expect(field(say.mail).value).toBe(mail);
  });

  test('leaves the new password in the form when the connection was lost', async () => {
    keepStep({ token: 'token', loginId: 'hanako.demo' });
    await open({ ...right, resetPassword: () => new CallError(10_000, '') });
    type(say.newPassword, 'Abc!2345');
    press(say.reset.submit);
    expect((await screen.findByRole('alert')).textContent).toBe('通信環境を確認してから、もう一度お試しください。');
    expect(field(say.newPassword).value).toBe('Abc!2345');
    expect(window.sessionStorage.getItem('passwordReset')).not.toBeNull();
  });
});

test('an unknown address gets the same answer as a known one [AUTH-037]', async () => {
  await open();
  type(say.mail, 'nobody@example.jp');
  press(say.register.submitMail);
  expect(await screen.findByText(say.codeStep.lead('nobody@example.jp'))).toBeTruthy();
});
