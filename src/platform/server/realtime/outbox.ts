import { allPendingMaxBytes, behindMaxMs, pendingMaxBytes } from '#kernel/realtime/limits.ts';

/** The bytes that wait for slow readers, in the whole process. */
export interface PendingBytes {
  all: number;
}

/** What a socket of `ws` offers for it. */
export interface SendingSocket {
  send(data: Buffer, options: { binary: boolean }, sent: (error?: Error | null) => void): void;
}

export interface Outbox {
  /** Drops the bytes when too many wait already. */
  send(bytes: Buffer): void;
  /** Tells a page that has caught up what it lost; true when it has been behind for too long. */
  look(now: number): boolean;
  sentAt(): number;
}

const behindFrame = Buffer.from('{"isBehind":true}');

/** Sends in order while the reader keeps up; otherwise it is told once that it is behind. */
export function createOutbox(socket: SendingSocket, pending: PendingBytes, clock: () => number): Outbox {
  let own = 0;
  let behindSince: number | undefined;
  let sentAt = clock();

  const put = (bytes: Buffer): void => {
    own += bytes.length;
    pending.all += bytes.length;
    sentAt = clock();
    socket.send(bytes, { binary: false }, () => {
      own -= bytes.length;
      pending.all -= bytes.length;
      catchUp();
    });
  };
  const catchUp = (): void => {
    if (behindSince === undefined || own > 0 || pending.all >= allPendingMaxBytes) return;
    behindSince = undefined;
    put(behindFrame);
  };
  const isFull = (bytes: Buffer): boolean => pending.all + bytes.length > allPendingMaxBytes || own >= pendingMaxBytes;

  return {
    send(bytes) {
      if (behindSince === undefined && !isFull(bytes)) put(bytes);
      else behindSince ??= clock();
    },
    look(now) {
      catchUp();
      return behindSince !== undefined && now - behindSince > behindMaxMs;
    },
    sentAt: () => sentAt,
  };
}
