import { modulesOf, type SiteStore } from '#features/site/server.ts';

/** Whether a site that is public has a ticket that is drawn. */
export function createHasLotteries({ store }: { store: SiteStore }) {
  return async ({ portalId, eventId }: { portalId: number; eventId: number | undefined }): Promise<boolean> => {
    const published = await store.site({ portalId, eventId });
    for (const { contentId } of published === undefined ? [] : modulesOf(published, 'ticket')) {
      // oxlint-disable-next-line no-await-in-loop -- from memory
      const items = (await store.items(published!, 'ticket', contentId)) ?? [];
      if (items.some(({ lottery }) => lottery !== undefined)) return true;
    }
    return false;
  };
}
