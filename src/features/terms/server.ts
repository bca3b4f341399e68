import type { SiteServer } from '#features/site/server.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { readTerms } from './contract.ts';
import { presentTerms } from './server/present-terms.ts';

export function createTermsServer(site: SiteServer): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(readTerms, async ({ params }, context) => {
        const published = await site.doors.look(params, context);
        return { data: presentTerms(published, context.language) };
      }),
    ],
  };
}
