import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { TicketItem } from '../../documents.ts';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';
import { correctAnswers, type NameInParts } from '../../rules/organiser/correct-answers.ts';
import type { IssueWay } from '../../rules/organiser/issue-way.ts';
import { withMailAnswer } from '../../rules/purchase/mail-question.ts';
import { byHand } from '../order/issued-by-hand.ts';
import { newOrderNumber, newQrSecret, newTicketCode } from '../purchased/ticket-numbers.ts';
import type { PendingPurchase, WantedPlace } from '../reservation/reservation.ts';
import type { SaleContent } from '../sale/sale-content.ts';
import { limitsOf } from '../sale/sale-terms.ts';
import type { Changer } from './note-change.ts';

/** Tickets that an organiser gives to one person. */
export interface HandWish {
  sale: SaleContent;
  item: TicketItem;
  snapshotId: number;
  /** Of a ticket with several prices. */
  priceId: number | null;
  /** Of one ticket, whole yen. */
  price: number;
  way: IssueWay;
  language: PendingPurchase['language'];
  name: NameInParts;
  mail: string;
  number: number;
  /** To other questions than those for the name and the mail address. */
  answers?: readonly FormAnswer[];
  isMailed: boolean;
  now: number;
}

/** The order that gives them, as a buyer's order is before its places are taken. */
export function handPurchase(wish: HandWish, key: string): PendingPurchase {
  const { sale, item, snapshotId, priceId, price, way, language, name, mail, number, isMailed, now } = wish;
  const { profiles } = sale.content.entry;
  const asked = profiles.find(({ answerMethod }) => answerMethod === 'NAME');
  const named =
    asked === undefined
      ? []
      : [
          {
            entryFormKey: asked.entryFormKey,
            answerMethod: asked.answerMethod,
            textValue: '',
            selectorValue: [],
          },
        ];
  const answers = [...correctAnswers(named, name, mail), ...(wish.answers ?? [])];
  const isPaid = way !== 'free' && price > 0;
  const places = Array.from(
    { length: number },
    (): WantedPlace => ({
      ticketId: item.detailId,
      snapshotId,
      priceId,
      price: isPaid ? price : 0,
      originalPrice: price,
      code: newTicketCode(),
      qrSecret: newQrSecret(),
      mail: '',
      info: [],
    }),
  );
  return {
    orderNumber: newOrderNumber(),
    purchaseKey: `${byHand}${key}`,
    siteKey: sale.site.siteKey,
    contentId: sale.contentId,
    purchaserId: null,
    state: 'completed',
    paymentMethod: isPaid ? 'Local' : 'Free',
    amount: isPaid ? price * number : 0,
    isDeferred: isPaid,
    attempt: 0,
    heldUntil: null,
    language,
    purchaserMail: mail,
    purchaserInfo: mail === '' ? answers : withMailAnswer(answers, profiles, mail),
    addressee: '',
    includeReceipt: false,
    payment: {},
    tell: isMailed ? 'issued' : null,
    places,
    limits: [limitsOf(item)],
    // Whom an organiser gives tickets, they give them: groups and limits for a person are for buyers.
    exclusionGroups: [],
    code: undefined,
    now,
  };
}

/** An order that was issued, by the key of its change and with why it was issued. */
interface IssuedOrder {
  key: string;
  orderId: number;
  reason: string;
}

/** Writes down at each order who issued it, when, how it was paid and why; what was paid elsewhere is settled. */
export async function noteIssuedOrders(
  tx: Transaction<Tables>,
  { operator, context }: Omit<Changer, 'changeKey'>,
  way: IssueWay,
  orders: readonly IssuedOrder[],
): Promise<void> {
  const ids = orders.map(({ orderId }) => orderId);
  const at = new Date(context.now);
  if (way !== 'free') {
    // The money was there before the tickets.
    await sql`update ticket_order set is_settled = true, paid_at = ${at}
      where order_id = any(${ids}::integer[]) and is_deferred`.execute(tx);
  }
  await sql`
    insert into order_change (change_key, order_id, kind, operator_id, operator_name, reason, way, made_at)
    select key, order_id, 'issued', ${operator.operatorId}::integer, ${operator.name}, reason, ${way}, ${at}
    from unnest(${orders.map(({ key }) => key)}::text[], ${ids}::integer[], ${orders.map(({ reason }) => reason)}::text[])
      as u (key, order_id, reason)`.execute(tx);
}
