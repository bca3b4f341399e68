const linkMax = 2_000;
/** No space, no control character, no backslash: browsers read those as something else. */
const path = /^\/(?:[^\s\p{Cc}\\/?#]+(?:\/|(?=[?#]|$)))*(?:\?[^\s\p{Cc}\\#]*)?(?:#[^\s\p{Cc}\\]*)?$/u;

/**
 * Where a visitor wants to go after the login, when that is a path of this host; undefined for everything else. An
 * empty segment is refused, because a path of two slashes names another host.
 */
export function sameSitePath(link: string | undefined): string | undefined {
  return link !== undefined && link.length <= linkMax && path.test(link) ? link : undefined;
}
