import { useState } from 'react';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { importPart } from '#web/parts/import-part.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TicketActions } from '../rules/ticket-actions.ts';
import { ActionDialog } from './action-dialog.tsx';
import { cancelTransfer, returnTicket, startTransfer } from './ticket/my-ticket-calls.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import type { TransferLinkProps } from './transfer-link.tsx';
import { useAction } from './use-action.ts';

export interface TicketSectionProps {
  ticket: PurchasedTicketAnswer;
  actions: TicketActions;
  /** Called after an action: the page shows its message above the ticket and reads the ticket again. */
  onDone: (message: string) => Promise<void>;
}

const loadLink = () =>
  importPart(() => import('./transfer-link.tsx')).then(({ TransferLink: Part }) => ({ texts: [myTicketTexts], Part }));

/** Transfers a ticket, cancels the transfer, or returns the ticket (TRANSFER-003..005). */
export function TicketTransfer({ ticket, actions, onDone }: TicketSectionProps) {
  const context = usePageContext();
  const { transfer: say } = useTexts(myTicketTexts);
  const language = useLanguage();
  const [asks, setAsks] = useState<'transfer' | 'cancel' | 'return'>();
  const action = useAction();
  const { isRunning, hasRunOut, problem } = actions.transfer;
  const Link = useLater<TransferLinkProps>(isRunning, loadLink);
  const contentId = ticket.ticketContentSnapshot.contentId;
  const close = (): void => setAsks(undefined);
  const work = async (call: () => Promise<unknown>, message: string): Promise<void> => {
    const isDone = await action.run(async () => {
      await call();
      await onDone(message);
    });
    if (isDone) close();
  };
  const isOffered = problem === undefined || isRunning || actions.isReturnable;
  if (!isOffered && (problem === 'off' || problem === 'received')) return null;
  return (
    <section className="hb-ticket-section">
      <h2>{actions.isReturnable ? say.returnTitle : say.title}</h2>
      {isRunning ? (
        <>
          <p>
            <b>{say.runningTitle}</b>
            <br />
            {say.runningText}
          </p>
          {ticket.transferUrl === null ? null : Link === undefined ? (
            <Skeleton count={2} />
          ) : (
            <Link
              url={ticket.transferUrl}
              title={ticket.ticketContentSnapshot.title}
              contentId={contentId}
              purchasedTicketId={ticket.id}
            />
          )}
          <p className="hb-field-hint">{say.validUntil(saidDeadline(ticket.transferExpiresAt, language))}</p>
          <Button onClick={() => setAsks('cancel')}>{say.cancel}</Button>
        </>
      ) : actions.isReturnable ? (
        <>
          <p>{say.returnLead}</p>
          <Button onClick={() => setAsks('return')}>{say.returnStart}</Button>
        </>
      ) : problem === undefined ? (
        <>
          {hasRunOut ? <Notice kind="info">{say.ranOut}</Notice> : null}
          <p>{say.lead}</p>
          <Button onClick={() => setAsks('transfer')}>{say.start}</Button>
        </>
      ) : problem === 'off' || problem === 'received' ? null : (
        <p className="hb-ticket-why">{say.problems[problem]}</p>
      )}
      <ActionDialog
        open={asks === 'transfer'}
        title={say.confirmTitle}
        confirm={say.confirm}
        action={action}
        onConfirm={() => void work(() => startTransfer(context, contentId, ticket.id), '')}
        onClose={close}
      >
        <p>{say.confirmText}</p>
      </ActionDialog>
      <ActionDialog
        open={asks === 'cancel'}
        title={say.cancelTitle}
        confirm={say.cancel}
        action={action}
        onConfirm={() => void work(() => cancelTransfer(context, contentId, ticket.id), say.canceled)}
        onClose={close}
      >
        <p>{say.cancelText}</p>
      </ActionDialog>
      <ActionDialog
        open={asks === 'return'}
        title={say.returnConfirm}
        confirm={say.returnStart}
        action={action}
        onConfirm={() => void work(() => returnTicket(context, contentId, ticket.id), say.returned)}
        onClose={close}
      >
        <p>{say.returnText}</p>
      </ActionDialog>
    </section>
  );
}
