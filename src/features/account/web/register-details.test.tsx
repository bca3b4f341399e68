// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProfileLists } from '#features/profile/web.ts';
import { CallError } from '#web/api/call-error.ts';
import {
  eventHome,
  field,
  findField,
  type Leaving,
  openAccountScreen,
  press,
  problemAt,
  siteWithMembers,
  type,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import { watchAccessLog } from '../../../../test/watch-access-log.ts';
import { siteInit } from '../../../../test/site-init.ts';
import { profileItem } from '../../../../test/profile-items.ts';
import { inEvent, type MadeCall, namedApi } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { commonTexts } from '#web/texts/common-texts.ts';
import common from '#kernel/texts/jpn.ts';
import messages from '../texts/jpn.ts';
import { Page, texts } from './register-page.tsx';
// The page loads this step late, after the time that a test waits.
import './register-details.tsx';
import doorEng from './door/texts/eng.ts';
import formEng from './texts/eng.ts';
import door from './door/texts/jpn.ts';
import words from './texts/jpn.ts';

const say = { ...words, ...door };
const eng = { ...formEng, ...doorEng };
const mail = 'hanako@example.jp';
const sent = { data: { done: true } };
const session = { data: { accessToken: 'access', refreshToken: 'refresh', userId: 7 } };
const nothingAsked: ProfileLists = { shareProfile: [], profile: [] };
const right = {
  sendRegistrationCode: () => sent,
  verifyRegistrationCode: () => ({ data: { registration_token: 'token' } }),
  register: () => session,
};
type Options = Partial<Parameters<typeof openAccountScreen>[0]> & { profile?: ProfileLists };

let leaving: Leaving;
beforeEach(() => {
  leaving = watchLeaving();
});

async function open({ profile = nothingAsked, answers = right, ...options }: Options = {}): Promise<MadeCall[]> {
  const readProfileForm = () => ({ data: profile });
  const calls = await openAccountScreen({
    screen: <Page />,
    texts,
    answers: { readProfileForm, ...answers },
    ...options,
  });
  await findField(say.password);
  return calls;
}

const registrations = (calls: readonly MadeCall[]) => calls.filter(({ name }) => name === 'register');

const kept = () =>
  JSON.parse(window.sessionStorage.getItem('registration') ?? 'null') as Record<string, unknown> | null;
const keepStep = (more: object = {}) =>
  window.sessionStorage.setItem(
    'registration',
    JSON.stringify({ realmKey: 'portal/1', mail, sentAt: pageContext().now, ...more }),
  );
const step = () => document.querySelector('[aria-current="step"]')?.textContent;

describe('the details', () => {
  const fill = (): void => type(say.password, 'Abc!2345');

  test('make the account, log the member in and lead to the page that says so [AUTH-003, AUTH-009, AUTH-018, PROFILE-023]', async () => {
    keepStep({ token: 'token' });
    window.localStorage.setItem('pcode', 'spring');
    const records = watchAccessLog();
    const calls = await open({ search: `?link=${eventHome}/module/ticket/3` });
    expect(screen.getByText(say.register.leadDetails(mail))).toBeTruthy();
    expect(field(say.password).autocomplete).toBe('new-password');
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(mail);
    await waitFor(() => expect(document.activeElement).toBe(field(say.password)));
    fill();
    press(say.register.submit);
    const link = encodeURIComponent(`${eventHome}/module/ticket/3`);
    await waitFor(() => expect(leaving.assigned).toEqual([`${eventHome}/users/register-complete?link=${link}`]));
    expect(registrations(calls)).toHaveLength(1);
    expect(registrations(calls)[0]).toMatchObject({
      body: {
        registration_token: 'token',
        password: 'Abc!2345',
        is_agreed: false,
        answers: [],
        pcode: 'spring',
        last_pcode: '',
      },
    });
    expect(window.localStorage.getItem('accessToken')).toBe('access');
    expect(window.localStorage.getItem('checkEmptyPerson')).toBe('1');
    expect(window.localStorage.getItem('register')).toBeNull();
    expect(records()).toEqual([
      expect.objectContaining({ action: 'register', page: 'login/register', user_id: '7', is_login: true }),
    ]);
  });

  test('are asked for again after a reload, and no password is kept', async () => {
    keepStep({ token: 'token' });
    await open();
    fill();
    expect(Object.keys(window.sessionStorage)).toEqual(['registration']);
    expect(window.sessionStorage.getItem('registration')).not.toContain('Abc');
    cleanup();
    await open();
    expect(step()).toBe(`3${say.register.steps[2]}`);
    expect(field(say.password).value).toBe('');
  });

  test('show each problem at its field and focus the first [AUTH-031]', async () => {
    keepStep({ token: 'token' });
    const init = siteWithMembers({}, { terms: { ...siteInit().terms, switchTerms: true } });
    const calls = await open({ context: { init } });
    press(say.register.submit);
    expect(problemAt(say.password)).toBe(common.inputRequiredOf(say.password));
    expect(problemAt(say.register.agree)).toBe(messages.agreementRequired);
    expect(document.activeElement).toBe(field(say.password));
    type(say.password, mail);
    press(say.register.submit);
    expect(problemAt(say.password)).toBe(messages.passwordIsLoginId);
    expect(registrations(calls)).toEqual([]);
  });

  test('show which rules a password already keeps [AUTH-031, AUTH-032]', async () => {
    keepStep({ token: 'token' });
    await open();
    const keptRules = () => [...document.querySelectorAll('[data-kept]')].map((rule) => rule.textContent);
    expect(keptRules()).toEqual([]);
    type(say.password, 'Abc');
    expect(keptRules()).toEqual([say.passwordCharacters]);
    type(say.password, 'Abc 2345');
    expect(keptRules()).toEqual([]);
    type(say.password, mail);
    expect(keptRules()).toEqual([say.passwordCharacters, say.passwordLength]);
    type(say.password, 'Abc!2345');
    expect(keptRules()).toEqual([say.passwordCharacters, say.passwordLength, say.passwordNotMail]);
  });

  test('show each problem of the server at its field and lose nothing', async () => {
    keepStep({ token: 'token' });
    const refused = new CallError(422, 'Please check.', {
      password: [messages.passwordCharacters],
      mail: [messages.mailTaken],
    });
    await open({ answers: { ...right, register: () => refused } });
    fill();
    press(say.register.submit);
    await waitFor(() => expect(problemAt(say.password)).toBe(messages.passwordCharacters));
    expect(screen.getByRole('alert').textContent).toBe(messages.mailTaken);
    expect(field(say.password).value).toBe('Abc!2345');
    expect(window.localStorage.getItem('register')).toBeNull();
    expect(leaving.assigned).toEqual([]);
  });

  test('that are sent too late lead back to the address, with the reason [AUTH-036]', async () => {
    keepStep({ token: 'token' });
    await open({ answers: { ...right, register: () => new CallError(410, messages.tokenGone) } });
    fill();
    press(say.register.submit);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.tokenGone);
    expect(field(say.mail).value).toBe(mail);
    expect(kept()).toBeNull();
  });

  test('whose answer is lost leave a mark, because the account may have been made [AUTH-017]', async () => {
    keepStep({ token: 'token' });
    await open({ answers: { ...right, register: () => new CallError(10_000, '') } });
    fill();
    press(say.register.submit);
    expect((await screen.findByRole('alert')).textContent).toBe('通信環境を確認してから、もう一度お試しください。');
    expect(window.localStorage.getItem('register')).toBe('1');
    expect(field(say.password).value).toBe('Abc!2345');
  });

  test('are sent once however often the visitor presses the button', async () => {
    keepStep({ token: 'token' });
    const calls = await open();
    fill();
    const form = document.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    fireEvent.submit(form);
    expect(registrations(calls)).toHaveLength(1);
  });

  test('hold what the site asks for at once; every required field is marked, and named alike where it is empty [PROFILE-001]', async () => {
    keepStep({ token: 'token' });
    const item = profileItem('TEXT', { entryFormKey: 'company', label: '会社名', isRequired: true, shareProfileId: 3 });
    const calls = await open({ profile: { shareProfile: [item], profile: [] } });
    press(say.register.submit);
    const company = field('会社名');
    for (const label of [say.password, '会社名']) {
      expect(field(label).labels?.[0]?.querySelector('.hb-field-required')?.textContent).toBe('必須');
      expect(problemAt(label)).toBe(common.inputRequiredOf(label));
    }
    fill();
    press(say.register.submit);
    expect(document.activeElement).toBe(company);
    expect(registrations(calls)).toEqual([]);
    fireEvent.change(company, { target: { value: '花町商店' } });
    press(say.register.submit);
    await waitFor(() => expect(leaving.assigned).toHaveLength(1));
    expect(registrations(calls)[0]?.body?.['answers']).toMatchObject([
      { entryFormKey: 'company', textValue: '花町商店', shareProfileId: 3 },
    ]);
  });
});

describe('the last step, which loads when it is reached', () => {
  test('can be loaded again after a failure', async () => {
    keepStep({ token: 'token' });
    let tries = 0;
    const readProfileForm = () => {
      tries += 1;
      return tries === 1 ? new CallError(500, '') : { data: nothingAsked };
    };
    await openAccountScreen({ screen: <Page />, texts, answers: { readProfileForm } });
    fireEvent.click(await screen.findByRole('button', { name: say.retry }));
    expect(await findField(say.password)).toBeTruthy();
  });

  test('changes its language once the texts are loaded, and keeps everything that was typed', async () => {
    keepStep({ token: 'token' });
    const asked = (label: string): ProfileLists => ({
      shareProfile: [profileItem('TEXT', { entryFormKey: 'company', label })],
      profile: [],
    });
    let answer: (data: ProfileLists) => void = () => {};
    const later = new Promise<ProfileLists>((resolve) => (answer = resolve));
    const call = vi
      .fn<() => Promise<unknown>>()
      .mockResolvedValueOnce({ data: asked('会社名') })
      .mockImplementationOnce(async () => ({ data: await later }));
    const api = namedApi(call);
    const context = pageContext({ ...inEvent, api, init: siteWithMembers() });
    const shown = await renderScreen(<Page />, texts, context, `${eventHome}/users/register`);
    fireEvent.change(await screen.findByLabelText('会社名'), { target: { value: '花町商店' } });
    type(say.password, 'Abc!2345');

    await Promise.all([...texts, commonTexts].map((one) => one.load('eng')));
    shown.again({ ...context, language: 'eng' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(eng.register.title);
    expect(field('会社名').value).toBe('花町商店');
    answer(asked('Company'));
    expect((await screen.findByLabelText<HTMLInputElement>('Company')).value).toBe('花町商店');
    expect(field(eng.password).value).toBe('Abc!2345');
  });
});
