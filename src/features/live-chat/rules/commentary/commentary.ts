import { streamState, type StreamState, type StreamTimes } from '#features/live-stream/rules/stream-state.ts';
import type { Instant } from '#kernel/clock.ts';
import { commentaryHeldMax } from '../limits/chat-limits.ts';
import type { CommentaryState } from '../channel/room-kind.ts';
import type { CommentaryMessage } from '../channel/room-shapes.ts';

const states: Record<StreamState, CommentaryState> = { preparation: 'waiting', live: 'running', end: 'ended' };

/** The state of a commentary while its stream is in a state (CHAT-030, CHAT-031). */
export function commentaryOfStream(state: StreamState): CommentaryState {
  return states[state];
}

/** A commentary waits for its stream, runs while the stream is live, and has ended with it. */
export function commentaryState(times: StreamTimes, now: Instant): CommentaryState {
  return commentaryOfStream(streamState(times, now));
}

/** The messages of a page after some more; the oldest go, unless the reader has asked for them. */
export function withMessages(
  held: readonly CommentaryMessage[],
  more: readonly CommentaryMessage[],
  most = commentaryHeldMax,
): readonly CommentaryMessage[] {
  const byIndex = new Map(held.map((message) => [message.index, message]));
  const first = held[0]?.index ?? 0;
  for (const message of more) if (message.index >= first) byIndex.set(message.index, message);
  const all = [...byIndex.values()].sort((one, other) => one.index - other.index);
  return all.length > most ? all.slice(all.length - most) : all;
}
