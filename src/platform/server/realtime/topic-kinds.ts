import type { Instant } from '#kernel/clock.ts';
import type { LogEvent } from '#kernel/realtime/protocol.ts';
import { matchTopic, type TopicOf, type TopicParams } from '#kernel/realtime/topics.ts';

/** `Visitor` is the reader, after the doors of the site. */
interface AnyTopic<Visitor, Told> {
  pattern: TopicOf<Told>;
  /** Throws the refusal of a call that would read the same. */
  mayRead(visitor: Visitor, params: TopicParams): void | Promise<void>;
}

interface StateValue<State> {
  value: State;
  /** The clock alone changes the value at this instant. */
  until?: Instant | undefined;
}

/** One value, and the newest is all that counts. */
export interface StateTopic<Visitor, State = unknown> extends AnyTopic<Visitor, State> {
  kind: 'state';
  /** Reads what is kept in memory: it is asked every few seconds. Undefined: there is no such thing. */
  read(params: TopicParams): Promise<StateValue<State> | undefined>;
  /** The key of the site whose publication may change it. */
  siteKeyOf(params: TopicParams): string | undefined;
}

/** What one member reads whole at every hello. */
export interface OwnTopic<Visitor, State = unknown> extends AnyTopic<Visitor, State> {
  kind: 'own';
  read(params: TopicParams): Promise<StateValue<State> | undefined>;
  /** A count for each of the topics that rises with every change, in one statement. */
  heads(asked: readonly TopicParams[]): Promise<readonly number[]>;
}

/** What a reader of a log lacks. */
export interface LogPart<Event extends LogEvent = LogEvent> {
  /** The count of all changes. */
  at: number;
  /** The first ones behind the position in their order, at most as many as were asked for. */
  events: Event[];
}

/** Changes one after the other, counted under the lock of what they change. */
export interface LogTopic<Visitor, Event extends LogEvent = LogEvent> extends AnyTopic<Visitor, Event> {
  kind: 'log';
  heads(asked: readonly TopicParams[]): Promise<readonly number[]>;
  /** What follows each position, in one statement. */
  since(asked: readonly { params: TopicParams; after: number }[], most: number): Promise<readonly LogPart<Event>[]>;
  /**
   * After such a change a reader may have lost the right to read, so all rights are checked again before it is sent.
   */
  takesReaders?(event: Event): boolean;
}

export type Topic<Visitor> = StateTopic<Visitor> | OwnTopic<Visitor> | LogTopic<Visitor>;

export interface FoundTopic<Visitor> {
  topic: Topic<Visitor>;
  params: TopicParams;
}

export function findTopic<Visitor>(topics: readonly Topic<Visitor>[], name: string): FoundTopic<Visitor> | undefined {
  for (const topic of topics) {
    const params = matchTopic(topic.pattern, name);
    if (params !== undefined) return { topic, params };
  }
  return undefined;
}
