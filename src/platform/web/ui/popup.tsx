import type { ReactNode } from 'react';

export interface PopupProps {
  label: string;
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** A slim strip above the bottom of the page that lets the visitor go on: the question about cookies. */
export function Popup({ label, children, actions }: PopupProps) {
  return (
    <section className="hb-popup" aria-label={label}>
      <div className="hb-popup-body">{children}</div>
      <div className="hb-popup-actions">{actions}</div>
    </section>
  );
}
