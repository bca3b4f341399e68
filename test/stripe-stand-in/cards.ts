interface TestCard {
  brand: string;
  /** When 3-D Secure is wanted: always, or when the request wants any. */
  threeDSecure?: 'required' | 'supported';
  /** The issuer's answer to a charge. */
  decline?: { code: string; decline_code?: string };
  /** The same when it is attached to a customer. */
  attachDecline?: boolean;
}

const declined = (decline_code: string): TestCard => ({
  brand: 'visa',
  decline: { code: 'card_declined', decline_code },
  attachDecline: true,
});

/** Stripe's test cards. */
export const testCards: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa' },
  '3566002020360505': { brand: 'jcb' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000003055': { brand: 'visa', threeDSecure: 'supported' },
  '4000000000003220': { brand: 'visa', threeDSecure: 'required' },
  '4000002760003184': { brand: 'visa', threeDSecure: 'required' },
  '4000008260003178': {
    brand: 'visa',
    threeDSecure: 'required',
    decline: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000000069': { brand: 'visa', decline: { code: 'expired_card' }, attachDecline: true },
  '4000000000000127': { brand: 'visa', decline: { code: 'incorrect_cvc' }, attachDecline: true },
  '4000000000000119': { brand: 'visa', decline: { code: 'processing_error' }, attachDecline: true },
  '4000000000000341': { brand: 'visa', decline: { code: 'card_declined', decline_code: 'generic_decline' } },
};
