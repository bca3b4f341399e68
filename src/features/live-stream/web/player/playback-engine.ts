import { isRecord } from '#kernel/is-record.ts';
import type { Playback } from '../../contract.ts';

export interface EngineSettings {
  video: HTMLVideoElement;
  request(): Promise<Playback>;
  /** The stream goes on as soon as there is a connection again. */
  onReconnecting(isReconnecting: boolean): void;
  /** The server refuses: the stream is no longer live, or not for this visitor. */
  onRefused(error: unknown): void;
}

/** What plays a channel, and knows where it stands. */
export interface Engine {
  /** The instant of the picture that is shown now; undefined before the first one. */
  playingAt(): number | undefined;
  /** The newest place that can be played, in seconds of the video. */
  livePlace(): number | undefined;
  /** The present token, for everything else that the server gives to viewers. */
  playback(): Playback | undefined;
  stop(): void;
}

/** Whether the server's no is final for now; all other failures heal by themselves. */
export function isRefusal(error: unknown): boolean {
  const status = isRecord(error) ? error['status'] : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Waits between tries: half a second, then twice as long each time, up to eight seconds, never quite the same. */
export function retryWait(tries: number, random: number): number {
  return Math.min(8_000, 250 * 2 ** tries) * (0.75 + random / 2);
}

/** A player asks for its next token when half of the present one's life is over. */
export function renewalWait({ expiresAt, serverNow }: Pick<Playback, 'expiresAt' | 'serverNow'>): number {
  return Math.max(1_000, (expiresAt - serverNow) / 2);
}

/**
 * Only WebKit plays HLS well by itself: Chromium says "maybe" too, and its player gives up at the first refused piece.
 */
export function playsNatively(
  video: Pick<HTMLVideoElement, 'canPlayType'>,
  has: (name: 'ManagedMediaSource' | 'MediaSource') => boolean,
): boolean {
  const canPlay = video.canPlayType('application/vnd.apple.mpegurl') !== '';
  return canPlay && (has('ManagedMediaSource') || !has('MediaSource'));
}
