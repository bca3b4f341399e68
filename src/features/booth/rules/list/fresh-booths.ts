/** The name of a booth at an event. Booths of two contents may have the same id. */
export interface BoothName {
  contentId: number;
  boothId: number;
}

export function boothKey({ contentId, boothId }: BoothName): string {
  return `${contentId} ${boothId}`;
}

interface ShownBooth extends BoothName {
  movieLiveStreams: readonly unknown[];
  brightcoveMovieLiveStreams: readonly unknown[];
}

/**
 * The booths of an open list as they are published now. Each keeps its place, so that nothing moves; one that is not
 * among the fresh ones stays without the streams that it had.
 */
export function refreshedBooths<Booth extends ShownBooth>(shown: readonly Booth[], fresh: readonly Booth[]): Booth[] {
  const byKey = new Map(fresh.map((booth) => [boothKey(booth), booth]));
  return shown.map(
    (booth) => byKey.get(boothKey(booth)) ?? { ...booth, movieLiveStreams: [], brightcoveMovieLiveStreams: [] },
  );
}
