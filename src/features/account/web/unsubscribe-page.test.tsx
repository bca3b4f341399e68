// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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
import own from './own-account/texts/jpn.ts';
import say from './texts/jpn.ts';
import { Page, texts } from './unsubscribe-page.tsx';

const { unsubscribe: words } = own;
let leaving: Leaving;
beforeEach(() => {
  leaving = watchLeaving();
  for (const [key, value] of [
    ['accessToken', 'access'],
    ['refreshToken', 'refresh'],
    ['ticketCart', '[]'],
    ['checkEmptyPerson', '1'],
    ['anonymousToken', 'a'.repeat(32)],
  ] as const) {
    window.localStorage.setItem(key, value);
  }
});

async function open(unsubscribe: () => { data: unknown } | Error, hasPassword = true) {
  const info = { mail: 'hanako@example.jp', loginId: 'hanako.demo', hasPassword, identities: [] };
  const answers = { readLoginInfo: () => ({ data: info }), unsubscribe };
  const calls = await openAccountScreen({ screen: <Page />, texts, isLoggedIn: true, answers });
  await screen.findByText('hanako@example.jp');
  return calls;
}
const done = () => ({ data: { done: true } });

test('says what is erased, what is kept and that mails stop in about a week, before anything happens [AUTH-039]', async () => {
  await open(done);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words.erased);
  expect(screen.getByText(words.kept)).toBeTruthy();
  expect(screen.getByText(words.mails)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.keep }).getAttribute('href')).toBe(
    `${eventHome}/users/mypage/login-info`,
  );
});

test('requires the ticked box and the password [AUTH-039]', async () => {
  const calls = await open(done);
  press(words.submit);
  expect(problemAt(say.currentPassword)).toBe(common.inputRequiredOf(say.currentPassword));
  expect(problemAt(words.confirm)).toBe(messages.confirmationRequired);
  expect(document.activeElement).toBe(field(say.currentPassword));
  expect(calls).toHaveLength(1);
});

test('ends the session, says goodbye and leads home in a new document without the member [AUTH-039]', async () => {
  const calls = await open(done);
  type(say.currentPassword, 'Abc!2345');
  fireEvent.click(field(words.confirm));
  press(words.submit);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.doneTitle));
  expect(calls[1]).toMatchObject({ body: { is_confirmed: true, current_password: 'Abc!2345' } });
  expect(Object.keys(window.localStorage)).toEqual(['anonymousToken']);
  press(words.toTop);
  expect(leaving.assigned).toEqual([eventHome]);
});

test('a wrong password is refused at its field, and the member stays', async () => {
  await open(() => new CallError(422, '', { current_password: [messages.wrongPassword] }));
  type(say.currentPassword, 'wrong');
  fireEvent.click(field(words.confirm));
  press(words.submit);
  await waitFor(() => expect(problemAt(say.currentPassword)).toBe(messages.wrongPassword));
  expect(field(words.confirm).checked).toBe(true);
  expect(window.localStorage.getItem('accessToken')).toBe('access');
});

test('a member without a password is not asked for one', async () => {
  const calls = await open(done, false);
  expect(screen.queryByLabelText(say.currentPassword)).toBeNull();
  fireEvent.click(field(words.confirm));
  press(words.submit);
  await waitFor(() => expect(calls[1]?.body).toEqual({ is_confirmed: true, current_password: '' }));
});
