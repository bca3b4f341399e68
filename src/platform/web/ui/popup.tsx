import type { FormHTMLAttributes, ReactNode } from 'react';

export interface PopupProps {
  label: string;
  children: ReactNode;
  /** Buttons of the form. */
  actions: ReactNode;
  form: FormHTMLAttributes<HTMLFormElement>;
}

/** A slim strip above the bottom of the page that lets the visitor go on: the question about cookies. */
export function Popup({ label, children, actions, form }: PopupProps) {
  return (
    <section className="hb-popup" aria-label={label}>
      <div className="hb-popup-body">{children}</div>
      <form className="hb-popup-actions" {...form}>
        {actions}
      </form>
    </section>
  );
}
