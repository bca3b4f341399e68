import {
  eventModuleCodes,
  type ModuleCode,
  moduleCodesOf,
  moduleIdOf,
  portalModuleCodes,
  type SiteType,
} from './module-code.ts';
import { type Layout, layouts } from './page.ts';

/** The modules that the frame of every layout needs. */
const frame: readonly ModuleCode[] = ['tab', 'menu', 'language_setting', 'terms'];
const everything = new Set<ModuleCode>([...eventModuleCodes, ...portalModuleCodes, ...moduleCodesOf.evesta]);
const ticket: readonly ModuleCode[] = ['ticket', 'ticket_exclusive_setting', 'profile'];
const chat: readonly ModuleCode[] = ['live_chat', 'profile'];

const own: Record<Layout, Iterable<ModuleCode>> = {
  default: everything,
  home: everything,
  login: ['login', 'profile'],
  verify: [],
  mypage: ['mypage', 'profile', 'ticket', 'coupon'],
  liveChat: chat,
  liveChatContact: chat,
  purchasedTicket: ticket,
  report: ['profile'],
  transferReceive: ticket,
  preview: everything,
  error: [],
};

/** The module ids each layout may load on each type of site (core 3.2; which ones is our choice). */
export const layoutModuleIds: Readonly<Record<Layout, Readonly<Record<SiteType, readonly number[]>>>> =
  Object.fromEntries(
    layouts.map((layout) => {
      const codes = new Set([...frame, ...own[layout]]);
      const idsOf = (type: SiteType): number[] => moduleCodesOf[type].filter((code) => codes.has(code)).map(moduleIdOf);
      return [layout, { portal: idsOf('portal'), event: idsOf('event'), evesta: idsOf('evesta') }];
    }),
  ) as Record<Layout, Record<SiteType, number[]>>;
