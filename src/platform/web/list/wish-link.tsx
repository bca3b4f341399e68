import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../navigation/plain-click.ts';

interface WishLinkProps {
  href: string;
  onFollow: () => void;
  className: string;
  current?: boolean;
  label?: string;
  children: ReactNode;
}

/** The address of a search; a plain click searches without leaving the page. */
export function WishLink({ href, onFollow, className, current, label, children }: WishLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a className={className} href={href} aria-label={label} aria-current={current || undefined} onClick={follow}>
      {children}
    </a>
  );
}
