import type { ReactNode } from 'react';
import { GlobeIcon, MenuIcon } from '../icons.tsx';
import { Link } from '../link-context.ts';
import { withPhraseBreaks } from '../phrase-breaks.ts';
import type { FrameLink, FrameSite } from './frame-link.ts';

/** ログイン, or マイページ. */
export interface HeaderAccount extends FrameLink {
  /** The link for the other kind of visitor: its width is kept free, so that nothing moves when the member is known. */
  reserve: string;
  onSelect?: (() => void) | undefined;
}

/** マイチケット. Without a target it is invisible and only keeps its place, so that nothing moves when the member is known. */
export interface HeaderTickets extends Omit<FrameLink, 'href'> {
  href: string | undefined;
  /** Its words stand beside the icon wherever a desk has room for them. */
  isNamed?: boolean | undefined;
}

export interface SiteHeaderProps {
  site: FrameSite;
  /** The header row on a desktop, the bar at the bottom of a phone. */
  tabs?: { label: string; links: readonly FrameLink[] } | undefined;
  /** The name of the dialog (言語を選ぶ) and of the language shown now. */
  language?: { label: string; name: string; onSelect: () => void } | undefined;
  tickets?: HeaderTickets | undefined;
  account?: HeaderAccount | undefined;
  menu?: { label: string; onSelect: () => void } | undefined;
  /** Further parts at the end of the header. */
  tools?: ReactNode;
}

export function SiteHeader({ site, tabs, language, tickets, account, menu, tools }: SiteHeaderProps) {
  const { logo } = site;
  // A wide logo holds the name in letters; a square one is a sign beside the name.
  const saysName = logo !== undefined && logo.width >= logo.height * 2;
  return (
    <header className="hb-header">
      <div className="hb-header-inner">
        <Link className="hb-site-name" href={site.href}>
          {logo ? <img className="hb-site-logo" {...logo} alt={saysName ? site.name : ''} /> : null}
          {saysName ? null : (
            <span className="hb-site-name-text" data-long={site.name.length > 24 || undefined}>
              {withPhraseBreaks(site.name)}
            </span>
          )}
        </Link>
        {tabs && tabs.links.length > 0 ? <SiteTabs {...tabs} /> : null}
        <div className="hb-header-tools">
          {tools}
          {tickets ? <Tickets {...tickets} /> : null}
          {account ? (
            <Link
              className="hb-header-tool hb-header-account"
              href={account.href}
              aria-current={account.current ? 'page' : undefined}
              onClick={account.onSelect}
            >
              <span className="hb-header-face">{account.icon}</span>
              <span className="hb-header-tool-label hb-header-account-label" data-reserve={account.reserve}>
                {account.label}
              </span>
            </Link>
          ) : null}
          {language ? (
            <button type="button" className="hb-header-tool" aria-haspopup="dialog" onClick={language.onSelect}>
              <GlobeIcon />
              <span className="hb-visually-hidden">{language.label}</span>
              <span className="hb-header-tool-label">{language.name}</span>
            </button>
          ) : null}
          {menu ? (
            <button
              type="button"
              className="hb-header-tool hb-header-menu"
              aria-haspopup="dialog"
              aria-label={menu.label}
              onClick={menu.onSelect}
            >
              <MenuIcon />
            </button>
          ) : null}
        </div>
      </div>
    </header>
  );
}

function Tickets({ href, label, icon, current, isNamed }: HeaderTickets) {
  const shown = (
    <>
      {icon}
      <span className="hb-header-tool-label">{label}</span>
    </>
  );
  const className = 'hb-header-tool hb-header-tickets';
  if (href === undefined) {
    return (
      <span className={className} aria-hidden="true">
        {shown}
      </span>
    );
  }
  return (
    <Link
      className={className}
      href={href}
      title={label}
      aria-current={current ? 'page' : undefined}
      data-named={isNamed || undefined}
    >
      {shown}
    </Link>
  );
}

/** One list of links for both places; the style sheet decides where it is. */
function SiteTabs({ label, links }: { label: string; links: readonly FrameLink[] }) {
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
