import { nameWords } from '#kernel/fold-name.ts';
import type { Instant } from '#kernel/clock.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';
import type { ScheduleItem } from '../documents.ts';
import {
  type Choices,
  findSchedules,
  type FoundSchedules,
  type ScheduleTerms,
  type SearchedSchedule,
} from '../rules/find-schedules.ts';
import { isReleased } from '../rules/is-released.ts';
import { byTime, endOf, startOf } from '../rules/schedule.ts';
import { searchedOf } from './present-schedule.ts';

/** A session with what lists ask of it. */
export interface IndexedSession extends SearchedSchedule {
  item: ScheduleItem;
  start: Instant;
  end: Instant;
  /** Its place in the organiser's order. */
  place: number;
}

/** What terms find, in the order of time. */
export interface Finding extends Pick<FoundSchedules<IndexedSession>, 'countOf' | 'days'> {
  sessions: readonly IndexedSession[];
  /** The same by the days on which they begin. */
  byDay: ReadonlyMap<string, readonly IndexedSession[]>;
}

type Terms = Omit<ScheduleTerms, 'date'>;

export interface ScheduleIndex {
  /** The session of an id, if visitors may read it now. */
  session(id: number): IndexedSession | undefined;
  /** Every session that visitors may read now, in the order of time. */
  shown(): readonly IndexedSession[];
  /** What terms find, among all or among the named sessions. */
  find(terms: Terms, ids?: readonly number[]): Finding;
  /** A list that follows from what is shown now, made once as long as that is so. */
  once<Value>(key: string, make: () => Value): Value;
}

/** So many findings are kept of one content: people ask for the same rooms and days. */
const findingsMax = 32;

const known = new WeakMap<readonly ScheduleItem[], (wish: IndexWish) => ScheduleIndex>();

export interface IndexWish {
  now: Instant;
  /** A preview shows what is to come as well. */
  isDraft: boolean;
}

export interface IndexedContent {
  items: readonly ScheduleItem[];
  /** Sessions for members: nobody finds them by their descriptions. */
  locked: ReadonlySet<number>;
  choices: Choices;
}

/**
 * The sessions of a content for its lists. Items are read once for each revision, and so is this: an answer costs what
 * it shows, and terms that nobody has asked for yet cost one pass.
 */
export function indexSchedule(content: IndexedContent, wish: IndexWish): ScheduleIndex {
  const before = known.get(content.items);
  if (before !== undefined) return before(wish);
  const made = makeIndex(content);
  known.set(content.items, made);
  return made(wish);
}

function makeIndex({ items, locked, choices }: IndexedContent): (wish: IndexWish) => ScheduleIndex {
  const all = byTime(
    items.map(
      (item, place): IndexedSession => ({
        ...searchedOf(item, locked.has(item.detailId)),
        item,
        start: startOf(item.held_datetime),
        end: endOf(item.held_datetime),
        place,
      }),
    ),
  );
  const byId = new Map(all.map((session) => [session.scheduleId, session]));
  const changes = releaseChanges(items);
  const kept = new Map<string, unknown>();
  return ({ now, isDraft }) => {
    // Between two of these instants the same sessions are released.
    const state = isDraft ? 'draft' : String(changes.filter((at) => at <= now).length);
    const once = <Value>(key: string, make: () => Value): Value => {
      const name = `${state} ${key}`;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each name is made in one way.
      const value = kept.has(name) ? (kept.get(name) as Value) : make();
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > findingsMax && oldest !== undefined) kept.delete(oldest);
      return value;
    };
    const isShown = ({ item }: IndexedSession): boolean => isDraft || isReleased(item, now);
    const shown = (): readonly IndexedSession[] =>
      changes.length === 0 || isDraft ? all : once('shown', () => all.filter(isShown));
    return {
      session(id) {
        const session = byId.get(id);
        return session !== undefined && isShown(session) ? session : undefined;
      },
      shown,
      find({ keyword, category, division, place }, ids) {
        const terms = { keyword, category, division, place };
        if (ids !== undefined) {
          const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).filter(isShown);
          return findingOf(byTime(named.toSorted((one, other) => one.place - other.place)), terms, choices);
        }
        const words = nameWords(keyword);
        return once(JSON.stringify([words, category, division, place]), () => findingOf(shown(), terms, choices));
      },
      once,
    };
  };
}

function findingOf(sessions: readonly IndexedSession[], terms: Terms, choices: Choices): Finding {
  const { items, countOf, days } = findSchedules(sessions, terms, choices);
  return { sessions: items, byDay: Map.groupBy(items, ({ date }) => date), countOf, days };
}

/** The instants at which a session begins or ends to be shown. */
function releaseChanges(items: readonly ScheduleItem[]): readonly Instant[] {
  const at = items.flatMap(({ release_period: { visiblePeriod, visibleStartDate = '', visibleEndDate = '' } }) => {
    if (!visiblePeriod) return [];
    const last = endInstant(visibleEndDate);
    return [parseInstant(visibleStartDate) ?? [], last === undefined ? [] : last + 1].flat();
  });
  return [...new Set(at)];
}
