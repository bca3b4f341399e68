import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import { embeddedParts } from '#server/database/embedded/assemble-embedded.ts';
import { hintBus, hintsOf } from '#server/realtime/hints.ts';
import { errorFacts } from '#kernel/error-facts.ts';
import { guestAddress, socketName } from './guest-address.ts';
import { type Guest, type GuestPatience, serveGuest } from './serve-guest.ts';

export interface Offer {
  /** Lets the guests finish their transactions, for some seconds, and takes no new ones. */
  close(): Promise<void>;
}

interface OfferOptions extends Partial<GuestPatience> {
  onProblem(line: string): void;
  /** How long guests have for their transactions at the end. */
  farewellMs?: number;
}

const guestsMax = 16;

/**
 * Lets commands use the embedded database while this process has it, by a socket in the data folder that only the
 * folder's owner can open. A database on a server needs no such thing.
 */
export async function offerDatabase(
  database: Database,
  dataFolder: string,
  { onProblem, helloMs = 10_000, silenceMs = 10_000, farewellMs = 5_000 }: OfferOptions,
): Promise<Offer> {
  const engine = embeddedParts(database)?.engine;
  if (engine === undefined) return { close: () => Promise.resolve() };
  const bus = hintBus(database);
  const hear = (payload: string): void => {
    for (const hint of hintsOf(payload, bus.origin)) bus.hear(hint);
  };
  const guests = new Set<Guest>();
  const server = createServer((socket) => {
    if (guests.size >= guestsMax) return void socket.destroy();
    const guest = serveGuest(socket, { database, engine, hear, patience: { helloMs, silenceMs } });
    guests.add(guest);
    void guest.gone.then(() => guests.delete(guest));
  });
  const root = resolve(dataFolder);
  const stopListening = await listenIn(root, server).catch((error: unknown) => {
    onProblem(`Commands cannot reach this server, so stop it before you run one: ${errorFacts(error).message}.`);
    return undefined;
  });

  return {
    async close() {
      await stopListening?.();
      for (const guest of guests) guest.leave();
      const gone = (): Promise<unknown> => Promise.all([...guests].map((guest) => guest.gone));
      await Promise.race([gone(), wait(farewellMs, undefined, { ref: false })]);
      for (const guest of guests) guest.evict();
      await gone();
    },
  };
}

/**
 * Made in a folder that is closed to others and moved to its place: nobody finds it with wrong rights, and it replaces
 * the socket of a server that crashed. The lock of the data folder says that there is no other server.
 */
async function listenIn(root: string, server: Server): Promise<() => Promise<void>> {
  const file = join(root, socketName);
  const closed = await mkdtemp(join(root, 'socket-'));
  const address = guestAddress(root, `${basename(closed)}/s`);
  try {
    if (address === undefined) throw new Error(`${file} cannot be the address of a socket on this system`);
    await new Promise<void>((listening, reject) => {
      server.once('error', reject);
      server.listen(address.path, listening);
    });
    await chmod(join(closed, 's'), 0o600);
    await rename(join(closed, 's'), file);
  } finally {
    await rm(closed, { recursive: true, force: true });
  }
  return async () => {
    await rm(file, { force: true });
    // The path that it was made at is gone; the folder that the path begins with has to be there until then.
    server.close(() => address.close());
  };
}
