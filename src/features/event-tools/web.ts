import { importPart } from '#web/parts/import-part.ts';

export { type EventTools, useEventTools } from './web/event-tools.tsx';

/** Passes on the event from a page that is not its home; fetched when somebody shares. */
export const loadEventShare = async () => {
  const { EventShare: Part, texts } = await importPart(() => import('./web/event-share.tsx'));
  return { Part, texts };
};
