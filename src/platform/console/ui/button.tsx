import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '../navigation/link.tsx';
import { useLeadsToRefusal } from '../rights.ts';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  look?: Look;
  size?: 'large';
  type?: 'button' | 'submit';
  /** It works on what was pressed: it says so, and takes no second press. */
  isBusy?: boolean;
}

export function Button({ look = 'plain', size, type = 'button', isBusy = false, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={classNames('hc-button', rest.className)}
      data-look={look}
      data-size={size}
      data-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else rest.onClick?.(event);
      }}
    />
  );
}

/** A link that looks like a press; nothing where it would lead to a refusal. */
export function ButtonLink({
  to,
  look = 'plain',
  size,
  children,
}: {
  to: string;
  look?: Look;
  size?: 'large';
  children: ReactNode;
}) {
  if (useLeadsToRefusal(to)) return null;
  return (
    <Link to={to} className="hc-button" data-look={look} data-size={size}>
      {children}
    </Link>
  );
}

/** A press on a picture alone, with a name. */
export function IconButton({ label, ...rest }: { label: string } & Omit<ComponentPropsWithRef<'button'>, 'type'>) {
  return <button {...rest} type="button" className="hc-icon-button" aria-label={label} title={label} />;
}
