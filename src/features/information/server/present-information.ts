import { presentPicture, type Say } from '#features/site/server.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { Information, InformationContents, InformationNeighbour } from '../contract.ts';
import type { InformationItem } from '../documents.ts';
import { publishedAt } from '../rules/published-at.ts';

export function presentInformation(item: InformationItem, say: Say): Information {
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
export function presentContents(items: readonly InformationItem[], place: number, say: Say): InformationContents {
  const item = items[place] as InformationItem;
  return {
    contents: [{ ...presentInformation(item, say), body: safeHtml(item.body, say) }],
    newer: presentNeighbour(items[place - 1], say),
    older: presentNeighbour(items[place + 1], say),
  };
}

function presentNeighbour(item: InformationItem | undefined, say: Say): InformationNeighbour {
  return item === undefined ? null : { informationId: item.detailId, title: say(item.title) };
}
