import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { localizedTextSchema } from '#kernel/schema.ts';

const namedSite = v.object({ site: v.string(), title: localizedTextSchema });

/** The portal of an event, and where it may go. */
export const readEventPortal = consoleEndpoint({
  name: 'readEventPortal',
  method: 'GET',
  path: 'sites/{site}/portal',
  summary: 'The portal that lists an event, and the portals into which this operator may put it.',
  answer: v.object({
    /** Null: the event stands alone. */
    portal: v.nullable(namedSite),
    portals: v.array(namedSite),
    /** Whether this operator may let it stand alone. */
    mayLeave: v.boolean(),
    /** Its buyers have accounts of the portal, so it stays. */
    isHeld: v.boolean(),
  }),
  may: 'govern',
});

export const moveToPortal = consoleEndpoint({
  name: 'moveToPortal',
  method: 'POST',
  path: 'sites/{site}/portal',
  summary:
    'Puts an event into a portal, or lets it stand alone, at once and with its address. Who has an account keeps it. 409 while its buyers have accounts of the portal that it would leave.',
  bodyKind: 'json',
  /** Without a portal the event stands alone. */
  body: v.object({ portal: v.optional(v.pipe(v.string(), maxLetters(40))) }),
  answer: v.object({ done: v.boolean() }),
  may: 'govern',
  proof: 'recent',
});

/** The events of a portal. */
export const readPortalEvents = consoleEndpoint({
  name: 'readPortalEvents',
  method: 'GET',
  path: 'sites/{site}/portal-events',
  summary: 'The events of a portal, and those that this operator may put into it.',
  answer: v.object({
    events: v.array(v.object({ ...namedSite.entries, isPublished: v.boolean(), mayMove: v.boolean() })),
    /** More than are listed. */
    hasMore: v.boolean(),
    candidates: v.array(namedSite),
  }),
  may: 'govern',
});
