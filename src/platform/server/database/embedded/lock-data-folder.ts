import { randomUUID } from 'node:crypto';
import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUse, StartupProblem } from '../startup-problem.ts';
import { type LockOwner, ownerState, placeLock, readOwner, removeFile } from './lock-file.ts';
import { processRealm, processStart } from './process-start.ts';

/** An owner touches its lock every `beat`; an owner in another container counts as dead after `staleAfter`. */
const usualTiming = { beat: 2000, staleAfter: 10_000 };
type Timing = typeof usualTiming;

export interface FolderLock {
  release(): void;
}

/**
 * The engine has no lock of its own, and two processes on one folder lose rows. Throws when another process holds
 * the folder; takes over silently from a process that died.
 */
export async function lockDataFolder(
  folder: string,
  onLost: () => void,
  timing: Timing = usualTiming,
): Promise<FolderLock> {
  const file = join(folder, 'hiroba.lock');
  const owner: LockOwner = {
    token: randomUUID(),
    pid: process.pid,
    start: processStart(process.pid) ?? '',
    realm: processRealm(),
    since: new Date().toISOString(),
  };
  // Waits until an owner in another container has shown whether it still lives.
  const patience = Date.now() + timing.staleAfter + timing.beat;
  for (;;) {
    const other = takeLock(file, owner, timing.staleAfter);
    if (!other) break;
    if (other.state === 'alive' || Date.now() > patience) throw lockedBy(folder, other.owner, owner);
    await wait(timing.beat / 4);
  }
  return holdLock(file, owner, onLost, timing.beat);
}

interface Other {
  owner: LockOwner | undefined;
  state: 'alive' | 'unknown';
}

/** A guard covers checking the old lock and placing the new one: two processes may find the same dead owner. */
function takeLock(file: string, owner: LockOwner, staleAfter: number): Other | undefined {
  const guard = `${file}.taking`;
  if (!placeLock(guard, owner)) {
    removeAbandoned(guard, owner.realm, staleAfter);
    return { owner: readOwner(file), state: 'unknown' };
  }
  try {
    if (placeLock(file, owner)) return undefined;
    const other = readOwner(file);
    const state = other ? ownerState(file, other, owner.realm, staleAfter) : 'dead';
    if (state !== 'dead') return { owner: other, state };
    removeFile(file);
    return placeLock(file, owner) ? undefined : { owner: readOwner(file), state: 'unknown' };
  } finally {
    removeFile(guard);
  }
}

/** The guard is held for an instant without a pause; an older one was left by a process killed in that instant. */
function removeAbandoned(guard: string, realm: string, staleAfter: number): void {
  const holder = readOwner(guard);
  const dead = holder ? ownerState(guard, holder, realm, staleAfter) === 'dead' : isOld(guard, staleAfter);
  if (dead) removeFile(guard);
}

function isOld(file: string, age: number): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs > age;
  } catch {
    return false;
  }
}

function holdLock(file: string, owner: LockOwner, onLost: () => void, beat: number): FolderLock {
  const isOurs = (): boolean => readOwner(file)?.token === owner.token;
  const release = (): void => {
    clearInterval(timer);
    process.off('exit', release);
    if (isOurs()) removeFile(file);
  };
  const renew = (): boolean => {
    try {
      if (!isOurs() && !placeLock(file, owner)) return false;
      const now = new Date();
      utimesSync(file, now, now);
      return true;
    } catch {
      // The folder itself was removed.
      return false;
    }
  };
  const timer = setInterval(() => {
    if (renew()) return;
    release();
    onLost();
  }, beat).unref();
  process.on('exit', release);
  return { release };
}

function lockedBy(folder: string, other: LockOwner | undefined, mine: LockOwner): StartupProblem {
  if (!other) return new FolderInUse(`The data folder ${folder} is being opened by another process; try again.`);
  if (other.realm === mine.realm && other.pid === mine.pid) {
    return new StartupProblem(`The data folder ${folder} is already open in this process (${other.pid}).`);
  }
  const where = other.realm === mine.realm ? '' : ` on ${other.realm.split(' ')[0]}`;
  return new FolderInUse(
    `The data folder ${folder} is in use by process ${other.pid}${where} (since ${other.since}): ` +
      'stop that process, or set HIROBA_DATA to another folder.',
  );
}
