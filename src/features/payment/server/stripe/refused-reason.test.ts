import { expect, test } from 'vitest';
import { refusedReasonOf, type StripeRefusal } from './refused-reason.ts';

test.each<[StripeRefusal, string]>([
  [{}, 'declined'],
  [{ code: 'card_declined' }, 'declined'],
  [{ code: 'something_new' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'card_velocity_exceeded' }, 'declined'],
  // Somebody with such a card reads only that it was declined.
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'fraudulent' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'merchant_blacklist' }, 'declined'],
  [{ code: 'expired_card' }, 'cardInvalid'],
  [{ code: 'card_declined', decline_code: 'expired_card' }, 'cardInvalid'],
  [{ code: 'incorrect_cvc', decline_code: null }, 'cardInvalid'],
  [{ code: 'incorrect_number' }, 'cardInvalid'],
  [{ code: 'card_declined', decline_code: 'invalid_account' }, 'cardInvalid'],
  [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'authenticationFailed'],
  [{ code: 'card_declined', decline_code: 'authentication_not_handled' }, 'authenticationFailed'],
  [{ code: 'payment_intent_authentication_failure' }, 'authenticationFailed'],
  [{ code: 'processing_error' }, 'maintenance'],
  [{ code: 'card_declined', decline_code: 'try_again_later' }, 'maintenance'],
  [{ code: 'card_declined', decline_code: 'issuer_not_available' }, 'maintenance'],
  [{ code: 'payment_method_provider_timeout' }, 'timeout'],
  [{ code: 'amount_too_small' }, 'notPossible'],
  [{ code: 'card_declined', decline_code: 'currency_not_supported' }, 'notPossible'],
  [{ code: 'payment_method_unactivated' }, 'notPossible'],
  [{ code: 'payment_intent_payment_attempt_expired' }, 'canceled'],
])('%j becomes the reason %s [TICKET-117]', (refusal, reason) => expect(refusedReasonOf(refusal)).toBe(reason));
