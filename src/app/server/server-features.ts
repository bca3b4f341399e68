import type { Clock, Random } from '#kernel/clock.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { accessLogData } from '#features/access-log/server.ts';
import { createAccountServer, createMembers } from '#features/account/server.ts';
import { createPasscodeGuard, createPasscodeServer } from '#features/passcode/server.ts';
import { createConsoleUserServer, createConsoleUsers } from '#features/console-user/server.ts';
import { createInformationServer } from '#features/information/server.ts';
import { createPersonalServer } from '#features/personal/server.ts';
import { createPostalCodeServer } from '#features/postal-code/server.ts';
import { createProfileAnswers, createProfileServer } from '#features/profile/server.ts';
import { createSiteLinkServer } from '#features/site-link/server.ts';
import { createSiteServer, type Door, type SiteServer } from '#features/site/server.ts';
import { createTaxonomyServer } from '#features/taxonomy/server.ts';
import { createTermsServer, termsData } from '#features/terms/server.ts';
import { createUploadServer } from '#features/upload/server.ts';
import { createWebPageServer } from '#features/web-page/server.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Doors, ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { Uploads } from '#server/uploads/uploads.ts';

export interface FeatureServices {
  database: Database;
  clock: Clock;
  uploads: Uploads;
  mail: Mailing;
  /** For codes: cannot be guessed. */
  random: Random;
}

export interface ServerFeatures {
  site: SiteServer;
  endpoints: ServedEndpoint[];
  /** What is stored of members, part by part. */
  personalData: readonly PersonalDataPart[];
  /** Stands before every call about a content. */
  doors: Doors;
}

/** Nobody is invited before there are accounts; the visitor is asked to log in (core 4.3). */
const invitationDoor: Door = ({ document }) => {
  if (document.isInvitingEvent || document.login?.isRequiredAtStartup) throw refuse('forbidden');
};

/** Every feature of the server, in the order of their dependence. */
export function createServerFeatures({ database, clock, uploads, mail, random }: FeatureServices): ServerFeatures {
  const passcode = createPasscodeGuard(clock);
  const site = createSiteServer(database, [passcode.door, invitationDoor]);
  const consoleUsers = createConsoleUsers(database, clock);
  const members = createMembers(database);
  const profile = createProfileAnswers(database, site.store);
  const registrationParts = [profile.registration];
  const personalParts = [termsData(database), accessLogData(database)];
  const personal = createPersonalServer({ database, clock, site, members, profile, parts: personalParts });
  return {
    site,
    personalData: personal.parts,
    async doors({ contentId, portalId, eventId }, context) {
      if (contentId === undefined || portalId === undefined) return;
      const published = await site.store.site({ portalId, eventId });
      if (published !== undefined) await consoleUsers.guardContent(published, contentId, context);
    },
    endpoints: [
      ...site.endpoints,
      ...createAccountServer({ database, site, members, mail, random, registrationParts }).endpoints,
      ...createConsoleUserServer(site, consoleUsers).endpoints,
      ...createPasscodeServer(site, passcode).endpoints,
      ...createInformationServer(site).endpoints,
      ...createWebPageServer(site).endpoints,
      ...createSiteLinkServer(site).endpoints,
      ...createTermsServer({ site, database, members }).endpoints,
      ...createTaxonomyServer(site, uploads).endpoints,
      ...createPostalCodeServer().endpoints,
      ...createProfileServer(site, profile, members).endpoints,
      ...personal.endpoints,
      ...createUploadServer(site, uploads, clock).endpoints,
    ],
  };
}
