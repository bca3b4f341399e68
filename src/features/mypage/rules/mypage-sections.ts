import { type PageDefinition, type PageName, pageNamed, type PageParams } from '#kernel/page.ts';
import { isFeatureOn, type SiteFlags } from './mypage-flags.ts';

export type SectionGroup = 'participation' | 'information';

interface Section {
  group: SectionGroup;
  params?: PageParams;
}

/** All sections in the order in which my page shows them. */
const sections = [
  { page: 'myTicket', group: 'participation' },
  { page: 'badge', group: 'participation' },
  { page: 'favorite', group: 'participation' },
  // The page is the member's own under any token.
  { page: 'reportEdit', group: 'participation', params: { token: 'mine' } },
  { page: 'businessAppointment', group: 'participation' },
  { page: 'myFolder', group: 'participation' },
  { page: 'profile', group: 'information' },
  { page: 'memberProfile', group: 'information' },
  { page: 'loginInfo', group: 'information' },
  { page: 'creditCard', group: 'information' },
  { page: 'ticketCharge', group: 'information' },
] as const satisfies readonly (Section & { page: PageName })[];
export type SectionPage = (typeof sections)[number]['page'];
export type MypageSection = Section & { page: SectionPage };

/**
 * The sections that a portal lacks. Favourites and reservations have no page there (MYPAGE-010); a badge and a folder
 * belong to one event (MYPAGE-011).
 */
export const hiddenAtPortal: readonly PageName[] = ['favorite', 'businessAppointment', 'badge', 'myFolder'];

/** The sections my page shows: those without a feature, and those whose feature is on (MYPAGE-009). */
export function mypageSections(site: SiteFlags): MypageSection[] {
  const isPortal = site.event === undefined;
  return sections.filter(({ page }) => {
    const { guard }: PageDefinition = pageNamed(page);
    if (isPortal && hiddenAtPortal.includes(page)) return false;
    return guard === undefined || isFeatureOn(guard, site);
  });
}
