import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupProblem } from './startup-problem.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

export interface AppliedMigration {
  name: string;
  checksum: string;
}

export interface MigrationFile extends AppliedMigration {
  sql: string;
}

/** The migrations in their order; the checksum does not see how the lines end. */
export async function readMigrations(folder = migrationsFolder): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (wrong) throw new Error(`The migration ${wrong} is not named like 0001_site.sql.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name: name.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The migrations still to apply; throws when the database and the files disagree. */
export function missingMigrations(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const strange = applied.filter((each) => !known.has(each.name)).map((each) => each.name);
  if (strange.length > 0) {
    throw new StartupProblem(
      `The database is newer than this version of Hiroba: it has ${strange.join(', ')}; ` +
        'start the newer version, or restore a backup made with this one.',
    );
  }
  const changed = applied.find((each) => known.get(each.name)?.checksum !== each.checksum);
  if (changed) {
    throw new StartupProblem(
      `The migration ${changed.name} was changed after it was applied to this database: ` +
        'put the original file back and write the change as a new migration.',
    );
  }
  const done = new Set(applied.map((each) => each.name));
  const missing = files.filter((file) => !done.has(file.name));
  const last = applied.at(-1)?.name ?? '';
  const late = missing.find((file) => file.name < last);
  if (late) {
    throw new StartupProblem(`The migration ${late.name} comes before ${last}, which is applied already: renumber it.`);
  }
  return missing;
}
