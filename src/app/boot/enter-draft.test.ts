// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedHost } from '#kernel/site-path.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { siteInit } from '../../../test/site-init.ts';
import { StartUpStop } from '../site-entry.ts';
import { createSiteState, type SiteState } from '../site-state.ts';
import type { BrowserSite } from './browser-site.ts';
import { enterDraft } from './enter-draft.ts';

const shell = siteInit({ isLocked: true, modules: [] });
const draft = siteInit({ isLocked: false, language: 'eng', login: { ...shell.login, realmKey: 'event/970' } });
const replace = vi.fn();

beforeEach(() => {
  document.adoptedStyleSheets = [];
  replace.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation((href) => replace(String(href)));
});

function draftSite(isLoggedIn: boolean, failure?: Error) {
  const { webSetting, mypage, modules } = draft;
  const userdata = { userId: 3, isInvited: true, isBlocked: false, isStaff: false, isExhibitor: false };
  const answer = { init: draft, webSetting, mypage, modules, userdata, styleSheet: ':root { --hb-accent: red; }' };
  const { api, calls } = fakeApi({ readPreviewSite: () => failure ?? { data: answer } });
  const state = createSiteState({
    init: shell,
    isOpen: false,
    isDraft: true,
    language: 'jpn',
    hostSite: sharedHost,
    address: { portalId: 1 },
    site: { portalId: 1 },
    keptQuery: 'isDraft=true&consoleUser=key',
  } as unknown as SiteState);
  const revalidate = vi.fn(async () => {});
  const site = { api, state, isLoggedIn: () => isLoggedIn, router: () => ({ revalidate }) } as unknown as BrowserSite;
  return { site, state, calls, revalidate };
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

  test('without an access token is the error page of the published site, without a call [ACCESS-033, ACCESS-037]', async () => {
    const { site, calls } = draftSite(false);
    await expect(enterDraft(site)).rejects.toThrow(StartUpStop);
    expect(replace.mock.calls).toEqual([['/web/portal/1/error?consoleUser=key']]);
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
});
