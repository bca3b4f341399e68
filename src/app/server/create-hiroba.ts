import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Hono } from 'hono';
import type { Demo } from '#demo/demo.ts';
import {
  createPayments,
  createOwnAccountGateway,
  createRehearsalGateway,
  createStripeGateway,
  type Payments,
  type StripeSettings,
} from '#features/payment/server.ts';
import { calledOffStrip } from '#features/calling-off/server.ts';
import { rehearsalStrip } from '#features/rehearsal/server.ts';
import type { Clock, Random } from '#kernel/clock.ts';
import { consoleApiPrefix, type ConsoleEndpoint, consolePath } from '#kernel/console/console-endpoint.ts';
import type { ServerLack } from '#kernel/console/server-lack.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { createLoggablePath } from '#kernel/loggable.ts';
import { pages, previewPage } from '#kernel/page.ts';
import type { Database } from '#server/database/database.ts';
import { type Api, createApi } from '#server/http/api.ts';
import { respond } from '#server/http/api-answer.ts';
import { Refusal, refuseMethod } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { headOfRequest, type RequestHead } from '#server/http/request-head.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import type { Log } from '#server/log/log.ts';
import { createBounceReader } from '#server/mail/bounce/note-bounces.ts';
import type { Mailbox } from '#server/mail/mailbox.ts';
import { createMailing } from '#server/mail/mailing.ts';
import type { MailSettings } from '#server/mail/mail-settings.ts';
import { watchFolder } from '#server/uploads/folder-watch.ts';
import { createSecretBox } from '#server/secret-box.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { createCallsFirst } from './calls-first.ts';
import { createConsoleRoutes } from './console-routes.ts';
import { contextOfRequest } from './context-of-request.ts';
import { favicon } from './favicon.ts';
import { createGate } from './gate.ts';
import { createInProcessApi } from './in-process-api.ts';
import { keepAssets } from './kept-assets.ts';
import { loadDemo } from './load-demo.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createOperatorRoutes } from './operator-routes.ts';
import { createPageCache } from './page-cache.ts';
import { createPageDesk, type PageCounts } from './page-desk.ts';
import { failurePage } from './page-response.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createRequestLog } from './request-log.ts';
import { createRequests, type Requests } from './requests.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { createSelfCalls } from './self-calls.ts';
import { createConsoleRealtime } from './console-realtime.ts';
import { createRealtime, type Realtime } from './realtime.ts';
import { createServerFeatures, type FeatureServices, type ServerFeatures } from './server-features.ts';
import { createSiteFiles } from './site-files.ts';
import { createSiteIcons } from './site-icon.ts';
import { createWebAppFiles } from './web-app-files.ts';
import { createSiteMaps } from './site-map.ts';
import { createStaticFiles } from './static-files.ts';
import { tidyData } from './tidy-data.ts';
import { statusCodeOf } from '../status-code-of.ts';
import { version } from '../version.ts';

const demoChannels = join(import.meta.dirname, '../../../demo/channels');

export interface HirobaSettings {
  database: Database;
  dataFolder: string;
  buildFolder: string;
  /** Holds the recordings that are sent as live channels; those of the data folder, or of the demo, unless it is named. */
  channelFolder?: string | undefined;
  clock: Clock;
  random: Random;
  log: Log;
  trustProxy: boolean;
  /** The address of this server on the internet; without it mails hold no links. */
  publicUrl?: string | undefined;
  /** Refuses requests under other hosts than that of `publicUrl` and the own domains of sites. */
  answersOnlyOwnHosts?: boolean;
  /** Lets whoever sends it read /metrics; without it only programs of this machine do. */
  metricsToken?: string | undefined;
  /** Another way to sell tickets, for comparing in the bench. */
  takePlaces?: FeatureServices['takePlaces'];
  logHost: string;
  /** How long records of the access log are kept. */
  accessLogDays?: number | undefined;
  /** Hosts of the operator's own network that may be identity providers. */
  nearProviders?: readonly string[] | undefined;
  isDevelopment: boolean;
  /** Visitors may read the mailbox, choose any person at the provider of the demo, and pay with test cards. */
  isDemo: boolean;
  /** Undefined: Stripe charges nobody. */
  stripe?: StripeSettings | undefined;
  mail: MailSettings;
  renderer: PageRenderer;
}

export interface Hiroba extends Requests {
  /** What was made, is kept and waits of pages. */
  pages(): PageCounts;
  /** Every route beside the calls. */
  routes: readonly { method: string; path: string }[];
  /** A path as the log may have it. */
  loggablePath(pathname: string): string;
  api: Api;
  /** The calls of the console. */
  consoleApi: Api<ConsoleEndpoint>;
  features: ServerFeatures;
  payments: Payments;
  /** The channel to open pages. */
  realtime: Realtime;
  /** Takes over a request for an upgrade of the connection: an open page, or an open console. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Sends every open page and console away. */
  closeChannels(): Promise<void>;
  /** The gateway of the demo; the process that listens starts and stops it. */
  sandbox: Demo['sandbox'] | undefined;
  /** Once it listens, a server of the demo buys tickets for a member of it. */
  buyDemoTickets: Demo['buyTickets'] | undefined;
  /** Tells the server its own address, once it listens. */
  listensAt(origin: string): void;
  /** The process that listens starts and stops them. */
  jobs: Jobs;
  /** Holds the mails while there is no mail server. */
  mailbox: Mailbox | undefined;
  /** Removes expired data; called from time to time. */
  tidy(): Promise<void>;
  /** Sees to it that pages of this build find their scripts after the next one; called from time to time. */
  keepAssets(): Promise<void>;
  /** Says in the log when the data folder can no longer be written; called from time to time. */
  lookAtDisk(): Promise<unknown>;
  /** Makes /readyz say no from now on. */
  drain(): void;
}

/** Sites have no pages below `/dev/`: only the tools of the demo are there. */
const noToolHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
const pageAgeMs = 15_000;
const pageBytesMax = 64 * 1024 * 1024;

function lacksOf({ publicUrl, mail }: Pick<HirobaSettings, 'publicUrl' | 'mail'>): ServerLack[] {
  return [
    ...(publicUrl === undefined ? ['address' as const] : []),
    ...(mail.smtp === undefined ? ['mail' as const] : []),
  ];
}

/** What an address that is no call takes: every one is read, and some are posted to. */
function methodsAt({ router }: Hono, path: string): string[] {
  const [found] = router.match('POST', path);
  const isPosted = found.some(([[, route]]) => route.method === 'POST');
  return ['GET', 'HEAD', ...(isPosted ? ['POST'] : [])];
}

/** Hiroba as one value: no global, no socket. */
export async function createHiroba(settings: HirobaSettings): Promise<Hiroba> {
  const { database, clock, random, log, trustProxy, logHost, renderer, isDevelopment } = settings;
  const uploads = createUploads({ database, dataFolder: settings.dataFolder });
  const jobs = createJobs(database, { clock, log });
  const mail = createMailing({ ...settings.mail, database, jobs, clock });
  const { bounces } = settings.mail;
  const readBounces = bounces === undefined ? undefined : createBounceReader({ database, folder: bounces, log });
  const app = new Hono();
  const self = createSelfCalls((request) => app.fetch(request, {}));
  const demo = settings.isDemo
    ? await (await loadDemo()).createDemo({ database, clock, log, callSelf: self.call })
    : undefined;
  const gateways = [
    ...(demo === undefined ? [] : [demo.sandbox.client]),
    ...(settings.stripe === undefined ? [] : [await createStripeGateway(settings.stripe, { clock, log })]),
  ];
  const rehearsal = createRehearsalGateway({ clock, jobs, payments: () => payments });
  const ownAccount = createOwnAccountGateway({ payments: () => payments });
  const payments: Payments = createPayments({ database, clock, log, gateways, rehearsal, ownAccount });
  const features = createServerFeatures({
    database,
    clock,
    uploads,
    secrets: createSecretBox(settings.dataFolder),
    mail,
    random,
    isDemo: settings.isDemo,
    demoProvider: demo?.identityProvider,
    nearProviders: settings.nearProviders,
    payments,
    jobs,
    log,
    publicUrl: settings.publicUrl,
    lacks: settings.isDemo ? [] : lacksOf(settings),
    takePlaces: settings.takePlaces,
    accessLogDays: settings.accessLogDays,
    channelFolder: settings.channelFolder ?? (settings.isDemo ? demoChannels : join(settings.dataFolder, 'channels')),
    channel: () => realtime.channel,
  });
  const { site } = features;
  await site.directory.refresh();

  const services = { clock, random, log, trustProxy, hostSite: site.directory.hostSite };
  const contextOfHead = (head: RequestHead): RequestContext => contextOfRequest(head, services);
  const contexts = new WeakMap<Request, RequestContext>();
  /** A request has one context, so that all its lines in the log have the same id. */
  const contextOf = (request: Request, native: unknown): RequestContext => {
    const context = contexts.get(request) ?? contextOfHead(headOfRequest(request, native));
    contexts.set(request, context);
    return context;
  };
  const api = createApi(features.endpoints, features.enter, contextOfHead);
  const consoleApi = createApi(features.consoleCalls, features.enterConsole, contextOfHead, {
    prefix: consoleApiPrefix,
    addressesOf: ({ path }) => [path],
    takesForms: false,
  });
  const { publicUrl, answersOnlyOwnHosts = false } = settings;
  const gate = createGate({
    publicUrl,
    answersOnlyOwnHosts,
    logHost,
    trustProxy,
    hostSite: site.directory.hostSite,
    endpoints: features.endpoints.map(({ endpoint }) => endpoint),
    openToOthers: features.all.flatMap(({ openToOthers = [] }) => openToOthers),
  });
  const { enter, topics } = features;
  const realtime = createRealtime({ database, clock, log, site, enter, topics, contextOfHead, gate });
  const { consoleTopics } = features;
  const { isDemo } = settings;
  const consoleRealtime = createConsoleRealtime({
    database,
    clock,
    log,
    isDemo,
    topics: consoleTopics,
    contextOfHead,
    gate,
  });
  const cache = createPageCache({
    clock,
    ageMs: isDevelopment ? 0 : pageAgeMs,
    bytesMax: pageBytesMax,
  });
  const callsFirst = createCallsFirst();
  const folder = watchFolder({ dataFolder: settings.dataFolder, log });
  const metrics = createMetrics({
    version,
    database,
    folder,
    pageCache: cache.counts,
    sockets: () => realtime.channel.sockets() + consoleRealtime.sockets(),
    pendingBytes: () => realtime.channel.pendingBytes() + consoleRealtime.pendingBytes(),
  });
  const assets = { own: join(settings.buildFolder, 'client/assets'), kept: join(settings.dataFolder, 'assets') };
  const staticFile = createStaticFiles([assets.own, assets.kept]);
  let draining = false;

  const htmlHeaders: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy({ logHost, gatewayHost: settings.stripe?.apiHost, isDevelopment }),
  };

  const { metricsToken } = settings;
  const isDraining = (): boolean => draining;
  const operated = { database, folder, isDraining, version, metrics, metricsToken, trustProxy };
  app.route('/', createOperatorRoutes({ ...operated, contextOf }));
  app.all(`${apiPrefix}*`, (c) => api.fetch(c.req.raw, c.env));
  const ofConsole = { api: consoleApi, folder: join(settings.buildFolder, 'console'), contextOf, isDevelopment };
  app.route('/', createConsoleRoutes(ofConsole));
  for (const { routes } of features.all) if (routes !== undefined) app.route('/', routes(contextOf));
  if (demo !== undefined) app.route('/', demo.routes({ site, mailbox: mail.mailbox, contextOf }));
  app.all('/dev/*', (c) => c.text('Not found', 404, noToolHeaders));
  const maps = createSiteMaps(features);
  const siteIcons = createSiteIcons(uploads);
  app.get('/favicon.ico', (c) => favicon(site, siteIcons, contextOf(c.req.raw, c.env), c.req.header('if-none-match')));
  for (const base of ['/web', ''])
    app
      .route('/', createSiteFiles(base, { site, media: uploads, maps, contextOf, staticFile }))
      .route('/', createWebAppFiles(base, { site, hasPushes: features.hasPushes, siteIcons, contextOf }));

  const desk = createPageDesk({
    site,
    hasPushes: features.hasPushes,
    renderer,
    inProcess: createInProcessApi(api),
    logHost,
    cache,
    trustProxy,
    hostSite: services.hostSite,
    contextOf,
    pageTurn: callsFirst.pageTurn,
    htmlHeaders,
    publicUrl: settings.publicUrl,
    loggablePath: (pathname) => loggablePath(pathname),
    stripOf: async (...asked) =>
      (await rehearsalStrip(database, ...asked)) + (await calledOffStrip(database, ...asked)),
  });
  app.on(['GET', 'HEAD'], '*', (c) => desk.fetch(c.req.raw, c.env));
  app.all('*', (c) => respond(Promise.reject(refuseMethod(methodsAt(app, c.req.path))), contextOf(c.req.raw, c.env)));
  const loggablePath = createLoggablePath([
    ...api.endpoints.map(({ path }) => apiPrefix + path),
    ...consoleApi.endpoints.map(({ path }) => consoleApiPrefix + path),
    ...[...pages, previewPage].map(({ path }) => path),
    ...app.routes.map(({ path }) => path),
  ]);
  app.onError((error, c) => {
    const context = contextOf(c.req.raw, c.env);
    if (!(error instanceof Refusal)) {
      log.error('A request failed.', {
        requestId: context.requestId,
        path: loggablePath(new URL(c.req.url).pathname),
        error,
      });
    }
    const statusCode = statusCodeOf(error);
    const headers = { ...htmlHeaders, 'x-request-id': context.requestId };
    return new Response(failurePage(statusCode), { status: statusCode, headers });
  });

  const requests = createRequests({
    app,
    api,
    desk,
    callsFirst,
    gate,
    log,
    note: createRequestLog({ ...services, metrics, loggablePath }),
    contextOfHead,
    contextOf,
  });

  return {
    routes: app.routes,
    loggablePath,
    api,
    consoleApi,
    features,
    payments,
    realtime,
    upgrade(request, socket, head) {
      const isOfConsole = request.url?.startsWith(consolePath) === true;
      (isOfConsole ? consoleRealtime : realtime.channel).upgrade(request, socket, head);
    },
    closeChannels: async () => void (await Promise.all([realtime.channel.close(), consoleRealtime.close()])),
    sandbox: demo?.sandbox,
    buyDemoTickets: demo?.buyTickets,
    listensAt: self.listensAt,
    jobs,
    mailbox: mail.mailbox,
    tidy: async () => {
      await readBounces?.(clock());
      await tidyData(database, settings.dataFolder, features.all, clock());
    },
    async keepAssets() {
      if (!isDevelopment) await keepAssets(assets.own, assets.kept, clock());
    },
    pages: desk.counts,
    lookAtDisk: folder.look,
    drain() {
      draining = true;
    },
    ...requests,
  };
}
