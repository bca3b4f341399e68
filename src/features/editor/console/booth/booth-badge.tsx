import { useWords } from '#console/console-context.ts';
import { Badge } from '#console/ui/notice.tsx';
import { boothTexts } from './booth-texts.ts';
import type { OwnBooths } from './use-own-booths.ts';

/** How a booth stands to what visitors see. */
export function BoothBadge({ booth }: { booth: Pick<OwnBooths['booths'][number], 'isPublished' | 'hasChanges'> }) {
  const words = useWords(boothTexts);
  if (!booth.isPublished) return <Badge kind="plain">{words.draft}</Badge>;
  return booth.hasChanges ? <Badge kind="warning">{words.changed}</Badge> : <Badge kind="success">{words.live}</Badge>;
}
