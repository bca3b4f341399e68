import type { Database } from '#server/database/database.ts';
import { isOpenPortal } from '../rules/open-portal.ts';
import { readFaces } from './document-rows.ts';
import { type EventCard, isListed, readEventCards } from './event-cards.ts';
import { noSales } from './event-sales.ts';
import { changeEvents, type EventIndex, indexEvents } from './event-index.ts';
import { createEventList, type EventList } from './event-list.ts';
import type { SiteDirectory, SiteRecord } from './site-directory.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** The events of portals. A publication costs what was published, and a list is made when somebody asks for it. */
export interface EventLists {
  ofPortal(portalId: number): Promise<EventList>;
  /** The events of the operator's portal and of all portals that everybody may enter. */
  everywhere(): Promise<EventList>;
  /** How many portals everybody may enter. */
  openPortals(): Promise<number>;
  /** Reads the portals with many events one after the other, the largest first, so that no visitor waits for it. */
  readLarge(signal: AbortSignal): Promise<void>;
  /** About what is kept in memory. */
  bytes(): number;
}

/** The events of one portal, by their keys, and those that its lists have. */
interface PortalCards {
  cards: Map<string, EventCard>;
  index: EventIndex;
  list: EventList | undefined;
}

/** The events of several portals. */
interface AllEvents {
  of: ReadonlySet<number>;
  index: EventIndex;
  list: EventList | undefined;
}

const operator = 0;
/** About 100,000 events. Portals that nobody has asked for longest are read again. */
const bytesMaxOfCards = 256 * 1024 * 1024;

/** The cards of so many events are made in about 0.1 s. */
const largeFrom = 1_000;

const listed = (cards: readonly EventCard[]): EventCard[] => cards.filter((card) => isListed(card));

export function createEventLists(
  database: Database,
  directory: SiteDirectory,
  stored: StoredDocuments,
  { bytesMax = bytesMaxOfCards, countFrom = largeFrom, sales = noSales } = {},
): EventLists {
  /** The ones that were asked for last come last. */
  const portals = new Map<number, Promise<PortalCards>>();
  let open: Promise<Set<number>> | undefined;
  let all: AllEvents | undefined;
  /** Of the portals that have been read. */
  const weights = new Map<number, number>();
  let bytes = 0;

  const weigh = (portalId: number, weight: number): void => {
    bytes += weight - (weights.get(portalId) ?? 0);
    if (weight === 0) weights.delete(portalId);
    else weights.set(portalId, weight);
  };
  const drop = (portalId: number): void => {
    portals.delete(portalId);
    weigh(portalId, 0);
  };
  const makeRoom = (kept: ReadonlySet<number>): void => {
    for (const portalId of portals.keys()) {
      if (bytes <= bytesMax) return;
      if (!kept.has(portalId)) drop(portalId);
    }
  };
  /** Reads the portals that are not known in as few statements as there are parts. */
  const load = (portalIds: readonly number[]): Promise<PortalCards[]> => {
    const missing = portalIds.filter((portalId) => !portals.has(portalId));
    if (missing.length > 0) {
      const records = missing.flatMap((portalId) => directory.eventsOf(portalId));
      const reading = readEventCards(database, stored, records, 'published', sales).then((cards) =>
        Map.groupBy(cards, ({ portalId }) => portalId),
      );
      for (const portalId of missing) {
        const own: Promise<PortalCards> = reading.then(async (ofPortal) => {
          const cards = ofPortal.get(portalId) ?? [];
          const index = await indexEvents(listed(cards));
          if (portals.get(portalId) === own) {
            weigh(portalId, weightOf(cards));
            makeRoom(new Set(portalIds));
          }
          return { cards: new Map(cards.map((card) => [card.siteKey, card])), index, list: undefined };
        });
        portals.set(portalId, own);
        // A failed read is not kept.
        own.catch(() => {
          if (portals.get(portalId) === own) portals.delete(portalId);
        });
      }
    }
    return Promise.all(
      portalIds.map((portalId) => {
        const own = portals.get(portalId)!;
        portals.delete(portalId);
        portals.set(portalId, own);
        return own;
      }),
    );
  };
  const isOpenOf = async (records: readonly SiteRecord[]): Promise<Map<number, boolean>> => {
    const faces = await readFaces(database.kysely, stored, records);
    return new Map(
      records.map((record) => {
        const face = faces.get(record.siteKey);
        return [record.portalId, face !== undefined && isOpenPortal({ ...record, ...face })];
      }),
    );
  };
  const openPortals = (): Promise<Set<number>> => {
    if (open === undefined) {
      const reading = isOpenOf(directory.portals()).then(
        (isOpen) => new Set([...isOpen].filter(([, one]) => one).map(([portalId]) => portalId)),
      );
      open = reading;
      reading.catch(() => {
        if (open === reading) open = undefined;
      });
    }
    return open;
  };
  const replace = (
    portalId: number,
    held: PortalCards,
    gone: ReadonlySet<string>,
    come: readonly EventCard[],
  ): void => {
    const went = [...gone].flatMap((key) => held.cards.get(key) ?? []);
    for (const { siteKey } of went) held.cards.delete(siteKey);
    for (const card of come) held.cards.set(card.siteKey, card);
    weigh(portalId, (weights.get(portalId) ?? 0) + weightOf(come) - weightOf(went));
    held.index = changeEvents(held.index, gone, listed(come));
    held.list = undefined;
  };
  // What changed is read before anybody can ask for it, so that nobody waits for it.
  directory.prepare(async (told) => {
    const moves = told.filter(({ before, after }) => before && after && before.portalId !== after.portalId);
    // To its lists, an event that moved went from one portal and came to another.
    const changes = told.flatMap((one) =>
      moves.includes(one)
        ? [
            { before: one.before, after: undefined },
            { before: undefined, after: one.after },
          ]
        : [one],
    );
    const known = new Map(portals);
    const events = changes.filter(({ before, after }) => (after ?? before)?.eventId !== undefined);
    const read = events.flatMap(({ after }) =>
      after !== undefined && !after.isWithdrawn && known.has(after.portalId) ? [after] : [],
    );
    const cards = new Map(
      (await readEventCards(database, stored, read, 'published', sales)).map((card) => [card.siteKey, card]),
    );
    const changedPortals = changes.filter(
      ({ before, after }) => (after ?? before)?.eventId === undefined && (after ?? before)?.portalId !== operator,
    );
    const knownOpen = open;
    const openBefore = await knownOpen?.catch(() => undefined);
    const openAfter = openBefore && (await isOpenOf(changedPortals.flatMap(({ after }) => after ?? [])));
    const turned = changedPortals
      .map(({ before, after }) => (after ?? before)!.portalId)
      .filter((portalId) => openBefore?.has(portalId) !== (openAfter?.get(portalId) ?? false));
    return () => {
      for (const [portalId, own] of portals) {
        // It was asked for meanwhile, and may have been read before the change.
        if (known.get(portalId) !== own && events.some(({ before, after }) => (after ?? before)?.portalId === portalId))
          drop(portalId);
      }
      for (const [portalId, own] of Map.groupBy(events, ({ before, after }) => (after ?? before)!.portalId)) {
        const held = known.get(portalId);
        if (held === undefined || portals.get(portalId) !== held) {
          if (all?.of.has(portalId)) all = undefined;
          continue;
        }
        const keys = new Set(own.map(({ before, after }) => (after ?? before)!.siteKey));
        const come = [...keys].flatMap((key) => cards.get(key) ?? []).filter((card) => card.portalId === portalId);
        const change = (one: PortalCards): void => {
          if (portals.get(portalId) === held) replace(portalId, one, keys, come);
        };
        void held.then(change).catch(() => {});
        if (all?.of.has(portalId))
          all = {
            ...all,
            index: changeEvents(all.index, keys, listed(come)),
            list: undefined,
          };
      }
      if (moves.length > 0) all = undefined;
      if (open === knownOpen && turned.length === 0) return;
      all = undefined;
      open =
        openBefore === undefined || open !== knownOpen
          ? undefined
          : Promise.resolve(
              new Set(
                [...openBefore]
                  .filter((portalId) => !turned.includes(portalId))
                  .concat(turned.filter((portalId) => openAfter?.get(portalId))),
              ),
            );
    };
  });

  return {
    async ofPortal(portalId) {
      const [held] = await load([portalId]);
      return (held!.list ??= createEventList(held!.index));
    },
    async everywhere() {
      if (all === undefined) {
        const madeFor = directory.newestRevision();
        const of = [operator, ...(await openPortals())];
        const cards = (await load(of)).flatMap((held) => held.index.sorted);
        const made: AllEvents = { of: new Set(of), index: await indexEvents(cards), list: undefined };
        // Something was published while they were read: the next one asks again.
        if (madeFor !== directory.newestRevision()) return createEventList(made.index);
        all = made;
      }
      return (all.list ??= createEventList(all.index));
    },
    async readLarge(signal) {
      const large = [operator, ...directory.portals().map(({ portalId }) => portalId)]
        .map((portalId) => ({ portalId, count: directory.eventsOf(portalId).length }))
        .filter(({ count }) => count >= countFrom)
        .sort((one, other) => other.count - one.count);
      for (const { portalId } of large) {
        // What visitors ask for has the other half.
        if (signal.aborted || bytes > bytesMax / 2) return;
        await load([portalId]);
      }
    },
    openPortals: async () => (await openPortals()).size,
    bytes: () => bytes,
  };
}

function weightOf(cards: readonly EventCard[]): number {
  let sum = 0;
  for (const { bytes } of cards) sum += bytes;
  return sum;
}
