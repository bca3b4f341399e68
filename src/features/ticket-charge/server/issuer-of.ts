import { moduleOf, type PublishedSite } from '#features/site/server.ts';
import type { ChargeRecord } from './read-charges.ts';

/** Who gives the receipt of a charge, as the organiser wrote it. */
export const issuerOf = (site: PublishedSite, { content_id }: Pick<ChargeRecord, 'content_id'>) =>
  moduleOf(site, 'ticket', content_id)?.serverContent.receipt ?? {};
