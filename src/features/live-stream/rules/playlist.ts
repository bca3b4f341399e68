import type { Instant } from '#kernel/clock.ts';
import type { StreamTimes } from './stream-state.ts';
import { streamState } from './stream-state.ts';

/** Every piece of a channel is as long. */
export const pieceMs = 2_000;
/** How many pieces a list names while the stream is live. */
export const listedPieces = 8;
/** A channel runs before its doors open, so that the first list has pieces enough to begin with. */
const leadMs = 8_000;

/** When a channel begins: on a whole piece since 1970, so that every server counts the pieces alike. */
export function channelStart({ start }: Pick<StreamTimes, 'start'>): Instant {
  return Math.floor((start - leadMs) / pieceMs) * pieceMs;
}

/** The pieces that a list names: `from`, and up to before `to`. A piece is there when its time is over. */
export function piecesAt(times: StreamTimes, now: Instant): { from: number; to: number } {
  const ran = Math.min(now, times.end) - channelStart(times);
  const to = Math.max(0, Math.floor(ran / pieceMs));
  return { from: Math.max(0, to - listedPieces), to };
}

/** When a piece has left the lists; those of a stream that has ended stay for the viewers who are behind. */
export function pieceLeavesAt(times: StreamTimes, piece: number): Instant {
  const leaves = channelStart(times) + (piece + 1 + listedPieces) * pieceMs;
  return leaves > times.end ? times.end + listedPieces * pieceMs : leaves;
}

export interface PlaylistNames {
  init: string;
  piece(number: number): string;
}

/** The list of a channel at `now` (HLS): a pure function of its times, so that every server writes the same. */
export function playlist(times: StreamTimes, now: Instant, names: PlaylistNames): string {
  const { from, to } = piecesAt(times, now);
  const firstAt = channelStart(times) + from * pieceMs;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${pieceMs / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${from}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${names.init}"`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(firstAt).toISOString()}`,
  ];
  for (let number = from; number < to; number += 1) {
    lines.push(`#EXTINF:${(pieceMs / 1000).toFixed(3)},`, names.piece(number));
  }
  if (streamState(times, now) === 'end') lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
