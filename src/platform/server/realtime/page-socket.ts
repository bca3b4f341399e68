import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { dictionary, list, maxLetters } from '#kernel/bounded-schema.ts';
import type { Clock } from '#kernel/clock.ts';
import { frameMaxBytes, helloWithinMs, lifeSignMs, topicsMax } from '#kernel/realtime/limits.ts';
import {
  closeCode,
  closeCodeBase,
  type Hello,
  lifeSign,
  type Position,
  type Welcome,
} from '#kernel/realtime/protocol.ts';
import { topicLengthMax } from '#kernel/realtime/topics.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import { limitTable } from '#server/limits/limit-table.ts';
import { createProcessTries } from '#server/limits/process-limit.ts';
import { createOutbox, type PendingBytes } from './outbox.ts';
import { readTopics, type ReadingServices, type TopicReading } from './topic-reading.ts';

/** The reader who has come in by a hello. */
export interface Entered<Visitor> {
  visitor: Visitor;
  /** The pages of one session count together. */
  sessionKey: string;
  member?: { memberId: number; sessionId: string; rights: string };
}

export interface PageSocket<Visitor> {
  entered(): Entered<Visitor> | undefined;
  /** Called each second. */
  look(now: number): void;
  /** Asks whether the doors still let the page in. */
  askAgain(): Promise<void>;
  close(code: number): void;
}

export interface SocketServices<Visitor> extends ReadingServices<Visitor> {
  clock: Clock;
  pending: PendingBytes;
  epoch(): string;
  /** Passes the doors of a call; throws its refusal. */
  enter(hello: Hello): Promise<Entered<Visitor>>;
  /** The same visitor at the site as it is now; undefined when the doors are closed to them. */
  renew(visitor: Visitor): Promise<Visitor | undefined>;
  /** False when the session has as many sockets as it may have. */
  admit(entered: Entered<Visitor>): boolean;
  /** Called when a limit ends the socket. */
  onLimit(limit: 'socketFrame' | 'openPages'): void;
  onClose(): void;
}

const atSchema = v.optional(
  v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(0)), v.pipe(v.string(), maxLetters(100))]),
);
const topicSchema = v.pipe(v.string(), maxLetters(topicLengthMax));
const positionsSchema = list(v.object({ topic: topicSchema, at: atSchema }), topicsMax);
const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** More than a page sends. */
const headersMax = 50;
const helloSchema = v.object({
  headers: dictionary(v.pipe(v.string(), maxLetters(40)), v.pipe(v.string(), maxLetters(4_000)), headersMax),
  portalId: idSchema,
  eventId: v.optional(idSchema),
  epoch: v.optional(v.pipe(v.string(), maxLetters(100))),
  topics: positionsSchema,
});
const frameSchema = v.union([
  v.object({ hello: helloSchema }),
  v.object({ read: positionsSchema }),
  v.object({ leave: list(topicSchema, topicsMax) }),
]);
type Frame = v.InferOutput<typeof frameSchema>;

export const socketSettings = { noServer: true, perMessageDeflate: false, maxPayload: frameMaxBytes } as const;
const goodbyeMs = 2_000;
const life = Buffer.from(lifeSign);

/** The positions of another life of the database say nothing. Without an epoch they are of a page that was just read. */
export function validPositions(topics: readonly Position[], theirs: string | undefined, ours: string): Position[] {
  return topics.map(({ topic, at }) => (theirs === undefined || theirs === ours ? { topic, at } : { topic }));
}

/** One page on its socket: it says hello first, then which topics it reads; it sends nothing else. */
export function servePageSocket<Visitor>(socket: WebSocket, services: SocketServices<Visitor>): PageSocket<Visitor> {
  const { clock, log, epoch } = services;
  const outbox = createOutbox(socket, services.pending, clock);
  const frames = createProcessTries();
  const places = limitTable.socketFrame.turns.map((turns) => ({ ...turns, key: '' }));
  let isGreeted = false;
  let isAnswering = true;
  let pingedAt = clock();
  let entered: Entered<Visitor> | undefined;
  let reading: TopicReading<Visitor> | undefined;

  const close = (code: number): void => {
    reading?.close();
    socket.close(code);
    // A reader that takes nothing would not take the farewell either.
    setTimeout(() => socket.terminate(), goodbyeMs).unref();
  };
  const closeAs = (statusCode: number): void => close(closeCodeBase + statusCode);
  const closeFor = (limit: 'socketFrame' | 'openPages'): void => {
    services.onLimit(limit);
    closeAs(status.tooMany);
  };
  const greeting = setTimeout(() => closeAs(status.timeout), helloWithinMs).unref();

  const greet = async (hello: Hello): Promise<void> => {
    isGreeted = true;
    clearTimeout(greeting);
    const found = await services.enter(hello);
    if (socket.readyState !== socket.OPEN) return;
    if (!services.admit(found)) return closeFor('openPages');
    entered = found;
    reading = readTopics(services, found.visitor, (_, bytes) => outbox.send(bytes));
    const welcome: Welcome = { epoch: epoch(), now: clock() };
    outbox.send(Buffer.from(JSON.stringify(welcome)));
    await reading.read(validPositions(hello.topics, hello.epoch, epoch()));
  };
  const take = async (frame: Frame): Promise<void> => {
    if ('hello' in frame && !isGreeted) return greet(frame.hello);
    if (reading === undefined || 'hello' in frame) return closeAs(status.badRequest);
    if ('read' in frame) return reading.read(frame.read);
    reading.leave(frame.leave);
  };

  socket.on('message', (data: Buffer, isBinary) => {
    if (frames.take(places, clock()) !== undefined) return closeFor('socketFrame');
    const frame = isBinary ? undefined : parseFrame(String(data));
    if (frame === undefined) return closeAs(status.badRequest);
    take(frame).catch((error: unknown) => {
      if (!(error instanceof Refusal)) log.error('A page could not be served on its socket.', { error });
      closeAs(error instanceof Refusal ? error.status : status.failed);
    });
  });
  socket.on('pong', () => (isAnswering = true));
  // What is wrong with it closes it.
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(greeting);
    reading?.close();
    services.onClose();
  });

  return {
    entered: () => entered,
    look(now) {
      if (outbox.look(now)) return close(closeCode.tooSlow);
      if (now - outbox.sentAt() >= lifeSignMs && entered !== undefined) outbox.send(life);
      if (now - pingedAt < lifeSignMs) return;
      // A device that left without a farewell does not answer.
      if (!isAnswering) return socket.terminate();
      isAnswering = false;
      pingedAt = now;
      socket.ping();
    },
    async askAgain() {
      if (entered === undefined) return;
      const visitor = await services.renew(entered.visitor);
      // The page comes back, and hears from the doors why it may not enter.
      if (visitor === undefined) return close(closeCode.restart);
      entered = { ...entered, visitor };
      await reading?.askAgain(visitor);
    },
    close,
  };
}

function parseFrame(text: string): Frame | undefined {
  try {
    const parsed = v.safeParse(frameSchema, JSON.parse(text), { abortEarly: true });
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
