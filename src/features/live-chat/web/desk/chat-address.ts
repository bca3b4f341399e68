import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';

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
  const dataSourceId: unknown = entry?.content['liveChatDataSourceId'];
  return typeof dataSourceId === 'number' ? { ...site, contentId, dataSourceId } : undefined;
}
