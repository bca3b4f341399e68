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
import type { Instant } from '#kernel/clock.ts';
import { mapDates } from '#kernel/dates-in.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';
import type { OpenSchema } from '#kernel/schema-parts.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { dateTextOf, fitDate, heldIn, isDuring, isOnLostDay, type Move, moveDate } from '../rules/move-date.ts';
import { ticketsFromNow } from '../rules/ticket-defaults.ts';
import type { Template } from './templates.ts';

/** What an organiser says of a new site before it exists. */
export interface Basics {
  /** The first of the site, in which the name, the place and the organiser are. */
  language: LanguageCode;
  otherLanguages: readonly LanguageCode[];
  name: string;
  /** When an event is; a portal has no time. */
  period: { startDate: string; endDate: string } | undefined;
  placeName: string;
  organizerName: string;
  /** 0: the event stands alone. */
  portalId: number;
}

/** The period of a new event; 422 names what is missing of it, and an end that is before the start. */
export function periodOf({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): Basics['period'] {
  if (startDate === undefined || endDate === undefined) {
    const missing = [...(startDate === undefined ? ['startDate'] : []), ...(endDate === undefined ? ['endDate'] : [])];
    throw refuseAt(missing, 'inputRequired');
  }
  if ((endInstant(endDate) ?? 0) < (parseInstant(startDate) ?? 0)) throw refuseAt(['endDate'], 'invalidValue');
  return { startDate, endDate };
}

export function refuseAt(fields: readonly string[], key: 'inputRequired' | 'invalidValue'): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => Object.fromEntries(fields.map((field) => [field, [commonTexts[language][key]]])),
  );
}

/** Makes the draft of a site from a template; answers its key. Its maker owns it. */
export async function makeSite(
  database: Database,
  documents: DocumentsByCode,
  { site, template }: Pick<Template, 'site' | 'template'>,
  basics: Basics,
  { operator, context }: { operator: Operator; context: RequestContext },
): Promise<string> {
  return inTransaction(database, async (tx) => {
    const number = await allotSiteNumber(tx);
    const ids = site.site.kind === 'portal' ? { portalId: number } : { portalId: basics.portalId, eventId: number };
    const moved = moveSite(site, documents, basics.period, { fits: true });
    const modules = moved.modules.map((one) => {
      const items = one.items.map((item) => writtenBy(context.now, item));
      const { period } = basics;
      if (one.document.moduleCode !== 'ticket' || period === undefined) return { ...one, items };
      return { ...one, items: ticketsFromNow(items, period.endDate, context.now) };
    });
    const made = { ...moved, modules, site: { ...moved.site, ...named(moved.site, basics), ...ids } };
    const key = siteKey(made.site);
    await writeDraft(tx, { ...made, siteKey: key });
    await grant(tx, { operatorId: operator.operatorId, siteKey: key, role: 'owner' }, operator.operatorId);
    await noteInLog(tx, context, { operator, siteKey: key, action: 'site.made', details: { template } });
    return key;
  });
}

function named(site: SiteDocument, basics: Basics): Pick<SiteDocument, 'languages' | 'webSetting' | 'overview'> {
  const { language, otherLanguages, name, period, placeName, organizerName } = basics;
  const said = (text: string) => (text === '' ? undefined : { [language]: text });
  const { placeName: _, placeAddress: __, organizerName: ___, ...overview } = site.overview;
  const [place, organiser] = [said(placeName), said(organizerName)];
  return {
    languages: [...new Set([language, ...otherLanguages])],
    webSetting: { ...site.webSetting, title: { [language]: name } },
    overview: {
      ...overview,
      name: { [language]: name },
      ...period,
      ...(place && { placeName: place }),
      ...(organiser && { organizerName: organiser }),
    },
  };
}

/**
 * The same site with every date where it belongs around a new period; a portal has none, and stays as it is. `fits`:
 * the programme of a template fits into the period, and loses what is on days that the new event does not have.
 */
export function moveSite(
  parsed: ParsedSite,
  documents: DocumentsByCode,
  period: Basics['period'],
  { fits = false } = {},
): ParsedSite {
  const from = heldIn(parsed.site.overview);
  const to = period && heldIn(period);
  if (from === undefined || to === undefined) return parsed;
  const move: Move = { from, to };
  const moveOne = fits ? fitDate : moveDate;
  const moved = <Value>(schema: OpenSchema | undefined, value: Value): Value =>
    mapDates(schema, value, (date) => moveOne(date, move));
  const stays = (schema: OpenSchema | undefined, item: object): boolean => {
    const during: boolean[] = [];
    mapDates(schema, item, (date) => {
      if (isDuring(date, from)) during.push(isOnLostDay(date, move));
      return date;
    });
    return during.length === 0 || during.includes(false);
  };
  return {
    ...parsed,
    site: moved(siteDocumentSchema, parsed.site),
    modules: parsed.modules.map(({ document, items }) => {
      const schemas = documents.get(document.moduleCode);
      const parts = moduleParts.map((part) => [part, moved(schemas?.[part], document[part])]);
      const kept = fits ? items.filter((item) => stays(schemas?.item, item)) : items;
      return {
        document: { ...document, ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)) },
        items: kept.map((item) => moved(schemas?.item, item)),
      };
    }),
  };
}

/** News of an event that is far off is not dated in the future. */
function writtenBy<Item extends object>(now: Instant, item: Item): Item {
  if (!('createdAt' in item) || typeof item.createdAt !== 'string') return item;
  return (parseInstant(item.createdAt) ?? 0) > now ? { ...item, createdAt: dateTextOf(now) } : item;
}
