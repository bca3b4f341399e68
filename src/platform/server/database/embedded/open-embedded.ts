import { join, resolve } from 'node:path';
import { errorFacts } from '#kernel/error-facts.ts';
import { finishRestore } from '../backup/finish-restore.ts';
import type { Database, DatabaseHooks } from '../database.ts';
import { StartupProblem } from '../startup-problem.ts';
import { removeAbandonedCopies } from './abandoned-copies.ts';
import { assembleEmbedded } from './assemble-embedded.ts';
import { embeddedPool } from './embedded-pool.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { maintain } from './maintain.ts';
import { checkDatabaseFolder, prepareDataFolder } from './prepare-data-folder.ts';
import { type EngineThread, startEngine } from './start-engine.ts';

export async function openEmbedded(dataFolder: string, hooks: DatabaseHooks): Promise<Database> {
  const onProblem = hooks.onProblem ?? ((line: string) => console.error(line));
  const root = resolve(dataFolder);
  const folder = join(root, 'database');
  await prepareDataFolder(root);
  let engine: EngineThread | undefined;
  const lock = await lockDataFolder(root, () => {
    onProblem(`Another process took the data folder ${root} over: the embedded database stops here.`);
    void engine?.kill();
  });
  try {
    await finishRestore(root);
    await removeAbandonedCopies(root);
    if ((await checkDatabaseFolder(folder)) === 'new') hooks.onProgress?.(`Creating the database in ${folder} …`);
    engine = await startEngine({ folder }, (error) => onProblem(error.message));
    if (!engine.syncs) onProblem('This version of the embedded engine does not write through: a power cut loses data.');
    const connections = embeddedPool(engine, { onProblem, onBack: hooks.onBack });
    const upkeep = await maintain(connections.pool, connections.counter, onProblem);
    const ending = { before: () => upkeep.finish(), after: () => lock.release() };
    return assembleEmbedded({ engine, dataFolder: root }, connections, ending);
  } catch (error) {
    await engine?.kill();
    lock.release();
    if (error instanceof StartupProblem) throw error;
    throw new StartupProblem(`The database in ${folder} cannot be opened: ${errorFacts(error).message}`);
  }
}
