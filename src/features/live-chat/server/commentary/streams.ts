import { storedTimes, type StreamTimes } from '#features/live-stream/rules/stream-state.ts';
import { createContentItems, type PublishedSite, siteKey, type SiteServer } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { StreamPlace } from '../../rules/channel/chat-topics.ts';
import { refuse } from '#server/http/refusal.ts';
import { type Chat, chatsOf } from '../desk/chat-desk.ts';

export interface CommentedStream {
  place: StreamPlace;
  times: StreamTimes;
  /** The chat whose people write beside it: the first of the site. */
  chat: Chat;
}

interface Asked {
  site: PublishedSite;
  params: { contentId: number; detailId: number };
  context: { now: Instant };
}

export type FindStream = (asked: Asked) => Promise<CommentedStream>;

/** Finds the live stream of a commentary; 404 where there is none, and at a site without a chat. */
export function createFindStream({ store }: Pick<SiteServer, 'store'>): FindStream {
  const items = createContentItems(store, { code: 'live_stream' });
  return async (asked) => {
    const { site, params } = asked;
    const [chat] = chatsOf(site);
    const item = (await items.shown(asked)).find(({ detailId }) => detailId === params.detailId);
    if (chat === undefined || item === undefined) throw refuse('notFound');
    const { contentId, detailId } = params;
    return { chat, times: storedTimes(item), place: { siteKey: siteKey(site), contentId, detailId } };
  };
}
