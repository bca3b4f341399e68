import { pageHref, type PageContext } from '#web/site/page-context.ts';
import { type LinkedTalk, talkOfQuery } from '../../rules/search/talk-of-query.ts';

/** The whole address that begins a talk with the member; it leads through the registration. */
export function linkOfPerson(context: PageContext, contentId: number, token: string): string {
  const link = new URL(pageHref(context, 'liveChatContact', { contentId }), window.location.origin);
  link.searchParams.set('token', token);
  return link.href;
}

/** Whom a scanned or pasted link leads to; undefined for one that leads elsewhere. */
export function talkOfLink(text: string): LinkedTalk | undefined {
  // Not URL.parse: Safari 17 has none.
  const link = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (link === undefined || !/\/module\/live_chat\/(contact\/)?\d+\/?$/.test(link.pathname)) return undefined;
  return talkOfQuery((name) => link.searchParams.get(name));
}
