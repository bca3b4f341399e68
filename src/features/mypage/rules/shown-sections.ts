import { type PageDefinition, type PageName, pageNamed } from '#kernel/page.ts';
import { isFeatureOn, type SiteFlags } from './mypage-flags.ts';

interface Section {
  page: PageName;
  isOnlyAtEvents?: true;
}

/** The sections my page shows: those without a guard, and those whose feature is on (MYPAGE-009). */
export function shownSections<S extends Section>(sections: readonly S[], site: SiteFlags): S[] {
  const isPortal = site.event === undefined;
  return sections.filter(({ page, isOnlyAtEvents }) => {
    const { guard }: PageDefinition = pageNamed(page);
    if (isPortal && isOnlyAtEvents) return false;
    return guard === undefined || isFeatureOn(guard, site);
  });
}
