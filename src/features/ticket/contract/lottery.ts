import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { dateTimeSchema, fileSchema, idSchema, localizedTextSchema } from '#kernel/schema.ts';
import { drawsMax, firstFurtherDraw } from '../rules/lottery/further-draw.ts';
import { lotteryStates } from '../rules/lottery/lottery-state.ts';
import { publicValueMax } from '../rules/lottery/public-value.ts';

/** Which draw of a lottery: the first one, without a number. */
export const drawQuery = v.object({ draw: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(drawsMax))) });

const lottery = 'sites/{site}/lotteries/{contentId}/{ticketId}';

const furtherNumber = v.pipe(v.number(), v.integer(), v.minValue(firstFurtherDraw), v.maxValue(drawsMax));

const siteLotterySchema = v.object({
  contentId: v.number(),
  ticketId: v.number(),
  title: localizedTextSchema,
  state: v.picklist(lotteryStates),
  /** Stored dates. Applications close at the first; the draw is not before the second. */
  closesAt: v.string(),
  drawAt: v.string(),
  drawnAt: v.nullable(v.string()),
  /** From when the organiser may draw before that time, and whether they may now. */
  drawableFrom: v.string(),
  isDrawable: v.boolean(),
  /** From when everybody could see the hash of the list for an hour. */
  seenFrom: v.string(),
  /** What was announced as the public value, in words; '': none. */
  publicValueSource: v.string(),
  publicValue: v.nullable(v.string()),
  /** People, each with one application; the tickets that they ask for. Of those who take part, once it has closed. */
  applications: v.number(),
  tickets: v.number(),
  /** Of the applications after the draw. */
  won: v.number(),
  lost: v.number(),
  /** Of those who won: they have their tickets, they still have to pay, they have none any more. */
  issued: v.number(),
  unpaid: v.number(),
  gone: v.number(),
  /** In the organiser's order; a lottery without slots has one, whose name is empty. */
  slots: v.array(
    v.object({
      ticketSlotId: v.number(),
      name: localizedTextSchema,
      capacity: v.number(),
      /** Applications that name it first. */
      first: v.number(),
      /** Tickets that were won in it and are not given back. */
      taken: v.number(),
      /** Places for a further draw. */
      free: v.number(),
    }),
  ),
  /** The next further draw, once the first one was made; null: none can follow. */
  next: v.nullable(
    v.object({
      number: v.number(),
      /** Who would take part now: people, and the tickets that they asked for. */
      waiting: v.number(),
      waitingTickets: v.number(),
      /** How many of those who lost have left the draws, or may not take part. */
      ineligible: v.number(),
      /** Some who took part in the draw before have no result yet. */
      isSettling: v.boolean(),
      canAnybodyWin: v.boolean(),
      /** The time that was planned; null: none. */
      drawAt: v.nullable(v.string()),
      /** That time has come. */
      isDrawing: v.boolean(),
      /** A planned time came, and nobody could win. */
      lapsedAt: v.nullable(v.string()),
    }),
  ),
  /** Whether the ticket says that it may be drawn again, for a lottery that is not drawn yet. */
  drawsAgain: v.boolean(),
  /** The further draws that were made. */
  further: v.array(
    v.object({ number: v.number(), drawnAt: v.string(), listed: v.number(), won: v.number(), isSettled: v.boolean() }),
  ),
});
export type SiteLottery = v.InferOutput<typeof siteLotterySchema>;

export const listLotteries = consoleEndpoint({
  name: 'listLotteriesOfSite',
  method: 'GET',
  path: 'sites/{site}/lotteries',
  summary: 'The lotteries of the published event, each with how far it is, and what came of it. It names nobody.',
  answer: v.object({ lotteries: v.array(siteLotterySchema), mayDraw: v.boolean() }),
  may: 'see',
});

export const enterLotteryValue = consoleEndpoint({
  name: 'enterPublicValueOfLottery',
  method: 'POST',
  path: `${lottery}/value`,
  summary:
    'Enters the public value that a lottery announced, once, after its applications have closed: the same as `hiroba lottery`. 409: applications are open, a value was entered, or it is drawn.',
  body: v.object({ value: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(publicValueMax)) }),
  answer: v.object({ done: v.literal(true) }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});

export const drawLotteryNow = consoleEndpoint({
  name: 'drawLotteryNow',
  method: 'POST',
  path: `${lottery}/draw`,
  summary:
    'Draws before the time that the ticket says, once applications have closed; where a public value was announced, not within the hour in which everybody can see the hash of the list. 409: not yet, the public value is missing, or it is drawn.',
  body: v.object({}),
  answer: v.object({ done: v.literal(true) }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});

export const drawLotteryAgain = consoleEndpoint({
  name: 'drawLotteryAgain',
  method: 'POST',
  path: `${lottery}/further`,
  summary:
    'Asks for a further draw among those who lost, now or at a time. `number` is the number of the draw, so that a second press asks for nothing. 409: it was asked for or made before, the draw before is not done yet, or nobody could win anything.',
  body: v.object({ number: furtherNumber, at: v.optional(dateTimeSchema) }),
  answer: v.object({ done: v.literal(true) }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});

export const giveUpFurtherDraw = consoleEndpoint({
  name: 'giveUpFurtherDraw',
  method: 'POST',
  path: `${lottery}/further/give-up`,
  summary: 'Gives up a further draw whose time has not come. 409: it has been made.',
  body: v.object({ number: furtherNumber }),
  answer: v.object({ done: v.literal(true) }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});

export const readLotteryProof = consoleEndpoint({
  name: 'readProofOfLottery',
  method: 'GET',
  path: `${lottery}/proof`,
  summary:
    'The record of a draw, which visitors can read too: tools/verify-draw.mjs repeats the draw with it. `draw` is the number of a further one.',
  query: drawQuery,
  fileType: 'application/json',
  answer: fileSchema,
  may: 'see',
});
