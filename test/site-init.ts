import type { SiteInit, SiteModuleEntry } from '#features/site/web.ts';

const noMembers: Pick<SiteInit, 'login' | 'mypage' | 'terms' | 'cookie' | 'client'> = {
  login: {
    isEnabled: false,
    realmKey: 'event/1',
    isRequiredAtStartup: false,
    isEnabledSkipAtStartup: false,
    authMethod: null,
    authName: null,
    lock: [],
  },
  mypage: {
    myFolder: { isEnable: false },
    isShowCreditCard: false,
    isShowMyTicket: false,
    favorite: { isEnable: false },
    ticketCharge: { isEnable: false },
    badges: { enableUserPrint: false },
    businessAppointment: { commonContent: { enable: false } },
  },
  terms: {
    switchTerms: false,
    switchPrivacy: false,
    typeTerms: 'Text',
    typePrivacy: 'Text',
    urlTerms: null,
    urlPrivacy: null,
    titleTerms: '',
    titlePrivacy: '',
    reAgreementTitle: '',
    reAgreementBody: '',
    resetAt: null,
  },
  cookie: { commonContents: { enableCookieCheckDialog: false }, contents: {} },
  client: { isEvesta: false, enableMyBag: false, paymentAgent: null },
};

/** The calls' answers for a small portal, for tests of screens. */
export function siteInit(more: Partial<SiteInit> = {}): SiteInit {
  return {
    siteType: 'portal',
    revision: 1,
    isInvitingEvent: false,
    language: 'jpn',
    defaultLanguage: 'jpn',
    useLanguageCode: ['jpn', 'eng', 'chi', 'zhtw', 'kor'],
    usePasscodeLock: false,
    isLocked: false,
    isWithdrawn: false,
    webSetting: {
      title: '広場',
      siteDescription: '',
      siteKeyword: '',
      siteOgpImage: null,
      siteIcon: null,
      cssPath: null,
      domain: '',
      ownDomain: null,
      isOwnDomain: false,
      isNotSearchEngine: false,
      isRelease: true,
      portalSetting: { portalId: 1, name: '広場', domain: '', baseColor: '#FF8800' },
      eventSettings: [],
    },
    ...noMembers,
    modules: [],
    ...more,
  };
}

/** A module of an event as its site names it, open to everybody. */
export function moduleEntry(
  moduleCode: string,
  contentId: number,
  more: Partial<SiteModuleEntry> = {},
): SiteModuleEntry {
  return {
    moduleCode,
    moduleId: 1,
    contentId,
    scope: 'event',
    title: '',
    sort: 1,
    visible: true,
    onHome: true,
    isConsoleUserOnly: false,
    widget: {},
    list: {},
    content: {},
    ...more,
  };
}
