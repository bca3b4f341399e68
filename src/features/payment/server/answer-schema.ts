import * as v from 'valibot';
import { bankAccountSchema, storeNumberSchema } from '../contract/how-to-pay.ts';
import { type GatewayAnswer, refusedReasons } from '../rules/gateway-answer.ts';

const received = v.optional(v.number());
const answerSchema = v.variant('type', [
  v.object({ type: v.literal('paid'), amount: v.number() }),
  v.object({ type: v.literal('actionRequired'), url: v.string() }),
  v.object({
    type: v.literal('numberIssued'),
    store: v.optional(storeNumberSchema),
    bank: v.optional(bankAccountSchema),
    received,
  }),
  v.object({ type: v.literal('refused'), reason: v.picklist(refusedReasons), received }),
  v.object({ type: v.literal('notFound') }),
  v.object({ type: v.literal('unknown') }),
]);

/** A stored answer; undefined before the first one. */
export function readStoredAnswer(stored: unknown): GatewayAnswer | undefined {
  const result = v.safeParse(answerSchema, stored);
  return result.success ? result.output : undefined;
}
