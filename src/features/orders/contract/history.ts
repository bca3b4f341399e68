import * as v from 'valibot';
import { issueWays } from '#features/ticket/rules/organiser/issue-way.ts';
import { paymentMethods } from '#features/ticket/rules/payment/payment-method.ts';
import { correctedParts } from '../rules/corrected-parts.ts';
import { moneySteps, orderSteps, transferSteps } from '../rules/order-steps.ts';

const at = { at: v.string() };
/** The number of a ticket of the order in its list, from 1 on; null: the whole order. */
const ticket = v.nullable(v.number());

/** Something that happened to an order. */
export const historyEntrySchema = v.variant('kind', [
  v.object({ kind: v.literal('ordered'), ...at, amount: v.number(), method: v.picklist(paymentMethods) }),
  v.object({
    kind: v.literal('money'),
    ...at,
    step: v.picklist(moneySteps),
    amount: v.number(),
    attempt: v.number(),
    /** The reception that collected it; '' for money that came in another way. */
    by: v.string(),
  }),
  v.object({ kind: v.literal('order'), ...at, step: v.picklist(orderSteps) }),
  v.object({ kind: v.literal('transfer'), ...at, step: v.picklist(transferSteps), ticket }),
  v.object({ kind: v.literal('checkedIn'), ...at, ticket, by: v.string() }),
  v.object({ kind: v.literal('checkinUndone'), ...at, ticket, by: v.string(), reason: v.string() }),
  v.object({ kind: v.literal('ticketCanceled'), ...at, ticket }),
  v.object({
    kind: v.literal('refund'),
    ...at,
    ticket,
    amount: v.number(),
    way: v.picklist(['gateway', 'byHand']),
    state: v.picklist(['owed', 'asked', 'done', 'failed']),
  }),
  v.object({
    kind: v.literal('mail'),
    ...at,
    /** `ticket-issued` */
    mail: v.string(),
    /** '': the address was erased. */
    to: v.string(),
    state: v.picklist(['waiting', 'sent', 'failed']),
  }),
  /** By whoever the log names. */
  v.object({
    kind: v.literal('operator'),
    ...at,
    by: v.string(),
    action: v.string(),
    reason: v.string(),
    /** Of tickets that were issued. */
    way: v.nullable(v.picklist(issueWays)),
    /** Of a correction: of whom, and what it changed; empty where the person was erased since. */
    ticket,
    changed: v.array(v.object({ part: v.picklist(correctedParts), before: v.string(), after: v.string() })),
  }),
]);
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
