import { sql } from 'kysely';
import type { Clock } from '#kernel/clock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Log } from '#server/log/log.ts';
import type { Mail, Mailing } from '#server/mail/mail.ts';
import type { OrderNews } from '../order/order-tables.ts';
import { writeCameInVain } from './buyer-notices.ts';
import { countNews, isForNothing, newsKeyOf } from './news-limit.ts';
import { type NewsMailServices, type OrderToTell, writeNews, writeNewsTogether } from './news-mail.ts';
import { isImported } from '../order/issued-by-hand.ts';
import type { OrderJobs, OrderWork } from '../order/order-jobs.ts';
import { paymentKeyOf } from '../order/orders.ts';
import { lookMax, ordersToTell } from '../order/waiting-orders.ts';

/** Sends purchasers the news of their orders by mail, each once. */
export type TellNews = Pick<OrderWork, 'tellNews' | 'tellTogether'>;

export interface NewsServices extends NewsMailServices {
  mail: Mailing;
  clock: Clock;
  log: Log;
  orderJobs: Pick<OrderJobs, 'planTogether'>;
}

export function createTellNews(services: NewsServices): TellNews {
  const { database, payments, mail, clock, log, orderJobs } = services;
  return {
    async tellNews() {
      let isLeft = false;
      for (let behind = 0; ; ) {
        const waiting = await ordersToTell(database.kysely, behind).execute();
        for (const { order_id: orderId, tell } of waiting) {
          await tellOne(orderId, tell).catch((error: unknown) => {
            isLeft = true;
            sayUntold(orderId, error);
          });
        }
        const last = waiting.at(-1);
        if (last === undefined || waiting.length < lookMax) return isLeft;
        behind = last.order_id;
      }
    },

    async tellTogether(newsKey) {
      const held = await database.kysely
        .selectFrom('held_news as h')
        .innerJoin('ticket_order as o', 'o.order_id', 'h.order_id')
        .selectAll('o')
        .select('h.tell as held')
        .where('h.news_key', '=', newsKey)
        .orderBy('o.order_id')
        .execute();
      const orders = held.map(({ held: tell, ...row }) => ({ row, tell }));
      const mails = Map.groupBy(orders, ({ row }) => JSON.stringify([row.site_key, row.purchaser_mail]));
      let [isSent, isLeft] = [false, false];
      for (const together of mails.values()) {
        // One goes in any case, so that no site or address waits for ever. Others go as far as there is room.
        const hasRoom = await countNews(database, newsKey, clock());
        if (isSent && !hasRoom) {
          isLeft = true;
          break;
        }
        const told = await tellAll(together).catch((error: unknown) => {
          sayUntold(together[0]?.row.order_id, error);
          return { isSent: false, isLeft: true };
        });
        isSent ||= told.isSent;
        isLeft ||= told.isLeft;
      }
      if (isLeft) await inTransaction(database, (tx) => orderJobs.planTogether(tx, newsKey));
    },
  };

  async function tellOne(orderId: number, tell: OrderNews): Promise<void> {
    const { kysely } = database;
    const row = await kysely.selectFrom('ticket_order').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    if (row === undefined) return;
    // A member who has left gets no mail, and neither does an address that no mail can reach.
    const isTold = row.purchaser_mail !== '';
    const newsKey = newsKeyOf(row.purchaser_mail);
    const held = isTold && isForNothing(row, tell) && !(await countNews(database, newsKey, clock())) ? tell : undefined;
    const written = isTold && held === undefined ? await write({ row, tell }) : undefined;
    await inTransaction(database, async (tx) => {
      const mine = await tx
        .updateTable('ticket_order')
        .set({ tell: null })
        .where('order_id', '=', orderId)
        .where('tell', '=', tell)
        .returning('order_id')
        .executeTakeFirst();
      if (mine === undefined) return;
      // The held news of this order is older.
      await tx.deleteFrom('held_news').where('order_id', '=', orderId).execute();
      if (held !== undefined) {
        await tx.insertInto('held_news').values({ order_id: orderId, news_key: newsKey, tell: held }).execute();
        await orderJobs.planTogether(tx, newsKey);
      }
      if (written !== undefined) await mail.send({ ...written, isOfMany: isImported(row) }, { tx });
    });
  }

  async function write({ row, tell }: OrderToTell): Promise<Mail> {
    const said = tell === 'expired' ? await payments.lastAnswer(paymentKeyOf(row, row.attempt)) : undefined;
    return writeCameInVain(services, row, said) ?? writeNews(services, { row, tell });
  }

  /** Orders of one site and one address. A failure leaves its order for later and holds none of the others back. */
  async function tellAll(orders: readonly OrderToTell[]): Promise<{ isSent: boolean; isLeft: boolean }> {
    const isTold = orders[0]?.row.purchaser_mail !== '';
    const { mail: written, untold } = isTold
      ? await writeNewsTogether(services, orders)
      : { mail: undefined, untold: [] };
    for (const { order, error } of untold) sayUntold(order.row.order_id, error);
    const left = new Set(untold.map(({ order }) => order));
    const ids = orders.filter((order) => !left.has(order)).map(({ row }) => row.order_id);
    await inTransaction(database, async (tx) => {
      // One value, for a statement takes 65,535 at most.
      const { numAffectedRows } = await sql`delete from held_news where order_id = any(${ids}::int[])`.execute(tx);
      if (numAffectedRows !== BigInt(ids.length))
        throw new Error('Orders that were to be told together were told meanwhile.');
      if (written !== undefined) await mail.send(written, { tx });
    });
    return { isSent: written !== undefined, isLeft: untold.length > 0 };
  }

  function sayUntold(orderId: number | undefined, error: unknown): void {
    log.error('Nobody could be told of an order.', { orderId, error });
  }
}
