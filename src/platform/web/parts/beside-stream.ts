import type { LaterPart } from '../site/use-later.ts';

/** The live stream that a page shows, and what its page knows of it. */
export interface BesideStreamProps {
  contentId: number;
  detailId: number;
  /** Undefined until the server has said what is live. */
  state: 'preparation' | 'live' | 'end' | undefined;
}

type Load = () => Promise<LaterPart<BesideStreamProps>>;

/** Nobody gives anything on the server. */
let load: Load = () => new Promise(() => {});

/** Sets what is shown beside live streams, by a feature that the streams do not know. */
export function besideStreamsBy(loads: Load): void {
  load = loads;
}

export function loadBesideStream(): Promise<LaterPart<BesideStreamProps>> {
  return load();
}
