import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Database } from '#server/database/database.ts';
import type { EngineThread } from '#server/database/embedded/start-engine.ts';
import { splitMessages } from '#server/database/embedded/split-messages.ts';
import {
  hintsHeard,
  hintsMax,
  isFarewell,
  isOutsideTransaction,
  messageMax,
  payloadOf,
  sessionBegun,
  startCodeOf,
  startCodes,
} from './guest-messages.ts';

export interface Guest {
  /** Ends it at once, or after the transaction that it is in. */
  leave(): void;
  /** Ends it at once: its transaction is rolled back. */
  evict(): void;
  /** When it holds nothing any more. */
  gone: Promise<void>;
}

interface Host {
  database: Database;
  engine: EngineThread;
  hear(payload: string): void;
  patience: GuestPatience;
}

export interface GuestPatience {
  /** How long a connection may say nothing at first. */
  helloMs: number;
  /** How long a guest may keep a transaction open without a word: everybody else waits for it. */
  silenceMs: number;
}

/**
 * One connection of a command. The engine has one session, so a guest takes the server's own turn in the pool for each
 * statement, or for each transaction: visitors and guests wait for each other in one line.
 */
export function serveGuest(socket: Socket, { database, engine, hear, patience }: Host): Guest {
  const session = engine.guest();
  const split = splitMessages();
  const waiting: Uint8Array[] = [];
  const gone = Promise.withResolvers<void>();
  let state: 'new' | 'begun' = 'new';
  let partBytes = 0;
  let isWorking = false;
  let isLeaving = false;
  let turn: pg.PoolClient | undefined;
  let silence: NodeJS.Timeout | undefined;

  function begin(packet: Uint8Array): void {
    state = 'begun';
    socket.setTimeout(0);
    const code = startCodeOf(packet);
    if (code === startCodes.session) {
      socket.write(sessionBegun);
    } else if (code === startCodes.hints && packet.length <= hintsMax) {
      hear(payloadOf(packet));
      socket.end(hintsHeard);
    } else {
      socket.destroy();
    }
  }

  async function answer(batch: Uint8Array): Promise<void> {
    if (state === 'new') return begin(batch);
    if (isFarewell(batch)) return void socket.end();
    clearTimeout(silence);
    turn ??= await database.pool.connect();
    if (socket.destroyed) return;
    const bytes = await session.run(batch);
    if (isOutsideTransaction(bytes)) giveTurn();
    else silence = setTimeout(evict, patience.silenceMs);
    if (!socket.write(bytes)) await written();
    if (isLeaving && turn === undefined) socket.end();
  }

  function giveTurn(): void {
    turn?.release();
    turn = undefined;
  }

  function written(): Promise<void> {
    return new Promise((resolve) => {
      socket.once('drain', resolve);
      socket.once('close', () => resolve());
    });
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    socket.pause();
    try {
      for (let batch = waiting.shift(); batch !== undefined && !socket.destroyed; batch = waiting.shift()) {
        await answer(batch);
      }
    } catch {
      // The engine has stopped, or a turn did not come.
      socket.destroy();
    }
    isWorking = false;
    if (socket.destroyed) await clear();
    else socket.resume();
  }

  async function clear(): Promise<void> {
    clearTimeout(silence);
    if (turn !== undefined) await session.rollback().catch(() => undefined);
    giveTurn();
    session.end();
    gone.resolve();
  }

  function evict(): void {
    socket.destroy();
  }

  function receive(chunk: Buffer): void {
    partBytes += chunk.length;
    for (const batch of split(chunk)) {
      partBytes -= batch.length;
      waiting.push(batch);
    }
    if (partBytes > (state === 'new' ? hintsMax : messageMax)) socket.destroy();
    else if (waiting.length > 0) void work();
  }

  // A caller that says nothing at first is no command.
  socket.setTimeout(patience.helloMs, evict);
  socket.on('data', (chunk: Buffer) => {
    try {
      receive(chunk);
    } catch {
      socket.destroy();
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    if (!isWorking) void clear();
  });

  return {
    gone: gone.promise,
    evict,
    leave() {
      isLeaving = true;
      if (!isWorking && turn === undefined) socket.destroy();
    },
  };
}
