import { join } from 'node:path';
import type { Clock, Random } from '#kernel/clock.ts';
import type { ServerLack } from '#kernel/console/server-lack.ts';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { createAccessLogServer, createNoteOrderSource, moveVisits } from '#features/access-log/server.ts';
import { createAttendeeImportServer } from '#features/attendee-import/server.ts';
import { createAttendeeServer } from '#features/attendees/server.ts';
import { countMembers, createAccountServer, eraseMembers } from '#features/account/server.ts';
import { createBankServer } from '#features/bank/server.ts';
import { createCallingOffServer } from '#features/calling-off/server.ts';
import { boothsAmongFavorites, boothsInBags, createBoothServer, findBoothContact } from '#features/booth/server.ts';
import { createCreditCardServer } from '#features/credit-card/server.ts';
import { createCookieConsentServer } from '#features/cookie-consent/server.ts';
import { createContactServer } from '#features/contact/server.ts';
import { createHandoutServer } from '#features/handout/server.ts';
import { createCodesServer, createFindMadeCodes, createHasMadeCodes } from '#features/codes/server.ts';
import { createCouponServer } from '#features/coupon/server.ts';
import { createFavoriteServer } from '#features/favorite/server.ts';
import { createAppBridgeServer } from '#features/app-bridge/server.ts';
import { createRealtimeServer } from '#features/realtime/server.ts';
import { createDoors, type DetailCallOf, type GuardContent, moveConsoleKeys } from '#features/doors/server.ts';
import { createEditorServer, refuseUnpublishable } from '#features/editor/server.ts';
import { createIdentityServer, createOpenIdConnect, type DemoProvider } from '#features/identity/server.ts';
import { createExhibitorServer, memberRunsBooths } from '#features/exhibitor/server.ts';
import { createEventListServer } from '#features/event-list/server.ts';
import { createEventToolsServer } from '#features/event-tools/server.ts';
import { createInformationServer } from '#features/information/server.ts';
import { createChatFaces, createLiveChatServer } from '#features/live-chat/server.ts';
import { createLiveStreamServer } from '#features/live-stream/server.ts';
import { createMailingServer } from '#features/mailing/server.ts';
import { createMyTicketServer } from '#features/my-ticket/server.ts';
import { createBagServer } from '#features/my-bag/server.ts';
import { createMemberServer } from '#features/members/server.ts';
import { createMypageServer } from '#features/mypage/server.ts';
import {
  type ConsoleReader,
  createConsoleEntrance,
  createOperatorServer,
  type ServedConsoleCall,
} from '#features/operator/server.ts';
import { createNumbersServer } from '#features/numbers/server.ts';
import { createOrdersServer } from '#features/orders/server.ts';
import { createReceptionServer } from '#features/reception/server.ts';
import { createPaymentServer, type Payments } from '#features/payment/server.ts';
import { createProfileAnswers, createProfileServer } from '#features/profile/server.ts';
import { createQuestionnaires, createQuestionnaireServer } from '#features/questionnaire/server.ts';
import { createMayRehearse, createRehearsalServer } from '#features/rehearsal/server.ts';
import { createScheduleServer, createSpeakerSessions, sessionsAmongFavorites } from '#features/schedule/server.ts';
import { createSiteLinkServer } from '#features/site-link/server.ts';
import {
  createReportChange,
  createSiteServer,
  createStoredDocuments,
  logUnread,
  type PublishedSite,
  type ReportChange,
  type SiteServer,
  type Visit,
} from '#features/site/server.ts';
import { createTaxonomyServer } from '#features/taxonomy/server.ts';
import { createTermsServer } from '#features/terms/server.ts';
import {
  applicationsOnCards,
  createEventSales,
  createHeldTickets,
  createIsSold,
  createSoldItems,
  createHasLotteries,
  createSellsForMoney,
  createTicketServer,
  type TicketServices,
  countOrders,
  holdSales,
} from '#features/ticket/server.ts';
import { createTicketChargeServer } from '#features/ticket-charge/server.ts';
import { createTimetableServer } from '#features/timetable/server.ts';
import { createUploadServer } from '#features/upload/server.ts';
import { createWebPageServer, findWebPageContact } from '#features/web-page/server.ts';
import type { Database } from '#server/database/database.ts';
import type { DetailPages } from '#server/detail-pages.ts';
import type { Entrance, ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Log } from '#server/log/log.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { Channel } from '#server/realtime/channel.ts';
import type { Topic } from '#server/realtime/topic-kinds.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import type { SecretBox } from '#server/secret-box.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { createCallEntrance } from './call-entrance.ts';
import { contentPage } from '../content-page.ts';
import { moduleOf } from '../modules.ts';
import { moduleDocuments } from '../module-documents.ts';

export interface FeatureServices {
  database: Database;
  clock: Clock;
  uploads: Uploads;
  secrets: SecretBox;
  mail: Mailing;
  /** Unpredictable, for codes. */
  random: Random;
  /** Everybody may enter the console as the organiser of the demo. */
  isDemo: boolean;
  /** Undefined: not in demo mode. */
  demoProvider?: DemoProvider | undefined;
  /** Hosts of the operator's own network that may be identity providers. */
  nearProviders?: readonly string[] | undefined;
  payments: Payments;
  jobs: Jobs;
  log: Log;
  /** The address of this server on the internet; without it mails hold no links. */
  publicUrl: string | undefined;
  /** What the console tells organisers that this server lacks. */
  lacks: readonly ServerLack[];
  /** Holds the recordings that are sent as live channels. */
  channelFolder: string;
  /** How long records of the access log are kept. */
  accessLogDays?: number | undefined;
  takePlaces?: TicketServices['takePlaces'];
  /** A function, because the channel is made from the features of this file. */
  channel(): Channel<Visit>;
}

export interface ServerFeatures {
  site: SiteServer;
  endpoints: ServedEndpoint[];
  /** Plans the work that comes again; the process that starts the jobs calls it. */
  begin(): Promise<void>;
  /** Each by itself, in the order of their dependence. */
  all: readonly ServerFeature<Visit, ConsoleReader>[];
  /** The details of modules that the site map names. */
  detailPages: readonly DetailPages<Visit>[];
  /** Throws what keeps a visit from a content, or from one detail of it. */
  guardContent: GuardContent;
  /** The stored data of members, part by part. */
  personalData: readonly PersonalDataPart[];
  /** Whether a site tells something by pushes. */
  hasPushes(site: PublishedSite): boolean;
  /** What open pages may read of the features. */
  topics: readonly Topic<Visit>[];
  /** What open consoles may read of the features. */
  consoleTopics: readonly Topic<ConsoleReader>[];
  /** Notes whose pages of a chat are looked at here; called each minute. */
  noteHere(): Promise<void>;
  /** The way into every call. */
  enter: Entrance;
  /** The calls of the console, and the way into them. */
  consoleCalls: ServedConsoleCall[];
  enterConsole: Entrance<ConsoleEndpoint>;
}

const templateFolder = join(import.meta.dirname, '../../../templates');

/** Every feature of the server, in the order of their dependence. */
export function createServerFeatures(services: FeatureServices): ServerFeatures {
  const { database, clock, uploads, random, payments, jobs, publicUrl } = services;
  const heldTickets = createHeldTickets(database);
  const doors = createDoors(database, heldTickets);
  const stored = createStoredDocuments(moduleDocuments, logUnread(services.log));
  const site = createSiteServer(database, doors.ofSites, stored, {
    ...doors.ports,
    mayRehearse: createMayRehearse(database),
    sales: createEventSales(database, clock),
  });
  const { store } = site;
  const { guardContent } = doors;
  const { closedContents } = doors.ports;
  const profile = createProfileAnswers(database, store);
  /** What most features need. */
  const shared = { ...services, site, store, profile, guardContent, guardDetail: guardContent, closedContents };

  const modules = { booth: boothsAmongFavorites(store), schedule: sessionsAmongFavorites(store) };
  const favorite = createFavoriteServer({ ...shared, modules });
  const { favoritesOf } = favorite;
  const liveStream = createLiveStreamServer({ ...shared, others: () => [booths.findStream] });
  const questionnaires = createQuestionnaires(database);
  const booths = createBoothServer({
    ...shared,
    questionnaires,
    files: uploads,
    desk: liveStream.desk,
    chatFaces: createChatFaces(database),
  });
  const handouts = createHandoutServer({ database, files: uploads, sources: [booths.handouts] });
  const tickets = createTicketServer({
    ...shared,
    stored,
    madeCodes: { find: createFindMadeCodes(database), areUsable: createHasMadeCodes(database) },
    onOrdered: createNoteOrderSource(database, services.log),
  });
  const { orderJobs, orders, snapshotOf } = tickets;
  const orderPorts = { planRefund: orderJobs.planRefund, settle: orders.settle };
  const reportChange: ReportChange = async (...asked) => {
    // What commands need is loaded when it is first asked for.
    const { sitePorts } = await import('../command/commands.ts');
    return createReportChange({ documents: moduleDocuments, now: clock }, sitePorts)(...asked);
  };
  const features: readonly ServerFeature<Visit, ConsoleReader>[] = [
    site,
    createAccountServer({
      ...shared,
      registrationParts: [profile.registration],
      leavingParts: () => features.flatMap(({ leaving = [] }) => leaving),
      facts: () => features.flatMap(({ personalFacts = [] }) => personalFacts),
      parts: () => personalDataOf(features),
    }),
    createIdentityServer({
      ...shared,
      openId: createOpenIdConnect({ clock, demo: services.demoProvider, nearHosts: services.nearProviders }),
    }),
    doors.server(site, (moduleCode) => detailCallOf(moduleCode), services),
    createEventListServer({
      ...shared,
      heldTickets,
      answersOf: async (...asked) => (await profile.present(...asked)).shareProfile,
    }),
    createEventToolsServer({ site, publicUrl }),
    createAppBridgeServer(database),
    createInformationServer(site),
    createWebPageServer(site),
    createContactServer({
      ...shared,
      recipients: [(...asked) => findWebPageContact(site, ...asked), (...asked) => findBoothContact(site, ...asked)],
    }),
    createSiteLinkServer(site, { sessionsOf: createSpeakerSessions(shared) }),
    createTermsServer(database),
    createTaxonomyServer(site, uploads),
    createProfileServer(database, site, profile),
    createPaymentServer(payments),
    createCreditCardServer({ database, payments, jobs, uses: applicationsOnCards }),
    booths,
    handouts,
    createMypageServer(database, handouts.find, async (asked) =>
      (await Promise.all(features.flatMap(({ ahead }) => ahead?.(asked) ?? []))).flat(),
    ),
    createUploadServer(database, uploads),
    tickets,
    createMyTicketServer({ ...shared, orders: orderPorts }),
    createTicketChargeServer(database, store),
    createOrdersServer({ ...shared, orders, orderJobs, snapshotOf }),
    createBankServer({ ...shared, orderJobs }),
    createCallingOffServer({ ...shared, orders, orderJobs }),
    createTimetableServer(site),
    createScheduleServer({ ...shared, favorite }),
    favorite,
    createBagServer({ ...shared, readBooths: boothsInBags(store), favoritesOf }),
    createRealtimeServer(services),
    createAttendeeServer({ ...shared, orders: orderPorts }),
    createAttendeeImportServer({ ...shared, orderJobs, snapshotOf }),
    createReceptionServer({ ...shared, orders: orderPorts }),
    createCodesServer({ database, stored }),
    createMemberServer({
      ...shared,
      leavingParts: () => features.flatMap(({ leaving = [] }) => leaving),
      parts: () => personalDataOf(features),
    }),
    createMailingServer(shared),
    createNumbersServer({ database, store, clock }),
    createCouponServer({ database, site, random }),
    liveStream,
    createLiveChatServer(shared),
    createQuestionnaireServer(database, questionnaires),
    createCookieConsentServer(),
    createOperatorServer({ ...shared, onAccepted: memberRunsBooths }),
    createExhibitorServer({ ...shared, stored, documents: moduleDocuments }),
    createEditorServer({
      database,
      jobs,
      mail: services.mail,
      publicUrl,
      lacks: services.lacks,
      documents: moduleDocuments,
      stored,
      store,
      uploads,
      checksOf: async (siteKey, now) =>
        (await Promise.all(features.flatMap(({ checks }) => checks?.(siteKey, now) ?? []))).flat(),
      waitsAt: async (siteKey, now) =>
        (await Promise.all(features.flatMap(({ waits }) => waits?.(siteKey, now) ?? []))).flat(),
      templateFolder,
      isSold: createIsSold(database),
      soldItems: createSoldItems(database),
      pageOf: contentPage,
      sellsForMoney: createSellsForMoney(database, stored),
      hasLotteries: createHasLotteries(site),
      reportChange,
      life: { countOrders, countMembers, holdSales, eraseMembers, moveVisits, moveConsoleKeys },
    }),
    createRehearsalServer({
      database,
      site,
      stored,
      payments,
      refuseUnpublishable: (siteKey) =>
        refuseUnpublishable({ database, stored, documents: moduleDocuments, reportChange }, siteKey),
      erasers: () => features.flatMap(({ eraseRehearsal }) => eraseRehearsal ?? []),
    }),
    createAccessLogServer(database, services.accessLogDays),
  ];
  const endpoints = features.flatMap((feature) => feature.endpoints).map(handouts.offer);
  const detailCallOf: DetailCallOf = (moduleCode) =>
    endpoints.find(({ endpoint }) => endpoint.name === moduleOf(moduleCode).detailCall);

  return {
    site,
    async begin() {
      for (const { begin } of features) await begin?.();
    },
    detailPages: features.flatMap(({ detailPages = [] }) => detailPages),
    guardContent,
    personalData: personalDataOf(features),
    all: features,
    hasPushes: (at) => features.some(({ hasPushes }) => hasPushes?.(at) ?? false),
    topics: features.flatMap(({ topics = [] }) => topics),
    consoleTopics: features.flatMap(({ consoleTopics = [] }) => consoleTopics),
    async noteHere() {
      const names = services.channel().hub.names();
      for (const { noteHere } of features) await noteHere?.(names);
    },
    enter: createCallEntrance(site.doors, guardContent),
    consoleCalls: features.flatMap(({ consoleCalls = [] }) => consoleCalls),
    enterConsole: createConsoleEntrance(database, services.isDemo),
    endpoints,
  };
}

const personalDataOf = (features: readonly ServerFeature<Visit>[]): PersonalDataPart[] =>
  features.flatMap(({ personalData = [] }) => personalData);
