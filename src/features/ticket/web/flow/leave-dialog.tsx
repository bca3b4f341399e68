import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { purchaseTexts } from './purchase-texts.ts';
import type { LeaveGuard } from '#web/navigation/use-leave-guard.ts';

/** Asks a buyer who tries to leave during a payment to wait (TICKET-120). */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const say = useTexts(purchaseTexts);
  return (
    <Dialog
      open={guard.isAsking}
      onClose={guard.stay}
      role="alertdialog"
      title={say.leaving.title}
      footer={
        <Button kind="primary" wide onClick={guard.stay}>
          {say.leaving.stay}
        </Button>
      }
    >
      <p>{say.leaving.text}</p>
    </Dialog>
  );
}
