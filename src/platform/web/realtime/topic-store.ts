import { follow, type Step } from '#kernel/realtime/follow.ts';
import type { At, Position, TopicFrame } from '#kernel/realtime/protocol.ts';
import type { TopicOf } from '#kernel/realtime/topics.ts';

export type HearStep<Told = unknown> = (step: Step<Told>) => void;

interface ListenedTopic {
  at: At | undefined;
  shown: Step | undefined;
  /** The listener loads the page of a log, and then reports its position. */
  awaitsPage: boolean;
  listeners: Set<HearStep>;
}

/** What the page listens to, and how far it has come in each topic. */
export interface TopicStore {
  /** Of a log the position of its first page; a state begins without one. Answers how to stop. */
  add<Told>(topic: TopicOf<Told>, hear: HearStep<Told>, at?: At): () => void;
  /** The page of a log was loaded again. */
  move(topic: string, at: At): void;
  names(): string[];
  positions(names?: readonly string[]): Position[];
  /** The topics that have to be read again from their positions. */
  take(frames: readonly TopicFrame[]): string[];
  /** The database was restored, so positions mean nothing any more. */
  forgetPositions(): void;
}

export function createTopicStore(): TopicStore {
  const topics = new Map<string, ListenedTopic>();

  const takeOne = (frame: TopicFrame): boolean => {
    const one = topics.get(frame.topic);
    if (one === undefined) return false;
    const step = follow(one.at, frame);
    if (step.kind === 'reset' && one.awaitsPage) return false;
    if (step.kind === 'recover') return true;
    if (step.kind === 'nothing') return false;
    one.at = 'at' in step ? step.at : undefined;
    one.awaitsPage = step.kind === 'reset';
    if (step.kind === 'show') one.shown = step;
    for (const hear of one.listeners) hear(step);
    return false;
  };

  return {
    add(topic, hearTold, at) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The topic's type is what its server tells.
      const hear = hearTold as HearStep;
      let one = topics.get(topic);
      if (one === undefined)
        topics.set(topic, (one = { at, shown: undefined, awaitsPage: false, listeners: new Set() }));
      one.listeners.add(hear);
      if (one.shown !== undefined) hear(one.shown);
      const added = one;
      return () => {
        added.listeners.delete(hear);
        if (added.listeners.size === 0 && topics.get(topic) === added) topics.delete(topic);
      };
    },
    move(topic, at) {
      const one = topics.get(topic);
      if (one === undefined) return;
      one.at = at;
      one.awaitsPage = false;
    },
    names: () => [...topics.keys()],
    positions: (names = [...topics.keys()]) =>
      names.map((topic) => {
        const at = topics.get(topic)?.at;
        return at === undefined ? { topic } : { topic, at };
      }),
    take: (frames) => [...new Set(frames.filter(takeOne).map(({ topic }) => topic))],
    forgetPositions() {
      for (const one of topics.values()) {
        one.at = undefined;
        one.awaitsPage = false;
      }
    },
  };
}
