import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';

const cartSchema = v.object({
  ticketContentId: v.number(),
  siteKey: v.string(),
  tickets: v.array(
    v.object({
      ticketId: v.number(),
      number: v.optional(v.number()),
      multiplePrices: v.optional(v.array(v.object({ ticketMultiplePriceId: v.number(), number: v.number() }))),
    }),
  ),
});
/** What the form of a purchase begins with. */
const formSchema = v.object({
  siteKey: v.string(),
  contentId: v.number(),
  owner: v.number(),
  purchaserInfo: v.array(
    v.object({
      entryFormKey: v.string(),
      answerMethod: v.literal('NAME'),
      textValue: v.literal(''),
      selectorValue: v.array(v.object({ key: v.string(), value: v.string() })),
    }),
  ),
});

export type RehearsedCart = v.InferOutput<typeof cartSchema>;

export const beginRehearsal = consoleEndpoint({
  name: 'beginRehearsal',
  method: 'POST',
  path: 'sites/{site}/rehearsal',
  summary:
    'Makes a hidden copy of the draft of an event, at which the operator buys as a visitor does: nothing of it is sold, charged or counted, its mails go to the operator alone, and it is gone after a day. It takes the place of their last one of the event. 409: the draft cannot be published, or sells no ticket.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({
    /** Where the purchase begins, on this host. */
    path: v.string(),
    /** The tokens of its buyer, as pages of the site keep them. */
    realmKey: v.string(),
    accessToken: v.string(),
    refreshToken: v.string(),
    /** The first ticket, as pages of the site keep it; null: none can be bought without a choice. */
    cart: v.nullable(cartSchema),
    form: formSchema,
  }),
  may: 'edit',
});
