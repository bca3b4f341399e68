import type { ReactNode } from 'react';
import { StayLink } from './stay-link.tsx';
import './view-switch.css';

interface View {
  name: string;
  label: string;
  icon: ReactNode;
  href: string;
}

interface ViewSwitchProps {
  label: string;
  views: readonly View[];
  shown: string;
  /** Icons with their labels; Back leads from one view to the one before. */
  isNamed?: boolean;
}

/** Cards or a list: addresses of the same page, which stays where it is. */
export function ViewSwitch({ label, views, shown, isNamed = false }: ViewSwitchProps) {
  return (
    <nav className="hb-view-switch" aria-label={label} data-named={isNamed || undefined}>
      {views.map(({ name, label: title, icon, href }) => (
        <StayLink
          key={name}
          href={href}
          replace={!isNamed}
          aria-label={isNamed ? undefined : title}
          aria-current={name === shown ? 'true' : undefined}
        >
          {icon}
          {isNamed ? title : null}
        </StayLink>
      ))}
    </nav>
  );
}
