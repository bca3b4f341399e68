import { expect, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TopicFrame } from '#kernel/realtime/protocol.ts';
import { createTopicHub } from './topic-hub.ts';
import type { LogTopic } from './topic-kinds.ts';
import { readTopics } from './topic-reading.ts';

const log = createLog('error', () => {}, Date.now);
const clock = (): number => 0;

function room(isChecked: boolean) {
  const gone = new Set<string>();
  const events: { at: number; leaves?: boolean }[] = [];
  const topic: LogTopic<string> = {
    kind: 'log',
    pattern: 'room/{id}',
    mayRead(visitor) {
      if (gone.has(visitor)) throw refuse('notFound');
    },
    heads: (asked) => Promise.resolve(asked.map(() => events.length)),
    since: (asked) => Promise.resolve(asked.map(({ after }) => ({ at: events.length, events: events.slice(after) }))),
    ...(isChecked && { takesReaders: (event) => (event as { leaves?: boolean }).leaves === true }),
  };
  const hub = createTopicHub<string>({ clock, log });
  const enter = async (visitor: string): Promise<TopicFrame[]> => {
    const heard: TopicFrame[] = [];
    const page = readTopics({ hub, topics: [topic], log }, visitor, (frame) => heard.push(frame));
    await page.read([{ topic: 'room/1', at: 0 }]);
    return heard;
  };
  const happen = async (...those: { leaves?: boolean }[]): Promise<void> => {
    for (const one of those) events.push({ at: events.length + 1, ...one });
    hub.touch('room/1');
    await new Promise((resolve) => setTimeout(resolve, 120));
  };
  return { gone, enter, happen, close: () => hub.close() };
}

const toldEvents = (frames: readonly TopicFrame[]): number =>
  frames.reduce((count, frame) => count + ('events' in frame ? frame.events.length : 0), 0);

test('a reader who has left gets neither that change nor later ones, and the others get all [CHAT-048]', async () => {
  const { gone, enter, happen, close } = room(true);
  const [stays, leaves] = [await enter('stays'), await enter('leaves')];
  await happen({});
  gone.add('leaves');
  await happen({ leaves: true }, {});
  await happen({});
  expect(toldEvents(stays)).toBe(4);
  expect(toldEvents(leaves)).toBe(1);
  expect(leaves.at(-1)).toEqual({ topic: 'room/1', refused: 404 });
  close();
});

test('without checking the rights again they would still get them (control)', async () => {
  const { gone, enter, happen, close } = room(false);
  const leaves = await enter('leaves');
  gone.add('leaves');
  await happen({ leaves: true }, {});
  expect(toldEvents(leaves)).toBe(2);
  close();
});
