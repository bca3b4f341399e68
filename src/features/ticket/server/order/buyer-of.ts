import { nameIn } from '#features/profile/rules/person-name.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { OrderRow } from './order-columns.ts';

/** The buyer's name and mail address, as far as both are known; '' when neither is. */
export function buyerOf(row: Pick<OrderRow, 'purchaser_info' | 'purchaser_mail'>): string {
  return [nameIn(row.purchaser_info, 'jpn'), shownMail(row.purchaser_mail)].filter((part) => part !== '').join(' ');
}
