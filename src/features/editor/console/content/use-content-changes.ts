import { useMemo } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { orderContents, removeContent } from '../../contract.ts';

/** Changes of the list of contents; whoever shows it reads it again. */
export function useContentChanges(site: string) {
  const { api, cache } = useConsole();
  return useMemo(() => {
    const read = (): void => {
      cache.changed(`outline/${site}`);
      cache.changed(`home/${site}`);
    };
    return {
      /** Another one is there. */
      added: read,
      /** A content that is not named stays behind the one it followed. */
      async order(next: number[]): Promise<void> {
        const body = { order: next };
        await api.post<typeof orderContents>('sites/{site}/contents/order', { params: { site }, body });
        read();
      },
      async remove(contentId: number): Promise<void> {
        const params = { site, contentId };
        await api.post<typeof removeContent>('sites/{site}/contents/{contentId}/remove', { params, body: {} });
        read();
      },
    };
  }, [api, cache, site]);
}
