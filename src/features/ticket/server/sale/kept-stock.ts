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

/** More are forgotten: whoever asks next reads what a page shows. */
const keptMax = 10_000;

/** The same for the sales of several events at once: those that are not kept are read together. */
export function keepStocks<Taken>(
  read: (siteKeys: readonly string[]) => Promise<ReadonlyMap<string, Taken>>,
  ageMs: number,
  clock: Clock,
) {
  const kept = new Map<string, { moves: number; at: number; taken: Taken | undefined }>();
  return async (siteKeys: readonly string[]): Promise<ReadonlyMap<string, Taken | undefined>> => {
    const at = clock();
    const known = new Map<string, Taken | undefined>();
    const missing = new Map<string, number>();
    for (const siteKey of siteKeys) {
      const one = kept.get(siteKey);
      const now = moves.get(siteKey) ?? 0;
      if (one !== undefined && one.moves === now && Math.abs(at - one.at) < ageMs) known.set(siteKey, one.taken);
      else missing.set(siteKey, now);
    }
    if (missing.size === 0) return known;
    const found = await read([...missing.keys()]);
    if (kept.size + missing.size > keptMax) kept.clear();
    for (const [siteKey, before] of missing) {
      const taken = found.get(siteKey);
      known.set(siteKey, taken);
      if ((moves.get(siteKey) ?? 0) === before) kept.set(siteKey, { moves: before, at, taken });
    }
    return known;
  };
}

/** By sale, and by the event of sales. */
const moves = new Map<string, number>();
const nameOf = ({ siteKey, contentId }: SaleKey): string => `${siteKey}/${contentId}`;

/** This process has moved the stock of a sale, or its codes, and the move is committed. */
export function stockMoved(sale: SaleKey): void {
  moves.set(nameOf(sale), movesOf(sale) + 1);
  moves.set(sale.siteKey, (moves.get(sale.siteKey) ?? 0) + 1);
}

/** How often this process has moved the stock of a sale. */
function movesOf(sale: SaleKey): number {
  return moves.get(nameOf(sale)) ?? 0;
}
