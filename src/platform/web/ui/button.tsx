import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link-context.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  size?: 'small' | 'large';
  /** As wide as its container. */
  wide?: boolean;
  icon?: ReactNode;
}

const look = ({ kind = 'secondary', size, wide }: Look, className?: string): string =>
  classNames('hb-button', `hb-button-${kind}`, size && `hb-button-${size}`, wide && 'hb-button-wide', className);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Set while its action runs: it cannot be pressed again, and its own text says so. */
  busy?: boolean;
  [data: `data-${string}`]: string | undefined;
}

export function Button({ kind, size, wide, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, size, wide }, className)}
      // Not `disabled`: that would take the focus away from the visitor.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span className="hb-button-label">{children}</span>
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, Look {}

export function LinkButton({ kind, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={look({ kind, size, wide }, className)}>
      {icon}
      <span className="hb-button-label">{children}</span>
    </Link>
  );
}
