import {
  presentPicture,
  type PublishedSite,
  type Say,
  sayIn,
  type SiteServer,
  spokenLanguage,
} from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import {
  listEventWebPage,
  listPortalWebPage,
  readEventWebPage,
  readPortalWebPage,
  type WebPageContent,
} from './contract.ts';
import type { WebPageItem } from './documents.ts';

interface Content extends SiteIdentity {
  contentId: number;
}

/** The calls that read web pages, the same for portals and events. */
export function createWebPageServer(site: SiteServer): { endpoints: ServedEndpoint[] } {
  const find = async (content: Content, context: RequestContext) => {
    const published = await site.doors.enter(content, context);
    const items = await site.store.items<WebPageItem>(published, 'web_page', content.contentId);
    if (items === undefined) throw refuse('notFound');
    return { items, say: sayIn(published.document, spokenLanguage(published.document, context.language)) };
  };

  const list = async (content: Content, context: RequestContext) => {
    const { items, say } = await find(content, context);
    return { data: { contents: items.map((item) => presentWebPage(item, say)) } };
  };

  const read = async (content: Content, detailId: number, context: RequestContext) => {
    const { items, say } = await find(content, context);
    const item = items.find((one) => one.detailId === detailId);
    if (item === undefined) throw refuse('notFound');
    return { data: { contents: [presentWebPage(item, say)] } };
  };

  return {
    endpoints: [
      serve(listPortalWebPage, ({ params }, context) => list(params, context)),
      serve(listEventWebPage, ({ params }, context) => list(params, context)),
      serve(readPortalWebPage, ({ params }, context) => read(params, params.detailId, context)),
      serve(readEventWebPage, ({ params }, context) => read(params, params.detailId, context)),
    ],
  };
}

function presentWebPage(item: WebPageItem, say: Say): WebPageContent {
  return {
    detailId: item.detailId,
    title: say(item.title),
    body: safeHtml(item.body, say),
    image: presentPicture(item.image, say),
    hasContact: item.contactMail !== undefined,
  };
}

/** Who is asked about a web page that has a contact form. */
export async function findWebPageContact(
  site: SiteServer,
  published: PublishedSite,
  contentId: number,
  detailId: number,
): Promise<{ mail: string; page: string } | undefined> {
  const items = await site.store.items<WebPageItem>(published, 'web_page', contentId);
  const item = items?.find((one) => one.detailId === detailId);
  if (item?.contactMail === undefined) return undefined;
  const language = published.document.languages[0] as LanguageCode;
  return { mail: item.contactMail, page: sayIn(published.document, language)(item.title) };
}
