import type { Instant } from '../clock.ts';

/** The words of the channel between an open page and the server; docs/calls.md explains them. */
export const subProtocol = 'hiroba.v1';
/** Below the base path of the host. */
export const realtimePath = '/realtime';
/** Sent after a silence, because scripts cannot see the pings of the protocol. */
export const lifeSign = '.';

/** How far somebody has read: a count of changes for a log, the fingerprint of the newest value for a state. */
export type At = number | string;

export interface Position {
  topic: string;
  /** Absent: nothing was read yet. */
  at?: At | undefined;
}

/** One change of a log; `at` counts the changes. */
export interface LogEvent {
  at: number;
}

export interface StateFrame {
  topic: string;
  at: string;
  state: unknown;
  /** How many are told of a change at the same time by this server. */
  readers?: number | undefined;
}

/** The events behind `from`, up to `at`. */
interface LogFrame {
  topic: string;
  from: number;
  at: number;
  events: LogEvent[];
}

/** There is too much behind the reader's position: a page is to be read by a call. */
interface ResetFrame {
  topic: string;
  at: number;
  isReset: true;
}

interface RefusedFrame {
  topic: string;
  /** The status that a call would have had. */
  refused: number;
}

export type TopicFrame = StateFrame | LogFrame | ResetFrame | RefusedFrame;

/** The first frame of a page, with what the headers of a call carry. */
export interface Hello {
  headers: Readonly<Record<string, string>>;
  portalId: number;
  eventId?: number | undefined;
  /** The epoch of the positions; those of another one are void. */
  epoch?: string | undefined;
  topics: readonly Position[];
}

export type FrameOfPage = { hello: Hello } | { read: readonly Position[] } | { leave: readonly string[] };

export interface Welcome {
  epoch: string;
  now: Instant;
}

/** The page was too slow: it lost frames, and reads again from its positions. */
interface Behind {
  isBehind: true;
}

export type FrameOfServer = Welcome | Behind | TopicFrame;

export interface PollAnswer extends Welcome {
  frames: TopicFrame[];
}

/** Closed with 4000 and the status that a call would have had. */
export const closeCodeBase = 4_000;
/** Ours are those of the protocol itself: the server stops, and the reader is too slow. */
export const closeCode = { restart: 1012, tooSlow: 1013 } as const;

/** What a page does after its socket was closed. */
export type AfterClose = 'comeSoon' | 'comeBack' | 'refresh' | 'wait' | 'end';

const ends: readonly number[] = [403, 404, 409, 410, 461, 552].map((code) => closeCodeBase + code);

export function afterClose(code: number): AfterClose {
  if (code === closeCode.restart) return 'comeSoon';
  if (code === closeCodeBase + 551) return 'refresh';
  if (code === closeCodeBase + 429) return 'wait';
  return ends.includes(code) ? 'end' : 'comeBack';
}
