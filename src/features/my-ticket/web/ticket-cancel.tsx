import { useState } from 'react';
import { saidDate } from '#kernel/said-date.ts';
import { withZone } from '#kernel/said-deadline.ts';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { cancelTicket } from './ticket/my-ticket-calls.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import type { TicketSectionProps } from './ticket-transfer.tsx';
import { useAction } from './use-action.ts';

/** The cancellation of a ticket: its deadline, fee and refund, or why it is not possible (TICKET-105, 106). */
export function TicketCancel({ ticket, actions, onDone }: TicketSectionProps) {
  const context = usePageContext();
  const language = useLanguage();
  const { cancel: say } = useTexts(myTicketTexts);
  const [isAsking, setIsAsking] = useState(false);
  const action = useAction();
  const { problem, fee, before, refund } = actions.cancel;
  const { cancelPeriodStart, cancelPeriodEnd, contentId } = ticket.ticketContentSnapshot;
  const paid = ticket.paymentStatus === 'Sale' ? ticket.price : 0;
  const hasPeriod = cancelPeriodStart !== null || cancelPeriodEnd !== null;
  // A cancellation that was never offered needs no explanation.
  if (problem !== undefined && (!hasPeriod || problem === 'notPurchaser')) return null;

  const confirm = async (): Promise<void> => {
    const isDone = await action.run(async () => {
      const { amount, way } = await cancelTicket(context, contentId, ticket.id);
      const money = way === 'none' ? say.refunds.none : say.refunds[way](formatYen(amount, language));
      const { title } = ticket.ticketContentSnapshot;
      await onDone([say.doneTitle, [title, ticket.code].filter(Boolean).join(' · '), money].join('\n'));
    });
    if (isDone) setIsAsking(false);
  };
  // An unpaid order runs out by itself: it has a deadline in place of a cancel period. A ticket that was passed on has none.
  const hasNoPeriod = problem === 'unpaid' || problem === 'paymentFail' || problem === 'transferred';
  const period = hasNoPeriod ? null : (
    <p className="hb-field-hint">
      {withZone(say.period(saidDate(cancelPeriodStart, language), saidDate(cancelPeriodEnd, language)), language)}
    </p>
  );
  const sums =
    paid === 0 ? null : (
      <dl className="hb-ticket-rows">
        {(
          [
            [say.paid, paid],
            [say.fee, fee],
            ...(before > 0 ? [[say.before, before] as const] : []),
            [say.refund, refund.amount],
          ] as const
        ).map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount === 0 ? say.nothing : formatYen(amount, language)}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <section className="hb-ticket-section">
      <h2>{say.title}</h2>
      {period}
      {problem === undefined ? (
        <>
          {sums}
          <Button onClick={() => setIsAsking(true)}>{say.start}</Button>
        </>
      ) : (
        <p className="hb-ticket-why">{say.problems[problem]}</p>
      )}
      <ActionDialog
        open={isAsking}
        title={say.confirmTitle}
        confirm={say.confirm}
        isDangerous
        action={action}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {sums}
        <p>
          {say.ways[refund.way]}
          <br />
          {say.warning}
        </p>
      </ActionDialog>
    </section>
  );
}
