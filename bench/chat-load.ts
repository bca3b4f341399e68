// A child process for the bench of the chat: thousands of open pages, and the members who write.
import { setTimeout as wait } from 'node:timers/promises';
import { type ChatReader, createChatPages, type PageCounts } from './chat-pages.ts';
import { type Addressed, createSenders, type SendCounts } from './chat-senders.ts';

/** What the load is told to do, one order after the other. */
export type ChatOrder =
  | { do: 'open'; readers: ChatReader[]; ports: number[]; inRooms: Addressed[]; besideStream: Addressed[] }
  | { do: 'write'; inRooms: number; besideStream: number; warmUpMs: number; ms: number }
  /** Writes on until it is told to be quiet. */
  | { do: 'begin'; inRooms: number; besideStream: number }
  | { do: 'quiet' }
  | { do: 'move'; ports: number[] }
  /** Answers when all pages stand at these counts. */
  | { do: 'whole'; heads: Record<string, number>; withinMs: number }
  | { do: 'count' };

export interface Delivered {
  deliveries: number;
  p50: number;
  p95: number;
  p99: number;
}
export interface WholeAnswer {
  whole: number;
  ms: number;
}
export type CountAnswer = PageCounts & SendCounts;

const opensAtOnce = 40;
const bucketsMax = 60_000;

const buckets = new Uint32Array(bucketsMax);
let countedFrom = Number.POSITIVE_INFINITY;
const pages = createChatPages((body) => {
  const sent = Number.parseFloat(body);
  if (sent < countedFrom) return;
  const bucket = Math.min(Math.round(performance.now() - sent), bucketsMax - 1);
  buckets[bucket] = (buckets[bucket] as number) + 1;
});
const senders = createSenders();
let people: { inRooms: Addressed[]; besideStream: Addressed[] } = { inRooms: [], besideStream: [] };
let turn = 0;
let stop = (): void => {};

process.on('message', (order: ChatOrder) => {
  obey(order).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ problem: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function obey(order: ChatOrder): Promise<unknown> {
  switch (order.do) {
    case 'open':
      return open(order);
    case 'begin':
      return begin(order);
    case 'quiet':
      stop();
      return senders.settled();
    case 'write':
      begin(order);
      await wait(order.warmUpMs);
      buckets.fill(0);
      countedFrom = performance.now();
      await wait(order.ms);
      stop();
      await senders.settled();
      await wait(500);
      countedFrom = Number.POSITIVE_INFINITY;
      return delivered();
    case 'move':
      senders.toPorts(order.ports);
      return pages.moveTo(order.ports);
    case 'whole':
      return becomeWhole(order);
    case 'count':
      return { ...pages.counts(), ...senders.counts() } satisfies CountAnswer;
  }
}

async function open({ readers, ports, inRooms, besideStream }: Extract<ChatOrder, { do: 'open' }>): Promise<void> {
  people = { inRooms, besideStream };
  senders.toPorts(ports);
  for (const [place, reader] of readers.entries()) {
    while (place - pages.counts().open >= opensAtOnce) await wait(2);
    pages.open(reader, ports[place % ports.length] as number);
  }
  while (pages.counts().open < readers.length) await wait(10);
}

function begin({ inRooms, besideStream }: { inRooms: number; besideStream: number }): void {
  const next = (those: readonly Addressed[]) => (): Addressed => {
    turn += 1;
    return those[turn % those.length] as Addressed;
  };
  const stops = [senders.write(inRooms, next(people.inRooms)), senders.write(besideStream, next(people.besideStream))];
  stop = () => stops.forEach((one) => one());
}

async function becomeWhole({ heads, withinMs }: Extract<ChatOrder, { do: 'whole' }>): Promise<WholeAnswer> {
  const started = performance.now();
  for (;;) {
    const whole = pages.whole(heads);
    const ms = performance.now() - started;
    if (whole >= pages.size() || ms > withinMs) return { whole, ms };
    await wait(25);
  }
}

function delivered(): Delivered {
  const deliveries = buckets.reduce((sum, count) => sum + count, 0);
  const at = (part: number): number => {
    let seen = 0;
    for (const [ms, count] of buckets.entries()) {
      seen += count;
      if (seen >= deliveries * part) return ms;
    }
    return bucketsMax;
  };
  return { deliveries, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
