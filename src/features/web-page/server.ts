import {
  contentCalls,
  createContentItems,
  presentPicture,
  type PublishedSite,
  type Say,
  sayIn,
  type SiteServer,
  type Visit,
} from '#features/site/server.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import type { WebPageContent } from './contract.ts';
import type { WebPageItem } from './documents.ts';

/** The calls that read web pages. */
export function createWebPageServer({ store }: SiteServer): ServerFeature<Visit> {
  const pages = createContentItems(store, { code: 'web_page' });
  return {
    detailPages: [pages.pages],
    endpoints: contentCalls(pages, {
      lists: [calls.listPortalWebPage, calls.listEventWebPage],
      details: [calls.readPortalWebPage, calls.readEventWebPage],
      presentList: (items, say, forMembers) => ({
        contents: items.map((item) => ({
          ...presentWebPage(item, say),
          ...(forMembers.has(item.detailId) && { body: '', isForMembers: true }),
        })),
      }),
      presentDetail: (items, place, say) => ({ contents: [presentWebPage(items[place]!, say)] }),
    }),
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

/** The receiver of questions about a web page that has a contact form. */
export async function findWebPageContact(
  site: SiteServer,
  published: PublishedSite,
  contentId: number,
  detailId: number,
): Promise<{ mail: string; page: string } | undefined> {
  const items = await site.store.items(published, 'web_page', contentId);
  const item = items?.find((one) => one.detailId === detailId);
  if (item?.contactMail === undefined) return undefined;
  const language = published.document.languages[0]!;
  return { mail: item.contactMail, page: sayIn(published.document, language)(item.title) };
}
