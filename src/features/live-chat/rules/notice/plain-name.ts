import { tidyText } from '../text/chat-text.ts';

/** What mail programs make a link of, or what reads like an address. */
const addressLike = /:\/\/|@|＠|[\p{L}\p{N}][.．。][\p{L}\p{N}]/u;

/** A name as it stands outside of our pages: undefined where it could be taken for an address. */
export function plainName(name: string): string | undefined {
  const tidy = tidyText(name);
  return tidy === '' || addressLike.test(tidy) ? undefined : tidy;
}
