import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { localizedTextSchema } from '#kernel/schema.ts';

const countsSchema = {
  /** Tickets that are good. */
  sold: v.number(),
  /** Tickets in a lottery, or held for a payment. */
  waiting: v.number(),
  checkedIn: v.number(),
  /** Whole yen: what came for the sold tickets, and what their buyers still have to pay. */
  paid: v.number(),
  /** Of what was paid for tickets that are good: what an organiser gave back, or a bank took. */
  wentBack: v.number(),
  owed: v.number(),
};

export const readSales = consoleEndpoint({
  name: 'readSalesOfSite',
  method: 'GET',
  path: 'sites/{site}/sales',
  summary: 'What each ticket of the published event has sold, and what is left of it.',
  answer: v.object({
    tickets: v.array(
      v.object({
        contentId: v.number(),
        ticketId: v.number(),
        title: localizedTextSchema,
        /** Null: as many as come. */
        capacity: v.nullable(v.number()),
        /** What is left of it to sell; null: as many as come, or a draw hands them out. */
        left: v.nullable(v.number()),
        /** By lottery: what its places are is said with the lotteries. */
        isDrawn: v.boolean(),
        ...countsSchema,
      }),
    ),
    total: v.object(countsSchema),
    /** Of the last 14 days in Japan, up to today: good tickets by the day of their order, and their prices in yen. */
    days: v.array(v.object({ day: v.string(), sold: v.number(), price: v.number() })),
  }),
  may: 'see',
});
