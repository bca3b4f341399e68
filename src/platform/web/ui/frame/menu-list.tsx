import { useId } from 'react';
import { ChevronRightIcon } from '../icons.tsx';
import { Link } from '../link-context.ts';
import type { FrameLink } from './frame-link.ts';

export interface MenuGroup {
  title?: string | undefined;
  links: readonly FrameLink[];
}

/** The links of the menu drawer, in groups. */
export function MenuList({
  label,
  groups,
  onSelect,
}: {
  label: string;
  groups: readonly MenuGroup[];
  onSelect?: () => void;
}) {
  const id = useId();
  return (
    <nav className="hb-menu" aria-label={label}>
      {groups.map(({ title, links }, place) => (
        <div key={title ?? place} className="hb-menu-group">
          {title ? (
            <h3 className="hb-menu-title" id={`${id}-${place}`}>
              {title}
            </h3>
          ) : null}
          <ul className="hb-menu-links" aria-labelledby={title ? `${id}-${place}` : undefined}>
            {links.map((link) => (
              <li key={link.href}>
                <Link
                  className="hb-menu-link"
                  href={link.href}
                  aria-current={link.current ? 'page' : undefined}
                  onClick={onSelect}
                >
                  {link.icon}
                  <span className="hb-menu-label">{link.label}</span>
                  <ChevronRightIcon className="hb-row-arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
