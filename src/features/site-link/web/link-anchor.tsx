import type { ComponentPropsWithoutRef } from 'react';
import { logClick, type LogIds } from '#features/access-log/web.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import type { SiteLink, TemporaryLinkPage } from '../contract.ts';

const clickItem = 'united_web_link/click';

export type LinkAnchorProps = ComponentPropsWithoutRef<'a'> & {
  link: TemporaryLinkPage;
  /** The link's id, for the log. */
  ids?: LogIds;
};

/** Whether a link leaves this host: another site of it (`/web/portal/1`) is external and yet no other place to a visitor. */
export function leavesHost({ url, isExternal }: Pick<SiteLink, 'url' | 'isExternal'>): boolean {
  return isExternal && url !== null && /^https?:/i.test(url);
}

/** Follows a link: an external one is logged and, when it leaves the host, opens beside the site. */
export function LinkAnchor({ link, ids, ...rest }: LinkAnchorProps) {
  const { url, isExternal } = link;
  if (!isExternal) return <OrganiserLink link={url} target={undefined} {...rest} />;
  const opensBeside = leavesHost(link);
  return (
    <OrganiserLink
      link={url}
      {...(opensBeside && { target: '_blank', rel: 'noopener' })}
      data-waits={opensBeside ? 'beside' : ''}
      onClick={() => logClick(clickItem, url, ids)}
      {...rest}
    />
  );
}
