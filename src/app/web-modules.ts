import type { ModuleCode } from '#kernel/module-code.ts';

interface ModuleScreens {
  widget?: string;
  list?: string;
  detail?: string;
  /** Its list is a page of its own, which web-pages.ts names. */
  hasOwnList?: true;
}

const later: ModuleScreens = {};
/** Settings and data of other screens. */
const noScreens: ModuleScreens = {};
const block = (name: string): ModuleScreens => ({ widget: `features/page-blocks/web/${name}` });

/** Every module code with its screens; a missing code does not compile. */
export const moduleScreens = {
  tab: noScreens,
  menu: noScreens,
  digest: { widget: 'features/digest-banner/web/digest-widget' },
  banner: { widget: 'features/digest-banner/web/banner-widget' },
  booth: later,
  coupon: later,
  questionnaire: later,
  language_setting: { widget: 'features/language/web/language-setting-widget' },
  terms: noScreens,
  category: noScreens,
  division: noScreens,
  place: { list: 'features/taxonomy/web/place-list' },
  information: {
    widget: 'features/information/web/information-widget',
    list: 'features/information/web/information-list',
    detail: 'features/information/web/information-detail',
  },
  united_web_link: {
    widget: 'features/site-link/web/site-link-widget',
    list: 'features/site-link/web/site-link-list',
    detail: 'features/site-link/web/site-link-detail',
  },
  web_page: {
    widget: 'features/web-page/web/web-page-widget',
    list: 'features/web-page/web/web-page-list',
    detail: 'features/web-page/web/web-page-detail',
  },
  profile: { widget: 'features/profile/web/profile-widget' },
  ticket: { widget: 'features/ticket/web/ticket-widget', hasOwnList: true },
  login: later,
  mypage: later,
  live_stream: later,
  firebase_relation: noScreens,
  ticket_limited: noScreens,
  live_chat: later,
  html: { widget: 'features/html-block/web/html-widget', list: 'features/html-block/web/html-list' },
  booth_cross_search: later,
  ticket_exclusive_setting: noScreens,
  timetable: { widget: 'features/timetable/web/timetable-widget', hasOwnList: true },
  schedule: later,
  event_search: {
    widget: 'features/event-list/web/event-search-widget',
    list: 'features/event-list/web/event-search-list',
  },
  event_browsing_history: { widget: 'features/event-list/web/event-browsing-history-widget' },
  conditional_event: later,
  inviting_event: { widget: 'features/event-list/web/inviting-event-widget' },
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
} satisfies Record<ModuleCode, ModuleScreens>;

export function screensOf(moduleCode: string): ModuleScreens {
  return (moduleScreens as Record<string, ModuleScreens>)[moduleCode] ?? {};
}
