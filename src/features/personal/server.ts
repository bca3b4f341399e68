import type { Members } from '#features/account/server.ts';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import { gatherPersonalData, type PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import { exportPersonalData, readPersonal } from './contract.ts';
import { accountData } from './server/account-data.ts';
import { presentPersonal, type TicketLimitedOf } from './server/present-personal.ts';
import { profileData } from './server/profile-data.ts';
import { sitePastPasscode } from './server/site-past-passcode.ts';

export interface PersonalServices {
  database: Database;
  clock: Clock;
  site: SiteServer;
  members: Members;
  profile: Pick<ProfileAnswers, 'present'>;
  /** The tickets a member holds that unlock contents of a site. */
  ticketLimited: TicketLimitedOf;
  /** What features keep of members, besides accounts and profiles. */
  parts: readonly PersonalDataPart[];
}

/** Reading everything costs more than reading a page. */
const exportsMax = 10;
const exportWindowMs = 3_600_000;

export function createPersonalServer(services: PersonalServices): {
  endpoints: ServedEndpoint[];
  parts: readonly PersonalDataPart[];
} {
  const { database, site, members } = services;
  const parts = [accountData(database), profileData(database), ...services.parts];
  const limit = createRateLimit(exportsMax, exportWindowMs, services.clock);
  return {
    parts,
    endpoints: [
      serve(readPersonal, async ({ params }, context) => {
        const published = await sitePastPasscode(site.doors, params, context);
        const member = await members.require(context, published);
        return { data: await presentPersonal(services, member, published, context.language) };
      }),
      serve(exportPersonalData, async ({ params }, context) => {
        const { memberId, realmKey } = await members.require(context, await site.doors.look(params, context));
        if (!limit.take(String(memberId))) throw refuse('tooMany');
        const data = await gatherPersonalData(parts, { memberId, realmKey });
        return { data: { exportedAt: formatInstant(context.now), userId: memberId, data } };
      }),
    ],
  };
}
