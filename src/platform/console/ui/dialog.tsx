import { type ReactNode, useCallback, useId } from 'react';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './button.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
}

/** A native dialog over the page; the browser keeps the focus in it and gives it back. */
export function Dialog({ title, onClose, closeLabel, children }: DialogProps) {
  const titleId = useId();
  const shown = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog === null) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2'))?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={shown}
      className="hc-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="hc-dialog-head">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
