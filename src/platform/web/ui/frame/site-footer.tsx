import type { ReactNode } from 'react';
import { Link } from '../link-context.ts';
import type { FrameLink } from './frame-link.ts';

export interface SiteFooterProps {
  /** The name of the list of links, read out. */
  label: string;
  /** Terms, privacy policy, and further links of the site. */
  links: readonly FrameLink[];
  /** Opens the cookie settings again. */
  cookieSettings?: { label: string; onSelect: () => void } | undefined;
  organiser?: string | undefined;
  powered?: ReactNode;
}

export function SiteFooter({ label, links, cookieSettings, organiser, powered }: SiteFooterProps) {
  return (
    <footer className="hb-footer">
      <div className="hb-footer-inner">
        {organiser ? <p className="hb-footer-organiser">{organiser}</p> : null}
        {links.length > 0 || cookieSettings ? (
          <nav aria-label={label}>
            <ul className="hb-footer-links">
              {links.map((link) => (
                <li key={link.href}>
                  <Link className="hb-footer-link" href={link.href}>
                    {link.label}
                  </Link>
                </li>
              ))}
              {cookieSettings ? (
                <li>
                  <button type="button" className="hb-footer-link" onClick={cookieSettings.onSelect}>
                    {cookieSettings.label}
                  </button>
                </li>
              ) : null}
            </ul>
          </nav>
        ) : null}
        {powered ? <p className="hb-footer-powered">{powered}</p> : null}
      </div>
    </footer>
  );
}
