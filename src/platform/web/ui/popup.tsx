import { type ReactNode, useId } from 'react';

export interface PopupProps {
  title?: string;
  /** The name where there is no title. */
  label?: string;
  children: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** Lies above the bottom of the page and lets the visitor go on: the question about cookies. */
export function Popup({ title, label, children, actions }: PopupProps) {
  const id = useId();
  return (
    <section className="hb-popup" aria-label={title ? undefined : label} aria-labelledby={title ? id : undefined}>
      {title ? (
        <h2 className="hb-popup-title" id={id}>
          {title}
        </h2>
      ) : null}
      <div className="hb-popup-body">{children}</div>
      {actions ? <div className="hb-popup-actions">{actions}</div> : null}
    </section>
  );
}
