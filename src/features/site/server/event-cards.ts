import type { Database } from '#server/database/database.ts';
import type { SiteDocument } from '../documents.ts';
import { type EventFacts, eventFacts } from '../rules/event-facts.ts';
import { eachSettings } from './document-rows.ts';
import { heapBytesOf } from './heap-bytes.ts';
import type { SiteRecord } from './site-directory.ts';
import type { DocumentVersion } from './site-tables.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** The settings that a list shows of an event. */
export interface ListedDocument
  extends Pick<SiteDocument, 'languages' | 'isInvitingEvent' | 'usePasscodeLock' | 'webSetting' | 'overview'> {}

/** An event as lists have it, made once for each revision of it. */
export interface EventCard extends SiteRecord {
  eventId: number;
  document: ListedDocument;
  facts: EventFacts;
  /** About what it takes in memory. */
  bytes: number;
}

const readAtOnce = 200;

/** The cards of events, a part after the other, so that nobody waits for all of them. One that cannot be read has none. */
export async function readEventCards(
  database: Database,
  stored: StoredDocuments,
  records: readonly SiteRecord[],
  version: DocumentVersion,
): Promise<EventCard[]> {
  const cards: EventCard[] = [];
  for (let from = 0; from < records.length; from += readAtOnce) {
    const part = new Map(records.slice(from, from + readAtOnce).map((record) => [record.siteKey, record]));
    for await (const { siteKey, document } of eachSettings(database.kysely, stored, part, version)) {
      const record = part.get(siteKey)!;
      const { eventId } = record;
      if (eventId !== undefined) cards.push(cardOf({ ...record, eventId }, document));
    }
  }
  return cards;
}

function cardOf(record: SiteRecord & { eventId: number }, document: SiteDocument): EventCard {
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
  const card = { ...record, document: listed, facts: eventFacts(document) };
  return { ...card, bytes: heapBytesOf(card) };
}
