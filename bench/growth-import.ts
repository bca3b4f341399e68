import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { commandFlags } from '../bin/node-flags.mjs';
import { startChild } from './children.ts';
import { short } from './growth-row.ts';
import { eventFile, startOfToday } from './growth-sites.ts';
import { coverDrawings, firstEventOf, type GrowthWorld, openGrowthWorld } from './growth-world.ts';
import type { Row } from './row.ts';

const sizes = [100, 1_000, 5_000];
const portalId = 1;
/** Of the time for each folder, and of the memory. */
const growthMax = 1.5;

interface Imported {
  count: number;
  ms: number;
  usage: { maxRss: number; cpuMs: number } | undefined;
  failed: string | undefined;
}

/** Time and memory of `hiroba import` for 100 folders of events, 1,000 and 5,000. */
export async function growthOfImport(dataFolder: string): Promise<Row[]> {
  const world = await openGrowthWorld(dataFolder, 'growth-import');
  try {
    await world.addPortals(portalId);
    const done: Imported[] = [];
    for (const count of sizes) {
      const folders = writeFolders(join(dataFolder, `folders-${count}`), firstEventOf(portalId) + count, count);
      done.push(await importAll(world, folders, join(dataFolder, 'usage.json')));
      rmSync(join(dataFolder, `folders-${count}`), { recursive: true });
    }
    return rowsOf(done);
  } finally {
    await world.close();
  }
}

/** A folder for each event: its site.yaml and its picture, as an organiser has them. */
function writeFolders(parent: string, firstEvent: number, count: number): string[] {
  const today = startOfToday();
  return Array.from({ length: count }, (_, place) => {
    const folder = join(parent, String(firstEvent + place));
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    writeFileSync(join(folder, 'pictures/cover.svg'), coverDrawings[place % coverDrawings.length] ?? '');
    const file = eventFile(portalId, firstEvent + place, today, { file: 'pictures/cover.svg' });
    writeFileSync(join(folder, 'site.yaml'), stringify(file, { aliasDuplicateObjects: false }));
    return folder;
  });
}

async function importAll(world: GrowthWorld, folders: string[], usageFile: string): Promise<Imported> {
  rmSync(usageFile, { force: true });
  const started = performance.now();
  const child = startChild('src/app/command.ts', {
    core: 0,
    options: [...commandFlags, '--import', new URL('tell-usage.mjs', import.meta.url).href],
    args: ['import', ...folders],
    env: {
      HIROBA_DATA: world.dataFolder,
      DATABASE_URL: world.postgres?.url ?? '',
      HIROBA_BENCH_USAGE: usageFile,
    },
    isQuiet: true,
  });
  let said = '';
  child.stderr?.on('data', (chunk) => (said = `${said}${String(chunk)}`.slice(-400)));
  child.stdout?.resume();
  const code = await new Promise<number | string>((resolve) =>
    child.once('close', (number, signal) => resolve(number ?? signal ?? 0)),
  );
  const usage = existsSync(usageFile) ? (JSON.parse(readFileSync(usageFile, 'utf8')) as Imported['usage']) : undefined;
  const failed = code === 0 ? undefined : `ended with ${code}: ${said.trim().split('\n').at(-1)}`;
  return { count: folders.length, ms: performance.now() - started, usage, failed };
}

function rowsOf(done: readonly Imported[]): Row[] {
  const failed = done.find((one) => one.failed !== undefined);
  const [least, most] = [done[0] as Imported, done.at(-1) as Imported];
  const row = (name: string, valueOf: (one: Imported) => number, unit: string, detail = ''): Row => {
    const growth = valueOf(most) / valueOf(least);
    return {
      name: `${name} of ${sizes.map((size) => size.toLocaleString('en')).join(' · ')} folders`,
      figure: `${done.map((one) => (one.failed === undefined ? short(valueOf(one)) : 'failed')).join(' · ')} ${unit}: ${short(growth)} ×`,
      detail: failed === undefined ? detail : `${failed.count} folders ${failed.failed}`,
      target: `${growthMax} ×`,
      isMet: failed === undefined && growth <= growthMax,
    };
  };
  return [
    row(
      'import, CPU for each',
      ({ usage, count }) => (usage?.cpuMs ?? Number.NaN) / count,
      'ms',
      `${done.map(({ ms }) => (ms / 1000).toFixed(1)).join(' · ')} s, load ${loadavg()[0]?.toFixed(1)}`,
    ),
    row('import, largest memory', ({ usage }) => (usage?.maxRss ?? Number.NaN) / 1024 / 1024, 'MB'),
  ];
}
