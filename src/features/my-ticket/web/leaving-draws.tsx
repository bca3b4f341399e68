import { useState } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { withdraw } from './ticket/my-ticket-calls.ts';
import { useAction } from './use-action.ts';
import { furtherTexts } from './further/further-texts.ts';

interface LeavingDrawsProps {
  contentId: number;
  orderId: string;
  onDone: () => void;
}

/** An application that lost takes part in further draws until its applicant leaves them. */
export function LeavingDraws({ contentId, orderId, onDone }: LeavingDrawsProps) {
  const context = usePageContext();
  const say = useTexts(furtherTexts);
  const [isAsking, setIsAsking] = useState(false);
  const action = useAction();
  const confirm = async (): Promise<void> => {
    const isDone = await action.run(() => withdraw(context, contentId, orderId));
    if (!isDone) return;
    setIsAsking(false);
    onDone();
  };
  return (
    <div className="hb-stack">
      <p className="hb-field-hint">{say.text}</p>
      <div>
        <Button onClick={() => setIsAsking(true)}>{say.start}</Button>
      </div>
      <ActionDialog
        open={isAsking}
        title={say.title}
        confirm={say.start}
        isDangerous
        action={action}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>{say.sure}</p>
      </ActionDialog>
    </div>
  );
}
