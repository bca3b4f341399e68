import { type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { viewSite } from '../contract/view.ts';

interface ViewSiteLinkProps {
  site: string;
  path: string;
  /** Its page, in place of the home. */
  contentId?: number;
  look?: 'main' | 'plain';
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * Opens the public site in a window of its own, with a key that also opens what is limited to console users. A press with
 * another key of the mouse or the keyboard follows the plain address.
 */
export function ViewSiteLink({ site, path, contentId, look = 'plain', ref, children }: ViewSiteLinkProps) {
  const { api } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const view = async (event: MouseEvent): Promise<void> => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    // It opens with the press, or the browser would take it for an advertisement.
    const shown = window.open('', '_blank');
    // A page of a site learns nothing of the console.
    if (shown !== null) shown.opener = null;
    let address = path;
    try {
      const body = contentId === undefined ? {} : { contentId };
      address = (await api.post<typeof viewSite>('sites/{site}/view', { params: { site }, body })).path;
    } catch {
      // Without a key the site shows what everybody sees.
    }
    (shown ?? window).location.assign(address);
    setBusy(false);
  };
  return (
    <a
      className="hc-button"
      ref={ref}
      data-look={look}
      href={path}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => void view(event)}
    >
      {children}
    </a>
  );
}
