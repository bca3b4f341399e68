import { type Kysely, sql } from 'kysely';
import type { Clock } from '#kernel/clock.ts';
import { gather } from '#server/database/gather.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';
import type { MadeCode, MadeCodes } from './made-codes.ts';
import { type Holdings, nothingHeld, readHoldings } from './holdings.ts';
import { keepStock, stockAgeMs } from './kept-stock.ts';

/** What many ask of a sale at the same time, in the minute of the rush: read in one statement for all of them. */
export interface SaleReads {
  /** Places of each ticket that are held or sold, to be shown. */
  taken(sale: SaleKey): Promise<ReadonlyMap<number, number>>;
  holdings(sale: SaleKey, memberId: number | undefined): Promise<Holdings>;
  /** The orders that a member has begun to pay and not paid. */
  openOrders(sale: SaleKey, memberId: number): Promise<readonly string[]>;
  /** How often a code was used. */
  uses(sale: SaleKey, codeKey: string): Promise<number>;
  /** A code that was made with many others, as it was typed. */
  madeCode(sale: SaleKey, typed: string): Promise<MadeCode | undefined>;
  /** Whether one of those can be used now. */
  hasMadeCodes(sale: SaleKey): Promise<boolean>;
}

export function createSaleReads(
  { kysely, engine }: Pick<Database, 'kysely' | 'engine'>,
  clock: Clock,
  madeCodes: MadeCodes,
): SaleReads {
  const takenOf = (sale: SaleKey) => {
    const read = gather(async () => new Map([['all', await readTaken(kysely, sale)]]));
    return keepStock(sale, async () => (await read('all')) ?? new Map(), stockAgeMs[engine], clock);
  };
  // Codes begin and end by the clock as well.
  const hasMadeCodesOf = (sale: SaleKey) => {
    const read = gather(async () => new Map([['all', await madeCodes.areUsable(sale, clock())]]));
    return keepStock(sale, async () => (await read('all')) ?? false, stockAgeMs.postgres, clock);
  };
  const readersOf = (sale: SaleKey) => ({
    taken: takenOf(sale),
    holdings: gather((memberIds: readonly number[]) => readHoldings(kysely, sale, memberIds)),
    openOrders: gather((memberIds: readonly number[]) => readOpenOrders(kysely, sale, memberIds)),
    uses: gather((codeKeys: readonly string[]) => readUses(kysely, sale, codeKeys)),
    madeCode: gather((typed: readonly string[]) => madeCodes.find(sale, typed)),
    hasMadeCodes: hasMadeCodesOf(sale),
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
    madeCode: (sale, typed) => of(sale).madeCode(typed),
    hasMadeCodes: (sale) => of(sale).hasMadeCodes(),
  };
}

/** How often codes were used; one that was not is not in the answer. */
async function readUses(
  connection: Kysely<Tables>,
  { siteKey, contentId }: SaleKey,
  codeKeys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await connection
    .selectFrom('discount_code_use')
    .select(['code_key', 'used'])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('code_key', '=', sql<string>`any(${codeKeys}::text[])`)
    .execute();
  return new Map(rows.map(({ code_key, used }) => [code_key, used]));
}

/** The most orders that a member is told of. Each holds places, so more than a few are rare. */
const toldMax = 10;

/**
 * The numbers of the purchases that each member has begun and not paid, the newest first: with the gateway, left at 3-D Secure, or
 * refused and held for another try. A purchase with a number for a till is done; a won lottery is
 * none. One statement, a look into an index for each member.
 */
async function readOpenOrders(
  connection: Kysely<Tables>,
  { siteKey, contentId }: SaleKey,
  memberIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ member_id: number; order_numbers: string[] }>`
    select m.member_id, array(
      select o.order_number from ticket_order o
      where o.purchaser_id = m.member_id and o.site_key = ${siteKey} and o.content_id = ${contentId}
        and o.state in ('reserved', 'charging', 'authenticating', 'checking') and o.lottery is null
      order by o.order_id desc limit ${toldMax}
    ) as order_numbers
    from unnest(${memberIds}::integer[]) as m (member_id)`.execute(connection);
  return new Map(rows.map(({ member_id, order_numbers }) => [member_id, order_numbers]));
}

/** Places of each ticket of a content that are held or sold, by ticketId; a ticket nobody wanted yet is missing. */
async function readTaken(
  connection: Kysely<Tables>,
  { siteKey, contentId }: SaleKey,
): Promise<ReadonlyMap<number, number>> {
  const rows = await connection
    .selectFrom('ticket_stock')
    .select(['ticket_id', 'taken'])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .execute();
  return new Map(rows.map(({ ticket_id, taken }) => [ticket_id, taken]));
}

/** What is taken of the tickets of several contents at once. */
export async function readTakenOf(
  connection: Kysely<Tables>,
  siteKey: string,
  contentIds: readonly number[],
): Promise<(contentId: number, ticketId: number) => number> {
  const rows = await connection
    .selectFrom('ticket_stock')
    .select(['content_id', 'ticket_id', 'taken'])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', sql<number>`any(${contentIds}::int[])`)
    .execute();
  const taken = new Map(rows.map((row) => [`${row.content_id}/${row.ticket_id}`, row.taken]));
  return (contentId, ticketId) => taken.get(`${contentId}/${ticketId}`) ?? 0;
}
