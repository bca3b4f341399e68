import type { ChatPicture } from '../../contract/picture.ts';
import type { Comment } from '../../rules/channel/room-shapes.ts';
import type { NewMessage } from './chat-calls.ts';

/** A message that was written here and is not stored by the server yet. */
export interface WaitingMessage extends NewMessage {
  roomId: number;
  /** The picture of a message that waits, as the page shows it. */
  picture?: ChatPicture | undefined;
  /** When it was written, in ISO 8601. */
  writtenAt: string;
  /** Why the server refused it, in the member's words; it stays until they try again or remove it. */
  refused?: string | undefined;
}

/** The outcome of a sent message. */
export type Sent = { kind: 'stored'; comment: Comment } | { kind: 'refused'; why: string } | { kind: 'noAnswer' };

export interface OutboxPorts {
  read(): WaitingMessage[];
  write(messages: readonly WaitingMessage[]): void;
  /** Does a work while no other page of this browser does it. */
  alone(work: () => Promise<void>): Promise<void>;
  send(message: WaitingMessage): Promise<Sent>;
  onStored(message: WaitingMessage, comment: Comment): void;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
  /** Tells the other pages of this browser that a message waits no longer. */
  tellGone(key: string): void;
  /**
   * Called when another page has changed the waiting messages or reported a sent one, and when there may be a network
   * again.
   */
  watch(hear: { onChange(): void; onGone(key: string): void; onNetwork(): void }): () => void;
}

export interface Outbox {
  get(): readonly WaitingMessage[];
  /** The last try had no answer, and another one follows. */
  isFailing(): boolean;
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
  /** Written here and not gone: pages that write to the storage in one instant would lose one another's. */
  let own: WaitingMessage[] = [];
  let isOpen = false;
  let isSending = false;
  let failures = 0;
  let timer: unknown;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const show = (next: readonly WaitingMessage[]): void => {
    messages = [...next];
    tell();
  };
  /** The messages of other pages, then the messages of this page, both in their order. */
  const read = (): WaitingMessage[] => {
    const kept = ports.read();
    own = own.map((one) => kept.find(({ key }) => key === one.key) ?? one);
    return [...kept.filter(({ key }) => !own.some((one) => one.key === key)), ...own];
  };
  const write = (next: WaitingMessage[]): void => {
    ports.write(next);
    show(next);
  };
  const refuse = (key: string, refused: string | undefined): void =>
    write(read().map((one) => (one.key === key ? { ...one, refused } : one)));
  const forget = (key: string): void => {
    own = own.filter((one) => one.key !== key);
    write(read().filter((one) => one.key !== key));
  };
  const end = (key: string): void => {
    forget(key);
    ports.tellGone(key);
  };

  const sendOne = async (message: WaitingMessage): Promise<boolean> => {
    const sent = await ports.send(message);
    if (sent.kind === 'noAnswer') return false;
    if (sent.kind === 'stored') {
      ports.onStored(message, sent.comment);
      end(message.key);
    } else {
      refuse(message.key, sent.why);
    }
    return true;
  };
  /** The messages of a room one after the other; false: the server did not answer. */
  const sendRoom = async (roomId: number): Promise<boolean> => {
    for (;;) {
      const next = read().find((one) => one.roomId === roomId && one.refused === undefined);
      if (next === undefined || !isOpen) return true;
      if (!(await sendOne(next))) return false;
    }
  };
  const sendAll = async (): Promise<boolean> => {
    const rooms = new Set(
      read()
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
    tell();
    const isLeft = read().some(({ refused }) => refused === undefined);
    if (!isOpen || !isLeft) return;
    timer = timers.set(() => void work(), isDone ? 0 : Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs));
  };
  const { timers } = ports;

  return {
    get: () => messages,
    isFailing: () => failures > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(message) {
      own = [...own, message];
      write(read());
      void work();
    },
    tryAgain(key) {
      refuse(key, undefined);
      void work();
    },
    remove: end,
    open() {
      isOpen = true;
      const stop = ports.watch({
        onChange() {
          const kept = ports.read();
          const isWhole = own.every((one) => kept.some(({ key }) => key === one.key));
          // An empty one may be that of a member who has logged out.
          if (isWhole || kept.length === 0) show(read());
          else write(read());
        },
        onGone: forget,
        onNetwork() {
          failures = 0;
          tell();
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
