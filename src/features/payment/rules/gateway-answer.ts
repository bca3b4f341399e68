/** Why a gateway did not charge; each is told to the buyer in its own words. */
export const refusedReasons = [
  /** By whoever issued the card, without a reason. */
  'declined',
  /** The card's number, expiry or code is wrong, or the card is not there any more. */
  'cardInvalid',
  /** 3-D Secure failed or was left. */
  'authenticationFailed',
  /** It took too long, and nothing was charged: start over (TICKET-118). */
  'timeout',
  /** The gateway is being maintained: later (TICKET-119). */
  'maintenance',
  /** The gateway does not take this sum in this way, or not until then: another way of paying may do. */
  'notPossible',
  /** We asked the gateway to stop, or it withdrew a number that nobody paid. */
  'canceled',
] as const;
export type RefusedReason = (typeof refusedReasons)[number];

/** What somebody types at a till (TICKET-107, TICKET-108). */
export interface StoreNumber {
  store: string;
  number: string;
  /** Some tills ask for the gateway's own code too. */
  code?: string | undefined;
  /** The last moment, as answers write instants. */
  deadline: string;
}

/** Where a transfer that comes first goes. */
export interface BankAccount {
  bankName: string;
  branchName: string;
  accountType: string;
  accountNumber: string;
  accountName: string;
  deadline: string;
}

/** Whole yen that came for it and were less than the sum; they lie at the gateway. */
type Received = number | undefined;

/** What a gateway says of an attempt to charge; who asks, or whether it told by itself, makes no difference. */
export type GatewayAnswer =
  | { type: 'paid'; amount: number }
  /** The buyer has to go to `url` (3-D Secure) and comes back from there. */
  | { type: 'actionRequired'; url: string }
  | { type: 'numberIssued'; store?: StoreNumber | undefined; bank?: BankAccount | undefined; received?: Received }
  | { type: 'refused'; reason: RefusedReason; received?: Received }
  /** The gateway knows no such attempt. */
  | { type: 'notFound' }
  /** Nobody knows yet: the answer was lost. */
  | { type: 'unknown' };

/**
 * What a gateway says of a request to pay back. lacksBalance: what it has of the organiser's is less, until more is sold
 * or paid in. paidElsewhere: as much has gone back already, by others who may do that at the gateway.
 */
export type RefundAnswer = 'done' | 'refused' | 'unknown' | 'lacksBalance' | 'paidElsewhere';
