import { follow } from '#kernel/realtime/follow.ts';
import { afterClose, type FrameOfPage, subProtocol, type TopicFrame } from '#kernel/realtime/protocol.ts';
import { comeBackAfter } from '#web/realtime/come-back.ts';
import { WebSocket } from 'ws';

/** Whom a page belongs to, and the logs that it reads; the first topic is the reader's own. */
export interface ChatReader {
  accessToken: string;
  own: string;
  logs: string[];
}

export interface PageCounts {
  open: number;
  /** Messages of which a reader never heard, and those heard twice. */
  lost: number;
  doubled: number;
  /** How often a page would have to read its last messages by a call, was told that it is behind, was sent away for good. */
  resets: number;
  behind: number;
  ended: number;
}

export interface ChatPages {
  open(reader: ChatReader, port: number): void;
  /** Every page comes with its positions to these servers in turn. */
  moveTo(ports: readonly number[]): void;
  counts(): PageCounts;
  size(): number;
  /** How many pages stand at these counts of their logs, or beyond. */
  whole(heads: Readonly<Record<string, number>>): number;
}

interface Log {
  at: number;
  /** The index of the next message; undefined behind a reset. */
  next: number | undefined;
}

interface Page {
  reader: ChatReader;
  port: number;
  logs: Map<string, Log>;
  socket: WebSocket | undefined;
  isGreeted: boolean;
  failures: number;
}

interface Told {
  at: number;
  index: number;
  body: string;
}

interface ReadFrame {
  bytes: Buffer;
  frame: Record<string, unknown>;
}

/** Pages as browsers have them, but for their screens: each follows its topics, and comes back when it is cut off. */
export function createChatPages(hear: (body: string) => void): ChatPages {
  const pages: Page[] = [];
  const counts = { lost: 0, doubled: 0, resets: 0, behind: 0, ended: 0 };
  let epoch: string | undefined;
  /** The last frame of each length: readers of one room are sent the same bytes, and parsing takes the load's time. */
  const known = new Map<number, ReadFrame>();

  const parse = (data: Buffer): Record<string, unknown> => {
    const before = known.get(data.length);
    if (before?.bytes.equals(data)) return before.frame;
    const frame = JSON.parse(data.toString()) as Record<string, unknown>;
    known.set(data.length, { bytes: Buffer.from(data), frame });
    return frame;
  };
  const say = ({ socket }: Page, frame: FrameOfPage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const positions = ({ logs }: Page) => [...logs].map(([topic, { at }]) => ({ topic, at }));

  const take = (page: Page, frame: TopicFrame): void => {
    const log = page.logs.get(frame.topic);
    if (log === undefined) return;
    const step = follow(log.at, frame);
    if (step.kind === 'recover') return say(page, { read: [{ topic: frame.topic, at: log.at }] });
    if (step.kind === 'refused') throw new Error(`${frame.topic} was refused with ${step.status}.`);
    if (step.kind === 'reset') {
      counts.resets += 1;
      log.at = (frame as { at: number }).at;
      log.next = undefined;
    }
    if (step.kind !== 'append') return;
    log.at = step.at;
    for (const event of step.events as unknown as { comment?: Told; message?: Told }[]) {
      const told = event.comment ?? event.message;
      if (told === undefined) continue;
      const { index, body } = told;
      if (log.next !== undefined && index > log.next) counts.lost += index - log.next;
      if (log.next !== undefined && index < log.next) counts.doubled += 1;
      log.next = index + 1;
      hear(body);
    }
  };
  const connect = (page: Page): void => {
    const origin = `http://127.0.0.1:${page.port}`;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/web/realtime`, subProtocol, {
      origin,
      perMessageDeflate: false,
    });
    page.socket = socket;
    page.isGreeted = false;
    socket.on('open', () => {
      const topics = [{ topic: page.reader.own }, ...positions(page)];
      const headers = { 'access-token': page.reader.accessToken, language: 'jpn' };
      say(page, { hello: { headers, portalId: 0, eventId: 11, ...(epoch !== undefined && { epoch }), topics } });
    });
    socket.on('message', (data: Buffer) => {
      if (data.length === 1) return;
      const frame = parse(data);
      if ('epoch' in frame) {
        epoch = frame['epoch'] as string;
        page.isGreeted = true;
        page.failures = 0;
      } else if ('isBehind' in frame) {
        counts.behind += 1;
        say(page, { read: positions(page) });
      } else take(page, frame as unknown as TopicFrame);
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      if (page.socket !== socket) return;
      page.isGreeted = false;
      const wait = comeBackAfter(afterClose(code), page.failures, Math.random);
      page.failures += 1;
      if (wait === undefined) counts.ended += 1;
      else setTimeout(() => page.socket === socket && connect(page), wait);
    });
  };

  return {
    open(reader, port) {
      const logs = new Map(reader.logs.map((topic): [string, Log] => [topic, { at: 0, next: 1 }]));
      const page: Page = { reader, port, logs, socket: undefined, isGreeted: false, failures: 0 };
      pages.push(page);
      connect(page);
    },
    moveTo(ports) {
      for (const [place, page] of pages.entries()) {
        const port = ports[place % ports.length] as number;
        if (port === page.port) continue;
        page.port = port;
        // As a page that is loaded anew: its old socket says nothing more to it.
        const gone = page.socket;
        connect(page);
        gone?.close();
      }
    },
    size: () => pages.length,
    counts: () => ({ ...counts, open: pages.filter(({ isGreeted }) => isGreeted).length }),
    whole: (heads) =>
      pages.filter(
        ({ isGreeted, logs }) => isGreeted && [...logs].every(([topic, { at }]) => at >= (heads[topic] ?? 0)),
      ).length,
  };
}
