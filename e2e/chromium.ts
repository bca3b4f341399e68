import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export interface Browser {
  readonly path: string;
  /** The environment variables that it needs. */
  readonly environment: Record<string, string>;
}

/** A browser as people have it: CHROMIUM_PATH, else an installed Chrome or Chromium, else the npm package's. */
export async function findChromium(): Promise<Browser> {
  return findChosen() ?? findInstalled() ?? (await findPackaged()) ?? refuse();
}

/**
 * The browser for the journeys: CHROMIUM_PATH, else the npm package's, else an installed one. The package has Chromium
 * without its windows, which does the same with two thirds of the work, and one version for everybody.
 */
export async function findHeadlessChromium(): Promise<Browser> {
  return findChosen() ?? (await findPackaged()) ?? findInstalled() ?? refuse();
}

function refuse(): never {
  throw new Error('The journeys need Chrome or Chromium: install it, or name it in CHROMIUM_PATH.');
}

function findChosen(): Browser | undefined {
  const path = process.env['CHROMIUM_PATH'];
  return path === undefined ? undefined : { path, environment: {} };
}

/** One with windows, which keeps the pages that it leaves. */
export function findInstalled(): Browser | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const path = [...candidates, ...macApplications].find(isExecutable);
  return path === undefined ? undefined : { path, environment: {} };
}

async function findPackaged(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = await unpackChromium();
  const path = join(folder, 'chromium');
  const environment: Record<string, string> = isMissingLibraries(path)
    ? { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
    : {};
  return { path, environment };
}

/**
 * The package unpacks itself into the folder for temporary files. A half unpacked copy, another user's or another version
 * would stay there for good. So it gets a folder of its own, which is put in place when it is complete.
 */
async function unpackChromium(): Promise<string> {
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const place = join(root, '.cache', `chromium-${version}`);
  if (existsSync(place)) return place;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const unpacking = mkdtempSync(`${place}-`);
  const before = { ...process.env };
  // With the second setting it unpacks the system libraries too, for machines that have never seen a browser.
  Object.assign(process.env, { TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  }
  try {
    renameSync(unpacking, place);
  } catch (error) {
    // another run was faster
    rmSync(unpacking, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
  return place;
}

function isMissingLibraries(path: string): boolean {
  try {
    return execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found');
  } catch {
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
