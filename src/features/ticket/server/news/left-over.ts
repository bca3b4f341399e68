import type { SumListener } from '#features/payment/server.ts';
import type { Database } from '#server/database/database.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import { type BuyerNoticeServices, writeLeftOver } from './buyer-notices.ts';
import { goneOnly } from '../order/site-of-order.ts';
import { readOrder } from '../order/order-rows.ts';
import { type NoticeServices, prepareNotice } from '../refund/refund-notices.ts';

export interface LeftOverServices extends NoticeServices, BuyerNoticeServices {
  database: Database;
}

/**
 * Money of a transfer is at the gateway and bought nothing. No gateway pays it back automatically, so a mail asks the
 * organiser to, and another one tells the buyer.
 */
export function createLeftOver(services: LeftOverServices): SumListener {
  const { database, mail } = services;
  return async ({ paymentKey, growth: amount }) => {
    const [gatewayNumber = ''] = paymentKey.split('/');
    const row = await readOrder(database.kysely, { gatewayNumber });
    if (row === undefined) return async () => {};
    const tellOrganiser = await prepareNotice(services, 'leftOver', { ...row, amount });
    const toBuyer = isMailAddress(row.purchaser_mail)
      ? await writeLeftOver(services, row, amount).catch(goneOnly)
      : undefined;
    return async (tx) => {
      await tellOrganiser(tx);
      if (toBuyer !== undefined) await mail.send(toBuyer, { tx });
    };
  };
}
