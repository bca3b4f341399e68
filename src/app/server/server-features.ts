import type { Clock, Random } from '#kernel/clock.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { accessLogData } from '#features/access-log/server.ts';
import { logOut, refreshSession } from '#features/account/contract.ts';
import { createAccountServer, createMembers } from '#features/account/server.ts';
import { createPasscodeGuard, createPasscodeServer } from '#features/passcode/server.ts';
import { cardData, createCreditCardServer } from '#features/credit-card/server.ts';
import { createContactServer } from '#features/contact/server.ts';
import { createConsoleUserServer, createConsoleUsers } from '#features/console-user/server.ts';
import { createContentLocks, createStartUpLoginDoor } from '#features/content-lock/server.ts';
import { createInvitationServer, createInvitations } from '#features/invitation/server.ts';
import { createAppBridgeServer } from '#features/app-bridge/server.ts';
import { createPreviewServer, type DetailCallOf, refuseInPreview } from '#features/preview/server.ts';
import { createIdentityServer, createOpenIdConnect, type DemoProvider } from '#features/identity/server.ts';
import { createInformationServer } from '#features/information/server.ts';
import { createMyTicketServer } from '#features/my-ticket/server.ts';
import { createMypageServer, myFolderData } from '#features/mypage/server.ts';
import { createPaymentServer, type Payments } from '#features/payment/server.ts';
import { createPersonalServer } from '#features/personal/server.ts';
import { createPostalCodeServer } from '#features/postal-code/server.ts';
import { createProfileAnswers, createProfileServer } from '#features/profile/server.ts';
import { createSiteLinkServer } from '#features/site-link/server.ts';
import { createSiteServer, type SiteServer } from '#features/site/server.ts';
import { createTaxonomyServer } from '#features/taxonomy/server.ts';
import { createTermsServer, termsData } from '#features/terms/server.ts';
import {
  createHeldTickets,
  createTicketServer,
  ticketData,
  type OrderJobs,
  type TicketServices,
} from '#features/ticket/server.ts';
import { createTicketChargeServer } from '#features/ticket-charge/server.ts';
import { createTimetableServer } from '#features/timetable/server.ts';
import { createUploadServer } from '#features/upload/server.ts';
import { createWebPageServer, findWebPageContact } from '#features/web-page/server.ts';
import type { Database } from '#server/database/database.ts';
import type { Doors, ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Log } from '#server/log/log.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { eventDetailCalls } from './module-details.ts';
import { createVisitorDoors } from './visitor-doors.ts';

export interface FeatureServices {
  database: Database;
  clock: Clock;
  uploads: Uploads;
  mail: Mailing;
  /** For codes: cannot be guessed. */
  random: Random;
  /** Undefined: not in demo mode. */
  demoProvider?: DemoProvider | undefined;
  payments: Payments;
  jobs: Jobs;
  log: Log;
  /** The address of this server as the world knows it; without it mails hold no links. */
  publicUrl: string | undefined;
  takePlaces?: TicketServices['takePlaces'];
}

export interface ServerFeatures {
  site: SiteServer;
  endpoints: ServedEndpoint[];
  /** Started by whoever starts the jobs. */
  orderJobs: OrderJobs;
  /** What is stored of members, part by part. */
  personalData: readonly PersonalDataPart[];
  /** Stands before every call about a content. */
  doors: Doors;
}

/** All that can be done in a preview besides looking: the previewer's session is kept up, or ended. */
const inPreviews: ReadonlySet<string> = new Set([refreshSession.name, logOut.name]);

/** Every feature of the server, in the order of their dependence. */
export function createServerFeatures(services: FeatureServices): ServerFeatures {
  const { database, clock, uploads, mail, random, demoProvider, payments, jobs } = services;
  const passcode = createPasscodeGuard(clock);
  const consoleUsers = createConsoleUsers(database, clock);
  const members = createMembers(database);
  const invitations = createInvitations(database, members);
  const locks = createContentLocks(members, createHeldTickets(database));
  const visitorDoors = createVisitorDoors({ members, consoleUsers, locks });
  const siteDoors = [passcode.door, invitations.door, createStartUpLoginDoor(members)];
  const site = createSiteServer(database, siteDoors, visitorDoors.ports);
  const profile = createProfileAnswers(database, site.store);
  const registrationParts = [profile.registration];
  const personalParts = [
    termsData(database),
    myFolderData(database),
    cardData(database),
    ticketData(database),
    accessLogData(database),
  ];
  const { ticketLimited } = locks;
  const personal = createPersonalServer({
    database,
    clock,
    site,
    members,
    profile,
    ticketLimited,
    parts: personalParts,
  });
  const tickets = createTicketServer({ ...services, site, members });
  const openId = createOpenIdConnect({ clock, demo: demoProvider });
  const endpoints = [
    ...site.endpoints,
    ...createAccountServer({ database, site, members, mail, random, registrationParts }).endpoints,
    ...createIdentityServer({ database, site, members, mail, openId }).endpoints,
    ...createConsoleUserServer(site, consoleUsers).endpoints,
    ...createInvitationServer(site, members, invitations).endpoints,
    ...createAppBridgeServer(database, site, members).endpoints,
    ...createPasscodeServer(site, passcode).endpoints,
    ...createInformationServer(site).endpoints,
    ...createWebPageServer(site).endpoints,
    ...createContactServer({
      site,
      members,
      mail,
      clock,
      recipients: [(...asked) => findWebPageContact(site, ...asked)],
    }).endpoints,
    ...createSiteLinkServer(site).endpoints,
    ...createTermsServer({ site, database, members }).endpoints,
    ...createTaxonomyServer(site, uploads).endpoints,
    ...createPostalCodeServer().endpoints,
    ...createProfileServer(site, profile, members).endpoints,
    ...personal.endpoints,
    ...createPaymentServer({ site, members, payments }).endpoints,
    ...createCreditCardServer({ database, site, members, payments, jobs }).endpoints,
    ...createMypageServer({ database, site, members }).endpoints,
    ...createUploadServer(site, uploads, clock).endpoints,
    ...tickets.endpoints,
    ...createMyTicketServer({
      database,
      site,
      members,
      profile,
      mail,
      orders: { planRefund: tickets.orderJobs.planRefund, settle: tickets.orders.settle },
    }).endpoints,
    ...createTicketChargeServer({ database, site, members }).endpoints,
    ...createTimetableServer(site).endpoints,
  ];
  const detailCallOf: DetailCallOf = (moduleCode) =>
    endpoints.find(({ endpoint }) => endpoint.name === (eventDetailCalls as Record<string, string>)[moduleCode]);

  return {
    site,
    orderJobs: tickets.orderJobs,
    personalData: personal.parts,
    async doors({ contentId, detailId, portalId, eventId }, context, endpoint) {
      const { name, method, behindDoors } = endpoint;
      if (context.isDraft && method === 'POST' && !inPreviews.has(name)) throw refuseInPreview(endpoint);
      if (!behindDoors || portalId === undefined) return;
      const entered = await site.doors.enter({ portalId, eventId }, context);
      if (entered.version === 'draft' || contentId === undefined || behindDoors === 'site') return;
      await visitorDoors.guardContent(entered, contentId, detailId, context);
    },
    endpoints: [...endpoints, ...createPreviewServer(site, detailCallOf).endpoints],
  };
}
