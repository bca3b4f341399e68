import {
  allotSiteNumber,
  type DocumentsByCode,
  type ParsedSite,
  type SiteDocument,
  siteDocumentSchema,
  siteKey,
  writeDraft,
} from '#features/site/server.ts';
import { grant, noteInLog, type Operator } from '#features/operator/server.ts';
import { mapDates } from '#kernel/dates-in.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';
import type { OpenSchema } from '#kernel/schema-parts.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type Move, moveDate } from '../rules/move-date.ts';
import type { Template } from './templates.ts';

/** What an organiser says of a new event before it exists. */
export interface Basics {
  language: LanguageCode;
  name: string;
  startDate: string;
  endDate: string;
  placeName: string;
  organizerName: string;
}

/** Makes the draft of an event from a template; answers its key. Its maker owns it. */
export async function makeSite(
  database: Database,
  documents: DocumentsByCode,
  { site, template }: Pick<Template, 'site' | 'template'>,
  basics: Basics,
  { operator, context }: { operator: Operator; context: RequestContext },
): Promise<string> {
  return inTransaction(database, async (tx) => {
    const eventId = await allotSiteNumber(tx);
    const moved = moveSite(site, documents, basics);
    const made = { ...moved, site: { ...moved.site, ...named(moved.site, basics), portalId: 0, eventId } };
    const key = siteKey(made.site);
    await writeDraft(tx, { ...made, siteKey: key });
    await grant(tx, { operatorId: operator.operatorId, siteKey: key, role: 'owner' }, operator.operatorId);
    await noteInLog(tx, context, { operator, siteKey: key, action: 'site.made', details: { template } });
    return key;
  });
}

function named(site: SiteDocument, basics: Basics): Pick<SiteDocument, 'languages' | 'webSetting' | 'overview'> {
  const { language, name, startDate, endDate, placeName, organizerName } = basics;
  const said = (text: string) => (text === '' ? undefined : { [language]: text });
  const { placeName: _, organizerName: __, ...overview } = site.overview;
  const [place, organiser] = [said(placeName), said(organizerName)];
  return {
    // The others follow when their texts do.
    languages: [language],
    webSetting: { ...site.webSetting, title: { [language]: name } },
    overview: {
      ...overview,
      name: { [language]: name },
      startDate,
      endDate,
      ...(place && { placeName: place }),
      ...(organiser && { organizerName: organiser }),
    },
  };
}

/** The same site with every date where it belongs around a new start. */
export function moveSite(
  parsed: ParsedSite,
  documents: DocumentsByCode,
  { startDate }: Pick<Basics, 'startDate'>,
): ParsedSite {
  const { overview } = parsed.site;
  const start = parseInstant(overview.startDate ?? '');
  const to = parseInstant(startDate);
  if (start === undefined || to === undefined) return parsed;
  const move: Move = { from: { start, end: endInstant(overview.endDate ?? '') ?? start }, to };
  const moved = <Value>(schema: OpenSchema | undefined, value: Value): Value =>
    mapDates(schema, value, (date) => moveDate(date, move));
  return {
    ...parsed,
    site: moved(siteDocumentSchema, parsed.site),
    modules: parsed.modules.map(({ document, items }) => {
      const schemas = documents.get(document.moduleCode);
      const parts = moduleParts.map((part) => [part, moved(schemas?.[part], document[part])]);
      return {
        document: { ...document, ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)) },
        items: items.map((item) => moved(schemas?.item, item)),
      };
    }),
  };
}
