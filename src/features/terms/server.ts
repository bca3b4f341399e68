import { serve } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { agreeToTerms, readTerms } from './contract.ts';
import { asksForAgreement, readLogCheckKey, storeAgreement, termsContentId } from './server/agreements.ts';
import { presentTerms } from './server/present-terms.ts';
import { termsData } from './server/terms-data.ts';

export { asksForAgreement, countAgreements, readPersonalTerms, storeAgreement } from './server/agreements.ts';

export function createTermsServer(database: Database): ServerFeature {
  return {
    personalData: [termsData(database)],
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
