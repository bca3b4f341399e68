import * as v from 'valibot';

const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);

/** The words for the event of each entry, in a list from many events. */
export const eventLabelSchema = v.object({
  portalId: v.number(),
  eventId: v.number(),
  ownDomain: maybe(v.string()),
  name: v.string(),
  startDate: maybe(v.string()),
  endDate: maybe(v.string()),
  /** The organiser has closed its site; the pages of its tickets and orders are left. */
  isWithdrawn: v.boolean(),
});
export type EventLabel = v.InferOutput<typeof eventLabelSchema>;
