import * as v from 'valibot';
import { eventEntrySchema } from '#features/site/contract.ts';
import { endpoint } from '#kernel/endpoint.ts';

export const listConditionalEvents = endpoint({
  name: 'listConditionalEvents',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: 'conditional_event/{portalId}/{contentId}',
  summary: 'The events of a portal whose condition, a ticket or a profile answer, the member meets [SITE-029].',
  answer: v.array(eventEntrySchema),
});
