import type { EnteredSite } from '#features/operator/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { BoothState } from '../contract/booth.ts';
import { type BoothPlace, readBooths } from './booth-states.ts';
import type { DraftServices } from './draft-endpoints.ts';

/** How a booth of a site stands; one that is not there is refused. */
export type OwnBooth = (site: EnteredSite, place: BoothPlace) => Promise<BoothState>;

export const createOwnBooth =
  (services: DraftServices): OwnBooth =>
  async ({ siteKey }, place) => {
    const [booth] = await readBooths(services, siteKey, [place]);
    if (booth === undefined) throw refuse('notFound');
    return booth;
  };
