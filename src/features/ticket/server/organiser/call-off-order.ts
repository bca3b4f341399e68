import type { Transaction } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Tables } from '#server/database/tables.ts';
import { refundOfCallingOff } from '../../rules/organiser/refund-of-calling-off.ts';
import { applyEvent } from '../order/apply-event.ts';
import { lockOrder } from '../order/order-rows.ts';
import { type ChangeServices, makeChange } from './change-order.ts';
import { type EndServices, endOrder } from './end-order.ts';
import { lockTickets } from './lock-tickets.ts';
import { type Changer, noteChange } from './note-change.ts';
import { readOffice } from './office-order.ts';
import { calledOffMail } from './organiser-mails.ts';

/** What became of an order of an event that does not take place. `open`: it has to be ended first, with its gateway. */
export interface CalledOffOrder {
  outcome: 'canceled' | 'withdrawn' | 'nothing' | 'open';
  /** Whole yen that go back; `way` is null where none does. */
  amount: number;
  way: 'gateway' | 'byHand' | null;
  mails: number;
}

interface CallingOff {
  site: PublishedSite;
  keepsFee: boolean;
  /** What is noted at the order. */
  reason: string;
  /** What somebody with this language reads. */
  messageIn: (language: LanguageCode) => string;
}

const untouched = { amount: 0, way: null, mails: 0 } as const;

/** Cancels an order of an event that does not take place, in a transaction: its tickets, its money and its mails. */
export async function callOffOrder(
  tx: Transaction<Tables>,
  services: Omit<ChangeServices, 'database'>,
  orderId: number,
  { site, keepsFee, reason, messageIn }: CallingOff,
  changer: Changer,
): Promise<CalledOffOrder> {
  const row = await lockOrder(tx, { orderId });
  const { now } = changer.context;
  if (row?.state === 'applied') {
    const told = calledOffMail(site, row, messageIn);
    await applyEvent(tx, row, { type: 'withdraw', isOpen: true }, { now });
    await noteChange(tx, changer, row, { kind: 'revoked', reason });
    if (told !== undefined) await services.mail.send(told, { tx });
    return { ...untouched, outcome: 'withdrawn', mails: told === undefined ? 0 : 1 };
  }
  if (row === undefined || ['lost', 'expired', 'canceled'].includes(row.state))
    return { ...untouched, outcome: 'nothing' };
  if (row.state !== 'completed') return { ...untouched, outcome: 'open' };
  await lockTickets(tx, row.order_id);
  const office = await readOffice(tx, row);
  const issued = office.tickets.filter(({ state }) => state === 'issued');
  if (issued.length === 0) return { ...untouched, outcome: 'nothing' };
  const fees = issued.map(({ price, document }) => ({ price, cancelFee: document.cancelFee }));
  const refund = refundOfCallingOff(office.office, fees, keepsFee, now);
  const ticketIds = issued.map(({ purchased_ticket_id }) => purchased_ticket_id);
  const judged = { kind: 'canceled', ticketIds, refund } as const;
  const told = { kind: 'calledOff', reason: messageIn } as const;
  const mails = await makeChange(tx, services, { row, published: site, office, judged, reason, told }, changer);
  return { outcome: 'canceled', amount: refund.amount, way: refund.amount > 0 ? refund.way : null, mails };
}

/** Ends an order that nobody has paid, of such an event; its gateway is told to take no money. */
export async function endCalledOff(
  services: EndServices,
  named: { siteKey: string; orderNumber: string },
  { reason, messageIn }: Pick<CallingOff, 'reason' | 'messageIn'>,
  changer: Changer,
): Promise<'ended' | 'waiting'> {
  const mailOf = (site: PublishedSite, row: Parameters<typeof calledOffMail>[1]) => calledOffMail(site, row, messageIn);
  const ended = await endOrder(services, named, { ...changer, reason, mailOf });
  return ended === 'ended' ? 'ended' : 'waiting';
}
