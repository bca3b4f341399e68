import { type PageDefinition, type PageName, pageNamed } from '#kernel/page.ts';
import { isMypageEnabled, type MypageSetting } from './mypage-flags.ts';

export type SectionGroup = 'participation' | 'information';

/** All sections in the order in which my page shows them. */
const sections = [
  { page: 'myTicket', group: 'participation' },
  { page: 'badge', group: 'participation' },
  { page: 'favorite', group: 'participation' },
  { page: 'businessAppointment', group: 'participation' },
  { page: 'myFolder', group: 'participation' },
  { page: 'profile', group: 'information' },
  { page: 'memberProfile', group: 'information' },
  { page: 'loginInfo', group: 'information' },
  { page: 'creditCard', group: 'information' },
  { page: 'ticketCharge', group: 'information' },
] as const satisfies readonly { page: PageName; group: SectionGroup }[];
export type MypageSection = (typeof sections)[number];
export type SectionPage = MypageSection['page'];

/**
 * The sections that a portal lacks. Favourites and reservations have no page there (MYPAGE-010). The calls about
 * tickets and payments need an event, and a badge and a folder belong to one event (MYPAGE-011).
 */
export const hiddenAtPortal: readonly PageName[] = [
  'favorite',
  'businessAppointment',
  'myTicket',
  'ticketCharge',
  'badge',
  'myFolder',
];

/** The sections my page shows: those without a feature, and those whose feature is on (MYPAGE-009). */
export function mypageSections(setting: MypageSetting, { isPortal }: { isPortal: boolean }): MypageSection[] {
  return sections.filter(({ page }) => {
    const { guard }: PageDefinition = pageNamed(page);
    if (isPortal && hiddenAtPortal.includes(page)) return false;
    return guard === undefined || isMypageEnabled(guard, setting);
  });
}
