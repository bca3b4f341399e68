// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  eventHome,
  field,
  findField,
  openAccountScreen,
  press,
  siteWithMembers,
  type,
  watchLeaving,
} from '../../../../test/account-screen.tsx';
import type { MadeCall } from '../../../../test/fake-api.ts';
import { pageContext } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { Page, texts } from './register-page.tsx';
// The page loads this step late, after the time that a test waits.
import './register-details.tsx';
import door from './door/texts/jpn.ts';
import words from './texts/jpn.ts';

const say = { ...words, ...door };

beforeEach(() => {
  watchLeaving();
  const registration = { realmKey: 'portal/1', mail: 'hanako@example.jp', sentAt: pageContext().now, token: 'token' };
  window.sessionStorage.setItem('registration', JSON.stringify(registration));
});

async function open(options: Partial<Parameters<typeof openAccountScreen>[0]> = {}): Promise<MadeCall[]> {
  const answers = {
    readProfileForm: () => ({ data: { shareProfile: [], profile: [] } }),
    register: () => ({ data: { accessToken: 'access', refreshToken: 'refresh', userId: 7 } }),
  };
  const calls = await openAccountScreen({ screen: <Page />, texts, answers, ...options });
  await findField(say.password);
  return calls;
}

const registrations = (calls: readonly MadeCall[]) => calls.filter(({ name }) => name === 'register');

describe('the agreement of a new member', () => {
  const terms = { ...siteInit().terms, switchTerms: true, titleTerms: '来場規約', switchPrivacy: true };
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('.hb-agreement a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.target,
    ]);

  test('opens the texts beside the form: pages of the site, or the organiser’s own addresses [TERMS-003, TERMS-006, TERMS-007]', async () => {
    const elsewhere = { ...terms, typePrivacy: 'Url', urlPrivacy: 'https://example.org/privacy' } as const;
    const calls = await open({ context: { init: siteWithMembers({}, { terms: elsewhere }) } });
    expect(links()).toEqual([
      ['来場規約', `${eventHome}/users/terms`, '_blank'],
      [say.privacy, 'https://example.org/privacy', '_blank'],
    ]);
    type(say.password, 'Abc!2345');
    fireEvent.click(field(say.register.agree));
    press(say.register.submit);
    await waitFor(() => expect(registrations(calls)[0]?.body?.['is_agreed']).toBe(true));
  });

  test('is asked for only at a site with terms or a privacy policy [TERMS-002]', async () => {
    await open();
    expect(screen.queryByLabelText(say.register.agree)).toBeNull();
  });
});
