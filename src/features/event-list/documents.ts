import * as v from 'valibot';
import { eventReference, referenceInEvent } from '#kernel/field-meaning.ts';
import {
  type ModuleDocuments,
  nothingSchema,
  offFlag,
  pagedListSchema,
  visibleFlag,
  widgetCount,
} from '#kernel/module-documents.ts';

const searchWidgetSchema = v.strictObject({ numberOfDisplay: widgetCount, imageVisible: visibleFlag });
export type EventSearchWidget = v.InferOutput<typeof searchWidgetSchema>;

/** `onlyOwn` counts at the operator's portal, whose search finds the events of all portals otherwise. */
const searchContentSchema = v.strictObject({ onlyOwn: offFlag });

const historyWidgetSchema = v.strictObject({ numberOfDisplay: widgetCount });
export type BrowsingHistoryWidget = v.InferOutput<typeof historyWidgetSchema>;

const memberEventsSchema = v.strictObject({ numberOfDisplay: widgetCount, imageVisible: visibleFlag });
export type MemberEventsWidget = v.InferOutput<typeof memberEventsSchema>;

const text = v.pipe(v.string(), v.minLength(1));
const some = <S extends v.GenericSchema>(schema: S) => v.optional(v.array(schema), []);

const conditionSchema = v.pipe(
  v.strictObject({
    /** The event of this portal that is shown. */
    eventId: eventReference(),
    tickets: some(
      v.strictObject({
        eventId: eventReference(),
        contentId: referenceInEvent({ namesContentOf: 'ticket' }),
        ticketId: referenceInEvent({ refersTo: 'ticket', contentIn: 'contentId' }),
      }),
    ),
    /** True when a member needs every ticket, false when any one is enough. */
    isAnd: offFlag,
    profile: some(
      v.strictObject({
        entryFormKey: text,
        /** Of a name, an address or a member card, such as `prefecture`. */
        part: v.optional(text),
        values: v.pipe(v.array(text), v.minLength(1)),
      }),
    ),
  }),
  v.check(({ tickets, profile }) => tickets.length + profile.length > 0, 'tickets or profile'),
);
/** Stays on the server: who has to meet what is the organiser's matter. */
const conditionalEventsSchema = v.strictObject({ events: v.optional(v.array(conditionSchema), []) });

export const eventListDocuments = [
  { moduleCode: 'event_search', widget: searchWidgetSchema, list: pagedListSchema, content: searchContentSchema },
  { moduleCode: 'event_browsing_history', widget: historyWidgetSchema, list: nothingSchema, content: nothingSchema },
  { moduleCode: 'inviting_event', widget: memberEventsSchema, list: nothingSchema, content: nothingSchema },
  {
    moduleCode: 'conditional_event',
    widget: memberEventsSchema,
    list: nothingSchema,
    content: nothingSchema,
    serverContent: conditionalEventsSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    event_search: (typeof eventListDocuments)[0];
    event_browsing_history: (typeof eventListDocuments)[1];
    inviting_event: (typeof eventListDocuments)[2];
    conditional_event: (typeof eventListDocuments)[3];
  }
}
