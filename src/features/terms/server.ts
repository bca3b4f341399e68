import type { SiteServer } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { agreeToTerms, readTerms } from './contract.ts';
import {
  type AgreeingMembers,
  asksForAgreement,
  readLogCheckKey,
  storeAgreement,
  termsContentId,
} from './server/agreements.ts';
import { presentTerms } from './server/present-terms.ts';

export { type AgreeingMembers, asksForAgreement, readPersonalTerms, storeAgreement } from './server/agreements.ts';
export { termsData } from './server/terms-data.ts';

export interface TermsServices {
  site: SiteServer;
  database: Database;
  members: AgreeingMembers;
}

export function createTermsServer({ site, database, members }: TermsServices): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(readTerms, async ({ params }, context) => {
        const published = await site.doors.look(params, context);
        return { data: presentTerms(published, context.language) };
      }),
      serve(agreeToTerms, async ({ params }, context) => {
        const published = await site.doors.enter(params, context);
        const { memberId } = await members.require(context, published);
        const isAsked = asksForAgreement(published) && params.termsContentId === termsContentId(published);
        if (!isAsked) throw refuse('notFound');
        const logCheckKey = readLogCheckKey(context.header('log-check-key'));
        await storeAgreement(database.kysely, published, memberId, { now: context.now, logCheckKey });
        return { data: { agreedAt: formatInstant(context.now) } };
      }),
    ],
  };
}
