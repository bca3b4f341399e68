import type { ProfileAnswers } from '#features/profile/server.ts';
import { serve, type SiteServer } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import { gatherPersonalData, type PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
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
  /** The data that features keep about members, besides accounts and profiles. */
  parts: readonly PersonalDataPart[];
}

export function createPersonalServer(services: PersonalServices): {
  endpoints: ServedEndpoint[];
  parts: readonly PersonalDataPart[];
} {
  const { database } = services;
  const parts = [accountData(database), profileData(database), ...services.parts];
  const limit = createProcessLimit(database, 'personalExport');
  return {
    parts,
    endpoints: [
      serve(readPersonal, async ({ site, member, context }) => ({
        data: await presentPersonal(services, member, site, context),
      })),
      serve(exportPersonalData, async ({ member, context }) => {
        const { memberId, realmKey } = member;
        limit.take({ context, member });
        const data = await gatherPersonalData(parts, { memberId, realmKey });
        return { data: { exportedAt: formatInstant(context.now), userId: memberId, data } };
      }),
    ],
  };
}
