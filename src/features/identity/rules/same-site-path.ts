const linkMax = 2_000;
/** A space, a control character and a backslash mean something else to browsers, so a path has none. */
const path = /^\/(?:[^\s\p{Cc}\\/?#]+(?:\/|(?=[?#]|$)))*(?:\?[^\s\p{Cc}\\#]*)?(?:#[^\s\p{Cc}\\]*)?$/u;

/**
 * The page that a visitor wants after the login, when it is a path of this host; undefined for everything else. An
 * empty segment is refused, because a path that begins with two slashes names another host.
 */
export function sameSitePath(link: string | undefined): string | undefined {
  return link !== undefined && link.length <= linkMax && path.test(link) ? link : undefined;
}
