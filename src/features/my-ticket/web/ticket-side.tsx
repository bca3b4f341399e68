import { useEffect } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { mapLinks } from '#features/event-tools/rules/event-links.ts';
import { loadSaveCalendar, type PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { checkinPeriod } from '#features/ticket/rules/purchased/checkin-period.ts';
import { isLotteryTicket } from '#features/ticket/rules/purchased/purchased-ticket.ts';
import { isHad, shownStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { Instant } from '#kernel/clock.ts';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { importPart } from '#web/parts/import-part.ts';
import { pageHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { CalendarIcon, DocumentIcon, PinIcon } from '#web/ui/icons.tsx';
import { ReceiptIcon } from '#web/ui/page-icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { UnprocessedTicket } from '../contract.ts';
import { isHandedOn } from '../rules/handed-on.ts';
import { ticketActions } from '../rules/ticket-actions.ts';
import type { LotteryRecordProps } from './lottery-record.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import type { ApplicationWithdrawalProps } from './application-withdrawal.tsx';
import { ApplicationWishes } from './ticket-card.tsx';
import type { TicketCheckinProps } from './ticket-checkin.tsx';
import { ticketHref } from './ticket-href.ts';
import { TicketTransfer, type TicketSectionProps } from './ticket-transfer.tsx';
import { isOver, ticketWords, toPayment } from './ticket-words.ts';

export interface TicketSideProps {
  ticket: PurchasedTicketAnswer;
  application: UnprocessedTicket | undefined;
  isStaff: boolean;
  now: Instant;
  onDone: (message: string) => Promise<void>;
}

const loadCheckin = () =>
  importPart(() => import('./ticket-checkin.tsx')).then(({ TicketCheckin: Part }) => ({
    texts: [myTicketTexts],
    Part,
  }));
const loadCancel = () =>
  importPart(() => import('./ticket-cancel.tsx')).then(({ TicketCancel: Part }) => ({ texts: [myTicketTexts], Part }));
const loadWithdrawal = () =>
  importPart(() => import('./application-withdrawal.tsx')).then(({ ApplicationWithdrawal: Part }) => ({
    texts: [myTicketTexts],
    Part,
  }));
const loadRecord = () =>
  importPart(() => import('./lottery-record.tsx')).then(({ LotteryRecord: Part }) => ({
    texts: [myTicketTexts],
    Part,
  }));

/** Beside a ticket, or below it on a phone: the actions of its holder, and why an action is not possible. */
export function TicketSide({ ticket, application, isStaff, now, onDone }: TicketSideProps) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const actions = ticketActions(ticket, now);
  const status = shownStatus(ticket, now);
  const isApplication = status === 'lottery_waiting' || status === 'lottery_fail';
  const { contentId } = ticket.ticketContentSnapshot;
  const words = ticketWords(ticket, say, language);
  const overview = context.init.event?.overview;
  const isComing = isHad(ticket, now) && !isHandedOn(ticket) && !isOver(status);
  const hasDay = checkinPeriod(ticket)?.start !== undefined && words.leaf !== undefined && isComing;
  const isPaid = ticket.isPurchaser && ticket.paymentStatus === 'Sale' && ticket.price > 0;
  const hasReceipt = isPaid && context.init.mypage.ticketCharge.isEnable;
  const Checkin = useLater<TicketCheckinProps>(isStaff, loadCheckin);
  const Cancel = useLater<TicketSectionProps>(true, loadCancel);
  const toCalendar = async (): Promise<void> => {
    const { saveCalendar } = await loadSaveCalendar();
    await saveCalendar(context, ticket, {
      lines: [words.slot, words.kind, ticket.code],
      href: ticketHref(context, 'myTicketDetail', contentId, { ticket: ticket.id }),
    });
  };
  return (
    <div className="hb-ticket-side">
      {isStaff && Checkin !== undefined ? <Checkin ticket={ticket} onDone={onDone} /> : null}
      <div className="hb-ticket-ways">
        {actions.isPayable ? (
          <>
            {ticket.payBy === null ? null : (
              <dl className="hb-ticket-rows">
                <div>
                  <dt>{say.order.deadline}</dt>
                  <dd>{saidDeadline(ticket.payBy, language)}</dd>
                </div>
              </dl>
            )}
            <LinkButton
              kind="primary"
              size="large"
              wide
              href={ticketHref(context, 'myTicketPayment', contentId, { order: ticket.orderId })}
            >
              {toPayment(ticket, say)}
            </LinkButton>
          </>
        ) : null}
        {hasDay ? (
          <Button wide icon={<CalendarIcon />} onClick={() => void toCalendar().catch(() => {})}>
            {say.actions.calendar}
          </Button>
        ) : null}
        {overview?.placeName && isComing ? (
          <LinkButton wide icon={<PinIcon />} href={mapLinks(overview)[0]!.href} target="_blank" rel="noopener">
            {say.actions.directions}
          </LinkButton>
        ) : null}
        {ticket.isPurchaser ? (
          <LinkButton
            wide
            icon={<DocumentIcon />}
            href={ticketHref(context, 'myTicketPurchased', contentId, { order: ticket.orderId })}
          >
            {isApplication ? say.actions.application : say.actions.order}
          </LinkButton>
        ) : null}
        {hasReceipt ? (
          <LinkButton wide icon={<ReceiptIcon />} href={pageHref(context, 'ticketCharge')}>
            {say.actions.receipt}
          </LinkButton>
        ) : null}
      </div>
      <TicketTransfer ticket={ticket} actions={actions} onDone={onDone} />
      {Cancel === undefined || ticket.paymentUnderway !== null ? null : (
        <Cancel ticket={ticket} actions={actions} onDone={onDone} />
      )}
      {isLotteryTicket(ticket) ? (
        <LotterySection
          contentId={contentId}
          ticketId={ticket.ticketId}
          application={application}
          now={now}
          onDone={onDone}
        />
      ) : null}
    </div>
  );
}

function LotterySection({
  contentId,
  ticketId,
  application,
  now,
  onDone,
}: Pick<TicketSideProps, 'application' | 'now' | 'onDone'> & { contentId: number; ticketId: number }) {
  const { lottery: say } = useTexts(myTicketTexts);
  const until = application?.withdrawUntil ?? null;
  const isOpen = until !== null && now <= Date.parse(until);
  const Withdrawal = useLater<ApplicationWithdrawalProps>(isOpen, loadWithdrawal);
  const Record = useLater<LotteryRecordProps>(true, loadRecord);
  useEffect(() => {
    // The part that the address names exists only now.
    if (window.location.hash === '#draw') document.getElementById('draw')?.scrollIntoView();
  }, []);
  return (
    <section className="hb-ticket-section" id="draw">
      <h2>{say.title}</h2>
      {application === undefined ? null : <ApplicationWishes application={application} />}
      {Withdrawal === undefined || application === undefined || !isOpen ? null : (
        <Withdrawal application={application} until={until} onDone={onDone} />
      )}
      {Record === undefined ? <Skeleton count={3} /> : <Record contentId={contentId} ticketId={ticketId} />}
    </section>
  );
}
