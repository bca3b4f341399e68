import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidDeadline, withZone } from '#kernel/said-deadline.ts';
import { formatYen } from '#kernel/yen.ts';
import type { MailFact, MailPart, MailSums } from '#server/mail/mail.ts';
import type { OrderAnswer, PurchasedTicketAnswer } from '../../contract.ts';
import { saidSource } from '../../rules/lottery/announced-source.ts';
import type { DrawAnnouncement } from '../../rules/lottery/draw-record.ts';
import { convenienceStores } from '../../rules/payment/convenience-store.ts';
import { orderMoney } from '../../rules/order/order-money.ts';
import { cancellationOf } from '../../rules/purchased/order-terms.ts';
import { checkinPeriod } from '../../rules/purchased/checkin-period.ts';
import { periodWords, slotName } from '../../rules/sale/sale-dates.ts';
import { cancellingWords, orderWords, ticketMailTexts } from '../mail/mail-texts.ts';
import { isOverNews, type NewsKind } from '../mail/news-kind.ts';
import { isToOrganiser, type OrderRow, orderOf, storedApplication } from '../order/order-columns.ts';
import { nameOf } from './name-of-ticket.ts';

/** An order as its mail describes it. */
export interface NewsFacts {
  kind: NewsKind;
  row: OrderRow;
  tickets: readonly PurchasedTicketAnswer[];
  /** The announcement of the draw, for an application. */
  draw: DrawAnnouncement | undefined;
  pay: Pick<OrderAnswer, 'convenienceStore' | 'bank' | 'bankNote' | 'bankDeadline'> & { localNote: string };
  /** Facts of the event; each is '' when the organiser left it empty. */
  event: { start: string; end: string; place: string };
  /** The mail shows the codes itself. */
  hasPasses?: boolean;
}

/** The order in a mail: what there is to do, and what can be looked up. */
export interface NewsParts {
  toDo: MailPart[];
  details: MailPart[];
  /** The details without those that other orders of the site share. */
  ordered: MailPart[];
  /** What is behind the subject in a list of mails; undefined if the first words of the mail say more. */
  preview: string | undefined;
}

export function newsParts(facts: NewsFacts, language: LanguageCode): NewsParts {
  const { kind } = facts;
  const say = ticketMailTexts[language];
  const sums = sumsOf(facts, language);
  const isOver = isOverNews(kind);
  const toDo = isOver ? [] : partsToPay(facts, language);
  const order: MailFact[] = [[say.orderNumber, facts.row.order_number], ...factsOfDraw(facts, language)];
  const shared = isOver
    ? []
    : [...factsOfMoney(facts, language), ...factsOfEvent(facts, language), ...factsOfCancellation(facts, language)];
  const announced = announcement(facts, language);
  return {
    toDo,
    details: [sums, { facts: [...order, ...shared] }, ...(isOver ? [] : notes(facts, language)), ...announced],
    ordered: [sums, { facts: order }, ...announced],
    preview: isOver ? undefined : previewOf(facts, toDo, sums, language),
  };
}

/** What is known of an application: its number, the choices, and when the draw is. */
function factsOfDraw({ kind, row, tickets }: NewsFacts, language: LanguageCode): MailFact[] {
  const [ticket] = tickets;
  const application = storedApplication(row);
  if (kind !== 'applied' || ticket === undefined || application === null) return [];
  const order = orderWords[language];
  const { slots, drawAt } = ticket.ticketContentSnapshot;
  const named = application.slots.map((id) => slots.find(({ ticketSlotId }) => ticketSlotId === id));
  return [
    [order.entrant, application.entrantId],
    ...named.flatMap((slot, place): MailFact[] =>
      slot === undefined ? [] : [[order.wish(place + 1), saidSlot(slot, language)]],
    ),
    ...(drawAt === null ? [] : [[order.drawAt, saidDeadline(drawAt, language)] as const]),
  ];
}

function saidSlot(slot: Parameters<typeof slotName>[0], language: LanguageCode): string {
  const said = slotName(slot, orderWords[language], language);
  return slot.checkinPeriodStart || slot.checkinPeriodEnd ? withZone(said, language) : said;
}

/** The announcement of the draw: with this copy an applicant can prove what was announced. */
function announcement({ draw }: NewsFacts, language: LanguageCode): MailPart[] {
  if (draw === undefined) return [];
  const { draw: say } = ticketMailTexts[language];
  const facts: MailFact[] = [
    [say.closesAt, saidDeadline(draw.closesAt, language)],
    [say.secretHash, draw.secretHash],
    [say.publicValueSource, saidSource(draw.publicValueSource, language)],
  ];
  return [say.toCheck, { facts: draw.publicValueSource === '' ? facts.slice(0, 2) : facts }];
}

/** The draw decides the slot, so the date is not known yet. */
function hasWishes({ kind, row }: NewsFacts): boolean {
  return kind === 'applied' && (storedApplication(row)?.slots ?? []).length > 0;
}

/** What was ordered: tickets of one kind at one price share a row. */
function sumsOf(facts: NewsFacts, language: LanguageCode): MailSums {
  const { kind, row, tickets } = facts;
  const order = orderWords[language];
  const yen = (amount: number): string => formatYen(amount, language);
  const isOver = isOverNews(kind);
  const kinds = Map.groupBy(tickets, (ticket) => JSON.stringify([nameOf(ticket), ticket.originalPrice]));
  const sums: MailSums['sums'][number][] = [...kinds.values()].map((equal) => {
    const ticket = equal[0]!;
    const names = equal.map(({ holderName }) => holderName).filter((name) => name !== '');
    const isPriced = ticket.originalPrice > 0 && !isOver;
    const period = isOver || hasWishes(facts) ? undefined : checkinPeriod(ticket);
    const when = periodWords(period?.start, period?.end, order, language);
    const lines = [
      isPriced && equal.length > 1 ? order.each(yen(ticket.originalPrice), equal.length) : order.tickets(equal.length),
      when === '' ? '' : order.period(withZone(when, language)),
      names.length === 0 || isOver ? '' : order.holder(names),
    ];
    return {
      label: nameOf(ticket),
      notes: lines.filter((line) => line !== ''),
      ...(isPriced ? { amount: yen(ticket.originalPrice * equal.length) } : {}),
    };
  });
  if (isOver) return { sums };
  const { due } = orderMoney(orderOf(row));
  const discount = tickets.reduce((sum, { originalPrice, price }) => sum + originalPrice - price, 0);
  if (discount > 0) sums.push({ label: order.discount, amount: `−${yen(discount)}` });
  const label = kind === 'applied' ? order.totalIfWon : order.total;
  return due > 0 || discount > 0 ? { sums, total: [label, yen(due)] } : { sums };
}

function factsOfMoney({ row }: NewsFacts, language: LanguageCode): MailFact[] {
  const { method, methods } = orderWords[language];
  return orderMoney(orderOf(row)).due > 0 ? [[method, methods[row.payment_method]]] : [];
}

/** What holds for the buyer of tickets for money; without a login nothing can be cancelled here. */
function factsOfCancellation({ kind, row, tickets }: NewsFacts, language: LanguageCode): MailFact[] {
  if (kind === 'applied' || row.purchaser_id === null || orderMoney(orderOf(row)).due === 0) return [];
  const say = cancellingWords[language];
  const sold = tickets.map((ticket) => ({
    ...ticket.ticketContentSnapshot,
    title: nameOf(ticket),
    prices: [ticket.price],
  }));
  const terms = cancellationOf(sold, { paymentMethod: row.payment_method }, (row.paid_at ?? row.ordered_at).getTime());
  const never = row.lottery === null ? say.never : say.neverIfWon;
  const lines = terms.map(({ titles, term }) => {
    const text =
      term === undefined
        ? never
        : say.cancel(
            periodWords(term.start, term.end, say, language),
            term.fee === 0 ? '' : formatYen(term.fee, language),
          );
    return titles.length === 0 ? text : say.of(titles, text);
  });
  return [[say.label, lines.join('\n')]];
}

/** Names the days of the event only when neither the tickets nor the chosen slots have days of their own. */
function factsOfEvent(facts: NewsFacts, language: LanguageCode): MailFact[] {
  const { tickets, event } = facts;
  const say = ticketMailTexts[language];
  const isDated = hasWishes(facts) || tickets.some((ticket) => checkinPeriod(ticket)?.start !== undefined);
  const days = isDated ? '' : periodWords(event.start, event.end, orderWords[language], language);
  return [
    ...(days === '' ? [] : [[say.date, withZone(days, language)] as const]),
    ...(event.place === '' ? [] : [[say.place, event.place] as const]),
  ];
}

function notes({ kind, row, event, hasPasses = false }: NewsFacts, language: LanguageCode): string[] {
  const say = ticketMailTexts[language];
  const isCharged = kind === 'applied' && orderMoney(orderOf(row)).due > 0;
  return [
    isCharged ? say.ifWon[row.payment_method === 'CreditCard' ? 'card' : 'later'] : '',
    row.state === 'completed' && event.place !== '' && !hasPasses ? say.atTheGate : '',
    isPaidFor(row) && row.purchaser_id !== null ? say.receiptHint : '',
    isUnpaid(row) && row.include_receipt && row.purchaser_id !== null
      ? orderWords[language].instructions.receiptAfterwards
      : '',
  ].filter((note) => note !== '');
}

/** What is to be paid and until when; otherwise the tickets and their price. */
function previewOf({ tickets }: NewsFacts, toDo: readonly MailPart[], sums: MailSums, language: LanguageCode): string {
  const [say, order] = [ticketMailTexts[language], orderWords[language]];
  const toPay = toDo
    .flatMap((part) => (typeof part !== 'string' && 'facts' in part ? part.facts : []))
    .filter(([label]) => label === order.total || label === say.payBy);
  const names = [...new Set(tickets.map(nameOf))].join(', ');
  const bought = [names, order.tickets(tickets.length), sums.total?.join(' ')];
  return (toPay.length > 0 ? toPay.map((fact) => fact.join(' ')) : bought).filter(Boolean).join(' · ');
}

/** How much, how and until when the buyer can pay. */
function partsToPay({ kind, row, pay }: NewsFacts, language: LanguageCode): MailPart[] {
  const [say, { instructions, stores, total }] = [ticketMailTexts[language], orderWords[language]];
  const { due, owed } = orderMoney(orderOf(row));
  const sum: MailFact = [total, formatYen(row.state === 'completed' ? owed : due, language)];
  const until = (deadline: string): MailFact => [say.payBy, saidDeadline(deadline, language)];
  if (kind === 'paymentFailed')
    return row.held_until === null ? [] : [{ facts: [sum, until(formatInstant(row.held_until.getTime()))] }];
  const { convenienceStore, bank, bankNote, bankDeadline, localNote } = pay;
  if (convenienceStore !== null) {
    const { store, number, code, deadline } = convenienceStore;
    const known = convenienceStores.find((one) => one === store);
    const steps = known === undefined ? instructions.anyStore : instructions.ofStore[known];
    const facts: MailFact[] = [
      sum,
      [instructions.number, number],
      ...(code === undefined ? [] : [[instructions.code, code] as const]),
      until(deadline),
    ];
    return [
      { title: instructions.storeTitle(known === undefined ? store : stores[known]), facts },
      steps.map((step, place) => `${place + 1}. ${step}`).join('\n'),
      instructions.afterwards,
    ];
  }
  if (bank !== null) {
    const facts: MailFact[] = [
      sum,
      [instructions.bank, bank.bankName],
      [instructions.branch, bank.branchName],
      [instructions.account, `${bank.accountType} ${bank.accountNumber}`],
      [instructions.accountName, bank.accountName],
      until(bank.deadline),
    ];
    return [{ title: instructions.bankTitle, facts }, instructions.bankAfterwards];
  }
  const waitsForIt = isToOrganiser(row) && row.state === 'awaiting';
  if (!isUnpaid(row) && !waitsForIt) return [];
  if (row.payment_method === 'Bank')
    return [
      { facts: bankDeadline === null ? [sum] : [sum, until(bankDeadline)] },
      { title: instructions.bankTitle, text: bankNote || instructions.bankLater },
      instructions.bankQuote(row.order_number),
      waitsForIt ? instructions.bankAfterwards : instructions.transferAfterwards,
    ];
  return row.payment_method === 'Local'
    ? [{ facts: [sum] }, { title: instructions.localTitle, text: localNote || instructions.local }]
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
