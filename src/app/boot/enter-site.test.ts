// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadingDelayMs } from '#kernel/limits.ts';
import { CallError } from '#web/api/call-error.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { browserSite } from '../../../test/browser-site.ts';
import { moduleEntry, siteInit } from '../../../test/site-init.ts';
import { testPersonal } from '../../../test/test-personal.ts';
import type { LoadedPage } from '../loader-site.ts';
import { bringIn, enterSite } from './enter-site.ts';
import { loaderSite } from './load-page.ts';

const locked = siteInit({ usePasscodeLock: true, isLocked: true });
const shell: Partial<LoadedPage> = { name: 'mypage', screen: undefined };

beforeEach(async () => {
  await commonTexts.load('eng');
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/web/portal/1');
});
afterEach(() => void vi.useRealTimers());

const logIn = (): void => browserStorage().local.set('accessToken', 'token');

describe('the loading state', () => {
  test('ends 100 ms after the start-up where the layout waits, else at once [BOOT-021]', async () => {
    vi.useFakeTimers();
    const late = browserSite({ state: { phase: 'starting' } }).site;
    const atOnce = browserSite({ state: { phase: 'starting' }, page: { name: 'login' } }).site;
    const phases = () => [late, atOnce].map(({ state }) => state.get().phase);
    void enterSite(late);
    void enterSite(atOnce);
    await vi.advanceTimersByTimeAsync(loadingDelayMs - 1);
    expect([loadingDelayMs, phases()]).toEqual([100, ['starting', 'ready']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases()).toEqual(['ready', 'ready']);
  });

  test.each([
    [552, 'silent', false],
    [500, 'ready', true],
  ])('after an answer %i is %s, and the visitor is told: %s [BOOT-019, BOOT-020]', async (code, phase, isTold) => {
    logIn();
    const state = { phase: 'starting', isOpen: true } as const;
    const { site } = browserSite({ state, answers: { readPersonal: () => new CallError(code, '') } });
    await enterSite(site);
    expect([site.state.get().phase, site.messages.get() !== undefined]).toEqual([phase, isTold]);
  });

  test('ends at the door of a closed site, to which the visitor is led', async () => {
    const { site, router } = browserSite({ state: { init: locked }, page: { screen: undefined } });
    await enterSite(site);
    expect(site.state.get().phase).toBe('ready');
    expect(router.navigate.mock.calls).toEqual([['/web/portal/1/verify', { replace: true }]]);
  });
});

describe('a member’s page', () => {
  test('is loaded beside the start-up, and waits to know the member', async () => {
    logIn();
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const { site, router } = browserSite({ page: shell });
    const get = vi.spyOn(site.api, 'get').mockImplementation(async () => {
      await asked;
      return { data: testPersonal({ shareProfile: [] }) } as never;
    });
    let gated: string | undefined;
    router.revalidate.mockImplementationOnce(async () => {
      const definition = { name: 'mypage', path: 'users/mypage', layout: 'mypage' } as const;
      gated = await loaderSite(site).gate?.({ name: 'mypage', definition, params: {} });
    });
    const entering = enterSite(site);
    await vi.dynamicImportSettled();
    expect([get.mock.calls.length, gated]).toEqual([1, undefined]);
    answer();
    await entering;
    expect(gated).toBe('show');
  });

  test.each([
    ['of a visitor', {}, false],
    ['of a closed site', { init: locked }, true],
    ['of a draft', { isDraft: true }, true],
  ])('%s is not loaded before the start-up has ended', async (_, state, hasToken) => {
    if (hasToken) logIn();
    const { site } = browserSite({ state, page: { ...shell, name: 'error' } });
    await enterSite(site);
    expect(site.memberKnown).toBeUndefined();
  });

  test('whose content is closed to visitors is loaded by the data of the member', async () => {
    logIn();
    const modules = [moduleEntry('booth', 80, { closedBy: { reason: 'login' } })];
    const { site, router, called } = browserSite({
      state: { init: siteInit({ modules }) },
      page: { name: 'moduleList', params: { contentId: '80' }, screen: undefined },
      answers: {
        readPersonal: () => ({ data: testPersonal() }),
        readSite: () => ({ data: { init: siteInit({ revision: 2 }) } }),
      },
    });
    await enterSite(site);
    expect([called().toSorted(), site.state.get().init.revision]).toEqual([['readPersonal', 'readSite'], 2]);
    expect(router.revalidate).toHaveBeenCalledOnce();
  });
});

test('a member who logs in later is brought in, or led away where they are not invited', async () => {
  logIn();
  const answers = { readPersonal: () => ({ data: testPersonal() }) };
  const open = browserSite({ answers });
  await bringIn(open.site);
  expect(open.site.state.get().personal?.userId).toBe(42);
  expect(open.router.revalidate).toHaveBeenCalledOnce();
  const closed = browserSite({ answers, state: { init: siteInit({ isInvitingEvent: true }) } });
  await bringIn(closed.site);
  expect(closed.router.navigate.mock.calls).toEqual([['/web/portal/1/error', { replace: false }]]);
});
