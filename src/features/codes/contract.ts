import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { searchMax } from '#kernel/console/list-limits.ts';
import { csvType } from '#kernel/csv.ts';
import { idMax } from '#kernel/limits.ts';
import { dateTimeSchema, idSchema, localizedTextSchema, streamedFileSchema } from '#kernel/schema.ts';
import { purchaseTotalMax, ticketsPerPurchaseMax } from '#features/ticket/rules/sale/purchase-limits.ts';
import { codeBatchStates } from './rules/code-state.ts';
import { batchNameMax, codesPerBatchMax, usesPerCodeMax } from './rules/code-limits.ts';

/* The console's calls about discount codes that are made many at a time. */

const seller = { may: 'sell', proof: 'secondFactor' } as const;
const q = v.optional(v.pipe(v.string(), maxLetters(searchMax)));
const after = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/),
    v.check((id) => Number(id) <= idMax),
  ),
);
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const line = v.pipe(
  v.string(),
  v.trim(),
  maxLetters(batchNameMax),
  // oxlint-disable-next-line no-control-regex
  v.check((text) => !/[\u0000-\u001f\u007f]/.test(text), 'one line'),
);

const terms = {
  /** The content that sells the tickets. */
  contentId: v.number(),
  /** The only ticket that becomes cheaper; null: each of the content. */
  ticketId: v.nullable(v.number()),
  isForFree: v.boolean(),
  /** Yen off the price of each ticket. */
  discountPrice: v.number(),
  /** How many tickets of a payment become cheaper; 0: all. */
  ticketsPerPayment: v.number(),
  /** Payments that may use one code. */
  usesMax: v.number(),
  usableFrom: v.nullable(v.string()),
  usableUntil: v.nullable(v.string()),
};
const batch = {
  codeBatchId: v.number(),
  name: v.string(),
  /** Who gets the codes; '': not said. */
  partner: v.string(),
  ...terms,
  /** Of the ticket, or of the content; empty for one that is gone. */
  title: localizedTextSchema,
  madeAt: v.string(),
  madeBy: v.string(),
  endedAt: v.nullable(v.string()),
  state: v.picklist(codeBatchStates),
  codes: v.number(),
  /** Codes that some payment uses now, and the payments. */
  codesUsed: v.number(),
  uses: v.number(),
};
const listedBatch = v.object(batch);
export type ListedBatch = v.InferOutput<typeof listedBatch>;

export const listCodeBatches = consoleEndpoint({
  name: 'listCodeBatches',
  method: 'GET',
  path: 'sites/{site}/codes',
  summary:
    'The batches of discount codes of a site, the newest first, with how often they were used; found by their name, their partner, or one of their codes.',
  query: v.object({ q, after }),
  answer: v.object({ entries: v.array(listedBatch), next: v.nullable(v.string()) }),
  ...seller,
});

export const readCodeDesk = consoleEndpoint({
  name: 'readCodeDesk',
  method: 'GET',
  path: 'sites/{site}/codes/desk',
  summary: 'The tickets of the draft that codes can make cheaper, and the codes with words of their own that it has.',
  answer: v.object({
    contents: v.array(
      v.object({
        contentId: v.number(),
        title: localizedTextSchema,
        tickets: v.array(v.object({ ticketId: v.number(), title: localizedTextSchema })),
        /** The first codes that stand in the settings of the sale, as buyers type them. */
        written: v.array(v.string()),
        /** All of them. */
        writtenCount: v.number(),
      }),
    ),
  }),
  ...seller,
});

const madeCode = v.object({
  code: v.string(),
  /** Payments that use it now. */
  uses: v.number(),
  isEnded: v.boolean(),
});

export const readCodeBatch = consoleEndpoint({
  name: 'readCodeBatch',
  method: 'GET',
  path: 'sites/{site}/codes/{codeBatchId}',
  summary: 'A batch with its codes, a page at a time; found by the beginning of a code.',
  query: v.object({ q, after }),
  answer: v.object({ batch: listedBatch, entries: v.array(madeCode), next: v.nullable(v.string()) }),
  ...seller,
});

export const makeCodeBatch = consoleEndpoint({
  name: 'makeCodeBatch',
  method: 'POST',
  path: 'sites/{site}/codes',
  summary: 'Makes many discount codes with the same terms, which nobody can guess. 409 where the site has too many.',
  bodyKind: 'json',
  body: v.object({
    name: v.pipe(line, v.minLength(1)),
    partner: v.optional(line, ''),
    contentId: idSchema,
    ticketId: v.optional(idSchema),
    isForFree: v.boolean(),
    discountPrice: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(purchaseTotalMax)), 0),
    ticketsPerPayment: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ticketsPerPurchaseMax)), 0),
    number: count(codesPerBatchMax),
    usesMax: count(usesPerCodeMax),
    usableFrom: v.optional(dateTimeSchema),
    usableUntil: v.optional(dateTimeSchema),
  }),
  answer: v.object({ codeBatchId: v.number() }),
  statuses: [409],
  ...seller,
});

export const endCodes = consoleEndpoint({
  name: 'endCodes',
  method: 'POST',
  path: 'sites/{site}/codes/{codeBatchId}/end',
  summary:
    'Ends a batch, or one code of it: no payment can use it any more, and what was bought by it stays. 404 for what has ended.',
  bodyKind: 'json',
  body: v.object({ code: v.optional(v.pipe(v.string(), maxLetters(40))) }),
  answer: v.object({ done: v.literal(true) }),
  ...seller,
});

export const downloadCodes = consoleEndpoint({
  name: 'downloadCodes',
  method: 'GET',
  path: 'sites/{site}/codes/{codeBatchId}/csv',
  summary: 'The codes of a batch with their uses as CSV; noted in the log.',
  fileType: csvType,
  answer: streamedFileSchema,
  changes: true,
  ...seller,
});
