interface CountedBooth {
  contentId: number;
  detailId: number;
  count: number;
}

/** Counts of views by content and booth: booths of two contents may have the same id (BOOTH-021). */
export function viewCounts(counted: readonly CountedBooth[]): Map<number, Map<number, number>> {
  const contents = new Map<number, Map<number, number>>();
  for (const { contentId, detailId, count } of counted) {
    const booths = contents.get(contentId) ?? new Map<number, number>();
    contents.set(contentId, booths.set(detailId, count));
  }
  return contents;
}
