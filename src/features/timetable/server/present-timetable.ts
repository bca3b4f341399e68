import { presentPicture, type Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { TimetableContents, TimetableEntryAnswer } from '../contract.ts';
import type { SlotDocument, TimetableItem, TimetableList, TimetableSettings, TimetableWidget } from '../documents.ts';
import { byTime, dayOf, slotsOf, slotsWith, widgetEntries } from '../rules/timetable-slots.ts';

interface Written {
  items: readonly TimetableItem[];
  widget: Partial<TimetableWidget>;
  list: Partial<TimetableList>;
  content: Partial<TimetableSettings>;
}

const defaultCount = 6;

/** A timetable in one language. Slots that the organiser left out are made from the entries; the widget's begin now. */
export function presentTimetable({ items, widget, list, content }: Written, say: Say, now: Instant): TimetableContents {
  const timetables = byTime(items.map((item) => presentEntry(item, say)));
  const known = new Set(timetables.map(({ timetableId }) => timetableId));
  const written = (slots: readonly SlotDocument[]) =>
    slotsWith(
      slots.map(({ date = null, timetableTimeSlots }) => ({ date, timetableTimeSlots })),
      known,
    );
  const ahead = widgetEntries(timetables, widget.numberOfDisplay ?? defaultCount, now);
  const labels = new Map((content.dateTabs ?? []).map(({ date, label }) => [date, say(label)]));
  const named = ({ id, name }: { id: number; name: Parameters<Say>[0] }) => ({ id, name: say(name) });
  return {
    timetables,
    list: { timetableSlots: list.timetableSlots ? written(list.timetableSlots) : slotsOf(timetables) },
    widget: { timetableSlots: widget.timetableSlots ? written(widget.timetableSlots) : slotsOf(ahead) },
    settings: {
      ticketContentId: content.ticketContentId ?? null,
      venues: (content.venues ?? []).map(named),
      categories: (content.categories ?? []).map(named),
      dateTabs: [...new Set(timetables.map(dayOf))].map((date) => ({ date, label: labels.get(date) ?? '' })),
    },
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
