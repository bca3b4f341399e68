import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** For so long what was read is shown: other servers move the stock of PostgreSQL too, the embedded database has one. */
export const stockAgeMs = { embedded: 60_000, postgres: 2_000 } satisfies Record<Database['engine'], number>;

/**
 * Keeps the number of places taken until this process moves the stock of the sale, so that a page does not ask the
 * database for what cannot have changed. It is only shown: whoever takes places locks them (docs/algorithms/stock.md).
 */
export function keepStock<Taken>(sale: SaleKey, read: () => Promise<Taken>, ageMs: number, clock: Clock) {
  let kept: { moves: number; at: number; taken: Taken } | undefined;
  return async (): Promise<Taken> => {
    const moves = movesOf(sale);
    const at = clock();
    // The clock of a server may be set back.
    if (kept?.moves === moves && Math.abs(at - kept.at) < ageMs) return kept.taken;
    const taken = await read();
    // A move between may have been too late for the read.
    if (movesOf(sale) === moves) kept = { moves, at, taken };
    return taken;
  };
}

const moves = new Map<string, number>();
const nameOf = ({ siteKey, contentId }: SaleKey): string => `${siteKey}/${contentId}`;

/** This process has moved the stock of a sale, or its codes, and the move is committed. */
export function stockMoved(sale: SaleKey): void {
  moves.set(nameOf(sale), movesOf(sale) + 1);
}

/** How often this process has moved the stock of a sale. */
function movesOf(sale: SaleKey): number {
  return moves.get(nameOf(sale)) ?? 0;
}
