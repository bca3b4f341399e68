import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

let found: string | undefined;
let looked = false;

/** The folder of PostgreSQL's programs; undefined when the machine has none. */
export function postgresPrograms(): string | undefined {
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
