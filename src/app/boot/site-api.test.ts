// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { readSite } from '#features/site/contract.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { browserSite } from '../../../test/browser-site.ts';
import { testPersonal } from '../../../test/test-personal.ts';
import { createSiteApi } from './site-api.ts';

const { local, session } = browserStorage();

beforeEach(async () => {
  await Promise.all([commonTexts.load('eng'), commonTexts.load('kor')]);
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** Makes one call, which is answered with a status; answers what was sent. */
async function ask(status: number, { language, body = {} }: { language?: 'kor'; body?: object } = {}) {
  local.set('accessToken', 'token');
  const { site, router } = browserSite({ state: { personal: testPersonal() } });
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));
  const api = createSiteApi(() => site, language);
  const asking = api.get<typeof readSite>('seo/{portalId}[/{eventId}]', { params: { portalId: 1 } });
  await expect(asking).rejects.toMatchObject({ status });
  await vi.dynamicImportSettled();
  return { site, router, sent: new Headers(fetch.mock.lastCall?.[1]?.headers) };
}

test('an answer 461 clears the verified state and leads to /verify [ACCESS-010]', async () => {
  const { site, router } = await ask(461);
  expect(site.state.get().passcode).toBe('notVerified');
  expect(router.navigate.mock.calls).toEqual([['/web/portal/1/verify', { replace: true }]]);
});

test('an answer 552 forgets the member, and what their cart loses is kept for the message [AUTH-025]', async () => {
  local.set('ticketCart', '{}');
  const { site } = await ask(552);
  expect([site.state.get().personal, local.get('accessToken'), local.get('ticketCart')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(session.get('sessionEnded')).toBe('cart');
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('an answer for another member leaves the page, of which nothing stays', async () => {
  const { site, router } = await ask(403, { body: { message: '', reason: 'otherMember' } });
  expect(site.state.get()).toMatchObject({ personal: undefined, phase: 'starting' });
  expect(router.put.mock.calls).toEqual([[{ name: 'home', params: {}, screen: undefined }]]);
  expect([session.get('sessionEnded'), local.get('accessToken')]).toEqual(['elsewhere', 'token']);
});

test('a failure is shown; a client with a language of its own asks in it and leaves the words to its caller', async () => {
  const shown = await ask(408);
  expect([shown.sent.get('language'), shown.site.messages.get() !== undefined]).toEqual(['eng', true]);
  const quiet = await ask(408, { language: 'kor' });
  expect([quiet.sent.get('language'), quiet.site.messages.get()]).toEqual(['kor', undefined]);
});
