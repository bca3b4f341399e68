import * as v from 'valibot';
import {
  contentReference,
  html,
  more,
  period,
  pictureOf,
  reference,
  speakerReference,
  speakersReference,
} from '#kernel/field-meaning.ts';
import { fieldRule } from '#kernel/field-rule.ts';
import { type ModuleDocuments, offFlag, visibleFlag, widgetCount } from '#kernel/module-documents.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';
import { dateTimeSchema, idSchema, localizedTextSchema, titleSchema } from '#kernel/schema.ts';
import { filterTypes } from './rules/filter-type.ts';

const idsOf = (code: 'category' | 'division' | 'place' | 'live_stream', contentIn = `${code}ContentId`) =>
  v.optional(v.strictObject({ ids: v.optional(v.array(reference(code, contentIn)), []) }), {});

const widgetSchema = v.strictObject({
  filterType: v.optional(v.picklist(filterTypes), 'NewArrival'),
  displayType: v.optional(v.picklist(['List']), 'List'),
  numberOfDisplay: widgetCount,
  /** With filterType Category: the categories that are shown, with those below them. */
  categoryIds: v.optional(v.array(reference('category', 'categoryContentId')), []),
  dateVisible: visibleFlag,
  titleVisible: visibleFlag,
  remainingVisible: visibleFlag,
  imageVisible: visibleFlag,
});
export type ScheduleWidget = v.InferOutput<typeof widgetSchema>;

const listSchema = v.strictObject({
  /** How many a search lists on one page. */
  numberOfDisplayWeb: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
});
export type ScheduleList = v.InferOutput<typeof listSchema>;

/** The contents whose items the sessions name; left out, the first of their kind on the site. */
const contentSchema = v.strictObject({
  categoryContentId: v.optional(contentReference('category')),
  divisionContentId: v.optional(contentReference('division')),
  placeContentId: v.optional(contentReference('place')),
  /** The list of speakers; left out, the first of the site. */
  speakerContentId: v.optional(speakersReference()),
  /** The live streams; left out, the first ones of the site. */
  liveStreamContentId: v.optional(contentReference('live_stream')),
});
export type ScheduleSettings = v.InferOutput<typeof contentSchema>;

const heldSchema = v.strictObject({ startDate: dateTimeSchema, endDate: dateTimeSchema });
type Held = v.InferOutput<typeof heldSchema>;

const hasTime = (stored: string): boolean => stored.length > '2026-11-20'.length;
function endsInTime({ startDate, endDate }: Held): boolean {
  const length = (parseInstant(endDate) ?? 0) - (parseInstant(startDate) ?? 0);
  return length > 0 && length <= dayMs;
}

/** A session, in the words of the spec (SCHEDULE-001). */
const itemSchema = v.strictObject({
  /** The scheduleId. */
  detailId: idSchema,
  title: v.strictObject({ value: titleSchema, ...more({ phonetic: v.optional(localizedTextSchema) }) }),
  category: idsOf('category'),
  ...more({ division: idsOf('division') }),
  place: idsOf('place'),
  /** Who speaks; a speaker may be in several sessions. */
  speaker: v.optional(v.strictObject({ ids: v.optional(v.array(speakerReference('speakerContentId')), []) }), {}),
  main_image: v.optional(pictureOf(16 / 9)),
  /** The streams that show it: while it is on, the list leads to the first one. */
  ...more({ live_stream: idsOf('live_stream', 'liveStreamContentId') }),
  /** Words that a search finds and nobody sees. */
  ...more({ keyword: v.optional(localizedTextSchema) }),
  description: v.optional(html()),
  held_datetime: v.pipe(
    heldSchema,
    fieldRule<Held>('startDate', ['startDate'], ({ startDate }) => hasTime(startDate), 'a day and a time'),
    fieldRule<Held>('endDate', ['startDate', 'endDate'], endsInTime, 'later than startDate, by 24 hours at most'),
  ),
  ...more({
    /** When it is shown (SCHEDULE-016). */
    release_period: v.optional(v.strictObject(period('visiblePeriod', 'visibleStartDate', 'visibleEndDate')), {}),
    pickup: v.optional(
      v.strictObject({
        adoption: offFlag,
        /** A lower number comes first (SCHEDULE-018). */
        priority: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)), 0),
      }),
      {},
    ),
  }),
  createdAt: dateTimeSchema,
});
export type ScheduleItem = v.InferOutput<typeof itemSchema>;

export const scheduleDocuments = [
  {
    moduleCode: 'schedule',
    widget: widgetSchema,
    list: listSchema,
    content: contentSchema,
    item: itemSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    schedule: (typeof scheduleDocuments)[0];
  }
}
