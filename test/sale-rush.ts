import type { Database } from '#server/database/database.ts';
import type { StockTerms } from './stock-model.ts';

/** The ticket that the processes of sale-process.ts sell: there are enough places for a while. */
export function rushTerms(capacity: number) {
  return {
    tickets: { 1: { capacity, perPerson: 4 } },
    groups: [],
    codes: { LAST: Math.floor(capacity / 20) },
  } as const satisfies StockTerms;
}

export const rushMembers = 600;

/** The orders that a process reported, and that are missing or lack some of their tickets. */
export async function lostOf(database: Database, lines: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ order_number: string; tickets: number }>(
    `select o.order_number, count(t.*)::integer as tickets from ticket_order o
     join purchased_ticket t on t.order_id = o.order_id and t.state in ('held', 'issued')
     where o.state in ('charging', 'completed') group by o.order_number`,
  );
  const stored = new Set(rows.map(({ order_number, tickets }) => `sold ${order_number} ${tickets}`));
  return lines.filter((line) => line.startsWith('sold ') && !stored.has(line));
}
