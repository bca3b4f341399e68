import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidDeadline, withZone } from '#kernel/said-deadline.ts';
import { formatYen } from '#kernel/yen.ts';
import type { MailParagraph } from '#server/mail/mail.ts';
import type { OrderAnswer, PurchasedTicketAnswer } from '../../contract.ts';
import { saidSource } from '../../rules/lottery/announced-source.ts';
import type { DrawAnnouncement } from '../../rules/lottery/draw-record.ts';
import { convenienceStores } from '../../rules/order/convenience-store.ts';
import { orderMoney } from '../../rules/order/order-money.ts';
import { checkinPeriod } from '../../rules/purchased/checkin-period.ts';
import { periodWords, slotName } from '../../rules/sale/sale-dates.ts';
import { orderWords, ticketMailTexts } from '../mail/mail-texts.ts';
import { isOverNews, type NewsKind } from '../mail/news-kind.ts';
import { type OrderRow, orderOf, storedApplication } from '../order/order-columns.ts';

/** An order as its mail describes it. */
export interface NewsFacts {
  kind: NewsKind;
  row: OrderRow;
  tickets: readonly PurchasedTicketAnswer[];
  /** The announcement of the draw, for an application. */
  draw: DrawAnnouncement | undefined;
  pay: Pick<OrderAnswer, 'convenienceStore' | 'bank' | 'bankNote'> & { localNote: string };
  /** Facts of the event; each is '' when the organiser left it empty. */
  event: { start: string; end: string; place: string };
}

interface Part {
  title?: string;
  /** A line without content is ''. */
  lines: readonly string[];
}

/** The tickets, the money, how to pay it, and the event, in a paragraph each. */
export function newsParagraphs(facts: NewsFacts, language: LanguageCode): MailParagraph[] {
  const { kind, row } = facts;
  const order = [ticketMailTexts[language].orderLine(row.order_number), ...linesOfDraw(facts, language)];
  const parts: Part[] = [{ lines: order }, ...partsOfTickets(facts, language)];
  if (!isOverNews(kind)) {
    parts.push({ lines: linesOfMoney(facts, language) }, ...partsToPay(facts, language));
    parts.push({ lines: linesOfEvent(facts, language) });
  }
  parts.push({ lines: linesOfAnnouncement(facts, language) });
  return parts.flatMap(({ title, lines }) => {
    const text = lines.filter((line) => line !== '').join('\n');
    if (text === '') return [];
    return [title === undefined ? text : { title, text }];
  });
}

/** The lines of an application: its number, the choices, and when the draw is. */
function linesOfDraw({ kind, row, tickets }: NewsFacts, language: LanguageCode): string[] {
  const [ticket] = tickets;
  const application = storedApplication(row);
  if (kind !== 'applied' || ticket === undefined || application === null) return [];
  const [say, order] = [ticketMailTexts[language], orderWords[language]];
  const { slots, drawAt } = ticket.ticketContentSnapshot;
  const named = application.slots.map((id) => slots.find(({ ticketSlotId }) => ticketSlotId === id));
  return [
    say.fact(order.entrant, application.entrantId),
    ...named.map((slot, place) =>
      slot === undefined ? '' : say.fact(order.wish(place + 1), saidSlot(slot, language)),
    ),
    drawAt === null ? '' : say.fact(order.drawAt, saidDeadline(drawAt, language)),
  ];
}

function saidSlot(slot: Parameters<typeof slotName>[0], language: LanguageCode): string {
  const said = slotName(slot, orderWords[language], language);
  return slot.checkinPeriodStart || slot.checkinPeriodEnd ? withZone(said, language) : said;
}

/** The announcement of the draw: with this copy an applicant can prove what was announced. */
function linesOfAnnouncement({ draw }: NewsFacts, language: LanguageCode): string[] {
  if (draw === undefined) return [];
  const { fact, draw: say } = ticketMailTexts[language];
  return [
    say.toCheck,
    fact(say.closesAt, saidDeadline(draw.closesAt, language)),
    fact(say.secretHash, draw.secretHash),
    draw.publicValueSource === '' ? '' : fact(say.publicValueSource, saidSource(draw.publicValueSource, language)),
  ];
}

/** The draw decides the slot, so the date is not known yet. */
function hasWishes({ kind, row }: NewsFacts): boolean {
  return kind === 'applied' && (storedApplication(row)?.slots ?? []).length > 0;
}

/** Tickets of one kind at one price share a paragraph. */
function partsOfTickets(facts: NewsFacts, language: LanguageCode): Part[] {
  const { kind, tickets } = facts;
  const order = orderWords[language];
  const kinds = Map.groupBy(tickets, (ticket) => JSON.stringify([nameOf(ticket), ticket.originalPrice]));
  return [...kinds.values()].map((equal) => {
    const ticket = equal[0] as PurchasedTicketAnswer;
    const names = equal.map(({ holderName }) => holderName).filter((name) => name !== '');
    const isPriced = ticket.originalPrice > 0 && !isOverNews(kind);
    const period = isOverNews(kind) || hasWishes(facts) ? undefined : checkinPeriod(ticket);
    const when = periodWords(period?.start, period?.end, order, language);
    const lines = [
      isPriced ? order.each(formatYen(ticket.originalPrice, language), equal.length) : order.tickets(equal.length),
      when === '' ? '' : order.period(withZone(when, language)),
      names.length === 0 || isOverNews(kind) ? '' : order.holder(names),
    ];
    return { title: nameOf(ticket), lines };
  });
}

/** The title, with the name of the price and the won slot if the ticket has them. */
function nameOf({
  ticketContentSnapshot: content,
  ticketMultiplePriceId,
  successTicketSlotId,
}: PurchasedTicketAnswer): string {
  const price = content.multiplePrices.find((one) => one.ticketMultiplePriceId === ticketMultiplePriceId);
  const slot = content.slots.find(({ ticketSlotId }) => ticketSlotId === successTicketSlotId);
  return [content.title, price?.name, slot?.name].filter(Boolean).join(' / ');
}

function linesOfMoney({ kind, row, tickets }: NewsFacts, language: LanguageCode): string[] {
  const [say, order] = [ticketMailTexts[language], orderWords[language]];
  const { due } = orderMoney(orderOf(row));
  const discount = tickets.reduce((sum, { originalPrice, price }) => sum + originalPrice - price, 0);
  const total = kind === 'applied' ? order.totalIfWon : order.total;
  return [
    discount > 0 ? say.fact(order.discount, `−${formatYen(discount, language)}`) : '',
    due > 0 || discount > 0 ? say.fact(total, formatYen(due, language)) : '',
    due > 0 ? say.fact(order.method, order.methods[row.payment_method]) : '',
    due > 0 && kind === 'applied' ? say.ifWon[row.payment_method === 'CreditCard' ? 'card' : 'later'] : '',
    isPaidFor(row) && row.purchaser_id !== null ? say.receiptHint : '',
  ];
}

/** Names the days of the event only when neither the tickets nor the chosen slots have days of their own. */
function linesOfEvent(facts: NewsFacts, language: LanguageCode): string[] {
  const { row, tickets, event } = facts;
  const [say, order] = [ticketMailTexts[language], orderWords[language]];
  const isDated = hasWishes(facts) || tickets.some((ticket) => checkinPeriod(ticket)?.start !== undefined);
  const days = isDated ? '' : periodWords(event.start, event.end, order, language);
  if (event.place === '') return [days === '' ? '' : say.fact(say.date, withZone(days, language))];
  return [
    days === '' ? '' : say.fact(say.date, withZone(days, language)),
    say.fact(say.place, event.place),
    row.state === 'completed' ? say.atTheGate : '',
  ];
}

/** How and until when the buyer can pay. */
function partsToPay({ kind, row, pay }: NewsFacts, language: LanguageCode): Part[] {
  const [say, { instructions, stores }] = [ticketMailTexts[language], orderWords[language]];
  const until = (deadline: string): string => instructions.deadline(saidDeadline(deadline, language));
  if (kind === 'paymentFailed')
    return row.held_until === null ? [] : [{ lines: [until(formatInstant(row.held_until.getTime()))] }];
  const { convenienceStore, bank, bankNote, localNote } = pay;
  if (convenienceStore !== null) {
    const { store, number, code, deadline } = convenienceStore;
    const known = convenienceStores.find((one) => one === store);
    const steps = known === undefined ? instructions.anyStore : instructions.ofStore[known];
    const lines = [
      say.fact(instructions.number, number),
      code === undefined ? '' : say.fact(instructions.code, code),
      until(deadline),
    ];
    return [
      { title: instructions.storeTitle(known === undefined ? store : stores[known]), lines },
      { lines: steps.map((step, place) => `${place + 1}. ${step}`) },
      { lines: [instructions.afterwards] },
    ];
  }
  if (bank !== null) {
    const lines = [
      say.fact(instructions.bank, bank.bankName),
      say.fact(instructions.branch, bank.branchName),
      say.fact(instructions.account, `${bank.accountType} ${bank.accountNumber}`),
      say.fact(instructions.accountName, bank.accountName),
      until(bank.deadline),
    ];
    return [{ title: instructions.bankTitle, lines }, { lines: [instructions.bankAfterwards] }];
  }
  if (!isUnpaid(row)) return [];
  if (row.payment_method === 'Bank')
    return [{ title: instructions.bankTitle, lines: [bankNote || instructions.bankLater] }];
  return row.payment_method === 'Local'
    ? [{ title: instructions.localTitle, lines: [localNote || instructions.local] }]
    : [];
}

function isPaidFor(row: OrderRow): boolean {
  const { due, owed } = orderMoney(orderOf(row));
  return row.state === 'completed' && due > 0 && owed === 0;
}

/** The tickets are issued, but their money has not arrived. */
export function isUnpaid(row: OrderRow): boolean {
  return row.state === 'completed' && orderMoney(orderOf(row)).owed > 0;
}
