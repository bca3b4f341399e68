import type { Mail } from '#server/mail/mail.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { OrderState } from '../../rules/order/order.ts';
import type { OrderNews } from '../order/order-tables.ts';
import type { OrderRow } from '../order/order-columns.ts';
import { type NewsMailServices, writeNews } from './news-mail.ts';

/** What a mail says of an order as it stands; the others have news that is old, or are about to have some. */
const newsOfState: Partial<Record<OrderState, OrderNews>> = {
  applied: 'applied',
  lost: 'lost',
  awaiting: 'awaiting',
  completed: 'issued',
};

/** Whether there is a mail about how an order stands, and somebody to get it. */
export function hasStandingMail({ state, purchaser_mail: mail }: Pick<OrderRow, 'state' | 'purchaser_mail'>): boolean {
  return newsOfState[state] !== undefined && isMailAddress(mail);
}

/** The mail about how an order stands now, with its tickets where it has some; to its present address. */
export async function writeStandingMail(services: NewsMailServices, row: OrderRow): Promise<Mail | undefined> {
  const tell = newsOfState[row.state];
  return tell === undefined || !hasStandingMail(row) ? undefined : writeNews(services, { row, tell });
}
