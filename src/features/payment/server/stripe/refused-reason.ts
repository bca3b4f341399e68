import { keysOf } from '#kernel/keys-of.ts';
import type { RefusedReason } from '../../rules/gateway-answer.ts';

/** Why a charge failed at Stripe: the error of a request, or of an intent's last attempt. */
export interface StripeRefusal {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}

const reasons: Partial<Record<RefusedReason, readonly string[]>> = {
  authenticationFailed: [
    'authentication_failure',
    'authentication_not_handled',
    'authentication_required',
    'payment_intent_action_required',
    'payment_intent_authentication_failure',
    'three_d_secure_authentication_not_supported',
    'three_d_secure_authentication_upstream_error',
  ],
  cardInvalid: [
    'expired_card',
    'expired_payment_method',
    'incorrect_cvc',
    'incorrect_number',
    'invalid_account',
    'invalid_cvc',
    'invalid_expiry_month',
    'invalid_expiry_year',
    'invalid_number',
    'new_account_information_available',
    'payment_method_unexpected_state',
    'resource_missing',
    'token_already_used',
    'token_in_use',
  ],
  timeout: ['payment_method_provider_timeout'],
  // The issuer or Stripe could not answer, and nothing was charged: a later attempt may work.
  maintenance: [
    'approve_with_id',
    'issuer_not_available',
    'processing_error',
    'reenter_transaction',
    'try_again_later',
  ],
  notPossible: [
    'amount_too_large',
    'amount_too_small',
    'capability_not_active',
    'card_not_supported',
    'charge_exceeds_source_limit',
    'charge_exceeds_transaction_limit',
    'currency_not_supported',
    'invalid_amount',
    'invalid_charge_amount',
    'payment_intent_incompatible_payment_method',
    'payment_method_currency_mismatch',
    'payment_method_not_available',
    'payment_method_unactivated',
    'payment_method_unsupported_type',
  ],
  canceled: ['payment_intent_payment_attempt_expired'],
};
const reasonOfCode = new Map(
  keysOf(reasons).flatMap((reason) => (reasons[reason] ?? []).map((code) => [code, reason] as const)),
);

/**
 * The reason that a buyer reads. The issuer's reason goes before Stripe's. A lost or stolen card and suspected fraud
 * count as a declined card, as Stripe asks: somebody with such a card learns no more.
 */
export function refusedReasonOf({ code, decline_code }: StripeRefusal): RefusedReason {
  return reasonOfCode.get(decline_code ?? '') ?? reasonOfCode.get(code ?? '') ?? 'declined';
}
