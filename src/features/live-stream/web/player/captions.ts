import { isRecord } from '#kernel/is-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Engine } from './playback-engine.ts';

interface SentCaption {
  start: number;
  end: number;
  text: string;
}

const isCaption = (one: unknown): one is SentCaption =>
  isRecord(one) &&
  typeof one['start'] === 'number' &&
  typeof one['end'] === 'number' &&
  typeof one['text'] === 'string';

const askedEveryMs = 10_000;
/** A stream only moves forward, so it does not need captions that are over. */
const keptSeconds = 60;

/** Shows the captions of a channel in a text track of our own, because hls.js light reads none. Answers their end. */
export function showCaptions(
  video: HTMLVideoElement,
  track: TextTrack,
  language: LanguageCode,
  engine: Engine,
): () => void {
  const known = new Set<number>();
  const add = (captions: readonly SentCaption[]): void => {
    const playingAt = engine.playingAt();
    if (playingAt === undefined) return;
    const placeOf = (instant: number): number => video.currentTime + (instant - playingAt) / 1000;
    for (const { start, end, text } of captions) {
      if (known.has(start) || placeOf(end) <= 0) continue;
      known.add(start);
      track.addCue(new VTTCue(Math.max(0, placeOf(start)), placeOf(end), text));
    }
    removeCues(track, video.currentTime - keptSeconds);
  };
  const ask = async (): Promise<void> => {
    const playback = engine.playback();
    if (playback === undefined || engine.playingAt() === undefined) return;
    const address = new URL(playback.playlist.replace('live.m3u8', 'captions.json'), window.location.href);
    address.searchParams.set('token', playback.live_stream_playback_request_token);
    address.searchParams.set('language', language);
    const response = await fetch(address);
    const answer: unknown = response.ok ? await response.json() : undefined;
    if (isRecord(answer) && Array.isArray(answer['data'])) add(answer['data'].filter(isCaption));
  };
  // A round that fails is made up for by the next one.
  const round = (): void => void ask().catch(() => {});
  track.mode = 'showing';
  round();
  const timer = window.setInterval(round, askedEveryMs);
  return () => {
    window.clearInterval(timer);
    removeCues(track, Infinity);
    track.mode = 'disabled';
  };
}

/** Removes the captions that ended before a place. Its list changes as it does. */
function removeCues(track: TextTrack, before: number): void {
  for (const cue of Array.from(track.cues ?? [])) if (cue.endTime < before) track.removeCue(cue);
}
