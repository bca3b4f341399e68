import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { eventEntrySchema, overview } from './contract/event-entry.ts';
import { browsingHistoryMax } from '#kernel/limits.ts';
import { previewRoles } from '#kernel/preview-role.ts';
import { flagSchema, idSchema, idsQuery, pageQuery, pictureSchema } from '#kernel/schema.ts';
export { type EventEntry, eventEntrySchema, type Overview } from './contract/event-entry.ts';
export type { EventChoice, EventFilters } from './contract/event-filters.ts';
export { type EventLabel, eventLabelSchema } from './contract/event-label.ts';
export type { Picture } from '#kernel/schema.ts';

const language = v.picklist(languageCodes);
const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);

const portal = v.object({ portalId: v.number(), overview });
const event = v.object({
  portalId: v.number(),
  eventId: v.number(),
  overview,
  enableMyBag: v.boolean(),
  usePortal: v.boolean(),
  isInvitingEvent: v.boolean(),
  /** The organiser shows cover, name, date and place above the login or the passcode. */
  overviewAtDoors: v.boolean(),
  /** The portal the event belongs to, for the way back; null for a stand-alone event. */
  portalName: maybe(v.string()),
});

const webSetting = v.object({
  title: v.string(),
  siteDescription: v.string(),
  siteKeyword: v.string(),
  siteOgpImage: maybe(pictureSchema),
  siteIcon: maybe(pictureSchema),
  /** The style sheet of the organiser, below the site's base; null when there is none. */
  cssPath: maybe(v.string()),
  /** The host of the data; '' on the shared host. */
  domain: v.string(),
  ownDomain: maybe(v.string()),
  isOwnDomain: v.boolean(),
  isNotSearchEngine: v.boolean(),
  isRelease: v.boolean(),
  portalSetting: v.object({ portalId: v.number(), name: v.string(), domain: v.string(), baseColor: v.string() }),
  eventSettings: v.array(v.object({ eventId: v.number(), isOwnDomain: v.boolean(), ownDomain: maybe(v.string()) })),
});

const cookie = v.object({
  commonContents: v.object({ enableCookieCheckDialog: v.boolean() }),
  contents: v.record(
    v.string(),
    v.object({ positiveButtonTitle: v.string(), negativeButtonTitle: v.string(), body: v.string() }),
  ),
});

/** `detailIds` names the details that are locked; null: the whole content. */
const loginLockDetails = v.object({ isEnabled: v.boolean(), detailIds: maybe(v.array(v.number())) });
const flags = v.object({ isEnable: v.boolean() });
const siteModule = v.object({
  moduleCode: v.string(),
  moduleId: v.number(),
  contentId: v.number(),
  scope: v.picklist(['portal', 'event']),
  title: v.string(),
  sort: v.number(),
  visible: v.boolean(),
  onHome: v.boolean(),
  isConsoleUserOnly: v.boolean(),
  /** Why its own door is closed to the caller, with what would open it; its content is left out then. */
  closedBy: v.optional(v.objectWithRest({ reason: v.string() }, v.unknown())),
  widget: v.record(v.string(), v.any()),
  list: v.record(v.string(), v.any()),
  content: v.record(v.string(), v.any()),
});
export type SiteModuleEntry = v.InferOutput<typeof siteModule>;

const init = v.object({
  portal: v.optional(portal),
  event: v.optional(event),
  siteType: v.picklist(['portal', 'event', 'evesta']),
  revision: v.number(),
  isInvitingEvent: v.boolean(),
  language,
  defaultLanguage: language,
  useLanguageCode: v.array(language),
  usePasscodeLock: v.boolean(),
  /** The contents of the modules are left out until the visitor has passed the site's doors. */
  isLocked: v.boolean(),
  /** The organiser has closed the site; only pages about orders and tickets are left. */
  isWithdrawn: v.boolean(),
  webSetting,
  cookie,
  client: v.object({ isEvesta: v.boolean(), enableMyBag: v.boolean(), paymentAgent: maybe(v.string()) }),
  login: v.object({
    isEnabled: v.boolean(),
    /** The site that keeps the accounts: a portal, or a stand-alone event itself. */
    realmKey: v.string(),
    isRequiredAtStartup: v.boolean(),
    isEnabledSkipAtStartup: v.boolean(),
    authMethod: maybe(v.picklist(['Bnid', 'OpenId', 'Jid'])),
    /** The method's name for visitors; null: its usual name. */
    authName: maybe(v.string()),
    lock: v.array(v.object({ contentId: v.number(), detailSetting: loginLockDetails })),
  }),
  mypage: v.object({
    myFolder: flags,
    isShowCreditCard: v.boolean(),
    isShowMyTicket: v.boolean(),
    favorite: flags,
    ticketCharge: flags,
    badges: v.object({ enableUserPrint: v.boolean() }),
    businessAppointment: v.object({ commonContent: v.object({ enable: v.boolean() }) }),
  }),
  terms: v.object({
    switchTerms: v.boolean(),
    switchPrivacy: v.boolean(),
    typeTerms: v.picklist(['Text', 'Url']),
    typePrivacy: v.picklist(['Text', 'Url']),
    urlTerms: maybe(v.string()),
    urlPrivacy: maybe(v.string()),
    titleTerms: v.string(),
    titlePrivacy: v.string(),
    reAgreementTitle: v.string(),
    reAgreementBody: v.string(),
    resetAt: maybe(v.string()),
  }),
  modules: v.array(siteModule),
});
export type SiteInit = v.InferOutput<typeof init>;

const userdata = v.object({
  userId: maybe(v.number()),
  isInvited: v.boolean(),
  isBlocked: v.boolean(),
  isStaff: v.boolean(),
  isExhibitor: v.boolean(),
});
export type UserData = v.InferOutput<typeof userdata>;

export const siteDataSchema = v.object({
  init,
  userdata,
  language,
  webSetting,
  cookie,
  useLanguageCode: v.array(language),
  isInvitingEvent: v.boolean(),
  portal: v.optional(portal),
  event: v.optional(event),
});
export type SiteData = v.InferOutput<typeof siteDataSchema>;

export const readSite = endpoint({
  name: 'readSite',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'seo/{portalId}[/{eventId}]',
  summary:
    'The initialisation data of a site; with portalId 0, the call also finds an event of a portal. With event_settings=none it leaves out the addresses of the events of a portal [SITE-001].',
  query: v.object({ event_settings: v.optional(v.picklist(['all', 'none'])) }),
  answer: siteDataSchema,
  statuses: [551, 552],
});

export const readPreviewSite = endpoint({
  name: 'readPreviewSite',
  who: 'previewer',
  at: 'site',
  method: 'GET',
  path: 'preview_booth/{portalId}[/{eventId}]',
  summary: 'The draft of a site with its web settings and my page, for its previewers only [ACCESS-040, ACCESS-041].',
  answer: v.object({
    webSetting,
    mypage: init.entries.mypage,
    modules: init.entries.modules,
    init,
    userdata,
    /** Colours and style sheet of the draft, as CSS. */
    styleSheet: v.string(),
    /** The time and the visitor that a preview of the console stands for; null: now, and past all locks. */
    shownAt: v.nullable(v.string()),
    shownAs: v.nullable(v.picklist(previewRoles)),
    /** It is an earlier version in place of the draft. */
    isOld: v.boolean(),
    /** Whoever reads it came by a preview link, which has no member’s data. */
    isByLink: v.boolean(),
  }),
});

export const listPortalEvents = endpoint({
  name: 'listPortalEvents',
  who: 'anyone',
  at: 'site',
  method: 'GET',
  path: 'portal/{portalId}/events',
  summary:
    'The open events of a portal that have a name; outside draft mode, only released events. All of them, or a page where page or per_page is given [SITE-022].',
  query: v.object({
    is_draft: v.optional(flagSchema),
    /** Only these events. */
    event_id: idsQuery(browsingHistoryMax),
    ...pageQuery,
  }),
  statuses: [410],
  answer: v.array(eventEntrySchema),
});

export const listInvitingEvents = endpoint({
  name: 'listInvitingEvents',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: 'inviting_event/{portalId}/{contentId}',
  summary: 'The invite-only events of a portal to which the member is invited, the next event first [SITE-029].',
  answer: v.array(eventEntrySchema),
});

const file = v.object({ file: pictureSchema });
export const readErrorPage = endpoint({
  name: 'readErrorPage',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'error_custom',
  summary: 'The custom error page of a site; without ids, that of the host’s own site [ERROR-010].',
  query: v.object({
    is_draft: v.optional(flagSchema),
    language: v.optional(language),
    portal_id: v.optional(idSchema),
    event_id: v.optional(idSchema),
  }),
  answer: v.object({
    errorPageContents: maybe(
      v.object({
        errorPageTitle: maybe(v.string()),
        errorPageHtml: maybe(v.string()),
        errorPageImage: maybe(file),
        errorPageIcon: maybe(file),
      }),
    ),
  }),
});
