import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { answersBodyMaxBytes } from '#kernel/limits.ts';
import { linesOfPaymentMax, ordersOfPaymentMax, payerMax, paymentsPerCall } from './rules/bank-limits.ts';
import { noteOutcomes } from './rules/note-outcome.ts';

const yen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999_999));
const orderNumber = v.pipe(v.string(), v.minLength(1), maxLetters(64));

export const readBankDesk = consoleEndpoint({
  name: 'readBankDesk',
  method: 'GET',
  path: 'sites/{site}/bank',
  summary:
    'The orders that a transfer to the organiser pays, and the lines of bank files that were noted before; the look is logged.',
  answer: v.object({
    orders: v.array(
      v.object({
        orderNumber: v.string(),
        orderedAt: v.string(),
        standing: v.picklist(['owed', 'completed', 'expired', 'canceled']),
        /** Whole yen. */
        owed: v.number(),
        due: v.number(),
        /** '': the form did not ask for it, or the member has left. */
        name: v.string(),
        kana: v.string(),
      }),
    ),
    /** There are more than are listed. */
    isCut: v.boolean(),
    /** Each line by a hash: a file that is read again is known. */
    knownLines: v.array(v.string()),
  }),
  may: 'sell',
  proof: 'secondFactor',
});

export const noteBankPayments = consoleEndpoint({
  name: 'noteBankPayments',
  method: 'POST',
  path: 'sites/{site}/bank/settle',
  summary:
    'Notes payments of a bank file: their orders are paid, and their lines known. Each payment is noted or refused alone.',
  bodyKind: 'json',
  bodyMaxBytes: answersBodyMaxBytes,
  body: v.object({
    payments: v.pipe(
      v.array(
        v.object({
          /** Made with the list: a payment that is sent again is the same one. */
          key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,48}$/)),
          lines: v.pipe(
            v.array(
              v.object({
                date: v.pipe(v.string(), v.isoDate()),
                amount: yen,
                payer: v.pipe(v.string(), maxLetters(payerMax)),
                occurrence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
              }),
            ),
            v.minLength(1),
            v.maxLength(linesOfPaymentMax),
          ),
          orders: v.pipe(
            v.array(v.object({ orderNumber, /** What the organiser saw. */ owed: yen })),
            v.minLength(1),
            v.maxLength(ordersOfPaymentMax),
          ),
          /** The organiser knows that the sums differ. */
          isOtherSum: v.boolean(),
        }),
      ),
      v.minLength(1),
      v.maxLength(paymentsPerCall),
    ),
  }),
  answer: v.object({
    results: v.array(
      v.object({
        key: v.string(),
        outcome: v.picklist(noteOutcomes),
        /** The order because of which nothing was noted. */
        orderNumber: v.nullable(v.string()),
      }),
    ),
  }),
  may: 'sell',
  proof: 'secondFactor',
});
