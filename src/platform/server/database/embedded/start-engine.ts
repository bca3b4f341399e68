import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EngineStart, EngineThreadStart, FromEngine, ToEngine } from './worker-messages.ts';

interface Listener {
  receive(bytes: Uint8Array): void;
  fail(error: Error): void;
}

interface EngineGuest {
  /** Runs what PostgreSQL answers as one, and resolves to the answer. */
  run(batch: Uint8Array): Promise<Uint8Array>;
  rollback(): Promise<void>;
  end(): void;
}

export interface EngineThread {
  /** Whether a commit reaches the disk before it is answered. */
  syncs: boolean;
  connect(listener: Listener): number;
  disconnect(connection: number): void;
  send(connection: number, bytes: Uint8Array<ArrayBuffer>): void;
  /** A second user of the session, who uses it only while nobody else does. */
  guest(): EngineGuest;
  dump(file: string): Promise<void>;
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

let program: Promise<WebAssembly.Module> | undefined;

/** Compiled once for each process, for any number of engines: it takes longer than all the rest. */
async function compileProgram(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(fileURLToPath(file)));
}

/** Starts the engine in a thread of its own: its work would block the event loop that answers visitors. */
export async function startEngine(start: EngineStart, onEnd: (error: Error) => void): Promise<EngineThread> {
  program ??= compileProgram();
  const given: EngineThreadStart = { ...start, program: await program };
  const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData: given });
  const listeners = new Map<number, Listener>();
  const waiting = new Map<FromEngine['kind'], () => void>();
  let last = 0;
  let ended = false;
  let failure: Error | undefined;

  const post = (message: ToEngine, transfer: ArrayBuffer[] = []): void => worker.postMessage(message, transfer);
  const answered = (kind: FromEngine['kind']): Promise<void> => new Promise((resolve) => waiting.set(kind, resolve));

  const syncs = await new Promise<boolean>((resolve, reject) => {
    worker.on('message', (message: FromEngine) => {
      if (message.kind === 'bytes') listeners.get(message.connection)?.receive(message.bytes);
      else if (message.kind === 'ready') resolve(message.syncs);
      else if (message.kind === 'failed') reject(new Error(message.reason));
      else waiting.get(message.kind)?.();
    });
    worker.on('error', (error: Error) => {
      failure = error;
    });
    worker.on('exit', () => {
      ended = true;
      const error = new Error(`The embedded database has stopped${failure ? `: ${failure.message}` : ''}.`);
      reject(error);
      for (const listener of listeners.values()) listener.fail(error);
      for (const done of waiting.values()) done();
      if (failure) onEnd(error);
    });
  });

  function guest(): EngineGuest {
    const connection = ++last;
    let asked: PromiseWithResolvers<Uint8Array> | undefined;
    listeners.set(connection, {
      receive: (bytes) => asked?.resolve(bytes),
      fail: (error) => asked?.reject(error),
    });
    const ask = (message: ToEngine, transfer: ArrayBuffer[] = []): Promise<Uint8Array> => {
      if (ended) return Promise.reject(new Error('The embedded database has stopped.'));
      asked = Promise.withResolvers();
      post(message, transfer);
      return asked.promise;
    };
    return {
      run(batch) {
        // A copy: it is handed over, and the batch may be a part of a larger buffer.
        const bytes = new Uint8Array(batch);
        return ask({ kind: 'batch', connection, bytes }, [bytes.buffer]);
      },
      rollback: async () => void (await ask({ kind: 'rollback', connection })),
      end: () => void listeners.delete(connection),
    };
  }

  return {
    syncs,
    guest,
    connect(listener) {
      const connection = ++last;
      listeners.set(connection, listener);
      if (ended) process.nextTick(() => listener.fail(new Error('The embedded database has stopped.')));
      else post({ kind: 'open', connection });
      return connection;
    },
    disconnect: (connection) => void listeners.delete(connection),
    send: (connection, bytes) => post({ kind: 'bytes', connection, bytes }, [bytes.buffer]),
    dump(file) {
      post({ kind: 'dump', file });
      return answered('dumped');
    },
    async stop() {
      if (ended) return;
      const stopped = answered('stopped');
      post({ kind: 'stop' });
      await stopped;
      await worker.terminate();
    },
    async kill() {
      await worker.terminate();
    },
  };
}
