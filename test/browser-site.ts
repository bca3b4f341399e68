import type { BrowserSite } from '#app/boot/browser-site.ts';
import { createMessages } from '#app/layouts/messages.ts';
import type { LoadedPage } from '#app/loader-site.ts';
import { createSiteState, firstState, type SiteFacts, type SiteState } from '#app/site-state.ts';
import { createMemberAccess } from '#features/account/web/member-access.ts';
import type { UserData } from '#features/site/web.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { vi } from 'vitest';
import { fakeApi } from './fake-api.ts';
import { siteInit } from './site-init.ts';

const visitorData: UserData = {
  userId: null,
  isInvited: false,
  isBlocked: false,
  isStaff: false,
  isExhibitor: false,
};

interface TestSite {
  page?: Partial<LoadedPage>;
  state?: Partial<SiteState>;
  answers?: Parameters<typeof fakeApi>[0];
}

/** The site of a window whose page is there: its calls are answered by their names, and its router stays where it is. */
export function browserSite({ page, state: more, answers = {} }: TestSite = {}) {
  const { api, calls } = fakeApi(answers);
  const facts: SiteFacts = {
    init: siteInit(),
    userdata: visitorData,
    language: 'eng',
    languageSource: 'site',
    now: 0,
    hostSite: sharedHost,
    address: { portalId: 1 },
    site: { portalId: 1 },
    keptQuery: '',
    isDraft: false,
    log: { host: '', token: '' },
    ...more,
  };
  const state = createSiteState({ ...firstState(facts), ...more });
  const shown = { name: 'home', params: {}, screen: 'app/pages/home-page', data: [], ...page } as LoadedPage;
  const router = {
    get: () => ({
      location: { pathname: '/web/portal/1', search: '', hash: '', key: 'first' },
      page: shown,
      isLoading: false,
    }),
    subscribe: () => () => {},
    navigate: vi.fn<BrowserSite['router']['navigate']>(async () => {}),
    revalidate: vi.fn<BrowserSite['router']['revalidate']>(async () => {}),
    put: vi.fn<BrowserSite['router']['put']>(),
  };
  const members = createMemberAccess(() => {
    const { init, site } = state.get();
    return { site, realmKey: init.login.realmKey };
  }, undefined);
  const site: BrowserSite = { api, state, router, members, messages: createMessages() };
  return { site, router, calls, called: () => calls.map(({ name }) => name) };
}
