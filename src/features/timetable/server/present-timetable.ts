import { presentPicture, type Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { listPage, listPagesOf, pageAt, pageStarts, wholeListMax } from '#kernel/list-pages.ts';
import type { QueryOf } from '#kernel/endpoint.ts';
import { nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
import type { readTimetable, TimetableContents, TimetableEntryAnswer } from '../contract.ts';
import type { TimetableItem, TimetableList, TimetableSettings, TimetableWidget } from '../documents.ts';
import { dayShown, type DaySlot, slotsOf, slotsUpTo, widgetEntries } from '../rules/timetable-slots.ts';
import { indexTimetable, type PlacedEntry, slotsOfPlaced, type TimetableIndex, writtenOf } from './timetable-index.ts';

interface Written {
  items: readonly TimetableItem[];
  widget: Partial<TimetableWidget>;
  list: Partial<TimetableList>;
  content: Partial<TimetableSettings>;
}

export interface TimetableWish {
  say: Say;
  now: Instant;
  query: QueryOf<typeof readTimetable>;
}

const defaultCount = 6;

/** A timetable in one language: whole, the part that its page shows, or what a home shows. */
export function presentTimetable(written: Written, wish: TimetableWish): TimetableContents {
  const index = indexTimetable(written.items, written.list.timetableSlots);
  if (wish.query.type === 'home') return presentHome(written, index, wish);
  const isLong = index.placed.length > wholeListMax;
  return wish.query.type === 'page' && isLong ? presentPage(written, index, wish) : presentWhole(written, index, wish);
}

const none = { timetableSlots: [] };

function presentWhole(written: Written, index: TimetableIndex, wish: TimetableWish): TimetableContents {
  return {
    timetables: index.items.map((item) => presentEntry(item, wish.say)),
    list: { timetableSlots: [...index.slots] },
    widget: { timetableSlots: widgetSlots(written, index, wish.now) },
    settings: presentSettings(written, index, wish.say),
  };
}

/** Slots that the organiser left out are made from the entries; the widget's begin now. */
function widgetSlots({ items, widget }: Written, index: TimetableIndex, now: Instant): DaySlot[] {
  if (widget.timetableSlots) return writtenOf(widget.timetableSlots, new Set(items.map(({ detailId }) => detailId)));
  const entries = index.items.map(({ detailId, startAt, endAt }) => ({ timetableId: detailId, startAt, endAt }));
  return slotsOf(widgetEntries(entries, widget.numberOfDisplay ?? defaultCount, now));
}

/** When the organiser arranged only the list, the widget shows its beginning. */
function presentHome(written: Written, index: TimetableIndex, { say, now }: TimetableWish): TimetableContents {
  const own = widgetSlots(written, index, now);
  const timetableSlots = slotsUpTo(own.length > 0 ? own : index.slots.slice(0, 1), wholeListMax);
  const shown = new Set(
    timetableSlots.flatMap((day) => day.timetableTimeSlots.flatMap(({ timetableIds }) => timetableIds)),
  );
  return {
    timetables: index.items.filter(({ detailId }) => shown.has(detailId)).map((item) => presentEntry(item, say)),
    list: { timetableSlots },
    widget: none,
    settings: presentSettings(written, index, say),
  };
}

/** A day or a page of a long one, or a page of what a search finds on all days. */
function presentPage(written: Written, index: TimetableIndex, { say, now, query }: TimetableWish): TimetableContents {
  const found = searchOf(index, query);
  const days = [...index.byDay.keys()].map((date) => ({ date }));
  const day = found === undefined ? dayShown(days, query.date, now)?.date : undefined;
  const entries = found ?? (day === undefined ? undefined : index.byDay.get(day)) ?? [];
  const pages = Math.max(1, listPagesOf(entries.length).pages);
  const page = Math.min(query.page ?? (found === undefined ? pageAt(entries, now) : 1), pages);
  const shown = listPage(entries, page);
  const items = new Map(shown.map(({ timetableId, item }) => [timetableId, item]));
  return {
    timetables: [...items.values()].map((item) => presentEntry(item, say)),
    list: { timetableSlots: slotsOfPlaced(shown) },
    widget: none,
    settings: presentSettings(written, index, say),
    page: {
      days: days.map(({ date }) => date),
      date: day ?? null,
      page,
      pages,
      total: entries.length,
      starts: pageStarts(entries).map(({ item }) => item.startAt),
      hasTickets: index.items.some(({ ticketId }) => ticketId !== undefined),
    },
  };
}

/** Undefined without a search. */
function searchOf(
  index: TimetableIndex,
  { text = '', categories = [], venues = [] }: TimetableWish['query'],
): PlacedEntry[] | undefined {
  const words = nameWords(text);
  if (words.length + categories.length + venues.length === 0) return undefined;
  const isChosen = (chosen: readonly number[], id: number | undefined): boolean =>
    chosen.length === 0 || (id !== undefined && chosen.includes(id));
  return index.placed.filter(
    ({ item, text: said }) =>
      hasWords(said, words) && isChosen(categories, item.categoryId) && isChosen(venues, item.venueId),
  );
}

function presentSettings({ content }: Written, { dates }: TimetableIndex, say: Say): TimetableContents['settings'] {
  const labels = new Map((content.dateTabs ?? []).map(({ date, label }) => [date, say(label)]));
  const named = ({ id, name }: { id: number; name: Parameters<Say>[0] }) => ({ id, name: say(name) });
  return {
    ticketContentId: content.ticketContentId ?? null,
    venues: (content.venues ?? []).map(named),
    categories: (content.categories ?? []).map(named),
    dateTabs: dates.map((date) => ({ date, label: labels.get(date) ?? '' })),
  };
}

function presentEntry(item: TimetableItem, say: Say): TimetableEntryAnswer {
  return {
    timetableId: item.detailId,
    ticketId: item.ticketId ?? null,
    title: say(item.title),
    description: say(item.description),
    image: presentPicture(item.image, say),
    categoryId: item.categoryId ?? null,
    venueId: item.venueId ?? null,
    startAt: item.startAt,
    endAt: item.endAt,
  };
}
