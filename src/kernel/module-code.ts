/** Module codes in the order of the spec (core 3.2); a code's place gives its numeric id, so codes are only ever added at the end of a list. */
export const eventModuleCodes = [
  'tab',
  'menu',
  'digest',
  'banner',
  'booth',
  'coupon',
  'questionnaire',
  'language_setting',
  'terms',
  'category',
  'division',
  'place',
  'information',
  'united_web_link',
  'web_page',
  'profile',
  'ticket',
  'login',
  'mypage',
  'live_stream',
  'firebase_relation',
  'ticket_limited',
  'live_chat',
  'html',
  'booth_cross_search',
  'ticket_exclusive_setting',
  'timetable',
  // Missing in the list of core 3.2 and named everywhere else.
  'schedule',
] as const;

export const portalModuleCodes = [
  'tab',
  'menu',
  'digest',
  'banner',
  'language_setting',
  'information',
  'united_web_link',
  'web_page',
  'profile',
  'event_search',
  'event_browsing_history',
  'login',
  'terms',
  'mypage',
  'conditional_event',
  'inviting_event',
  'firebase_relation',
  'live_chat',
  'html',
] as const;

/** The third site type, client.isEvesta: a page of blocks. */
export const evestaModuleCodes = [
  'digest',
  'profile',
  'ticket',
  'login',
  'mypage',
  'header',
  'footer',
  'headline',
  'margin',
  'sns',
  'image',
  'image_text_horizontal',
  'image_text_vertical',
  'text',
  'carousel',
  'youtube',
  'event_overview',
  'access',
] as const;

export type EventModuleCode = (typeof eventModuleCodes)[number];
export type PortalModuleCode = (typeof portalModuleCodes)[number];
export type EvestaModuleCode = (typeof evestaModuleCodes)[number];
export type ModuleCode = EventModuleCode | PortalModuleCode | EvestaModuleCode;

export const siteTypes = ['portal', 'event', 'evesta'] as const;
export type SiteType = (typeof siteTypes)[number];

export const moduleCodesOf: Record<SiteType, readonly ModuleCode[]> = {
  portal: portalModuleCodes,
  event: eventModuleCodes,
  evesta: evestaModuleCodes,
};

const ids = new Map<ModuleCode, number>();
for (const code of [...eventModuleCodes, ...portalModuleCodes]) if (!ids.has(code)) ids.set(code, ids.size + 1);
let evestaId = 101;
for (const code of evestaModuleCodes) if (!ids.has(code)) ids.set(code, evestaId++);

/** The numeric id of a module code: event and portal codes from 1, the blocks of the third type from 101. */
export function moduleIdOf(code: ModuleCode): number {
  return ids.get(code) as number;
}

export const moduleCodes: readonly ModuleCode[] = [...ids.keys()];

export function isModuleCode(value: unknown, siteType?: SiteType): value is ModuleCode {
  const list: readonly unknown[] = siteType === undefined ? moduleCodes : moduleCodesOf[siteType];
  return list.includes(value);
}
