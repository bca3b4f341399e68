import { type Layout, type PageName, pageNamed } from '#kernel/page.ts';

export interface LayoutFrame {
  /** The organiser's tabs and menu. */
  navigation: boolean;
  footer: boolean;
  /** One narrow column. */
  focus: boolean;
  /** Waits 100 ms before it leaves the loading state (BOOT-022). */
  delaysReady: boolean;
  requiresLogin: boolean;
}

const full: LayoutFrame = { navigation: true, footer: true, focus: false, delaysReady: true, requiresLogin: false };
const focused: LayoutFrame = { navigation: false, footer: true, focus: true, delaysReady: false, requiresLogin: false };

/** The layouts of core 2.6 as a table. */
export const layoutFrames: Record<Layout, LayoutFrame> = {
  default: full,
  home: full,
  login: focused,
  verify: focused,
  mypage: { ...full, requiresLogin: true },
  liveChat: { ...full, requiresLogin: true },
  liveChatContact: { ...full, requiresLogin: true },
  purchasedTicket: { ...full, delaysReady: false },
  report: { ...focused, focus: false },
  transferReceive: focused,
  preview: { ...full, delaysReady: false },
  error: { ...full, delaysReady: false },
};

export function layoutOf(page: PageName | 'preview' | 'notFound'): Layout {
  if (page === 'notFound') return 'error';
  return page === 'preview' ? 'preview' : pageNamed(page).layout;
}
