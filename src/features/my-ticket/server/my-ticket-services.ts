import type { Transaction } from 'kysely';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Mailing } from '#server/mail/mail.ts';

/** The services that the sale offers for sold tickets. */
export interface SoldOrders {
  /** Asks the gateway, or the organiser, for a refund that is owed. Call it after the transaction has committed. */
  planRefund(tx: Transaction<Tables>, refundId: number): Promise<void>;
  /** Records the money of a deferred order, in the transaction that found it owed. */
  settle(tx: Transaction<Tables>, orderId: number): Promise<void>;
}

export interface MyTicketServices {
  database: Database;
  site: SiteServer;
  profile: Pick<ProfileAnswers, 'present'>;
  mail: Mailing;
  /** The public address of this server. Without it mails have no links. */
  publicUrl: string | undefined;
  orders: SoldOrders;
}
