import * as v from 'valibot';
import { contentReference, reference } from '#kernel/field-meaning.ts';
import { type ModuleDocuments, nothingSchema, offFlag } from '#kernel/module-documents.ts';
import { localizedTextSchema } from '#kernel/schema.ts';

const ticketSchema = v.strictObject({
  /** The content of the `ticket` module that sells it. */
  contentId: contentReference('ticket'),
  ticketId: reference('ticket', 'contentId'),
  /** The ticket's name for a member who does not hold it. */
  name: localizedTextSchema,
});

const limitSchema = v.strictObject({
  contentIds: v.pipe(v.array(contentReference('any')), v.minLength(1)),
  tickets: v.pipe(v.array(ticketSchema), v.minLength(1)),
  /** True when a visitor needs every ticket, false when any one is enough. */
  isAnd: offFlag,
});

const contentSchema = v.strictObject({ lists: v.optional(v.array(limitSchema), []) });
export type TicketLimited = v.InferOutput<typeof contentSchema>;

export const doorsDocuments = [
  { moduleCode: 'ticket_limited', widget: nothingSchema, list: nothingSchema, content: contentSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    ticket_limited: (typeof doorsDocuments)[0];
  }
}
