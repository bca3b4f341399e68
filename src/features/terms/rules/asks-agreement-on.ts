import type { Layout, PageName } from '#kernel/page.ts';

/**
 * The pages where visitors read and use the site (LAYOUT-001). The other pages have one task, or are no page of the
 * site.
 */
const layouts: readonly Layout[] = ['home', 'default', 'mypage', 'liveChat', 'liveChatContact'];

/** The pages that a member must be able to read before they agree, or to use when they do not agree. */
const apart: readonly string[] = ['terms', 'privacyPolicy', 'unsubscribe'] satisfies PageName[];

/** Whether a page asks for agreement. */
export function asksAgreementOn(page: string, layout: Layout): boolean {
  return layouts.includes(layout) && !apart.includes(page);
}
