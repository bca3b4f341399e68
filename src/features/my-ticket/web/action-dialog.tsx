import type { ReactNode } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import type { Action } from './use-action.ts';

export interface ActionDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  isDangerous?: boolean;
  /** True once everything that confirming needs is ticked or chosen. */
  isReady?: boolean;
  action: Action;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the member to confirm an action. The dialog stays open and shows a refusal. */
export function ActionDialog({ open, title, children, confirm, isReady = true, action, ...rest }: ActionDialogProps) {
  const { actions: say } = useTexts(myTicketTexts);
  const common = useTexts(commonTexts);
  const close = (): void => {
    if (action.isBusy) return;
    action.forget();
    rest.onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={close}>{say.noWay}</Button>
          <Button
            kind={rest.isDangerous ? 'danger' : 'primary'}
            busy={action.isBusy}
            disabled={!isReady}
            onClick={rest.onConfirm}
          >
            {action.isBusy ? say.working : confirm}
          </Button>
        </>
      }
    >
      <div className="hb-stack">
        {children}
        {action.problem === undefined ? null : <Notice kind="error">{action.problem}</Notice>}
      </div>
    </Dialog>
  );
}
