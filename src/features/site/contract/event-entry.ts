import * as v from 'valibot';
import { pictureSchema } from '#kernel/schema.ts';

const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);

/** An event or a portal as the pages show it, in the visitor's language. */
export const overview = v.object({
  name: v.string(),
  catchphrase: v.string(),
  description: v.string(),
  cover: maybe(pictureSchema),
  startDate: maybe(v.string()),
  endDate: maybe(v.string()),
  doorsOpen: maybe(v.string()),
  placeName: v.string(),
  placeAddress: v.string(),
  placeMapUrl: maybe(v.string()),
  isOnline: v.boolean(),
  fee: v.string(),
  organizerName: v.string(),
  organizerUrl: maybe(v.string()),
  tags: v.array(v.string()),
  applicationType: v.picklist(['opened', 'closed', 'preparing']),
  primaryAction: maybe(v.object({ label: v.string(), link: v.string() })),
});
export type Overview = v.InferOutput<typeof overview>;

export const eventEntrySchema = v.object({
  portalId: v.number(),
  eventId: v.number(),
  ownDomain: maybe(v.string()),
  baseColor: v.string(),
  isRelease: v.boolean(),
  isInvitingEvent: v.boolean(),
  usePasscodeLock: v.boolean(),
  /** In whole yen, of what is on sale, else of what is to come; the organiser's own words are `overview.fee`. */
  price: maybe(v.object({ least: v.number(), most: v.number() })),
  isSoldOut: v.boolean(),
  /** It does not take place. */
  isCalledOff: v.boolean(),
  overview: v.pick(overview, [
    'name',
    'catchphrase',
    'cover',
    'startDate',
    'endDate',
    'placeName',
    'isOnline',
    'fee',
    'organizerName',
    'tags',
    'applicationType',
  ]),
});
export type EventEntry = v.InferOutput<typeof eventEntrySchema>;
