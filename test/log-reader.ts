import { createTopicStore } from '#web/realtime/topic-store.ts';
import type { Hello, TopicFrame } from '#kernel/realtime/protocol.ts';
import type { Step } from '#kernel/realtime/follow.ts';
import { type ChannelPage, openChannelPage } from './channel-page.ts';

export interface LogReader {
  page: ChannelPage;
  /** What a visitor would see by now. */
  read: { at: number; text: string }[];
  resets: number;
  recoveries: number;
  isBehind: number;
  /** Where it stands, for the next socket. */
  at(): number;
}

/** A page that follows one log as the browser does. `lose` drops frames on their way. */
export async function readLog(
  origin: string,
  topic: string,
  {
    at = 0,
    read = [],
    epoch,
    lose = () => false,
    hello = {},
  }: {
    at?: number;
    read?: LogReader['read'];
    epoch?: string;
    lose?: () => boolean;
    /** Who reads, where others do not. */
    hello?: Partial<Pick<Hello, 'headers' | 'portalId' | 'eventId'>>;
  } = {},
): Promise<LogReader> {
  const store = createTopicStore();
  const page = await openChannelPage(origin);
  const reader: LogReader = {
    page,
    read: [...read],
    resets: 0,
    recoveries: 0,
    isBehind: 0,
    at: () => Number(store.positions()[0]?.at),
  };
  store.add(
    topic,
    (step: Step) => {
      if (step.kind === 'append') reader.read.push(...(step.events as LogReader['read']));
      if (step.kind === 'reset') reader.resets += 1;
    },
    at,
  );
  const again = (): void => {
    reader.recoveries += 1;
    page.say({ read: store.positions() });
  };
  page.socket.on('message', (data: Buffer) => {
    const text = String(data);
    if (text === '.') return;
    const frame = JSON.parse(text) as TopicFrame | { isBehind: true };
    if ('isBehind' in frame) {
      reader.isBehind += 1;
      again();
    } else if ('topic' in frame && !lose() && store.take([frame]).length > 0) again();
  });
  const topics = store.positions();
  page.say({ hello: { headers: {}, portalId: 1, ...hello, topics, ...(epoch !== undefined && { epoch }) } });
  await page.hears((frame) => 'epoch' in frame);
  return reader;
}
