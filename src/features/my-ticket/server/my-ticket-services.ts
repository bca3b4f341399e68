import type { Transaction } from 'kysely';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Mailing } from '#server/mail/mail.ts';

/** What the sale does for tickets that were sold. */
export interface SoldOrders {
  /** Has the gateway, or the organiser, asked for a refund that is owed, once the transaction has committed. */
  planRefund(tx: Transaction<Tables>, refundId: number): Promise<void>;
  /** The money of a deferred order came, in the transaction that found it owed. */
  settle(tx: Transaction<Tables>, orderId: number): Promise<void>;
}

export interface MyTicketServices {
  database: Database;
  site: SiteServer;
  profile: Pick<ProfileAnswers, 'present'>;
  mail: Mailing;
  orders: SoldOrders;
}
