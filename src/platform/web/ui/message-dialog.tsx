import { type ReactNode, useId } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { Dialog, type DialogWidth } from './dialog.tsx';

export interface MessageButton {
  label: string;
  onSelect: () => void;
  kind?: ButtonKind;
}

export interface MessageDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** The last one is the one to press first: it gets the focus. */
  buttons: MessageButton[];
  onClose: () => void;
  width?: DialogWidth;
  dismissable?: boolean;
}

export function MessageDialog({ text, buttons, ...dialog }: MessageDialogProps) {
  const textId = useId();
  const last = buttons.length - 1;
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      className="hb-message-dialog"
      footer={buttons.map(({ label, onSelect, kind }, place) => (
        <Button
          key={label}
          kind={kind ?? (place === last ? 'primary' : 'secondary')}
          onClick={onSelect}
          data-autofocus={place === last ? '' : undefined}
        >
          {label}
        </Button>
      ))}
    >
      {text ? <div id={textId}>{text}</div> : null}
    </Dialog>
  );
}
