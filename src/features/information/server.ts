import {
  contentCalls,
  createContentItems,
  presentPicture,
  type Say,
  type SiteServer,
  type Visit,
} from '#features/site/server.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import type { Information, InformationContents, InformationNeighbour } from './contract.ts';
import type { InformationItem } from './documents.ts';
import { newestFirst, publicBounds, publishedAt } from './rules/public-informations.ts';

/** The calls that list and read informations. */
export function createInformationServer({ store }: SiteServer): ServerFeature<Visit> {
  const items = createContentItems(store, {
    code: 'information',
    whenShown: publicBounds,
    inOrder: newestFirst,
    writtenAt: publishedAt,
  });
  return {
    detailPages: [items.pages],
    endpoints: contentCalls(items, {
      lists: [calls.listPortalInformation, calls.listEventInformation],
      details: [calls.readPortalInformation, calls.readEventInformation],
      presentList: (shown, say) => shown.map((item) => presentInformation(item, say)),
      presentDetail: presentContents,
    }),
  };
}

function presentInformation(item: InformationItem, say: Say): Information {
  return {
    informationId: item.detailId,
    title: say(item.title),
    category: say(item.category),
    image: presentPicture(item.image, say),
    publicPeriod: item.publicPeriod,
    publicStart: item.publicStart ?? null,
    publicEnd: item.publicEnd ?? null,
    createdAt: item.createdAt,
    publishedAt: publishedAt(item),
    isImmediatePublished: item.isImmediatePublished,
  };
}

/** One of the public informations, with its neighbours. */
function presentContents(items: readonly InformationItem[], place: number, say: Say): InformationContents {
  const item = items[place]!;
  return {
    contents: [{ ...presentInformation(item, say), body: safeHtml(item.body, say) }],
    newer: presentNeighbour(items[place - 1], say),
    older: presentNeighbour(items[place + 1], say),
  };
}

function presentNeighbour(item: InformationItem | undefined, say: Say): InformationNeighbour {
  return item === undefined ? null : { informationId: item.detailId, title: say(item.title) };
}
