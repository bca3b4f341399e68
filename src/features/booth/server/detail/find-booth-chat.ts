import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { BoothItem } from '../../documents.ts';
import { boothModule } from '../list/booth-index.ts';
import type { BoothPlace } from '../exhibitor/exhibitors.ts';

export interface BoothChat {
  /** The answer that a visitor gets at once for a message to the booth. */
  autoReply: LocalizedText | undefined;
}

/** The chat of a booth; undefined where the site has no such booth, or the booth no chat. */
export async function findBoothChat(
  { store }: Pick<SiteServer, 'store'>,
  site: PublishedSite,
  { contentId, detailId }: BoothPlace,
): Promise<BoothChat | undefined> {
  const items = await store.items(site, 'booth', contentId);
  const booth = items?.find((one) => one.detailId === detailId);
  if (booth === undefined || !isChatOn(booth, boothModule(site, contentId).content)) return undefined;
  return { autoReply: booth.autoReply?.message };
}

export function isChatOn({ chat }: Pick<BoothItem, 'chat'>, { option }: { option: { chat: boolean } }): boolean {
  return option.chat && chat.enable;
}
