import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

let found: string | undefined;
let looked = false;

/** Whether this run tries the embedded database only: PostgreSQL is left to the full run. */
export const isEmbeddedOnly = process.env['HIROBA_TEST_ENGINES'] === 'embedded';

/** The folder of PostgreSQL's programs; undefined when the machine has none, or the run is to do without. */
export function postgresPrograms(): string | undefined {
  if (isEmbeddedOnly) return undefined;
  if (!looked)
    found = candidates().find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))));
  looked = true;
  return found;
}

function candidates(): string[] {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const packaged = '/usr/lib/postgresql';
  const generations = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(asked.status === 0 ? [asked.stdout.trim()] : []),
    ...generations.map((generation) => join(packaged, generation, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}
