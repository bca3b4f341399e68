import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';

/** Whether visitors see a site, and what keeps it from being deleted. */
export const readSiteLife = consoleEndpoint({
  name: 'readSiteLife',
  method: 'GET',
  path: 'sites/{site}/life',
  summary: 'Whether a site is open to visitors, and what speaks against deleting it.',
  answer: v.object({
    state: v.picklist(['draft', 'public', 'withdrawn']),
    /** Tickets that are good, and orders that wait for a payment or a draw. */
    tickets: v.number(),
    waiting: v.number(),
    /** Accounts that would go with it. */
    members: v.number(),
    reasons: v.array(v.object({ kind: v.picklist(['events', 'tickets', 'waiting', 'refunds']), count: v.number() })),
  }),
  may: 'govern',
});

export const withdrawSite = consoleEndpoint({
  name: 'withdrawSite',
  method: 'POST',
  path: 'sites/{site}/withdraw',
  summary: 'Closes a site to visitors (410); sold tickets stay good. 409 where it was never published.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ done: v.boolean() }),
  may: 'govern',
  proof: 'recent',
});

export const restoreSite = consoleEndpoint({
  name: 'restoreSite',
  method: 'POST',
  path: 'sites/{site}/restore',
  summary: 'Opens a site that was withdrawn to visitors again, as it was published last.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ done: v.boolean() }),
  may: 'govern',
  proof: 'recent',
});

export const deleteSite = consoleEndpoint({
  name: 'deleteSite',
  method: 'POST',
  path: 'sites/{site}/delete',
  summary:
    'Deletes a site with its draft, what visitors left there and its accounts; the books of its orders stay. 409 while something speaks against it, 422 for another name.',
  bodyKind: 'json',
  /** Its name, as whoever deletes it has typed it. */
  body: v.object({ name: v.pipe(v.string(), maxLetters(1_000)) }),
  answer: v.object({ done: v.boolean() }),
  may: 'govern',
  proof: 'recent',
});
