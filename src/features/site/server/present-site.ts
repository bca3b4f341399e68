import type { LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { ModuleCode, SiteType } from '#kernel/module-code.ts';
import { defaultEventColour, defaultPortalColour } from '#kernel/theme/palette.ts';
import type { Overview, SiteData, SiteInit, UserData } from '../contract.ts';
import type { SiteDocument } from '../documents.ts';
import { hasPurchases } from '../rules/has-purchases.ts';
import { loginLocks } from '../rules/login-locks.ts';
import { realmKey } from '../rules/realm-key.ts';
import { type ModulePresentation, presentModule } from './present-module.ts';
import { presentOverview, presentPicture, type Say, sayIn, spokenLanguage } from './present-overview.ts';
import type { SiteRecord } from './site-directory.ts';
import type { PublishedSite } from './site-store.ts';

function siteTypeOf(document: SiteDocument): SiteType {
  if (document.kind === 'portal') return 'portal';
  return document.client?.isEvesta ? 'evesta' : 'event';
}

export function baseColorOf(document: SiteDocument): string {
  return document.webSetting.baseColor ?? (document.kind === 'portal' ? defaultPortalColour : defaultEventColour);
}

export const visitorData: UserData = {
  userId: null,
  isInvited: false,
  isBlocked: false,
  isStaff: false,
  isExhibitor: false,
};

export interface SitePresentation extends ModulePresentation {
  /** The portal's own site, for the way back from an event; undefined for portal 0 without a site. */
  portal: PublishedSite | undefined;
  /** The events that the answer names with their addresses. */
  events: readonly Pick<SiteRecord, 'eventId' | 'ownDomain'>[];
  language: LanguageCode;
  /** The own domain of the data; '' on the shared host. */
  domain: string;
  userdata: UserData;
}

/** Before the doors the answer has only the part of the overview that lists of events show. */
const behindDoors = {
  description: '',
  doorsOpen: null,
  placeAddress: '',
  placeMapUrl: null,
  organizerUrl: null,
  primaryAction: null,
} satisfies Partial<Overview>;

/** The modules that buyers and staff need at a withdrawn site. */
const keptWithdrawn: readonly ModuleCode[] = ['ticket', 'ticket_exclusive_setting', 'profile'];

/** The initialisation data of core 3.5. */
export function presentSite(presentation: SitePresentation): SiteData {
  const { site, isOpen } = presentation;
  const { document } = site;
  const language = spokenLanguage(document, presentation.language);
  const say = sayIn(document, language);
  const { isWithdrawn } = site;
  const isInvitingEvent = !isWithdrawn && (document.isInvitingEvent ?? false);
  const init: SiteInit = {
    ...presentIdentity(presentation, say),
    siteType: siteTypeOf(document),
    revision: site.revision,
    isInvitingEvent,
    language,
    defaultLanguage: document.languages[0]!,
    useLanguageCode: document.languages,
    // A previewer has passed the doors of the draft.
    usePasscodeLock: site.passcode !== undefined && site.version === 'published' && !isWithdrawn,
    isLocked: !isOpen,
    isWithdrawn,
    webSetting: presentWebSetting(presentation, say),
    cookie: presentCookie(document),
    client: {
      isEvesta: document.client?.isEvesta ?? false,
      enableMyBag: document.client?.enableMyBag ?? false,
      paymentAgent: document.client?.paymentAgent ?? null,
    },
    login: {
      isEnabled: document.login?.isEnabled ?? false,
      realmKey: realmKey(site),
      isRequiredAtStartup: !isWithdrawn && (document.login?.isRequiredAtStartup ?? false),
      isEnabledSkipAtStartup: document.login?.isEnabledSkipAtStartup ?? false,
      authMethod: document.login?.authMethod ?? null,
      authName: say(document.login?.authName) || null,
      lock: loginLocks(document.login?.lock),
    },
    mypage: presentMypage(site),
    terms: presentTerms(document, say),
    modules: site.modules
      .filter(({ visible, moduleCode }) => visible && (!isWithdrawn || keptWithdrawn.includes(moduleCode)))
      .map((module) => presentModule(presentation, module, language)),
  };
  const { webSetting, cookie, useLanguageCode, portal, event } = init;
  return {
    init,
    userdata: presentation.userdata,
    language,
    webSetting,
    cookie,
    useLanguageCode,
    isInvitingEvent,
    portal,
    event,
  };
}

function presentIdentity({ site, portal, isOpen }: SitePresentation, say: Say): Pick<SiteInit, 'portal' | 'event'> {
  const whole = presentOverview(site.document, say);
  const overview = isOpen && !site.isWithdrawn ? whole : { ...whole, ...behindDoors };
  if (site.eventId === undefined) return { portal: { portalId: site.portalId, overview } };
  return {
    event: {
      portalId: site.portalId,
      eventId: site.eventId,
      overview,
      enableMyBag: site.document.client?.enableMyBag ?? false,
      usePortal: site.document.usePortal ?? true,
      isInvitingEvent: !site.isWithdrawn && (site.document.isInvitingEvent ?? false),
      overviewAtDoors: !site.isWithdrawn && (site.document.overviewAtDoors ?? false),
      portalName: portal && site.portalId !== 0 ? say(portal.document.webSetting.title) : null,
    },
  };
}

function presentWebSetting(
  { site, portal, events, domain, isOpen }: SitePresentation,
  say: Say,
): SiteInit['webSetting'] {
  const { webSetting } = site.document;
  const cover = isOpen && !site.isWithdrawn ? site.document.overview?.cover : undefined;
  const portalDocument = portal?.document ?? site.document;
  return {
    title: say(webSetting.title),
    siteDescription: say(webSetting.siteDescription),
    siteKeyword: say(webSetting.siteKeyword),
    siteOgpImage: presentPicture(webSetting.siteOgpImage ?? cover, say),
    siteIcon: presentPicture(webSetting.siteIcon, say),
    // A draft brings its style with the preview settings.
    cssPath:
      webSetting.styleSheet && site.version === 'published' ? `/theme/${site.siteKey}/${site.revision}/site.css` : null,
    domain,
    ownDomain: site.ownDomain ?? null,
    isOwnDomain: site.ownDomain !== undefined,
    isNotSearchEngine: webSetting.isNotSearchEngine ?? false,
    isRelease: webSetting.isRelease ?? true,
    portalSetting: {
      portalId: site.portalId,
      name: say(portalDocument.webSetting.title),
      domain: portal?.ownDomain ?? '',
      baseColor: baseColorOf(portalDocument),
    },
    eventSettings: events.flatMap(({ eventId, ownDomain }) =>
      eventId === undefined ? [] : [presentEventSetting({ eventId, ownDomain })],
    ),
  };
}

/** Where an event is, as the site data of its portal say it (SITE-006). */
export function presentEventSetting({
  eventId,
  ownDomain,
}: {
  eventId: number;
  ownDomain: string | undefined;
}): SiteInit['webSetting']['eventSettings'][number] {
  return { eventId, isOwnDomain: ownDomain !== undefined, ownDomain: ownDomain ?? null };
}

function presentCookie({ cookie, languages }: SiteDocument): SiteInit['cookie'] {
  const contents = languages.map((language) => {
    const say: Say = (text) => localize(text, language, languages[0]!);
    return [
      language,
      {
        positiveButtonTitle: say(cookie?.positiveButtonTitle),
        negativeButtonTitle: say(cookie?.negativeButtonTitle),
        body: say(cookie?.body),
      },
    ] as const;
  });
  return {
    commonContents: { enableCookieCheckDialog: cookie?.enableCookieCheckDialog ?? false },
    contents: Object.fromEntries(contents),
  };
}

function presentMypage(site: PublishedSite): SiteInit['mypage'] {
  const { mypage } = site.document;
  return {
    myFolder: { isEnable: mypage?.myFolder?.isEnable ?? false },
    isShowCreditCard: mypage?.isShowCreditCard ?? false,
    isShowMyTicket: hasPurchases(site) && (mypage?.isShowMyTicket ?? false),
    favorite: { isEnable: mypage?.favorite?.isEnable ?? false },
    ticketCharge: { isEnable: hasPurchases(site) && (mypage?.ticketCharge?.isEnable ?? false) },
    badges: { enableUserPrint: mypage?.badges?.enableUserPrint ?? false },
    businessAppointment: { commonContent: { enable: mypage?.businessAppointment?.commonContent?.enable ?? false } },
  };
}

function presentTerms({ terms }: SiteDocument, say: Say): SiteInit['terms'] {
  return {
    switchTerms: terms?.switchTerms ?? false,
    switchPrivacy: terms?.switchPrivacy ?? false,
    typeTerms: terms?.typeTerms ?? 'Text',
    typePrivacy: terms?.typePrivacy ?? 'Text',
    urlTerms: terms?.urlTerms ?? null,
    urlPrivacy: terms?.urlPrivacy ?? null,
    titleTerms: say(terms?.titleTerms),
    titlePrivacy: say(terms?.titlePrivacy),
    reAgreementTitle: say(terms?.reAgreementTitle),
    reAgreementBody: say(terms?.reAgreementBody),
    resetAt: terms?.resetAt ?? null,
  };
}
