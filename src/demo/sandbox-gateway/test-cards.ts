/** What happens to a charge, by outcome. docs/payments.md lists the card of each; a test compares the two. */
export const outcomes = {
  challenge: 'Charged after 3-D Secure; at once if nobody is there.',
  frictionless: 'Charged at once: 3-D Secure asks nothing.',
  declined: 'Declined by the issuer.',
  insufficientFunds: 'Declined: the money does not suffice.',
  authenticationFailed: '3-D Secure asks, and fails whatever is answered.',
  cardExpired: 'Refused: the card is not valid any more.',
  timeout: 'The gateway answers that it took too long; nothing was charged.',
  maintenance: 'The gateway answers 503; nothing was charged.',
  answerLostPaid: 'Charged, but the connection drops before the answer; the webhook comes 15 seconds later.',
  answerLostSilently: 'Charged, but the connection drops before the answer, and no webhook ever comes.',
  answerLostNothing: 'The connection drops before the answer, and nothing was charged.',
  webhookFirst: 'Charged; the webhook comes before the answer.',
  webhookTwice: 'Charged; the webhook comes twice.',
  webhookNever: 'Charged; no webhook ever comes.',
  refundRefused: 'Charged; every refund is refused.',
  chargedBack: 'Charged; the bank takes the money back 15 seconds later, and does not decide.',
  chargebackWon: 'Charged; the bank takes the money back 15 seconds later, and returns it after another minute.',
} as const;
export type Outcome = keyof typeof outcomes;

/** The sandbox accepts these numbers only, never that of a real card. All have a valid check digit. */
export const testCards: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'challenge',
  '5555555555554444': 'challenge',
  '3530111333300000': 'challenge',
  '378282246310005': 'challenge',
  '4111111111111111': 'frictionless',
  '5105105105105100': 'frictionless',
  '3566002020360505': 'frictionless',
  '371449635398431': 'frictionless',
  '4000000000000002': 'declined',
  '5400000000000203': 'declined',
  '3530000000000201': 'declined',
  '370000000000200': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000008400001629': 'authenticationFailed',
  '4000000000000069': 'cardExpired',
  '4000000000000119': 'timeout',
  '4000000000005001': 'maintenance',
  '4000000000006009': 'answerLostPaid',
  '4000000000007007': 'answerLostSilently',
  '4000000000008005': 'answerLostNothing',
  '4000000000002008': 'webhookFirst',
  '4000000000003006': 'webhookTwice',
  '4000000000004004': 'webhookNever',
  '4000000000001018': 'refundRefused',
  '4000000000000259': 'chargedBack',
  '4000000000002685': 'chargebackWon',
};

/** The code that 3-D Secure asks for; its page shows it. */
export const demoCode = '123456';

const refusals: readonly Outcome[] = ['declined', 'insufficientFunds', 'cardExpired', 'timeout'];

/** The state in which a charge begins, whether or not its answer arrives. */
export function beginningOf(
  outcome: Outcome,
  isBuyerAway: boolean,
): { state: 'requiresAction' | 'paid' } | { state: 'refused'; reason: string } {
  if (refusals.includes(outcome)) return { state: 'refused', reason: outcome };
  if (outcome === 'authenticationFailed') {
    return isBuyerAway ? { state: 'refused', reason: outcome } : { state: 'requiresAction' };
  }
  return { state: outcome === 'challenge' && !isBuyerAway ? 'requiresAction' : 'paid' };
}

/** How many webhooks a change sends, and how long after it. */
export function webhooksOf(outcome: Outcome | null): { times: number; delayMs: number } {
  if (outcome === 'webhookNever' || outcome === 'answerLostSilently') return { times: 0, delayMs: 0 };
  if (outcome === 'webhookTwice') return { times: 2, delayMs: 0 };
  return { times: 1, delayMs: outcome === 'answerLostPaid' ? 15_000 : 0 };
}

const takenBackMs = 15_000;

/** When the bank of the buyer takes the money back after the charge, and when it returns it. */
export function disputeOf(outcome: Outcome | null): { openMs: number; wonMs: number } | undefined {
  if (outcome === 'chargedBack') return { openMs: takenBackMs, wonMs: Infinity };
  return outcome === 'chargebackWon' ? { openMs: takenBackMs, wonMs: takenBackMs + 60_000 } : undefined;
}
