import { realmKey } from '#features/site/rules/realm-key.ts';
import type { SiteServer } from '#features/site/server.ts';
import { type Chat, chatsOf } from '../desk/chat-desk.ts';

/**
 * The chat to which a notice leads: several sites of a realm may share one source. The portal's goes before those of
 * its events, a newer event before an older one.
 */
export async function findHome(
  { directory, store }: Pick<SiteServer, 'directory' | 'store'>,
  source: { realmKey: string; dataSourceId: number },
): Promise<Chat | undefined> {
  const records = directory
    .all()
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .sort((one, other) => (other.eventId ?? Infinity) - (one.eventId ?? Infinity));
  for (const { portalId, eventId } of records) {
    const portalKey = `portal/${portalId}`;
    if (portalKey !== source.realmKey && `event/${eventId}` !== source.realmKey) continue;
    const site = await store.site({ portalId, eventId });
    if (site === undefined || realmKey(site) !== source.realmKey) continue;
    const chat = chatsOf(site).find(({ place }) => place.dataSourceId === source.dataSourceId);
    if (chat !== undefined) return chat;
  }
  return undefined;
}
