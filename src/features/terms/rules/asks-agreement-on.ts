import type { Layout, PageName } from '#kernel/page.ts';

/** Where visitors read on and use the site (LAYOUT-001); the others have one thing to do, or are no page of it. */
const layouts: readonly Layout[] = ['home', 'default', 'mypage', 'liveChat', 'liveChatContact'];

/** What somebody must be able to read before they agree, and to do when they do not. */
const apart: readonly string[] = ['terms', 'privacyPolicy', 'unsubscribe'] satisfies PageName[];

/** Whether the question for agreement stands before a page. */
export function asksAgreementOn(page: string, layout: Layout): boolean {
  return layouts.includes(layout) && !apart.includes(page);
}
