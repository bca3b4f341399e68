import { useState } from 'react';
import { forgetSale, renewCarts } from '#features/ticket/web.ts';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { UnprocessedTicket } from '../contract.ts';
import { ActionDialog } from './action-dialog.tsx';
import { withdraw } from './ticket/my-ticket-calls.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { useAction } from './use-action.ts';

export interface ApplicationWithdrawalProps {
  application: UnprocessedTicket;
  until: string;
  onDone: (message: string) => Promise<void>;
}

/** Withdraws an application while its lottery is open. */
export function ApplicationWithdrawal({ application, until, onDone }: ApplicationWithdrawalProps) {
  const context = usePageContext();
  const language = useLanguage();
  const { withdrawal: say } = useTexts(myTicketTexts);
  const [isAsking, setIsAsking] = useState(false);
  const action = useAction();
  const { contentId, orderId } = application;
  const confirm = async (): Promise<void> => {
    const isDone = await action.run(async () => {
      await withdraw(context, contentId, orderId);
      // The list of tickets says "applied" no more.
      forgetSale(context.api);
      renewCarts(context.api);
      await onDone(`${say.done}\n${say.again}`);
    });
    if (isDone) setIsAsking(false);
  };
  return (
    <div className="hb-stack">
      <p className="hb-field-hint">{say.until(saidDeadline(until, language))}</p>
      <div>
        <Button onClick={() => setIsAsking(true)}>{say.start}</Button>
      </div>
      <ActionDialog
        open={isAsking}
        title={say.confirmTitle}
        confirm={say.start}
        isDangerous
        action={action}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {say.text}
          <br />
          {say.again}
        </p>
      </ActionDialog>
    </div>
  );
}
