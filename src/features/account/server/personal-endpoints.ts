import type { ProfileAnswers } from '#features/profile/server.ts';
import { serve } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import { gatherPersonalData, type PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { createProcessLimit } from '#server/limits/process-limit.ts';
import { exportPersonalData, readPersonal } from '../contract/personal-data.ts';
import { type FeatureParts, presentPersonal } from './present-personal.ts';

export interface PersonalServices {
  database: Database;
  profile: Pick<ProfileAnswers, 'present'>;
  /** The facts about a member in the answer of `personal`. */
  ofFeatures: FeatureParts;
  /** The data that all features keep about members, this one's too. */
  parts(): readonly PersonalDataPart[];
}

/** What a member may know of themselves: the facts for their pages, and the export of everything. */
export function personalCalls(services: PersonalServices): ServedEndpoint[] {
  const limit = createProcessLimit(services.database, 'personalExport');
  return [
    serve(readPersonal, async ({ site, member, context }) => ({
      data: await presentPersonal(services, member, site, context),
    })),
    serve(exportPersonalData, async ({ member, context }) => {
      const { memberId, realmKey } = member;
      limit.take({ context, member });
      const data = await gatherPersonalData(services.parts(), { memberId, realmKey });
      return { data: { exportedAt: formatInstant(context.now), userId: memberId, data } };
    }),
  ];
}
