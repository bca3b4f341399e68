import { isModuleCode, type ModuleCode, moduleCodesOf, moduleIdOf, type SiteType } from './module-code.ts';
import type { Layout } from './page.ts';

const ticket: readonly ModuleCode[] = ['ticket', 'ticket_exclusive_setting', 'profile'];
const chat: readonly ModuleCode[] = ['live_chat', 'profile'];

/** What a layout loads beside the modules of the frame. */
const own: Readonly<Record<Layout, 'all' | readonly ModuleCode[]>> = {
  default: 'all',
  home: 'all',
  login: ['login', 'profile'],
  verify: [],
  mypage: ['mypage', 'profile', 'ticket', 'coupon'],
  liveChat: chat,
  liveChatContact: chat,
  purchasedTicket: ticket,
  report: ['profile'],
  transferReceive: ticket,
  preview: 'all',
  error: [],
};
const frame: readonly ModuleCode[] = ['tab', 'menu', 'language_setting', 'terms'];

/** The ids of the modules that a layout may load on a type of site (core 3.2; which ones is our choice). */
export function moduleIdsOf(layout: Layout, siteType: SiteType): number[] {
  const loaded = own[layout];
  const codes = moduleCodesOf[siteType];
  return codes.filter((code) => loaded === 'all' || [...frame, ...loaded].includes(code)).map(moduleIdOf);
}

export function mayLoad(layout: Layout, siteType: SiteType, moduleCode: string): boolean {
  return isModuleCode(moduleCode, siteType) && moduleIdsOf(layout, siteType).includes(moduleIdOf(moduleCode));
}
