import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from '../navigation/plain-click.ts';
import { useNavigate } from '../navigation/router-context.ts';

interface StayLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** Takes the place of the history entry. */
  replace?: boolean;
}

/** A link to another address of the same page, which stays where it is scrolled to and keeps the focus. */
export function StayLink({ href, replace = false, children, ...link }: StayLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(event.currentTarget.href, { keepPlace: true, replace });
  };
  return (
    <a href={href} {...link} onClick={follow}>
      {children}
    </a>
  );
}
