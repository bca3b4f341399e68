import { type ReactNode, type SyntheticEvent, useCallback, useId, useRef, useState } from 'react';
import { messageDialogWidth } from '#kernel/limits.ts';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import { lockScroll } from './scroll-lock.ts';
import { useIsTakenOver } from './use-is-taken-over.ts';

export type DialogWidth = 400 | 500 | 720;

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the body scrolls. */
  footer?: ReactNode;
  /** In place of the two: a `DialogContent` that comes later, or what waits for it. */
  content?: ReactNode;
  /** The widest it gets, in px. [LIMIT-002] */
  width?: DialogWidth;
  /** The name of the close button; without it there is none. */
  closeLabel?: string;
  /**
   * The address without it. One that has it stands open in the HTML of the server, and closes before its scripts come.
   * What is read of it stays in its place while the rest arrives.
   */
  below?: string;
  /** False when the visitor has to decide: neither Esc nor the backdrop closes it. */
  dismissable?: boolean;
  /** The visitor answers this one before any other: dialogs that come later wait for it. */
  comesFirst?: boolean;
  role?: 'dialog' | 'alertdialog';
  className?: string;
}

/** Opens modally and gives back on closing: the focus goes in and returns, the page behind cannot scroll. */
function openModally(dialog: HTMLDialogElement): () => void {
  const release = lockScroll();
  // What stands open in the HTML is not modal yet.
  dialog.removeAttribute('open');
  dialog.showModal();
  // On the title when nothing is named: a dialog is read before the button that closes it.
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
  return () => {
    dialog.close();
    release();
  };
}

/** The open dialogs that come first, and those that wait for them. */
const first = new Set<HTMLDialogElement>();
const waiting = new Set<() => void>();

/** Opens at once, or when the dialogs that come first are closed. What they open themselves lies above them. */
function openInTurn(dialog: HTMLDialogElement, comesFirst: boolean): () => void {
  let close: (() => void) | undefined;
  const open = (): void => {
    close = openModally(dialog);
  };
  const waits = !comesFirst && [...first].some((one) => !one.contains(dialog));
  if (waits) waiting.add(open);
  else open();
  if (comesFirst) first.add(dialog);
  return () => {
    waiting.delete(open);
    close?.();
    if (!first.delete(dialog)) return;
    const next = [...waiting];
    waiting.clear();
    for (const one of next) one();
  };
}

export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ dismissable = true, comesFirst = false, width = messageDialogWidth, ...props }: DialogProps) {
  const titleId = useId();
  const pressed = useRef<EventTarget>(null);
  const isTakenOver = useIsTakenOver();
  const [stands] = useState(!isTakenOver && props.below !== undefined);
  const shown = useCallback(
    (dialog: HTMLDialogElement | null) => (dialog ? openInTurn(dialog, comesFirst) : undefined),
    [comesFirst],
  );
  const close = (event: SyntheticEvent<HTMLDialogElement>): void => {
    // A dialog inside this one sends its events through here too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissable) props.onClose();
    else if (!event.currentTarget.open) event.currentTarget.showModal();
  };
  return (
    // The press is on the backdrop; from the keyboard, Esc makes the browser send a cancel event.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={shown}
      // Of these, none changes: when its scripts have come, the dialog opens and closes by itself.
      open={stands || undefined}
      data-stands={stands || undefined}
      data-has-address={props.below !== undefined || undefined}
      className={classNames('hb-dialog', props.className)}
      data-width={width}
      role={props.role}
      aria-labelledby={titleId}
      closedby={dismissable ? 'closerequest' : 'none'}
      onCancel={close}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        if (dismissable && pressed.current === event.currentTarget) close(event);
      }}
    >
      <div className="hb-dialog-panel">
        <div className="hb-dialog-header">
          <h2 className="hb-dialog-title" id={titleId} tabIndex={-1} autoFocus={stands} suppressHydrationWarning>
            {props.title}
          </h2>
          {stands && !isTakenOver ? (
            <a className="hb-icon-button" href={props.below} aria-label={props.closeLabel}>
              <CloseIcon />
            </a>
          ) : props.closeLabel ? (
            <button type="button" className="hb-icon-button" aria-label={props.closeLabel} onClick={props.onClose}>
              <CloseIcon />
            </button>
          ) : null}
        </div>
        {props.content ?? <DialogContent footer={props.footer}>{props.children}</DialogContent>}
      </div>
    </dialog>
  );
}

/** What is below the title. */
export function DialogContent({ children, footer }: Pick<DialogProps, 'children' | 'footer'>) {
  return (
    <>
      {children ? <div className="hb-dialog-body">{children}</div> : null}
      {footer ? <div className="hb-dialog-footer">{footer}</div> : null}
    </>
  );
}
