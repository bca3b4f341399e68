import { linkSync, openSync, closeSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { errorFacts } from '#kernel/error-facts.ts';
import { processStart } from './process-start.ts';

export interface LockOwner {
  token: string;
  pid: number;
  /** When the process started: a process id is used again after a while. */
  start: string;
  /** The realm in which the process id counts; see processRealm. */
  realm: string;
  since: string;
}

/** Earlier releases wrote less into it. */
const ownerSchema = v.object({
  token: v.string(),
  pid: v.number(),
  start: v.optional(v.string(), ''),
  realm: v.optional(v.string(), ''),
  since: v.optional(v.string(), ''),
});

export function readOwner(file: string): LockOwner | undefined {
  try {
    return v.parse(ownerSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export type OwnerState = 'alive' | 'dead' | 'unknown';

/** Another realm's processes cannot be seen from here: its lock counts while its owner keeps touching it. */
export function ownerState(file: string, owner: LockOwner, realm: string, staleAfter: number): OwnerState {
  if (owner.realm === realm) return processStart(owner.pid) === owner.start ? 'alive' : 'dead';
  try {
    return Date.now() - statSync(file).mtimeMs > staleAfter ? 'dead' : 'unknown';
  } catch {
    return 'dead';
  }
}

/** Puts a complete lock in place at once: no process reads half of one. False when another process was faster. */
export function placeLock(file: string, owner: LockOwner): boolean {
  const aside = `${file}.${owner.token}`;
  writeFileSync(aside, `${JSON.stringify(owner, null, 2)}\n`);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    const { code } = errorFacts(error);
    if (code === 'EEXIST') return false;
    // Some file systems have no hard links.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return placeByName(file, aside);
    throw error;
  } finally {
    removeFile(aside);
  }
}

function placeByName(file: string, aside: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
  } catch {
    return false;
  }
  renameSync(aside, file);
  return true;
}

export function removeFile(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Another process has removed it already.
  }
}
