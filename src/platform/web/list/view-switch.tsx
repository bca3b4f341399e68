import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from '../navigation/router-context.ts';
import { isPlainClick } from '../navigation/plain-click.ts';
import './view-switch.css';

interface View {
  name: string;
  label: string;
  icon: ReactNode;
  href: string;
}

/** Cards or a list: addresses of the same page, which stays where it is. */
export function ViewSwitch({ label, views, shown }: { label: string; views: readonly View[]; shown: string }) {
  const navigate = useNavigate();
  const show = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(event.currentTarget.href, { keepPlace: true, replace: true }).catch(() => {});
  };
  return (
    <nav className="hb-view-switch" aria-label={label}>
      {views.map(({ name, label: title, icon, href }) => (
        <a key={name} href={href} aria-label={title} aria-current={name === shown ? 'true' : undefined} onClick={show}>
          {icon}
        </a>
      ))}
    </nav>
  );
}
