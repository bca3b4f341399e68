import type { ChatPicture } from '../../contract/picture.ts';
import type { Comment } from '../../rules/room/room-shapes.ts';
import type { NewMessage } from './chat-calls.ts';

/** A message that was written here and is not stored by the server yet. */
export interface WaitingMessage extends NewMessage {
  roomId: number;
  /** What is shown of a picture that waits. */
  picture?: ChatPicture | undefined;
  /** When it was written, in ISO 8601. */
  writtenAt: string;
  /** Why the server refused it, in the member's words; it stays until they try again or remove it. */
  refused?: string | undefined;
}

/** What became of a message that was sent. */
export type Sent = { kind: 'stored'; comment: Comment } | { kind: 'refused'; why: string } | { kind: 'noAnswer' };

export interface OutboxPorts {
  read(): WaitingMessage[];
  write(messages: readonly WaitingMessage[]): void;
  /** Does a work while no other page of this browser does it. */
  alone(work: () => Promise<void>): Promise<void>;
  send(message: WaitingMessage): Promise<Sent>;
  onStored(message: WaitingMessage, comment: Comment): void;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
  /** Calls when another page of this browser has changed what waits, and when there may be a network again. */
  watch(hear: { onChange(): void; onNetwork(): void }): () => void;
}

export interface Outbox {
  get(): readonly WaitingMessage[];
  subscribe(listener: () => void): () => void;
  add(message: WaitingMessage): void;
  tryAgain(key: string): void;
  remove(key: string): void;
  /** Sends what waits for as long as the page is open. */
  open(): () => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Sends messages in the order in which they were written in their room; one without an answer is sent again, with its key. */
export function createOutbox(ports: OutboxPorts): Outbox {
  let messages = ports.read();
  let isOpen = false;
  let isSending = false;
  let failures = 0;
  let timer: unknown;
  const listeners = new Set<() => void>();
  const show = (next: readonly WaitingMessage[]): void => {
    messages = [...next];
    for (const listener of listeners) listener();
  };
  /** What other pages have written meanwhile stays. */
  const change = (how: (now: WaitingMessage[]) => WaitingMessage[]): void => {
    const next = how(ports.read());
    ports.write(next);
    show(next);
  };
  const without = (key: string) => (now: WaitingMessage[]) => now.filter((one) => one.key !== key);

  const sendOne = async (message: WaitingMessage): Promise<boolean> => {
    const sent = await ports.send(message);
    if (sent.kind === 'noAnswer') return false;
    if (sent.kind === 'stored') {
      ports.onStored(message, sent.comment);
      change(without(message.key));
    } else {
      change((now) => now.map((one) => (one.key === message.key ? { ...one, refused: sent.why } : one)));
    }
    return true;
  };
  /** The messages of a room one after the other; false: the server did not answer. */
  const sendRoom = async (roomId: number): Promise<boolean> => {
    for (;;) {
      const next = ports.read().find((one) => one.roomId === roomId && one.refused === undefined);
      if (next === undefined || !isOpen) return true;
      if (!(await sendOne(next))) return false;
    }
  };
  const sendAll = async (): Promise<boolean> => {
    const rooms = new Set(
      ports
        .read()
        .filter(({ refused }) => refused === undefined)
        .map(({ roomId }) => roomId),
    );
    const done = await Promise.all([...rooms].map(sendRoom));
    return done.every(Boolean);
  };
  const work = async (): Promise<void> => {
    if (isSending || !isOpen) return;
    isSending = true;
    timers.clear(timer);
    timer = undefined;
    let isDone = true;
    try {
      await ports.alone(async () => {
        isDone = await sendAll();
      });
    } finally {
      isSending = false;
    }
    failures = isDone ? 0 : failures + 1;
    const isLeft = ports.read().some(({ refused }) => refused === undefined);
    if (!isOpen || !isLeft) return;
    timer = timers.set(() => void work(), isDone ? 0 : Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs));
  };
  const { timers } = ports;

  return {
    get: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(message) {
      change((now) => [...now, message]);
      void work();
    },
    tryAgain(key) {
      change((now) => now.map((one) => (one.key === key ? { ...one, refused: undefined } : one)));
      void work();
    },
    remove: (key) => change(without(key)),
    open() {
      isOpen = true;
      const stop = ports.watch({
        onChange: () => show(ports.read()),
        onNetwork() {
          failures = 0;
          void work();
        },
      });
      void work();
      return () => {
        isOpen = false;
        timers.clear(timer);
        stop();
      };
    },
  };
}
