import { pagePath } from '#kernel/page.ts';
import { type HostSite, parseSitePath } from '#kernel/site-path.ts';
import { sameOriginPath } from '#web/storage/destination.ts';

export interface PlacesAfterLogin {
  /** The `link` of the login's address. */
  link: string | undefined;
  /** The address that was kept when the visitor was sent to the login. */
  destination: string | undefined;
  home: string;
}

/** The pages of the doors: a member who has come in does not go back to them. */
const doors: readonly string[] = (['login', 'register', 'registerComplete', 'reset'] as const).map((name) =>
  pagePath(name),
);
/** Addresses below a site that are no pages of it. */
const noPages = /^(media|assets|uri|seo|theme)(\/|$)/;

/** The linked page, else the page the visitor wanted, else home; never another host (AUTH-006..008, AUTH-041). */
export function placeAfterLogin({ link, destination, home }: PlacesAfterLogin, host: HostSite, origin: string): string {
  return pageOfHost(link, host, origin) ?? pageOfHost(destination, host, origin) ?? home;
}

/** The path of a page of this host; undefined for every other address. */
function pageOfHost(href: string | undefined, host: HostSite, origin: string): string | undefined {
  const path = href === undefined || href === '' ? undefined : sameOriginPath(href, origin);
  if (path === undefined) return undefined;
  const parsed = parseSitePath(host, path.replace(/[?#].*$/s, ''));
  if (parsed.kind !== 'site') return undefined;
  const { rest } = parsed.address;
  return doors.includes(rest) || noPages.test(rest) ? undefined : path;
}
