// Builds the web parts with Vite, for the browser and for the server, when their sources changed since the last time.
// Plain JavaScript for any Node 18+: npm start runs it before it hands over to the chosen Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { childEnvironment, fail, nodePath, root } from '../bin/bootstrap.mjs';
import { oneAtATime } from '../bin/one-at-a-time.mjs';

const stamp = join(root, 'build', '.stamp');
/** A server compresses what is smaller when it is first asked for; of these a better compression saves some kilobytes. */
const largeBytes = 100 * 1024;
const inputs = [
  'src',
  'public',
  'vite.config.ts',
  'vite.console.config.ts',
  'tools/chunks',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Pages in the browser, the same on the server, and the organisers' console. */
const builds = [[], ['--ssr'], ['--config', 'vite.console.config.ts']];

/** Ends the process, with Vite's output, when the build fails. */
export async function buildWhenStale({ force = false } = {}) {
  if (!existsSync(join(root, 'vite.config.ts'))) return;
  if (!force && isBuilt()) return;
  // Two builds at once would empty each other's folder: the second one waits and then finds its work done.
  await oneAtATime(join(root, '.cache', 'build.lock'), async () => {
    if (force || !isBuilt()) await build();
  });
}

/** Whether the bundle is that of the sources: of their times of change, or of their contents where both were copied. */
export function isBuilt() {
  if (!existsSync(stamp)) return false;
  const [times, contents] = readFileSync(stamp, 'utf8').split('\n');
  if (times === fingerprintOfInputs(timesOf)) return true;
  if (contents !== fingerprintOfInputs(contentsOf)) return false;
  try {
    writeStamp(contents);
  } catch {
    // A bundle that only others may write is compared by its contents at each start.
  }
  return true;
}

async function build() {
  const started = Date.now();
  const contents = fingerprintOfInputs(contentsOf);
  rmSync(stamp, { force: true });
  for (const { code, output } of await Promise.all(builds.map(vite))) {
    if (code !== 0) fail(`The build failed:\n\n${withoutStack(output)}`);
  }
  for (const part of ['client', 'console']) await compressLarge(join(root, 'build', part, 'assets'));
  writeStamp(contents);
  process.stderr.write(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

async function compressLarge(folder) {
  const large = readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).size >= largeBytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all(
    large.map(async (path) => {
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(readFileSync(path), { params }));
    }),
  );
}

function writeStamp(contents) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${fingerprintOfInputs(timesOf)}\n${contents}`);
}

const timesOf = (_, { size, mtimeMs }) => `${size}\0${mtimeMs}`;
const contentsOf = (path) => readFileSync(join(root, path));

/** Changes when an input file appears, disappears, or differs in what is looked at. */
function fingerprintOfInputs(lookedAt) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (stats.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
    } else if (!/\.(test\.tsx?|md)$/.test(path)) {
      hash.update(`${path}\0`).update(lookedAt(path, stats)).update('\n');
    }
  };
  for (const input of inputs) visit(input);
  return hash.digest('hex');
}

/** @param {string} output */
function withoutStack(output) {
  return output
    .replace(/^ +at .*$\n/gm, '')
    .replace(/ \{\n +errors: [^}]*\}/, '')
    .trim();
}

/** @returns {Promise<{ code: number | null, output: string }>} */
function vite(args) {
  return new Promise((resolve) => {
    const child = spawn(
      nodePath(),
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--configLoader', 'native', '--logLevel', 'warn', ...args],
      {
        cwd: root,
        env: childEnvironment({ NODE_ENV: 'production', NO_COLOR: '1' }),
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildWhenStale({ force: process.argv.includes('--force') });
}
