import type { Clock } from '#kernel/clock.ts';
import { gather } from '#server/database/gather.ts';
import type { Database } from '#server/database/database.ts';
import { type Holdings, nothingHeld, readHoldings } from './holdings.ts';
import { keepStock, stockAgeMs } from './kept-stock.ts';
import { readOpenOrders } from './open-orders.ts';
import { readUses } from './read-uses.ts';
import { readTaken } from './stock-numbers.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** What many ask of a sale at the same time, in the minute of the rush: read in one statement for all of them. */
export interface SaleReads {
  /** Places of each ticket that are held or sold, to be shown. */
  taken(sale: SaleKey): Promise<ReadonlyMap<number, number>>;
  holdings(sale: SaleKey, memberId: number | undefined): Promise<Holdings>;
  /** The orders that a member has begun to pay and not paid. */
  openOrders(sale: SaleKey, memberId: number): Promise<readonly string[]>;
  /** How often a code was used. */
  uses(sale: SaleKey, codeKey: string): Promise<number>;
}

export function createSaleReads({ kysely, engine }: Pick<Database, 'kysely' | 'engine'>, clock: Clock): SaleReads {
  const takenOf = (sale: SaleKey) => {
    const read = gather(async () => new Map([['all', await readTaken(kysely, sale)]]));
    return keepStock(sale, async () => (await read('all')) ?? new Map(), stockAgeMs[engine], clock);
  };
  const readersOf = (sale: SaleKey) => ({
    taken: takenOf(sale),
    holdings: gather((memberIds: readonly number[]) => readHoldings(kysely, sale, memberIds)),
    openOrders: gather((memberIds: readonly number[]) => readOpenOrders(kysely, sale, memberIds)),
    uses: gather((codeKeys: readonly string[]) => readUses(kysely, sale, codeKeys)),
  });
  const known = new Map<string, ReturnType<typeof readersOf>>();
  const of = (sale: SaleKey) => {
    const name = `${sale.siteKey}/${sale.contentId}`;
    let readers = known.get(name);
    if (readers === undefined) known.set(name, (readers = readersOf(sale)));
    return readers;
  };
  return {
    taken: (sale) => of(sale).taken(),
    holdings: async (sale, memberId) =>
      (memberId === undefined ? undefined : await of(sale).holdings(memberId)) ?? nothingHeld,
    openOrders: async (sale, memberId) => (await of(sale).openOrders(memberId)) ?? [],
    uses: async (sale, codeKey) => (await of(sale).uses(codeKey)) ?? 0,
  };
}
