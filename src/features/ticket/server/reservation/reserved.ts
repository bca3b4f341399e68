import type { Refused } from '../sale/sale-locks.ts';
import type { StoredPurchase } from './stored-purchase.ts';

/** What came of taking places. `repeated`: the key is known, its order is the answer. */
export type Reserved = { outcome: 'accepted'; stored: StoredPurchase } | { outcome: 'repeated' } | Refused;
