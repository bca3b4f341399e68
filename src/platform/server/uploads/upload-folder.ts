import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import { StartupProblem } from '#server/database/startup-problem.ts';
import { errorFacts } from '#kernel/error-facts.ts';

/** In the folder; its only line is the id that the database knows too. */
export const markerName = 'folder-id';
const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Checks that the upload folder is the one of the database, and marks both the first time. Several servers with folders
 * of their own would each lack the pictures of the others, so such a start is refused. The embedded database lies beside
 * its only folder: a lost one is replaced, with a sentence that says so.
 */
export async function claimUploadFolder(database: Database, dataFolder: string): Promise<string | undefined> {
  const folder = join(resolve(dataFolder), 'uploads');
  const known = await knownId(database);
  const found = await readMarker(folder);
  if (known === undefined || known === found) {
    const own = found ?? (await mark(folder, randomUUID(), 'wx'));
    await database.kysely
      .insertInto('upload_folder')
      .values({ folder_id: own })
      .onConflict((same) => same.doNothing())
      .execute();
    // Another server may have been faster, with another folder.
    if ((await knownId(database)) === own) return undefined;
  }
  const what =
    found === undefined
      ? `${folder} is not the upload folder of this database: its file ${markerName} is missing`
      : `${folder} is the upload folder of another database`;
  if (database.engine === 'embedded') {
    await adoptUploadFolder(database, dataFolder);
    return `${what}. It is used from now on, and pictures that are not in it are missing.`;
  }
  throw new StartupProblem(
    `${what}; give every server the same folder (HIROBA_DATA), or run \`hiroba uploads --adopt\` if this folder is to ` +
      'replace it.',
  );
}

/** Makes the folder that of the database. Other servers go on with theirs until they start again. */
export async function adoptUploadFolder(database: Database, dataFolder: string): Promise<void> {
  const folder = join(resolve(dataFolder), 'uploads');
  const own = await mark(folder, randomUUID(), 'w');
  await database.kysely
    .insertInto('upload_folder')
    .values({ folder_id: own })
    .onConflict((same) => same.column('is_only').doUpdateSet({ folder_id: own }))
    .execute();
}

async function knownId({ kysely }: Database): Promise<string | undefined> {
  const row = await kysely.selectFrom('upload_folder').select('folder_id').executeTakeFirst();
  return row?.folder_id;
}

/** Answers the id that the file has: with `wx` that of another server that was faster. */
async function mark(folder: string, id: string, flag: 'w' | 'wx'): Promise<string> {
  const file = join(folder, markerName);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${id}\n`, { flag });
    return id;
  } catch (error) {
    const { code, message } = errorFacts(error);
    if (code !== 'EEXIST') throw new StartupProblem(`The upload folder ${folder} cannot be written: ${message}.`);
  }
  for (let tries = 0; tries < 20; tries += 1) {
    const other = await readMarker(folder);
    if (other !== undefined) return other;
    // It has made the file, and not written it yet.
    await wait(50);
  }
  // A disk was full when it was written.
  await rm(file, { force: true });
  return mark(folder, id, 'w');
}

async function readMarker(folder: string): Promise<string | undefined> {
  try {
    const id = (await readFile(join(folder, markerName), 'utf8')).trim();
    return form.test(id) ? id : undefined;
  } catch (error) {
    const { code, message } = errorFacts(error);
    if (code === 'ENOENT') return undefined;
    throw new StartupProblem(`The upload folder ${folder} cannot be read: ${message}.`);
  }
}
