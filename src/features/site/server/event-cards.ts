import type { LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Database } from '#server/database/database.ts';
import type { SiteDocument } from '../documents.ts';
import { choiceValue, type NamedChoice } from '../rules/event-filters.ts';
import { type EventFacts, eventFacts } from '../rules/event-facts.ts';
import type { EventOffer } from '../rules/event-sale.ts';
import { eachSettings } from './document-rows.ts';
import { type EventSales, noSales } from './event-sales.ts';
import { heapBytesOf } from './heap-bytes.ts';
import type { SiteRecord } from './site-directory.ts';
import type { DocumentVersion } from './site-tables.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** Whether lists have it; `isDraft`: also when it is not released. */
export function isListed({ facts }: Pick<EventCard, 'facts'>, isDraft = false): boolean {
  return facts.isListed && (facts.isReleased || isDraft);
}

/** The settings that a list shows of an event. */
export interface ListedDocument
  extends Pick<SiteDocument, 'languages' | 'isInvitingEvent' | 'usePasscodeLock' | 'webSetting' | 'overview'> {}

/** An event as lists have it, made once for each revision of it. */
export interface EventCard extends SiteRecord {
  eventId: number;
  document: ListedDocument;
  facts: EventFacts;
  /** Its tags and its place as filters name them. */
  choices: Record<'tag' | 'place', readonly NamedChoice[]>;
  /** What it sells to everybody. */
  offers: readonly EventOffer[];
  /** About what it takes in memory. */
  bytes: number;
}

const readAtOnce = 200;

/** The cards of events, a part after the other, so that nobody waits for all of them. An event that cannot be read has no card. */
export async function readEventCards(
  database: Database,
  stored: StoredDocuments,
  records: readonly SiteRecord[],
  version: DocumentVersion,
  sales: EventSales = noSales,
): Promise<EventCard[]> {
  const cards: EventCard[] = [];
  for (let from = 0; from < records.length; from += readAtOnce) {
    const part = new Map(records.slice(from, from + readAtOnce).map((record) => [record.siteKey, record]));
    const read: { siteKey: string; document: SiteDocument }[] = [];
    for await (const settings of eachSettings(database.kysely, stored, part, version)) read.push(settings);
    const offers = await sales.offers(read);
    for (const { siteKey, document } of read) {
      const record = part.get(siteKey)!;
      const { eventId } = record;
      if (eventId !== undefined) cards.push(cardOf({ ...record, eventId }, document, offers.get(siteKey) ?? []));
    }
  }
  return cards;
}

function cardOf(
  record: SiteRecord & { eventId: number },
  document: SiteDocument,
  offers: readonly EventOffer[],
): EventCard {
  const { languages, isInvitingEvent, usePasscodeLock, webSetting, overview } = document;
  const { name, catchphrase, cover, startDate, endDate, placeName, isOnline, fee, organizerName, tags } = overview;
  const shown = { name, catchphrase, cover, startDate, endDate, placeName, isOnline, fee, organizerName, tags };
  const listed: ListedDocument = {
    languages,
    isInvitingEvent,
    usePasscodeLock,
    webSetting: {
      title: webSetting.title,
      baseColor: webSetting.baseColor,
      isRelease: webSetting.isRelease,
      isNotSearchEngine: webSetting.isNotSearchEngine,
    },
    overview: { ...shown, applicationType: overview.applicationType },
  };
  const choices = { tag: namedChoices(tags, languages), place: namedChoices([placeName], languages) };
  const card = { ...record, document: listed, facts: eventFacts(document, offers), choices, offers };
  return { ...card, bytes: heapBytesOf(card) };
}

/** Each choice once. */
function namedChoices(
  texts: readonly (LocalizedText | undefined)[],
  languages: readonly LanguageCode[],
): NamedChoice[] {
  const named = new Map<string, LocalizedText>();
  for (const text of texts) {
    const value = choiceValue(text, languages);
    if (text !== undefined && value !== '' && !named.has(value)) named.set(value, text);
  }
  return [...named].map(([value, text]) => ({ value, text }));
}
