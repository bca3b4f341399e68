import {
  isOwnerOfNew,
  makeSiteKey,
  mayMakeAt,
  refuseUnproven,
  serveConsole,
  lacksSecondFactor,
} from '#features/operator/server.ts';
import {
  type DocumentsByCode,
  type ReportChange,
  type SiteStore,
  type StoredDocuments,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { ServerLack } from '#kernel/console/server-lack.ts';
import type { DraftCheckItem } from '#kernel/console/draft-check-item.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import { parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import * as calls from './contract.ts';
import * as copy from './contract/copy.ts';
import * as view from './contract/view.ts';
import { costsMoney } from './rules/costs-money.ts';
import { boothCalls } from './server/booth-calls.ts';
import { createBroughtTexts } from './server/brought-texts.ts';
import { changeCalls } from './server/change-calls.ts';
import { checkCalls } from './server/check-calls.ts';
import { dateCalls } from './server/date-calls.ts';
import { doubtCalls } from './server/doubt-calls.ts';
import { draftCalls } from './server/draft-endpoints.ts';
import { draftOutline, pageOfContent, publicPath, siteHead } from './server/draft-outline.ts';
import { contentCalls, type IsSold, type SoldItems } from './server/content-endpoints.ts';
import { copySite } from './server/copy-site.ts';
import { doorCalls } from './server/door-calls.ts';
import { faultCalls } from './server/fault-calls.ts';
import { fileCalls } from './server/file-calls.ts';
import { gridCalls } from './server/grid-calls.ts';
import { handoutCalls } from './server/handout-calls.ts';
import { homeCalls } from './server/home-calls.ts';
import { portalCalls } from './server/portal-calls.ts';
import { lifeCalls, type LifePorts } from './server/life-calls.ts';
import { lockCalls } from './server/lock-calls.ts';
import { leadingCalls } from './server/leading-links.ts';
import { lookCalls } from './server/look-calls.ts';
import { createOwnBooth } from './server/own-booth.ts';
import { pictureCalls } from './server/picture-calls.ts';
import { referenceCalls } from './server/reference-calls.ts';
import { overviewCalls, type WaitsAt } from './server/overview-calls.ts';
import { type PageOf, previewCall } from './server/preview-calls.ts';
import { createPublication } from './server/publication.ts';
import { sweepTyped } from './server/typed-parts.ts';
import { makeSite, periodOf, refuseAt } from './server/make-site.ts';
import { portalOf, portalsFor } from './server/portals-for.ts';
import { siteList } from './server/site-list.ts';
import { createTemplates } from './server/templates.ts';
import { versionCalls } from './server/version-calls.ts';

export { createDraftDesk, type DraftServices } from './server/draft-endpoints.ts';
export { readBooths } from './server/booth-states.ts';
export { refuseUnpublishable } from './server/publication.ts';

interface EditorServices {
  database: Database;
  jobs: Jobs;
  mail: Mailing;
  publicUrl: string | undefined;
  lacks: readonly ServerLack[];
  documents: DocumentsByCode;
  stored: StoredDocuments;
  uploads: Uploads;
  store: SiteStore;
  waitsAt: WaitsAt;
  checksOf: (siteKey: string, now: Instant) => Promise<readonly DraftCheckItem[]>;
  templateFolder: string;
  isSold: IsSold;
  soldItems: SoldItems;
  pageOf: PageOf;
  /** Whether visitors pay for something of the site, as it is public or as its draft has it. */
  sellsForMoney: (siteKey: string) => Promise<boolean>;
  /** Whether the public site has a ticket that is drawn. */
  hasLotteries: (site: { portalId: number; eventId: number | undefined }) => Promise<boolean>;
  /** What a publication would change, hurt and be refused for. */
  reportChange: ReportChange;
  /** What of orders and accounts stands against the end of a site, and goes with it. */
  life: LifePorts;
}

const done = { data: { done: true } } as const;

/** Drafts in the console: sites, their parts, what a publication changes, and the publication. */
export function createEditorServer(services: EditorServices): ServerFeature {
  const { database, documents, uploads, sellsForMoney } = services;
  const publication = createPublication(services);
  const ownBooth = createOwnBooth(services);
  const templates = createTemplates(services.templateFolder, { documents, ...uploads });
  const broughtTexts = createBroughtTexts(templates);
  return {
    endpoints: [],
    sweep: (now) => sweepTyped(database.kysely, now),
    consoleCalls: [
      serveConsole(calls.listSites, async ({ operator, query, context }) => ({
        data: {
          ...(await siteList(database, operator, query, context.now)),
          mayMake: isOwnerOfNew(operator) || (await portalsFor(database, operator)).length > 0,
        },
      })),

      serveConsole(calls.listTemplates, async ({ context }) => ({
        data: (await templates.list(context.now)).map(({ template, name, summary, site: { site, modules } }) => ({
          template,
          kind: site.kind,
          name,
          summary,
          modules: [...new Set(modules.map(({ document }) => document.moduleCode))],
          costs: modules.some(
            ({ document, items }) => document.moduleCode === 'ticket' && items.some((item) => costsMoney(item)),
          ),
          picture: site.overview.cover === undefined ? null : `/web${site.overview.cover.path}`,
          startDate: site.overview.startDate,
          endDate: site.overview.endDate,
        })),
      })),

      serveConsole(calls.listPortals, async ({ operator }) => ({
        data: { portals: await portalsFor(database, operator), mayStandAlone: isOwnerOfNew(operator) },
      })),

      serveConsole(calls.makeSite, async ({ operator, body, context }) => {
        const template = await templates.find(body.template, context.now);
        if (template === undefined) throw refuse('notFound');
        const isPortal = template.site.site.kind === 'portal';
        const portalId =
          isPortal || body.portal === undefined ? undefined : await portalOf(database, operator, body.portal);
        if (portalId === undefined && !isOwnerOfNew(operator)) throw refuse('forbidden');
        const period = isPortal ? undefined : periodOf(body);
        const basics = { ...body, period, portalId: portalId ?? 0 };
        const key = await makeSite(database, documents, template, basics, { operator, context });
        return { data: { site: siteNameOf(key) } };
      }),

      serveConsole(calls.readOutline, async ({ site, operator }) => {
        const plannedAt = await publication.planned(site.siteKey);
        const mayMake = mayMakeAt(operator, site.portalId);
        const outline = await draftOutline(database, site, { plannedAt, mayMake, lacks: services.lacks });
        const needsFactor = (await sellsForMoney(site.siteKey)) && (await lacksSecondFactor(database, operator));
        return { data: { ...outline, needsFactor } };
      }),
      serveConsole(calls.readHead, async ({ site }) => ({
        data: { ...(await siteHead(database, site)), hasLotteries: await services.hasLotteries(site) },
      })),
      ...draftCalls(services),
      ...contentCalls(services),
      ...homeCalls(services),
      ...leadingCalls(services),
      ...gridCalls(services),
      ...faultCalls(services),
      ...overviewCalls(services),
      ...checkCalls(services, broughtTexts),
      ...doubtCalls(services, broughtTexts),
      ...dateCalls(services),
      ...changeCalls(services),
      ...doorCalls(services),
      ...lifeCalls(services),
      ...portalCalls(services),
      ...lockCalls(services),
      ...versionCalls(services),
      ...fileCalls(services),
      ...boothCalls(services, ownBooth),
      ...pictureCalls(uploads, ownBooth),
      ...handoutCalls(uploads, ownBooth),
      ...referenceCalls(database),

      serveConsole(view.viewSite, async ({ site, body: { contentId }, operator, context }) => {
        const page = contentId === undefined ? '' : await pageOfContent(database, site.siteKey, contentId);
        const key = await makeSiteKey(database, operator, site.siteKey, context);
        return { data: { path: `${publicPath(site, page)}?consoleUser=${key}` } };
      }),
      ...lookCalls,
      previewCall(services),

      serveConsole(copy.copySite, async ({ site, operator, body, context }) => {
        if (!mayMakeAt(operator, site.portalId)) throw refuse('forbidden');
        return { data: { site: siteNameOf(await copySite(services, site, body, { operator, context })) } };
      }),

      serveConsole(calls.publishSite, async ({ site, operator, body, context }) => {
        if (await sellsForMoney(site.siteKey)) await refuseUnproven(database, 'secondFactor', operator, context);
        const path = publicPath(site);
        if (body.at !== undefined) {
          const at = parseInstant(body.at);
          // Whoever mistakes the day does not want it public at once.
          if (at === undefined || at <= context.now) throw refuseAt(['at'], 'invalidValue');
          await publication.plan(site.siteKey, { at, note: body.note }, operator, context);
          return { data: { revision: null, path } };
        }
        const revision = await publication.publish(site.siteKey, operator, context, body.note);
        // Whoever is told the address finds the page there.
        await services.store.directory.refresh();
        return { data: { revision, path } };
      }),

      serveConsole(calls.cancelPublication, async ({ site, operator, context }) => {
        if (!(await publication.cancel(site.siteKey, operator, context))) throw refuse('notFound');
        return done;
      }),
    ],
  };
}
