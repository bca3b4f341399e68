import { keysOf } from './keys-of.ts';

/**
 * The module codes of an event (core 3.2), each with its numeric id. A code has one id in every scope, and keeps it for
 * good: stored documents and open pages know it.
 */
const eventModuleIds = {
  tab: 1,
  menu: 2,
  digest: 3,
  banner: 4,
  booth: 5,
  coupon: 6,
  questionnaire: 7,
  language_setting: 8,
  terms: 9,
  category: 10,
  division: 11,
  place: 12,
  information: 13,
  united_web_link: 14,
  web_page: 15,
  profile: 16,
  ticket: 17,
  login: 18,
  mypage: 19,
  live_stream: 20,
  firebase_relation: 21,
  ticket_limited: 22,
  live_chat: 23,
  html: 24,
  booth_cross_search: 25,
  ticket_exclusive_setting: 26,
  timetable: 27,
  // Missing in the list of core 3.2 and named everywhere else.
  schedule: 28,
} as const;

const portalModuleIds = {
  tab: 1,
  menu: 2,
  digest: 3,
  banner: 4,
  language_setting: 8,
  information: 13,
  united_web_link: 14,
  web_page: 15,
  profile: 16,
  event_search: 29,
  event_browsing_history: 30,
  login: 18,
  terms: 9,
  mypage: 19,
  conditional_event: 31,
  inviting_event: 32,
  firebase_relation: 21,
  live_chat: 23,
  html: 24,
} as const;

/** The third site type, client.isEvesta: a page of blocks. */
const evestaModuleIds = {
  digest: 3,
  profile: 16,
  ticket: 17,
  login: 18,
  mypage: 19,
  header: 101,
  footer: 102,
  headline: 103,
  margin: 104,
  sns: 105,
  image: 106,
  image_text_horizontal: 107,
  image_text_vertical: 108,
  text: 109,
  carousel: 110,
  youtube: 111,
  event_overview: 112,
  access: 113,
} as const;

type EventModuleCode = keyof typeof eventModuleIds;
type PortalModuleCode = keyof typeof portalModuleIds;
type EvestaModuleCode = keyof typeof evestaModuleIds;
export type ModuleCode = EventModuleCode | PortalModuleCode | EvestaModuleCode;

export const eventModuleCodes = keysOf(eventModuleIds);
export const portalModuleCodes = keysOf(portalModuleIds);
export const evestaModuleCodes = keysOf(evestaModuleIds);

export const siteTypes = ['portal', 'event', 'evesta'] as const;
export type SiteType = (typeof siteTypes)[number];

export const moduleCodesOf: Record<SiteType, readonly ModuleCode[]> = {
  portal: portalModuleCodes,
  event: eventModuleCodes,
  evesta: evestaModuleCodes,
};

/** A code with two ids is a fault of types: nothing is both. */
const ids: typeof eventModuleIds & typeof portalModuleIds & typeof evestaModuleIds = {
  ...eventModuleIds,
  ...portalModuleIds,
  ...evestaModuleIds,
};

export function moduleIdOf(code: ModuleCode): number {
  return ids[code];
}

export const moduleCodes = keysOf(ids);

export function isModuleCode(value: unknown, siteType?: SiteType): value is ModuleCode {
  const list: readonly unknown[] = siteType === undefined ? moduleCodes : moduleCodesOf[siteType];
  return list.includes(value);
}
