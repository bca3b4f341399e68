import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/log/log.ts';
import { errorFacts } from '#kernel/error-facts.ts';
import { keptLook } from '../kept-look.ts';

interface FolderState {
  /** Why nothing can be written; for the log, not for visitors. */
  problem?: string | undefined;
  freeBytes?: number | undefined;
  sizeBytes?: number | undefined;
}

export interface FolderWatch {
  /** Writes a small file at most once in 15 seconds, and removes it. */
  look(): Promise<FolderState>;
}

interface WatchSettings {
  dataFolder: string;
  log: Log;
  /** Another way to try it, for tests. */
  write?: (file: string) => Promise<void>;
  everyMs?: number;
}

/** More than the blocks that a full disk may have left in a file. */
const probe = Buffer.alloc(64 * 1024, 1);

/** Notices a disk that is full, read-only or gone, and says so in one line when it begins and in one when it ends. */
export function watchFolder({ dataFolder, log, write = writeProbe, everyMs = 15_000 }: WatchSettings): FolderWatch {
  const folder = join(dataFolder, 'uploads');
  let problem: string | undefined;

  const note = (state: FolderState): FolderState => {
    if (state.problem !== undefined && problem === undefined) {
      log.error('The data folder cannot be written: pictures and files are lost.', { folder, problem: state.problem });
    }
    if (state.problem === undefined && problem !== undefined)
      log.warn('The data folder can be written again.', { folder });
    problem = state.problem;
    return state;
  };
  const look = async (): Promise<FolderState> => {
    const file = join(folder, `.unfinished-check-${randomUUID()}`);
    let failure: string | undefined;
    try {
      await mkdir(folder, { recursive: true });
      await write(file);
    } catch (error) {
      failure = errorFacts(error).message;
    }
    await rm(file, { force: true }).catch(() => {});
    const disk = await statfs(folder).catch(() => undefined);
    return note({
      problem: failure,
      freeBytes: disk && disk.bavail * disk.bsize,
      sizeBytes: disk && disk.blocks * disk.bsize,
    });
  };
  const missed = (error?: unknown): FolderState =>
    note({ problem: error instanceof Error ? error.message : 'it does not answer' });
  return { look: keptLook(look, { everyMs, patienceMs: 2_000, missed }) };
}

async function writeProbe(file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(probe);
    // A disk across the network says only now that it is full.
    await handle.sync();
  } finally {
    await handle.close();
  }
}
