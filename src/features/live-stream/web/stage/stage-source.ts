import type { StreamKind } from '../../rules/stream-kind.ts';
import type { StageSource } from './stream-stage.tsx';

interface Sent {
  kind: StreamKind;
  id: string;
  brightcove: { accountId: string; playerId: string } | null;
}

/** What a stage plays; null for a video of Brightcove without an account. */
export function stageSource({ kind, id, brightcove }: Sent): StageSource | null {
  if (kind === 'hls') return { kind };
  if (kind === 'youtube') return { kind, id };
  return brightcove && { kind, id, ...brightcove };
}
