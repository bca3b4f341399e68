import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { LiveChatContent } from '../../documents.ts';

/** The chat that calls name. */
export interface ChatAddress {
  portalId: number;
  eventId?: number | undefined;
  contentId: number;
  dataSourceId: number;
}

/** Where the chat of a content is; undefined where the site has none. */
export function chatAddress({ init, site }: PageContext<SiteInit>, contentId: number): ChatAddress | undefined {
  const entry = init.modules.find((one) => one.moduleCode === 'live_chat' && one.contentId === contentId);
  const content = entry?.content as LiveChatContent | undefined;
  return content && { ...site, contentId, dataSourceId: content.liveChatDataSourceId };
}
