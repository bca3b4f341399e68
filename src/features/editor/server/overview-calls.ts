import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { type DocumentsByCode, siteDocumentSchema, type SiteStore } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import type { Waiting } from '#kernel/console/waiting.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import { parseInstant } from '#kernel/period.ts';
import { readOverview } from '../contract/overview.ts';
import type { DatedField } from '../rules/dated-fields.ts';
import { choicesIn } from '../rules/choices-in.ts';
import { upcomingDates, upcomingShown } from '../rules/upcoming-dates.ts';

type Upcoming = AnswerOf<typeof readOverview>['upcoming'][number];

/** What waits at a site, of all features. */
export type WaitsAt = (siteKey: string, now: Instant) => Promise<readonly Waiting[]>;

interface OverviewServices {
  documents: DocumentsByCode;
  store: Pick<SiteStore, 'site' | 'items'>;
  waitsAt: WaitsAt;
}

/** Sessions of a programme are many, and begin by the clock without anybody's doing. */
const isProgramme = new Set(['timetable', 'schedule']);
/** A fair has thousands of booths; what happens by the clock stands in the first of each module. */
const itemsLookedAt = 500;

/** The call behind the overview of a published site. */
export function overviewCalls({ documents, store, waitsAt }: OverviewServices): ServedConsoleCall[] {
  const settings = formFields(siteDocumentSchema);
  return [
    serveConsole(readOverview, async ({ site: { siteKey, portalId, eventId }, context: { now } }) => {
      const waiting = (await waitsAt(siteKey, now)).filter(({ count }) => count > 0).map((one) => ({ ...one }));
      const site = await store.site({ portalId, eventId });
      if (site === undefined) return { data: { waiting, upcoming: [] } };
      const found: Upcoming[] = [];
      const take = (dates: Iterable<DatedField>, place: Omit<Upcoming, 'path' | 'date'>): void => {
        for (const one of dates) found.push({ ...place, ...one });
      };
      take(upcomingDates(settings, site.document, now), { part: 'settings' });
      for (const { moduleCode, contentId, visible, title } of site.modules) {
        const schemas = documents.get(moduleCode);
        if (!visible || schemas === undefined || isProgramme.has(moduleCode)) continue;
        const fields = formFields(schemas.item);
        const items = schemas.item === undefined ? [] : ((await store.items(site, moduleCode, contentId)) ?? []);
        for (const item of items.slice(0, itemsLookedAt)) {
          const part = `item-${contentId}-${item.detailId}`;
          take(upcomingDates(fields, item, now), {
            part,
            moduleCode,
            title: titleOfItem(item) ?? title,
            around: choicesIn(fields, item),
          });
        }
      }
      const at = ({ date }: Upcoming): number => parseInstant(date) ?? 0;
      const upcoming = found.sort((a, b) => at(a) - at(b)).slice(0, upcomingShown);
      return { data: { waiting, upcoming } };
    }),
  ];
}
