import type { Refused } from '../sale/sale-locks.ts';
import type { StoredPurchase } from './stored-purchase.ts';

/** The outcome of taking places. `repeated`: an order with this key exists, and that order is the answer. */
export type Reserved = { outcome: 'accepted'; stored: StoredPurchase } | { outcome: 'repeated' } | Refused;
