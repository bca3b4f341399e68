import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { nameParts } from '#features/profile/rules/profile-item.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { mailTypedMax, nameMax, reasonMax } from '../rules/change-limits.ts';
import { changeKey } from './changes.ts';

const typed = v.pipe(v.string(), maxLetters(nameMax));
const person = {
  /** In the parts that a form asks for; '' for what nobody gave. */
  name: v.object(v.entriesFromList(nameParts, typed)),
  mail: v.pipe(v.string(), maxLetters(mailTypedMax)),
};

export const readPeopleOfOrder = consoleEndpoint({
  name: 'readPeopleOfOrder',
  method: 'GET',
  path: 'sites/{site}/orders/{orderNumber}/people',
  summary: 'The buyer of an order and the companions of tickets that nobody received, as they can be corrected.',
  answer: v.object({
    /** Null: the member has left, and nothing is kept of them. */
    buyer: v.nullable(v.object(person)),
    /** Without an account they have their tickets by a link, which another address ends. */
    hasLink: v.boolean(),
    companions: v.array(
      v.object({ purchasedTicketId: v.number(), title: localizedTextSchema, code: v.string(), ...person }),
    ),
  }),
  may: 'sell',
  proof: 'secondFactor',
});

export const correctOrder = consoleEndpoint({
  name: 'correctOrderOfSite',
  method: 'POST',
  path: 'sites/{site}/orders/{orderNumber}/correct',
  summary: 'Corrects the name or the mail address of a buyer or a companion; links to the old address end.',
  body: v.object({
    key: changeKey,
    /** Null: the buyer. */
    purchasedTicketId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    ...person,
    /** What the organiser saw when they began to write. */
    seen: v.object(person),
    /** For the organiser's own books. */
    reason: v.optional(v.pipe(v.string(), v.trim(), maxLetters(reasonMax)), ''),
  }),
  answer: v.object({
    /** Another one, where the old link is dead. */
    orderNumber: v.string(),
  }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});
