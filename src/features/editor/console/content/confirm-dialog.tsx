import { type ReactNode, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  button: string;
  /** Its failure is said here, and the dialog stays. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Whether everything is said that whoever confirms has to know. */
  isReady?: boolean;
  /** What it says besides. */
  children?: ReactNode;
}

/** Asks before something goes. */
export function ConfirmDialog({
  title,
  text,
  button,
  onConfirm,
  onClose,
  isReady = true,
  children,
}: ConfirmDialogProps) {
  const { failureOf } = useConsole();
  const { cancel } = useWords(kitTexts);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailed(failureOf(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} closeLabel={cancel} onClose={onClose}>
      <p className="hc-dialog-text">{text}</p>
      {children}
      {failed === undefined ? null : (
        <Notice kind="danger" isNew>
          <p>{failed}</p>
        </Notice>
      )}
      <div className="hc-form-foot">
        {failed === undefined ? (
          <Button look="danger" isBusy={isBusy || !isReady} onClick={() => void confirm()}>
            {button}
          </Button>
        ) : null}
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </Dialog>
  );
}
