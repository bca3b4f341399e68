import { recoveredMax } from '#kernel/realtime/limits.ts';
import type { At } from '#kernel/realtime/protocol.ts';
import type { TopicParams } from '#kernel/realtime/topics.ts';
import { gather } from '#server/database/gather.ts';
import { openLog } from './open-log.ts';
import { openState } from './open-state.ts';
import type { OpenTopic, Reader, TopicServices } from './open-topic.ts';
import type { FoundTopic, LogPart, LogTopic, Topic } from './topic-kinds.ts';

/** The topics that are read in this process, each once however many read it. */
export interface TopicHub<Visitor> {
  recover(name: string, found: FoundTopic<Visitor>, at: At | undefined, reader: Reader): Promise<void>;
  leave(name: string, reader: Reader): void;
  touch(name: string, at?: number): void;
  /** These sites were published: every state of them may have changed. */
  touchStates(siteKeys: ReadonlySet<string>): void;
  /** Finds the changes whose hints were lost. */
  compareHeads(): Promise<void>;
  names(): readonly string[];
  close(): void;
}

interface Held<Visitor> extends FoundTopic<Visitor> {
  open: OpenTopic;
  /** Readers that are being brought to the newest state. */
  recovering: number;
}

type HeadedTopic<Visitor> = Exclude<Topic<Visitor>, { kind: 'state' }>;

interface AskedPart {
  params: TopicParams;
  after: number;
}

export function createTopicHub<Visitor>(services: TopicServices): TopicHub<Visitor> {
  const held = new Map<string, Held<Visitor>>();
  const headOf = new Map<HeadedTopic<Visitor>, (asked: TopicParams) => Promise<number | undefined>>();
  const sinceOf = new Map<LogTopic<Visitor>, (asked: AskedPart) => Promise<LogPart | undefined>>();

  /** Many topics that changed together are read in one statement. */
  const sinceIn = (topic: LogTopic<Visitor>): ((asked: AskedPart) => Promise<LogPart>) => {
    let since = sinceOf.get(topic);
    if (since === undefined) {
      since = gather(async (asked: readonly AskedPart[]) => {
        const parts = await topic.since(asked, recoveredMax + 1);
        return new Map(asked.map((one, index) => [one, parts[index]!]));
      });
      sinceOf.set(topic, since);
    }
    const read = since;
    return async (asked) => (await read(asked))!;
  };
  const headIn = (topic: HeadedTopic<Visitor>): ((asked: TopicParams) => Promise<number>) => {
    let head = headOf.get(topic);
    if (head === undefined) {
      head = gather(async (asked: readonly TopicParams[]) => {
        const heads = await topic.heads(asked);
        return new Map(asked.map((one, index) => [one, heads[index]!]));
      });
      headOf.set(topic, head);
    }
    const read = head;
    return async (asked) => (await read(asked))!;
  };
  const openTopic = (name: string, { topic, params }: FoundTopic<Visitor>): OpenTopic => {
    if (topic.kind === 'state') return openState(name, topic, params, services);
    const headOfOne = headIn(topic);
    const head = () => headOfOne(params);
    if (topic.kind === 'own') return openState(name, topic, params, services, head);
    const since = sinceIn(topic);
    const reads = {
      head,
      since: (after: number) => since({ params, after }),
      ...(topic.takesReaders !== undefined && { takesReaders: topic.takesReaders }),
    };
    return openLog(name, reads, services);
  };
  const closeUnread = (name: string): void => {
    const one = held.get(name);
    if (one === undefined || one.recovering > 0 || one.open.readers.size > 0) return;
    held.delete(name);
    one.open.close();
  };

  return {
    async recover(name, found, at, reader) {
      let one = held.get(name);
      if (one === undefined) held.set(name, (one = { ...found, open: openTopic(name, found), recovering: 0 }));
      one.recovering += 1;
      try {
        await one.open.recover(at, reader);
      } finally {
        one.recovering -= 1;
        closeUnread(name);
      }
    },
    leave(name, reader) {
      held.get(name)?.open.readers.delete(reader);
      closeUnread(name);
    },
    touch(name, at) {
      held.get(name)?.open.touch(at);
    },
    touchStates(siteKeys) {
      for (const { topic, params, open } of held.values())
        if (topic.kind === 'state' && siteKeys.has(topic.siteKeyOf(params) ?? '')) open.touch();
    },
    async compareHeads() {
      for (const [topic, those] of Map.groupBy(held.values(), (one) => one.topic)) {
        if (topic.kind === 'state') {
          for (const { open } of those) open.touch();
          continue;
        }
        const heads = await headsOf(topic, those);
        for (const [index, { open }] of those.entries()) if (heads[index] !== open.head()) open.touch();
      }
    },
    names: () => [...held.keys()],
    close() {
      for (const { open } of held.values()) open.close();
      held.clear();
    },
  };
}

function headsOf<Visitor>(topic: HeadedTopic<Visitor>, those: readonly Held<Visitor>[]): Promise<readonly number[]> {
  return topic.heads(those.map(({ params }) => params));
}
