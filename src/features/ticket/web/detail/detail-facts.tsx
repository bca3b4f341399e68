import { saidDate, unbroken } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { CalendarIcon, InfoIcon } from '#web/ui/icons.tsx';
import { ClockIcon, ReceiptIcon, UsersIcon } from '#web/ui/page-icons.tsx';
import type { TicketContent } from '../../contract.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import { ticketTexts } from '../sale/ticket-texts.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { periodWords, shownSlot } from '../../rules/sale/sale-dates.ts';

/**
 * The facts of a ticket: its sale, its days, its draw, its limit per person and its deadline for a cancellation.
 * `isChoosing`: the choices show the slots already.
 */
export function DetailFacts({ ticket, isChoosing = false }: { ticket: TicketContent; isChoosing?: boolean }) {
  const language = useLanguage();
  const say = useTexts(saleOverlayTexts);
  const drawn = isLottery(ticket);
  const cancelled = unbroken(periodWords(ticket.cancelPeriodStart, ticket.cancelPeriodEnd, say, language));
  const fee = ticket.cancelFee > 0 ? formatYen(ticket.cancelFee, language) : '';
  const all: [boolean, Omit<Fact, 'value'>, string][] = [
    [
      ticket.enableSalesPeriod,
      { icon: <CalendarIcon />, label: drawn ? say.period.application : say.period.sales },
      unbroken(periodWords(ticket.salesPeriodStart, ticket.salesPeriodEnd, say, language)),
    ],
    [drawn, { icon: <InfoIcon />, label: say.period.draw }, unbroken(saidDate(ticket.drawAt, language))],
    [ticket.slots.length === 0, { icon: <ClockIcon />, label: say.period.checkin }, usePeriodOfUse(ticket)],
    [
      ticket.enablePurchasablenumber,
      { icon: <UsersIcon />, label: say.period.limit },
      drawn ? say.perApplication(ticket.purchasableNumber) : say.perPerson(ticket.purchasableNumber),
    ],
    [
      cancelled !== '' && ticket.isPay,
      { icon: <ReceiptIcon />, label: say.period.cancel },
      fee === '' ? say.cancelFree(cancelled) : say.cancelFee(cancelled, fee),
    ],
  ];
  const facts = all.flatMap(([isMeant, fact, value]) =>
    isMeant && value !== ''
      ? [
          {
            ...fact,
            value: (
              <>
                {/* Seen here, read out as the name of the fact. */}
                <span className="hb-fact-note" aria-hidden="true">
                  {fact.label}
                </span>
                {value}
              </>
            ),
          },
        ]
      : [],
  );
  return (
    <>
      {facts.length === 0 ? null : <Facts facts={facts} />}
      {ticket.slots.length === 0 || isChoosing ? null : (
        <section className="hb-ticket-slots">
          <h3>{say.slots}</h3>
          <ul>
            {ticket.slots.map((slot) => (
              <li key={slot.ticketSlotId}>{shownSlot(slot, say, language)}</li>
            ))}
          </ul>
        </section>
      )}
      {facts.length + ticket.slots.length > 0 ? <EventZone /> : null}
    </>
  );
}

function usePeriodOfUse(ticket: TicketContent): string {
  const say = useTexts(saleOverlayTexts);
  const { daysFrom } = useTexts(ticketTexts);
  const language = useLanguage();
  if (ticket.dynamicCheckinPeriod) return daysFrom(ticket.checkinPeriodDays);
  return unbroken(periodWords(ticket.checkinPeriodStart, ticket.checkinPeriodEnd, say, language));
}
