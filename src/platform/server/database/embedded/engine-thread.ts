import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { openEngine } from './open-engine.ts';
import { joinBytes, splitMessages } from './split-messages.ts';
import type { EngineThreadStart, FromEngine, ToEngine } from './worker-messages.ts';

const port = parentPort!;
const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4);

function answer(message: FromEngine, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

async function serve(pglite: PGlite): Promise<void> {
  let current = 0;
  let split = splitMessages();
  let queue = Promise.resolve();

  async function run(connection: number, bytes: Uint8Array): Promise<void> {
    const parts: Uint8Array[] = [];
    await pglite.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) });
    const whole = joinBytes(parts);
    answer({ kind: 'bytes', connection, bytes: whole }, [whole.buffer]);
  }

  async function rollback(): Promise<void> {
    await pglite.execProtocolRawStream(syncMessage, { onRawData: () => undefined });
    if (pglite.isInTransaction()) await pglite.exec('rollback');
  }

  /** All connections share one session: this clears what the last one left. */
  async function forget(): Promise<void> {
    await rollback();
    await pglite.exec('discard all');
  }

  async function receive(message: ToEngine): Promise<void> {
    if (message.kind === 'open') {
      await forget();
      current = message.connection;
      split = splitMessages();
    } else if (message.kind === 'bytes') {
      if (message.connection !== current) return;
      for (const batch of split(message.bytes)) await run(current, batch);
    } else if (message.kind === 'batch') {
      await run(message.connection, message.bytes);
    } else if (message.kind === 'rollback') {
      await rollback();
      answer({ kind: 'bytes', connection: message.connection, bytes: new Uint8Array(0) });
    } else if (message.kind === 'dump') {
      const dump = await pglite.dumpDataDir('none');
      await writeFile(message.file, Buffer.from(await dump.arrayBuffer()));
      answer({ kind: 'dumped' });
    } else {
      await pglite.close();
      answer({ kind: 'stopped' });
      port.close();
    }
  }

  port.on('message', (message: ToEngine) => {
    // A failure here is the engine's, not a statement's: it ends the thread and every waiting query.
    queue = queue.then(() => receive(message));
    queue.catch((error: unknown) => process.nextTick(() => Promise.reject(error)));
  });
}

try {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- startEngineThread gives it to its own thread.
  const { pglite, syncs } = await openEngine(workerData as EngineThreadStart);
  await serve(pglite);
  answer({ kind: 'ready', syncs });
} catch (error) {
  answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  port.close();
}
