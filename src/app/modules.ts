import type { ModuleCode } from '#kernel/module-code.ts';

/** The parts that Hiroba has for a module code. */
export interface ModuleRow {
  /**
   * The folder below src/features that the code belongs to. Its documents.ts says what an organiser may write, and its
   * web/ has the screens below. Undefined: the module needs nothing of its own.
   */
  feature?: string;
  /** The widget on the home. */
  widget?: string;
  /** At `/module/{moduleCode}/{contentId}`. */
  list?: string;
  /** The names in the query that the list's HTML depends on; the server sees no others. */
  listQuery?: readonly string[];
  /** The detail page, at `/{detailId}` of the list. */
  detail?: string;
  /** The names in the query that the detail page's HTML depends on. */
  detailQuery?: readonly string[];
  /** The list is a page of its own, which web-pages.ts names. */
  hasOwnList?: true;
  /** The address of a detail leads to a page of its own. */
  hasOwnDetail?: true;
  /** The contract that reads a detail at an event; `ex/detail` answers with it in a preview. */
  detailCall?: string;
  /** Talk, streams and sales: a preview of another module leaves it out. */
  isNotInPreviews?: true;
  /** The homes of many events have its widget for everybody: the build puts it into the home's chunk (vite.config.ts). */
  isOnHomes?: true;
}

const noScreens: ModuleRow = {};
const paged = ['page'] as const;
const block = (widget: string): ModuleRow => ({ feature: 'blocks', widget });

/** Every module code with its parts; a missing code does not compile. */
export const modules = {
  tab: { feature: 'navigation', isOnHomes: true },
  menu: { feature: 'navigation', isOnHomes: true },
  digest: { feature: 'blocks', widget: 'digest-widget', isOnHomes: true },
  banner: { feature: 'blocks', widget: 'banner-widget', isOnHomes: true },
  booth: {
    feature: 'booth',
    widget: 'booth-widget',
    list: 'booth-list',
    listQuery: ['keyword', 'category', 'live', 'view', 'page'],
    detail: 'booth-detail',
    detailQuery: ['tab'],
    detailCall: 'readBooth',
  },
  coupon: {
    feature: 'coupon',
    widget: 'coupon-widget',
    list: 'coupon-list',
    listQuery: paged,
    detail: 'coupon-detail',
    detailCall: 'readCoupon',
    isNotInPreviews: true,
  },
  questionnaire: { feature: 'questionnaire', widget: 'questionnaire-widget', list: 'questionnaire-page' },
  language_setting: { feature: 'site', widget: 'language-setting-widget' },
  terms: noScreens,
  category: { feature: 'taxonomy' },
  division: { feature: 'taxonomy' },
  place: { feature: 'taxonomy', list: 'place-list' },
  information: {
    feature: 'information',
    widget: 'information-widget',
    list: 'information-list',
    listQuery: paged,
    detail: 'information-detail',
    detailCall: 'readEventInformation',
    isOnHomes: true,
  },
  united_web_link: {
    feature: 'site-link',
    widget: 'site-link-widget',
    list: 'site-link-list',
    listQuery: paged,
    detail: 'site-link-detail',
    detailCall: 'readSiteLink',
    isOnHomes: true,
  },
  web_page: {
    feature: 'web-page',
    widget: 'web-page-widget',
    list: 'web-page-list',
    detail: 'web-page-detail',
    detailCall: 'readEventWebPage',
    isOnHomes: true,
  },
  profile: { feature: 'profile', widget: 'profile-widget' },
  ticket: { feature: 'ticket', widget: 'ticket-widget', hasOwnList: true, hasOwnDetail: true, isNotInPreviews: true },
  login: { feature: 'account', widget: 'login-widget' },
  mypage: { feature: 'mypage', widget: 'mypage-widget' },
  live_stream: {
    feature: 'live-stream',
    widget: 'live-stream-widget',
    list: 'live-stream-list',
    listQuery: paged,
    detail: 'live-stream-detail',
    detailCall: 'readLiveStream',
    isNotInPreviews: true,
  },
  firebase_relation: { isNotInPreviews: true },
  ticket_limited: { feature: 'doors' },
  live_chat: { feature: 'live-chat', widget: 'live-chat-widget', isNotInPreviews: true },
  html: { feature: 'blocks', widget: 'html-widget', list: 'html-list' },
  booth_cross_search: {
    feature: 'booth',
    list: 'booth-cross-search-list',
    listQuery: ['keyword', 'content', 'live', 'view', 'page'],
  },
  ticket_exclusive_setting: { feature: 'ticket' },
  timetable: { feature: 'timetable', widget: 'timetable-widget', hasOwnList: true },
  schedule: {
    feature: 'schedule',
    widget: 'schedule-widget',
    list: 'schedule-list',
    listQuery: ['keyword', 'category', 'division', 'place', 'date', 'view', 'page'],
    detail: 'schedule-detail',
    detailCall: 'readSchedule',
  },
  event_search: {
    feature: 'event-list',
    widget: 'event-search-widget',
    list: 'event-search-list',
    listQuery: ['keyword', 'start', 'end', 'tag', 'place', 'fee', 'order', 'view', 'month', 'day', 'page'],
  },
  event_browsing_history: { feature: 'event-list', widget: 'event-browsing-history-widget' },
  conditional_event: { feature: 'event-list', widget: 'conditional-event-widget' },
  inviting_event: { feature: 'event-list', widget: 'inviting-event-widget' },
  header: block('header-widget'),
  footer: block('footer-widget'),
  headline: block('headline-widget'),
  margin: block('margin-widget'),
  sns: block('sns-widget'),
  image: block('image-widget'),
  image_text_horizontal: block('image-text-horizontal-widget'),
  image_text_vertical: block('image-text-vertical-widget'),
  text: block('text-widget'),
  carousel: block('carousel-widget'),
  youtube: block('youtube-widget'),
  event_overview: block('event-overview-widget'),
  access: block('access-widget'),
} satisfies Record<ModuleCode, ModuleRow>;

export interface ModuleScreens {
  widget?: string;
  list?: string;
  detail?: string;
  hasOwnList?: true;
}

/** The row of a code; an empty one for an unknown code. */
export function moduleOf(moduleCode: string): ModuleRow {
  return (modules as Record<string, ModuleRow>)[moduleCode] ?? {};
}

/** The screens of a code by their keys, as screens.ts loads them. */
export function screensOf(moduleCode: string): ModuleScreens {
  const { feature, widget, list, detail, hasOwnList } = moduleOf(moduleCode);
  const key = (screen: string) => `features/${feature}/web/${screen}`;
  return {
    ...(widget && { widget: key(widget) }),
    ...(list && { list: key(list) }),
    ...(detail && { detail: key(detail) }),
    ...(hasOwnList && { hasOwnList }),
  };
}
