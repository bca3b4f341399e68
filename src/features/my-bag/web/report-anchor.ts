import type { SharedProduct } from '../contract.ts';

/** The place of a booth in a report. */
export function boothAnchor({ contentId, detailId }: Pick<SharedProduct, 'contentId' | 'detailId'>): string {
  return `booth-${contentId}-${detailId}`;
}
