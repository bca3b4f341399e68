import { isLongerThan } from '#kernel/letters.ts';

/** A longer name is none, and no mail shows it. */
const most = 60;
/** What a mail program makes a link of: an address, a host, a path. */
const linkLike = /[/\\@:<>\p{C}]|[\p{L}\p{N}]\.[\p{L}\p{N}]|\d{5,}/u;

/**
 * The name that a giver has written in their profile, where it is one. A mail goes to an address that the giver typed,
 * so a name that could be an advertisement or a link is left out: ''.
 */
export function giverName(name: string): string {
  const said = name.trim();
  return isLongerThan(said, most) || linkLike.test(said) ? '' : said;
}
