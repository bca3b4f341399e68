import type { Instant } from '#kernel/clock.ts';
import { clientIdOf, topicName, type TopicOf } from '#kernel/realtime/topics.ts';
import { type StreamState, streamState, type StreamTimes } from './stream-state.ts';

/** What open pages hear of a stream, or of a booth with several. */
export interface StreamNews {
  state: StreamState;
  /** Changes with everything that the organiser wrote of it: the page asks for it again. */
  version: string;
  /** The times, so that a change of them is seen at once. */
  streams: readonly TimedStream[];
}

export interface TimedStream extends StreamTimes {
  /** Of the stream, or its number in its booth. */
  id: number;
}

export interface StateUntil {
  state: StreamState;
  /** The next instant at which one of them begins or ends. */
  until: Instant | undefined;
}

/** The state of several streams together: live while one of them is, and over when all are. */
export function stateOfAll(streams: readonly StreamTimes[], now: Instant): StateUntil {
  const states = streams.map((times) => streamState(times, now));
  const ahead = streams.flatMap(({ start, end }) => [start, end]).filter((instant) => instant > now);
  const open = states.includes('preparation') ? 'preparation' : 'end';
  return { state: states.includes('live') ? 'live' : open, until: ahead.length === 0 ? undefined : Math.min(...ahead) };
}

/** `firebaseKey` is portal, event, content and stream, `1-11-70-1`. */
export const liveStreamTopicPattern: TopicOf<StreamNews> = 'live_stream/{clientId}/{firebaseKey}';

export function liveStreamTopic(realmKey: string, firebaseKey: string): TopicOf<StreamNews> {
  return topicName(liveStreamTopicPattern, { clientId: clientIdOf(realmKey), firebaseKey });
}
