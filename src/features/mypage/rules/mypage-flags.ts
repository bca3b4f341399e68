import type { GuardFlag } from '#kernel/page.ts';

/** The features of my page that an organiser switches on (core 3.5). */
export interface MypageSetting {
  myFolder: { isEnable: boolean };
  isShowCreditCard: boolean;
  isShowMyTicket: boolean;
  favorite: { isEnable: boolean };
  ticketCharge: { isEnable: boolean };
  badges: { enableUserPrint: boolean };
  businessAppointment: { commonContent: { enable: boolean } };
}

export type MypageFlag = Exclude<GuardFlag, 'myBag'>;

const flags: Record<MypageFlag, (setting: MypageSetting) => boolean> = {
  myFolder: ({ myFolder }) => myFolder.isEnable,
  creditCard: ({ isShowCreditCard }) => isShowCreditCard,
  badge: ({ badges }) => badges.enableUserPrint,
  myTicket: ({ isShowMyTicket }) => isShowMyTicket,
  favorite: ({ favorite }) => favorite.isEnable,
  businessAppointment: ({ businessAppointment }) => businessAppointment.commonContent.enable,
  ticketCharge: ({ ticketCharge }) => ticketCharge.isEnable,
};

/** Whether a feature of my page is on (core 2.3, MYPAGE-001 to MYPAGE-007). */
export function isMypageEnabled(flag: MypageFlag, setting: MypageSetting): boolean {
  return flags[flag](setting);
}

export interface BagFlags {
  client: { enableMyBag: boolean };
  /** Undefined at a portal. */
  event?: { enableMyBag: boolean } | undefined;
}

/** My bag needs the flag of the client and that of the event (BAG-020); a portal has no booths. */
export function isBagOn({ client, event }: BagFlags): boolean {
  return client.enableMyBag && (event?.enableMyBag ?? false);
}

export interface SiteFlags extends BagFlags {
  mypage: MypageSetting;
}

/** Whether what a guarded page is about is on at the site. */
export function isFeatureOn(flag: GuardFlag, site: SiteFlags): boolean {
  return flag === 'myBag' ? isBagOn(site) : isMypageEnabled(flag, site.mypage);
}
