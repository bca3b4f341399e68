import type { Database } from '#server/database/database.ts';

export interface CardAccount {
  orderNumber: string;
  state: string;
  amount: number;
  tickets: number;
  /** The sum that each paid charge has kept, after its refunds. */
  kept: number[];
}

/** Every order with a charge, with the sandbox gateway's record of its buyer. */
export async function readCardAccounts({ pool }: Database): Promise<CardAccount[]> {
  const { rows } = await pool.query<CardAccount>(
    `select o.order_number as "orderNumber", o.state, o.amount,
       (select count(*)::integer from purchased_ticket t where t.order_id = o.order_id and t.state = 'issued') as tickets,
       array(select c.paid_amount - c.refunded_amount from sandbox_charge c
         where c.idempotency_key like o.order_number || '/%' and c.paid_amount > c.refunded_amount) as kept
     from ticket_order o where o.amount > 0 order by o.order_id`,
  );
  return rows;
}

/** The orders that are paid without tickets, have tickets unpaid, or paid another sum or twice. */
export function wrongAccounts(accounts: readonly CardAccount[]): CardAccount[] {
  return accounts.filter(({ state, amount, tickets, kept }) => {
    const isBought = state === 'completed';
    return (isBought ? kept.join() !== String(amount) : kept.length > 0) || isBought !== tickets > 0;
  });
}
