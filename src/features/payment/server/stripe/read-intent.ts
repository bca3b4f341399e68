import { formatInstant } from '#kernel/period.ts';
import type { Stripe } from 'stripe';
import type { BankAccount, GatewayAnswer, StoreNumber } from '../../rules/gateway-answer.ts';
import { refusedReasonOf } from './refused-reason.ts';

/** The metadata of an intent at Stripe. */
export interface IntentNotes extends NumberNotes {
  paymentKey: string;
}

interface NumberNotes {
  /** The chosen chain. Each chain has its own number. */
  store?: string | undefined;
  /** In the format of answers. Stripe has no deadline for transfers. */
  deadline?: string | undefined;
}

/** What became of a charge. An intent that was never confirmed counts as none, because it can charge nothing. */
export function answerOfIntent(intent: Stripe.PaymentIntent): GatewayAnswer {
  switch (intent.status) {
    case 'succeeded':
      return { type: 'paid', amount: intent.amount_received };
    case 'canceled':
      return { type: 'refused', reason: 'canceled' };
    case 'requires_payment_method':
      return intent.last_payment_error === null
        ? { type: 'notFound' }
        : { type: 'refused', reason: refusedReasonOf(intent.last_payment_error) };
    case 'requires_confirmation':
      return { type: 'notFound' };
    case 'requires_action':
      return answerOfAction(intent);
    case 'processing':
    case 'requires_capture':
      return { type: 'unknown' };
    default:
      // Stripe may know more in time.
      return { type: 'unknown' };
  }
}

/** No payment was tried with it yet. */
export function isUntouched({ status, last_payment_error }: Stripe.PaymentIntent): boolean {
  return (status === 'requires_confirmation' || status === 'requires_payment_method') && last_payment_error === null;
}

function answerOfAction({ amount, next_action, metadata }: Stripe.PaymentIntent): GatewayAnswer {
  const url = next_action?.redirect_to_url?.url;
  if (typeof url === 'string') return { type: 'actionRequired', url };
  const notes: NumberNotes = metadata;
  const store = next_action?.konbini_display_details && numberOf(next_action.konbini_display_details, notes);
  if (store) return { type: 'numberIssued', store };
  const transfer = next_action?.display_bank_transfer_instructions;
  const bank = transfer && accountOf(transfer, notes);
  if (!bank) return { type: 'unknown' };
  const received = amount - (transfer.amount_remaining ?? amount);
  return { type: 'numberIssued', bank, ...(received > 0 ? { received } : {}) };
}

function numberOf(
  { stores, expires_at }: Stripe.PaymentIntent.NextAction.KonbiniDisplayDetails,
  { store = '' }: NumberNotes,
): StoreNumber | undefined {
  const details = Object.entries(stores).find(([name]) => name === store)?.[1];
  if (!details) return undefined;
  const { confirmation_number, payment_code } = details;
  const deadline = formatInstant(expires_at * 1000);
  return confirmation_number
    ? { store, number: confirmation_number, code: payment_code, deadline }
    : { store, number: payment_code, deadline };
}

const accountTypes: Record<string, string> = { futsu: '普通', toza: '当座' };

function accountOf(
  { financial_addresses = [] }: Stripe.PaymentIntent.NextAction.DisplayBankTransferInstructions,
  { deadline = '' }: NumberNotes,
): BankAccount | undefined {
  const zengin = financial_addresses.find(({ zengin: one }) => one !== undefined)?.zengin;
  if (zengin === undefined) return undefined;
  const { bank_name, bank_code, branch_name, branch_code, account_type, account_number, account_holder_name } = zengin;
  const named = (name: string | null, code: string | null): string =>
    `${name ?? ''}${code === null ? '' : ` (${code})`}`.trim();
  return {
    bankName: named(bank_name, bank_code),
    branchName: named(branch_name, branch_code),
    accountType: accountTypes[account_type ?? ''] ?? account_type ?? '',
    accountNumber: account_number ?? '',
    accountName: account_holder_name ?? '',
    deadline,
  };
}
