import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { dateTimeSchema, idSchema, localizedTextSchema } from '#kernel/schema.ts';

/* The console's calls about the reception: of the operator on their own device, and by links for staff. */

const staffLink = v.object({
  staffLinkId: v.number(),
  name: v.string(),
  contentIds: v.array(v.number()),
  from: v.string(),
  until: v.string(),
  /** When a device used it last; null: none has. */
  usedAt: v.nullable(v.string()),
  devices: v.number(),
  /** It finds visitors by name. */
  mayFind: v.boolean(),
  /** Its time has not come. */
  isEarly: v.boolean(),
  isEnded: v.boolean(),
});
export type StaffLink = v.InferOutput<typeof staffLink>;

export const readReceptionDesk = consoleEndpoint({
  name: 'readReceptionDesk',
  method: 'GET',
  path: 'sites/{site}/reception',
  summary: 'Whether the operator can receive visitors at an event: whether it is public and has tickets.',
  answer: v.object({
    isPublished: v.boolean(),
    hasTickets: v.boolean(),
    /** Whether the operator may make links for staff. */
    mayMakeLinks: v.boolean(),
  }),
  may: 'receive',
});

export const openOwnReception = consoleEndpoint({
  name: 'openOwnReception',
  method: 'POST',
  path: 'sites/{site}/reception/open',
  summary:
    'Opens the reception for the operator on their device, at all gates of the event and for twelve hours; it ends at once when they may not receive visitors any more. 409 before the event is public.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({
    /** The path on this host, with a secret behind the #. */
    path: v.string(),
  }),
  statuses: [409],
  may: 'receive',
});

export const listStaffLinks = consoleEndpoint({
  name: 'listStaffLinks',
  method: 'GET',
  path: 'sites/{site}/staff-links',
  summary: 'The links for staff of an event, the latest first, and the gates for which one can be made.',
  answer: v.object({
    gates: v.array(v.object({ contentId: v.number(), title: v.optional(localizedTextSchema) })),
    links: v.array(staffLink),
    /** When a new link works, unless the organiser says otherwise. */
    hours: v.object({ from: v.string(), until: v.string() }),
  }),
  may: 'govern',
});

export const makeStaffLink = consoleEndpoint({
  name: 'makeStaffLink',
  method: 'POST',
  path: 'sites/{site}/staff-links',
  summary: 'Makes a link for staff; its secret is shown this once.',
  bodyKind: 'json',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(100)),
    contentIds: v.pipe(list(idSchema, 50), v.minLength(1)),
    from: dateTimeSchema,
    until: dateTimeSchema,
    /** Whether it finds visitors by name, beside those whose code it sees. */
    mayFind: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    staffLinkId: v.number(),
    /** The path on this host, with the secret behind the #. */
    path: v.string(),
  }),
  may: 'govern',
  proof: 'recent',
});

export const endStaffLink = consoleEndpoint({
  name: 'endStaffLink',
  method: 'POST',
  path: 'sites/{site}/staff-links/{staffLinkId}/end',
  summary: 'Ends a link for staff on all devices, at once.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ done: v.literal(true) }),
  may: 'govern',
  proof: 'recent',
});
