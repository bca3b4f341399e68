import { Link } from '../link-context.ts';
import type { FrameLink } from './frame-link.ts';

/** One list of links for both places; the style sheet decides where it is. */
export function SiteTabs({ label, links }: { label: string; links: readonly FrameLink[] }) {
  return (
    <nav className="hb-site-tabs" aria-label={label}>
      <ul className="hb-site-tab-list">
        {links.map((link) => (
          <li key={link.href}>
            <Link className="hb-site-tab" href={link.href} aria-current={link.current ? 'page' : undefined}>
              {link.icon}
              <span className="hb-site-tab-label">{link.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
