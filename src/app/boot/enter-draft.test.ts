// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { previewEvents, previewFrameName } from '#kernel/preview-path.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { browserSite } from '../../../test/browser-site.ts';
import { siteInit } from '../../../test/site-init.ts';
import { enterDraft } from './enter-draft.ts';

const shell = siteInit({ isLocked: true, modules: [] });
const draft = siteInit({ isLocked: false, language: 'eng', login: { ...shell.login, realmKey: 'event/970' } });
const replace = vi.fn();

beforeEach(() => {
  document.adoptedStyleSheets = [];
  replace.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation((href) => replace(String(href)));
});

// A frame of a preview remembers what it may not store, for as long as its page lives: for the next file, too.
afterEach(() => {
  vi.restoreAllMocks();
  for (const key of ['accessToken', 'refreshToken', 'memberRealm'] as const) browserStorage().local.remove(key);
});

function draftSite(isLoggedIn: boolean, failure?: Error) {
  window.localStorage.clear();
  if (isLoggedIn) browserStorage().local.set('accessToken', 'token');
  const { webSetting, mypage, modules } = draft;
  const userdata = { userId: 3, isInvited: true, isBlocked: false, isStaff: false, isExhibitor: false };
  const answer = { init: draft, webSetting, mypage, modules, userdata, styleSheet: ':root { --hb-accent: red; }' };
  const { site, router, calls } = browserSite({
    state: { init: shell, isDraft: true, language: 'jpn', keptQuery: 'isDraft=true&consoleUser=key' },
    answers: { readPreviewSite: () => failure ?? { data: answer } },
  });
  return { site, state: site.state, calls, revalidate: router.revalidate, answer };
}

describe('the draft', () => {
  test('takes the place of its shell, in its language and its colours [ACCESS-034, ACCESS-040]', async () => {
    const { site, state, revalidate } = draftSite(true);
    await enterDraft(site);
    expect(state.get()).toMatchObject({ isOpen: true, language: 'eng', userdata: { userId: 3 } });
    expect(state.get().init.modules).toBe(draft.modules);
    expect(revalidate).toHaveBeenCalledOnce();
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  test('keeps the session its shell was opened with, whose accounts count only after a publication', async () => {
    const { site, state } = draftSite(true);
    await enterDraft(site);
    expect(state.get().init.login.realmKey).toBe(shell.login.realmKey);
  });

  test('without an access token is the error page, which is told of the draft, without a call [ACCESS-033, ACCESS-037]', async () => {
    const { site, calls } = draftSite(false);
    await expect(enterDraft(site)).rejects.toThrow(StartUpStop);
    expect(replace.mock.calls).toEqual([['/web/portal/1/error?isDraft=true&consoleUser=key']]);
    expect(calls).toEqual([]);
  });

  test.each([403, 404, 500, 10_000])('that answers %i leads to the error page [ACCESS-035]', async (status) => {
    const { site, state } = draftSite(true, new CallError(status, ''));
    await expect(enterDraft(site)).rejects.toThrow(StartUpStop);
    expect(replace).toHaveBeenCalledOnce();
    expect(state.get().isOpen).toBe(false);
  });

  test('of an ended session leaves the page to the code that ends it', async () => {
    const { site } = draftSite(true, new CallError(552, ''));
    await expect(enterDraft(site)).rejects.toThrow(CallError);
    expect(replace).not.toHaveBeenCalled();
  });

  test('is shown again when its tab is loaded anew, and by no other tab', async () => {
    window.sessionStorage.clear();
    const name = vi.spyOn(window, 'name', 'get').mockReturnValue(previewFrameName);
    const first = draftSite(false);
    createMemberSession(browserStorage().local).store(shell.login.realmKey, { accessToken: 'pass', refreshToken: '' });
    await enterDraft(first.site);
    createMemberSession(browserStorage().local).clear(shell.login.realmKey);
    const second = draftSite(false);
    await enterDraft(second.site);
    expect(second.state.get().isOpen).toBe(true);
    expect(replace).not.toHaveBeenCalled();
    name.mockReturnValue('');
    window.localStorage.clear();
    createMemberSession(browserStorage().local).clear(shell.login.realmKey);
    await expect(enterDraft(draftSite(false).site)).rejects.toThrow(StartUpStop);
  });

  test('is followed in the window of the console: the page is read beside the site, and again only where that differs', async () => {
    const replaced = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
    vi.spyOn(window, 'name', 'get').mockReturnValue(previewFrameName);
    const { site, calls, revalidate, answer } = draftSite(true);
    await enterDraft(site);
    const follow = async (): Promise<boolean> => {
      const shown = new Promise((resolve) => window.addEventListener(previewEvents.shown, resolve, { once: true }));
      calls.length = 0;
      revalidate.mockClear();
      const isLoadedWhole = window.dispatchEvent(new Event(previewEvents.stored, { cancelable: true }));
      // The page does not wait for the site.
      expect(revalidate).toHaveBeenCalledOnce();
      await shown;
      return isLoadedWhole;
    };
    expect(await follow()).toBe(false);
    expect(calls).toHaveLength(1);
    expect(revalidate).toHaveBeenCalledOnce();
    answer.styleSheet = ':root { --hb-accent: blue; }';
    expect(await follow()).toBe(false);
    expect(revalidate).toHaveBeenCalledTimes(2);
    expect(replaced).toHaveBeenLastCalledWith(answer.styleSheet);
  });
});
