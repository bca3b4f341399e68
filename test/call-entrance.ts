import { createCallEntrance } from '#app/server/call-entrance.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { Entrance } from '#server/http/served-endpoint.ts';

/** The way into calls of a site whose contents have no locks. */
export function entranceOf({ doors }: SiteServer): Entrance {
  return createCallEntrance(doors, async () => {});
}

/** The entrance of calls without a site: everybody may enter. */
export const openEntrance: Entrance = async (_endpoint, _params, _query, context) => ({ context });
