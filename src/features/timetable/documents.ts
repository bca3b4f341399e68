import * as v from 'valibot';
import { contentReference, entryReference, pictureOf, reference, severalLines } from '#kernel/field-meaning.ts';
import { fieldRule } from '#kernel/field-rule.ts';
import { type ModuleDocuments, visibleFlag, widgetCountSchema } from '#kernel/module-documents.ts';
import { parseInstant, startOfTokyoDay } from '#kernel/period.ts';
import { dateTimeSchema, idSchema, localizedTextSchema, titleSchema } from '#kernel/schema.ts';

const daySchema = v.pipe(
  dateTimeSchema,
  v.regex(/^\d{4}-\d\d-\d\d$/, 'a day without a time, as 2026-11-20 or today+3d'),
);

/** A part of the timetable, as a day; its times in the order in which they are shown (TIMETABLE-003). */
const slotSchema = v.strictObject({
  date: v.optional(daySchema),
  timetableTimeSlots: v.array(
    v.strictObject({ timetableIds: v.pipe(v.array(reference('timetable')), v.minLength(1)) }),
  ),
});
export type SlotDocument = v.InferOutput<typeof slotSchema>;

/** Left out, slots are made from the entries: one for each day, in it one for each beginning. */
const timetableSlots = v.optional(v.array(slotSchema));

const widgetSchema = v.strictObject({
  /** Of slots that are made from the entries: how many entries in all; 0 means all. */
  numberOfDisplay: v.optional(widgetCountSchema, 6),
  titleVisible: visibleFlag,
  timetableSlots,
});
export type TimetableWidget = v.InferOutput<typeof widgetSchema>;

const listSchema = v.strictObject({ timetableSlots });
export type TimetableList = v.InferOutput<typeof listSchema>;

const namedSchema = v.strictObject({ id: idSchema, name: localizedTextSchema });

const contentSchema = v.strictObject({
  /** The ticket content whose tickets the entries name. */
  ticketContentId: v.optional(contentReference('ticket')),
  /** In the order of the columns. */
  venues: v.optional(v.array(namedSchema), []),
  categories: v.optional(v.array(namedSchema), []),
  /** What a day is called; one without a name is called by its date. */
  dateTabs: v.optional(v.array(v.strictObject({ date: daySchema, label: localizedTextSchema })), []),
});
export type TimetableSettings = v.InferOutput<typeof contentSchema>;

const entrySchema = v.strictObject({
  /** The timetableId. */
  detailId: idSchema,
  title: titleSchema,
  /** Plain text; lines are kept. */
  description: severalLines(v.optional(localizedTextSchema)),
  image: v.optional(pictureOf(16 / 9)),
  categoryId: v.optional(entryReference('categories')),
  venueId: v.optional(entryReference('venues')),
  startAt: dateTimeSchema,
  endAt: dateTimeSchema,
  /** The ticket one needs for it. */
  ticketId: v.optional(reference('ticket', 'ticketContentId')),
});
export type TimetableItem = v.InferOutput<typeof entrySchema>;

const hasTime = (stored: string): boolean => stored.length > '2026-11-20'.length;
function isLaterThatDay({ startAt, endAt }: TimetableItem): boolean {
  const [start = 0, end = 0] = [parseInstant(startAt), parseInstant(endAt)];
  return start < end && startOfTokyoDay(start) === startOfTokyoDay(end - 1);
}

const itemSchema = v.pipe(
  entrySchema,
  fieldRule<TimetableItem>('startAt', ['startAt'], ({ startAt }) => hasTime(startAt), 'a day and a time'),
  fieldRule<TimetableItem>('endAt', ['startAt', 'endAt'], isLaterThatDay, 'later on the same day than startAt'),
);

export const timetableDocuments = [
  { moduleCode: 'timetable', widget: widgetSchema, list: listSchema, content: contentSchema, item: itemSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    timetable: (typeof timetableDocuments)[0];
  }
}
