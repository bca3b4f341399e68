import type { ProfileAnswers } from '#features/profile/server.ts';
import { serve, type Visit } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import { gatherPersonalData, type PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { createProcessLimit } from '#server/limits/process-limit.ts';
import type { AnyFact } from '#server/server-feature.ts';
import { exportPersonalData, personalSchema, readPersonal } from '../contract/personal-data.ts';
import { presentPersonal } from './present-personal.ts';

export interface PersonalServices {
  database: Database;
  profile: Pick<ProfileAnswers, 'present'>;
  /** What all features tell and keep of members, this one too. Functions, because the features are made after accounts. */
  facts(): readonly AnyFact<Visit>[];
  parts(): readonly PersonalDataPart[];
}

/** What a member may know of themselves: the facts for their pages, and the export of everything. */
export function personalCalls(services: PersonalServices): ServedEndpoint[] {
  const { database, profile, facts } = services;
  const limit = createProcessLimit(database, 'personalExport');
  /** Its answer has the facts of all features, which are known when it is first read. */
  const readPersonalWithFacts: typeof readPersonal = {
    ...readPersonal,
    get answer() {
      return personalSchema(Object.fromEntries(facts().map(({ name, schema }) => [name, schema])));
    },
  };
  return [
    serve(readPersonalWithFacts, async ({ visit, member }) => ({
      data: await presentPersonal({ database, profile, facts: facts() }, member, visit),
    })),
    serve(exportPersonalData, async ({ member, context }) => {
      const { memberId, realmKey } = member;
      limit.take({ context, member });
      const data = await gatherPersonalData(services.parts(), { memberId, realmKey });
      return { data: { exportedAt: formatInstant(context.now), userId: memberId, data } };
    }),
  ];
}
