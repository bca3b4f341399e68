import { useEffect, useState } from 'react';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { readUnreadTalks } from '../../contract/room.ts';

export type UnreadTalks = AnswerOf<typeof readUnreadTalks>;

const path = 'live_chat/unread/{portalId}[/{eventId}]/{contentId}/{dataSourceId}';

/** A member's unread talks; undefined until they were read. They are read again when the page is looked at again. */
export function useUnreadTalks(
  contentId: number,
  dataSourceId: number,
  most: number,
): { unread: UnreadTalks | undefined; hasFailed: boolean } {
  const { api, site } = usePageContext();
  const [calling] = useState({ api, params: { ...site, contentId, dataSourceId } });
  const [unread, setUnread] = useState<UnreadTalks>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const { params } = calling;
      try {
        const { data } = await calling.api.get<typeof readUnreadTalks>(path, {
          params,
          query: { per_page: most },
          isQuiet: true,
        });
        if (isGone) return;
        setUnread(data);
        setHasFailed(false);
      } catch {
        if (!isGone) setHasFailed(true);
      }
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') void read();
    };
    void read();
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [calling, most]);
  return { unread, hasFailed: hasFailed && unread === undefined };
}
