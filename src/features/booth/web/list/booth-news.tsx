import { useEffect } from 'react';
import { usePublished } from '#features/site/web.ts';
import { pageSizeMax } from '#kernel/limits.ts';
import { firstBooths } from './first-booths.ts';
import type { ShownBooth } from './shown-booth.ts';
import { type LiveBooths, useLiveBooths } from './use-live-booths.ts';

export interface FollowedBooths extends LiveBooths<ShownBooth> {
  /** The data with which the widget was loaded. */
  of: ShownBooth[];
}

interface BoothNewsProps {
  contentId: number;
  shown: ShownBooth[];
  onFollow(followed: FollowedBooths): void;
}

/** Follows the booths of a widget, apart from it: a home loads this code after all it shows. */
export function BoothNews({ contentId, shown, onFollow }: BoothNewsProps) {
  const ids = shown.map(({ boothId }) => boothId);
  const fresh = usePublished(shown, (context) => firstBooths(context, contentId, pageSizeMax, ids));
  const { booths, now } = useLiveBooths(shown, fresh);
  useEffect(() => onFollow({ of: shown, booths, now }), [shown, booths, now, onFollow]);
  return null;
}
