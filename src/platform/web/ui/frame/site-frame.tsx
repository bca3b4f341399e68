import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

export interface SiteFrameProps {
  header: SiteHeaderProps;
  footer?: SiteFooterProps | undefined;
  /** 本文へ移動. */
  skipLabel: string;
  /** A line above everything: this is a preview. */
  banner?: ReactNode;
  /** The page is being loaded or changed. */
  busy?: boolean;
  /** Dialogs, the loading overlay, the cookie popup. */
  overlays?: ReactNode;
  children: ReactNode;
}

/** The target of the skip link and, after a navigation to a page whose heading has not come yet, of the focus. */
export const mainId = 'hb-main';

export function SiteFrame({ header, footer, skipLabel, banner, busy, overlays, children }: SiteFrameProps) {
  const withTabs = (header.tabs?.links.length ?? 0) > 0;
  return (
    <div className={classNames('hb-site', withTabs && 'hb-site-with-tabs')}>
      <a className="hb-skip-link" href={`#${mainId}`}>
        {skipLabel}
      </a>
      {banner ? <div className="hb-site-banner">{banner}</div> : null}
      <SiteHeader {...header} />
      <main className="hb-main" id={mainId} tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      {footer ? <SiteFooter {...footer} /> : null}
      {overlays}
    </div>
  );
}
