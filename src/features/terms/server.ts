import { serve } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { agreeToTerms, readTerms } from './contract.ts';
import { asksForAgreement, readLogCheckKey, storeAgreement, termsContentId } from './server/agreements.ts';
import { presentTerms } from './server/present-terms.ts';

export { asksForAgreement, readPersonalTerms, storeAgreement } from './server/agreements.ts';
export { termsData } from './server/terms-data.ts';

export function createTermsServer(database: Database): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(readTerms, async ({ site, context }) => ({ data: presentTerms(site, context.language) })),
      serve(agreeToTerms, async ({ site, member, params, context }) => {
        const isAsked = asksForAgreement(site) && params.termsContentId === termsContentId(site);
        if (!isAsked) throw refuse('notFound');
        const logCheckKey = readLogCheckKey(context.header('log-check-key'));
        await storeAgreement(database.kysely, site, member.memberId, { now: context.now, logCheckKey });
        return { data: { agreedAt: formatInstant(context.now) } };
      }),
    ],
  };
}
