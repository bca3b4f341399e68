// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import {
  field,
  findField,
  openAccountScreen,
  press,
  problemAt,
  type,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import { pageContext } from '../../../../test/render-screen.tsx';
import common from '#kernel/texts/jpn.ts';
import messages from '../texts/jpn.ts';
import { Page, texts } from './register-page.tsx';
// The page loads this step late, after the time that a test waits.
import './register-details.tsx';
import door from './door/texts/jpn.ts';
import words from './texts/jpn.ts';

const say = { ...words, ...door };
const mail = 'hanako@example.jp';
const sent = { data: { done: true } };
const right = {
  readProfileForm: () => ({ data: { shareProfile: [], profile: [] } }),
  sendRegistrationCode: () => sent,
  verifyRegistrationCode: () => ({ data: { registration_token: 'token' } }),
};
type Options = Partial<Parameters<typeof openAccountScreen>[0]>;

beforeEach(() => {
  vi.useRealTimers();
  watchLeaving();
});

const open = (options: Options = {}) => openAccountScreen({ screen: <Page />, texts, answers: right, ...options });

const kept = () =>
  JSON.parse(window.sessionStorage.getItem('registration') ?? 'null') as Record<string, unknown> | null;
const keepStep = (more: object = {}) =>
  window.sessionStorage.setItem(
    'registration',
    JSON.stringify({ realmKey: 'portal/1', mail, sentAt: pageContext().now, ...more }),
  );
const step = () => document.querySelector('[aria-current="step"]')?.textContent;

describe('the mail address', () => {
  test('gets a code, and the page asks for the code next [AUTH-009, AUTH-036]', async () => {
    const calls = await open();
    expect(step()).toBe(`1${say.register.steps[0]}`);
    expect(field(say.mail).autocomplete).toBe('email');
    type(say.mail, ' hanako＠example.jp ');
    press(say.register.submitMail);
    expect(await screen.findByLabelText(say.code)).toBe(document.activeElement);
    expect(calls[0]).toMatchObject({ name: 'sendRegistrationCode', body: { mail } });
    expect(screen.getByText(say.codeStep.lead(mail))).toBeTruthy();
    expect(kept()).toMatchObject({ realmKey: 'portal/1', mail });
  });

  test.each([
    ['', common.inputRequiredOf(say.mail)],
    ['hanako', messages.invalidMail],
    ['<b>@example.jp', messages.invalidMail],
  ])('%j is refused at the field without asking the server', async (typed, said) => {
    const calls = await open();
    type(say.mail, typed);
    press(say.register.submitMail);
    expect(problemAt(say.mail)).toBe(said);
    expect(document.activeElement).toBe(field(say.mail));
    expect(calls).toEqual([]);
  });

  test('that asked for too many codes gets a message and stays in the field', async () => {
    await open({ answers: { sendRegistrationCode: () => new CallError(429, messages.tooManyCodes) } });
    type(say.mail, mail);
    press(say.register.submitMail);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.tooManyCodes);
    expect(field(say.mail).value).toBe(mail);
  });
});

describe('the code', () => {
  test('is accepted from a Japanese keyboard or a clipboard, and opens the details [AUTH-036]', async () => {
    keepStep();
    const calls = await open();
    expect(field(say.code).autocomplete).toBe('one-time-code');
    type(say.code, '０１２ 345');
    press(say.codeStep.submit);
    expect(await findField(say.password)).toBeTruthy();
    expect(calls[0]).toMatchObject({ name: 'verifyRegistrationCode', body: { mail, code: '012345' } });
    expect(kept()).toMatchObject({ token: 'token' });
  });

  test.each([
    ['', common.inputRequiredOf(say.code)],
    ['12345', messages.codeSixDigits],
    ['abcdef', messages.codeSixDigits],
  ])('%j is refused at the field without asking the server [ACCESS-011]', async (typed, said) => {
    keepStep();
    const calls = await open();
    type(say.code, typed);
    press(say.codeStep.submit);
    expect(problemAt(say.code)).toBe(said);
    expect(calls).toEqual([]);
  });

  test.each([messages.wrongCode, messages.expiredCode, messages.tooManyTries])(
    'the server’s “%s” stands at the field, and what was typed stays [ACCESS-015]',
    async (said) => {
      keepStep();
      await open({
        answers: { verifyRegistrationCode: () => new CallError(422, 'Please check.', { code: [said] }) },
      });
      type(say.code, '123456');
      press(say.codeStep.submit);
      await waitFor(() => expect(problemAt(say.code)).toBe(said));
      expect(field(say.code).value).toBe('123456');
      expect(document.activeElement).toBe(field(say.code));
    },
  );

  test('can be sent again after a minute, which is counted down; the page mentions the spam folder', async () => {
    vi.useFakeTimers();
    keepStep();
    const calls = await open();
    expect(screen.getByText(say.codeStep.spam)).toBeTruthy();
    const waiting = screen.getByRole('button', { name: say.codeStep.resendIn(60) });
    expect((waiting as HTMLButtonElement).disabled).toBe(true);
    await act(() => vi.advanceTimersByTime(18_000));
    expect(screen.getByRole('button', { name: say.codeStep.resendIn(42) })).toBeTruthy();
    await act(() => vi.advanceTimersByTime(42_000));
    await act(async () => press(say.codeStep.resend));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ name: 'sendRegistrationCode', body: { mail } });
    expect(screen.getByText(say.codeStep.resent)).toBeTruthy();
    expect(screen.getByRole('button', { name: say.codeStep.resendIn(60) })).toBeTruthy();
  });

  test('that cannot be sent again gets a message with the reason', async () => {
    keepStep({ sentAt: 0 });
    await open({ answers: { sendRegistrationCode: () => new CallError(429, messages.tooManyCodes) } });
    press(say.codeStep.resend);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.tooManyCodes);
  });

  test('may go to another address; the field still holds the previous one for correction', async () => {
    keepStep();
    await open();
    press(say.codeStep.otherMail);
    expect(field(say.mail).value).toBe(mail);
    expect(kept()).toBeNull();
  });
});

test('the page ignores a registration that was begun for another realm', async () => {
  keepStep({ realmKey: 'event/21', token: 'token' });
  await open();
  expect(step()).toBe(`1${say.register.steps[0]}`);
});
