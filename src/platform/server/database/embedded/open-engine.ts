import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { syncFolder } from './sync-folder.ts';
import { SyncedNodeFs } from './synced-node-fs.ts';
import type { EngineThreadStart } from './worker-messages.ts';

const memorySettings = ['-c', 'shared_buffers=16MB'];

/** Without -F, which would keep commits from reaching the disk. */
export const engineParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...memorySettings,
  '-c',
  'wal_sync_method=fsync',
];

export interface Engine {
  pglite: PGlite;
  /** Whether a commit reaches the disk before it is answered. */
  syncs: boolean;
}

export async function openEngine({ folder, template, program }: EngineThreadStart): Promise<Engine> {
  return folder ? openFolder(folder, program) : openMemory(template, program);
}

async function openMemory(template: string | undefined, program: WebAssembly.Module): Promise<Engine> {
  const loadDataDir = template ? new File([readFileSync(template)], 'template.tar') : undefined;
  // Few and small log files make the template small, and with it every copy of it.
  const startParams = [...PGlite.defaultStartParams, ...memorySettings, '-c', 'min_wal_size=2MB'];
  const initDbStartParams = ['--wal-segsize=1'];
  const pglite = await PGlite.create({ loadDataDir, startParams, initDbStartParams, pgliteWasmModule: program });
  return { pglite, syncs: false };
}

async function openFolder(folder: string, program: WebAssembly.Module): Promise<Engine> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await createFolder(folder, program);
  const fs = new SyncedNodeFs(folder);
  const pglite = await PGlite.create({ fs, startParams: engineParameters, pgliteWasmModule: program });
  const before = fs.syncs;
  await pglite.exec('checkpoint');
  return { pglite, syncs: fs.syncs > before };
}

/** Made aside and moved: a process killed in the middle leaves nothing that looks like a database. */
async function createFolder(folder: string, program: WebAssembly.Module): Promise<void> {
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  const pglite = await PGlite.create(aside, { pgliteWasmModule: program });
  await pglite.close();
  await syncFolder(aside);
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
}
