import { useState } from 'react';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { TicketAtGate } from '../contract.ts';
import { ActionDialog } from './action-dialog.tsx';
import { checkInTicket, lookUpTicket } from './ticket/my-ticket-calls.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { useAction } from './use-action.ts';

export interface TicketCheckinProps {
  ticket: PurchasedTicketAnswer;
  onDone: (message: string) => Promise<void>;
}

/** The check-in by hand, on a ticket's details, for reception staff alone (TICKET-104, ACCESS-058). */
export function TicketCheckin({ ticket, onDone }: TicketCheckinProps) {
  const context = usePageContext();
  const language = useLanguage();
  const { checkin: say } = useTexts(myTicketTexts);
  const [atGate, setAtGate] = useState<TicketAtGate>();
  const [isCollected, setIsCollected] = useState(false);
  const opening = useAction();
  const action = useAction();
  // The text of the QR code, because the number alone does not open every ticket.
  const code = ticket.qrString ?? ticket.code;
  const { contentId } = ticket.ticketContentSnapshot;
  const open = (): Promise<boolean> =>
    opening.run(async () => {
      setIsCollected(false);
      setAtGate(await lookUpTicket(context, contentId, code));
    });
  const confirm = (shown: TicketAtGate): Promise<boolean> =>
    action.run(async () => {
      const { ticket: now, refusal } = await checkInTicket(
        context,
        contentId,
        code,
        shown,
        isCollected ? shown.toCollect || shown.awaited : 0,
      );
      if (refusal === undefined) {
        await onDone(say.done);
        setAtGate(undefined);
        return;
      }
      setIsCollected(false);
      setAtGate(now);
      // The ticket's `problem` says the same.
      if (now.problem === null) throw refusal;
    });
  const { toCollect = 0, awaited = 0 } = atGate ?? {};
  const money = toCollect || awaited;
  return (
    <section className="hb-ticket-section hb-ticket-for-staff">
      <h2>{say.title}</h2>
      {opening.problem === undefined ? null : <Notice kind="error">{opening.problem}</Notice>}
      <Button kind="primary" busy={opening.isBusy} onClick={() => void open()}>
        {say.start}
      </Button>
      <ActionDialog
        open={atGate !== undefined}
        title={say.confirmTitle}
        confirm={say.start}
        isReady={atGate?.problem === null && (toCollect === 0 || isCollected)}
        action={action}
        onConfirm={() => atGate && void confirm(atGate)}
        onClose={() => setAtGate(undefined)}
      >
        {atGate?.problem ? (
          <Notice kind="warning">{atGate.problem}</Notice>
        ) : (
          <p>{say.confirmText(atGate?.holderName ?? '')}</p>
        )}
        {awaited > 0 ? <Notice kind="warning">{say.awaited(formatYen(awaited, language))}</Notice> : null}
        {money === 0 ? null : (
          <label className="hb-check">
            <input
              type="checkbox"
              checked={isCollected}
              onChange={(event) => setIsCollected(event.currentTarget.checked)}
            />
            <span>{say.collect(formatYen(money, language))}</span>
          </label>
        )}
      </ActionDialog>
    </section>
  );
}
