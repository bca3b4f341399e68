/** Why a gateway did not charge. The buyer reads a text of its own for each. */
export const refusedReasons = [
  /** The card's issuer declined without a reason. */
  'declined',
  /** The card's number, expiry or code is wrong, or the card was deleted. */
  'cardInvalid',
  /** The buyer failed 3-D Secure or left it. */
  'authenticationFailed',
  /** It took too long and nothing was charged: the buyer starts over (TICKET-118). */
  'timeout',
  /** The gateway is under maintenance: the buyer tries later (TICKET-119). */
  'maintenance',
  /** The gateway does not take this sum by this payment method, or not until this deadline. Another method may work. */
  'notPossible',
  /** This server stopped the charge, or the gateway withdrew a number that nobody paid. */
  'canceled',
] as const;
export type RefusedReason = (typeof refusedReasons)[number];

/** What a buyer types at a till (TICKET-107, TICKET-108). */
export interface StoreNumber {
  store: string;
  number: string;
  /** Some tills ask for the gateway's own code too. */
  code?: string | undefined;
  /** The deadline, in the format of answers. */
  deadline: string;
}

/** The account for a bank transfer that is paid before the tickets are issued. */
export interface BankAccount {
  bankName: string;
  branchName: string;
  accountType: string;
  accountNumber: string;
  accountName: string;
  deadline: string;
}

/** Whole yen that came and were less than the sum. They stay at the gateway. */
type Received = number | undefined;

export const gatewayAnswerTypes: readonly GatewayAnswer['type'][] = [
  'paid',
  'actionRequired',
  'numberIssued',
  'refused',
  'notFound',
  'unknown',
];

/** What a gateway says of an attempt to charge, by an answer or by a webhook. */
export type GatewayAnswer =
  | { type: 'paid'; amount: number }
  /** The buyer has to go to `url` (3-D Secure) and comes back from there. */
  | { type: 'actionRequired'; url: string }
  | { type: 'numberIssued'; store?: StoreNumber | undefined; bank?: BankAccount | undefined; received?: Received }
  | { type: 'refused'; reason: RefusedReason; received?: Received }
  /** The gateway knows no such attempt. */
  | { type: 'notFound' }
  /** The answer was lost, so nobody knows the outcome yet. */
  | { type: 'unknown' };

/**
 * A gateway's answer to a refund request. lacksBalance: the organiser's balance at the gateway is too small until more
 * is sold or paid in. paidElsewhere: somebody with access to the gateway has paid back as much already.
 */
export type RefundAnswer = 'done' | 'refused' | 'unknown' | 'lacksBalance' | 'paidElsewhere';

export const chargebackStates = ['open', 'won', 'lost'] as const;
/**
 * How a chargeback stands: the buyer's bank took the money of a card payment back. open: it is not decided yet. won: the
 * money has returned to the organiser. lost: it stays with the buyer.
 */
export type ChargebackState = (typeof chargebackStates)[number];
