import { type Bounds, boundless, boundsOf, parseInstant } from '#kernel/period.ts';

export interface Publication {
  createdAt: string;
  publicStart?: string | undefined;
  isImmediatePublished: boolean;
}

/** An information is published when it is written, or else when its public period starts. */
export function publishedAt({ createdAt, publicStart, isImmediatePublished }: Publication): string {
  return isImmediatePublished ? createdAt : (publicStart ?? createdAt);
}

export interface PublicInformation extends Publication {
  /** Whether publicStart and publicEnd limit when it is shown. */
  publicPeriod: boolean;
  publicEnd?: string | undefined;
}

/** When an information is public. An information that is not published at once waits for its start, even without a period. */
export function publicBounds(item: PublicInformation): Bounds {
  const { from, to } = item.publicPeriod ? boundsOf({ start: item.publicStart, end: item.publicEnd }) : boundless;
  return item.isImmediatePublished
    ? { from, to }
    : { from: Math.max(from, boundsOf({ start: publishedAt(item) }).from), to };
}

/** Newest published first; items of the same moment in the organiser's order. */
export function newestFirst<Item extends Publication>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: parseInstant(publishedAt(item)) ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .map(({ item }) => item);
}
