import type { Instant } from '#kernel/clock.ts';
import { isWithin, parseInstant, periodState } from '#kernel/period.ts';

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

/** An information that is not published at once waits for its start, even without a period. */
export function isPublic(item: PublicInformation, now: Instant): boolean {
  if (item.publicPeriod && !isWithin({ start: item.publicStart, end: item.publicEnd }, now)) return false;
  return item.isImmediatePublished || periodState({ start: publishedAt(item) }, now) !== 'before';
}

/** The public items, newest published first; items of the same moment in the organiser's order. */
export function publicInformations<Item extends PublicInformation>(items: readonly Item[], now: Instant): Item[] {
  return newestFirst(items.filter((item) => isPublic(item, now)));
}

export function newestFirst<Item extends Publication>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: parseInstant(publishedAt(item)) ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .map(({ item }) => item);
}
