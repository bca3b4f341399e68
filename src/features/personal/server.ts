import type { ProfileAnswers } from '#features/profile/server.ts';
import { serve, type SiteServer } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import { gatherPersonalData, type PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { createProcessLimit } from '#server/limits/process-limit.ts';
import { exportPersonalData, readPersonal } from './contract.ts';
import { accountData } from './server/account-data.ts';
import { type FeatureParts, presentPersonal } from './server/present-personal.ts';
import { profileData } from './server/profile-data.ts';

export interface PersonalServices {
  database: Database;
  site: SiteServer;
  profile: Pick<ProfileAnswers, 'present'>;
  /** The facts about a member in the answer of `personal`. */
  ofFeatures: FeatureParts;
  /** The data that all features keep about members, this one's too. */
  parts(): readonly PersonalDataPart[];
}

/** What a member may know of themselves: the facts for their pages, and the export of everything. */
export function createPersonalServer(services: PersonalServices): ServerFeature {
  const { database } = services;
  const limit = createProcessLimit(database, 'personalExport');
  return {
    personalData: [accountData(database), profileData(database)],
    endpoints: [
      serve(readPersonal, async ({ site, member, context }) => ({
        data: await presentPersonal(services, member, site, context),
      })),
      serve(exportPersonalData, async ({ member, context }) => {
        const { memberId, realmKey } = member;
        limit.take({ context, member });
        const data = await gatherPersonalData(services.parts(), { memberId, realmKey });
        return { data: { exportedAt: formatInstant(context.now), userId: memberId, data } };
      }),
    ],
  };
}
