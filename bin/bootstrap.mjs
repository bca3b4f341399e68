// Runs on any Node 18+ without any packages: installs the missing ones, then hands over to the Node that runs Hiroba.
// Plain JavaScript and node: imports only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chooseNode, isNewEnough, neededNode } from './choose-node.mjs';
import { missingPackages } from './missing-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

// Who reads the output may have read enough (`npm start | head`).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const modules = join(root, 'node_modules');
const binaries = join(modules, '.bin');
const lockfile = join(root, 'package-lock.json');
const installedStamp = join(modules, '.hiroba-installed');
const suppliedFolder = join(root, 'bin', 'supplied-node');
const suppliedVersions = readJson(join(suppliedFolder, 'package.json')).optionalDependencies;
const { platform, arch } = process;
const { node: version } = process.versions;
// The packages of an earlier release had a Node, which npm puts first in the path of its scripts.
const isPackage = existsSync(modules) && realpathSync(process.execPath).startsWith(realpathSync(modules) + sep);
const libc = isNewEnough(version) && !isPackage ? undefined : libcOf();
const chosen = chooseNode({ platform, arch, version, libc, isPackage }, suppliedVersions);

/** Says in a sentence which Node runs Hiroba, and why; the processes that this one starts do not say it again. */
export function sayNode() {
  if (chosen.kind === 'none' || process.env.HIROBA_NODE_SAID !== undefined) return;
  process.env.HIROBA_NODE_SAID = '1';
  process.stderr.write(`${chosen.sentence}\n`);
}

/**
 * Installs what is missing: the Node, and the packages of package-lock.json when they are not the ones in node_modules.
 * What a server runs with is enough if nothing is built or tested. Ends the process when it cannot.
 */
export async function install({ forDevelopment = true } = {}) {
  if (chosen.kind === 'none') fail(chosen.sentence);
  if (hasNode() && isInstalled(forDevelopment)) return;
  await oneAtATime(join(root, '.cache', 'install.lock'), () => {
    if (!hasNode()) supplyNode();
    if (!isInstalled(forDevelopment)) installPackages();
  });
}

function hasNode() {
  if (chosen.kind !== 'supplied') return true;
  const about = join(suppliedFolder, 'node_modules', chosen.name, 'package.json');
  return existsSync(about) && readJson(about).version === chosen.version;
}

function supplyNode() {
  process.stderr.write('Installing Node… (only once, about 60 MB)\n');
  npmCi(suppliedFolder, process.execPath);
  // It is optional, as the others are for other systems: npm says nothing when it cannot be had.
  if (!hasNode())
    fail(`npm could not fetch ${chosen.name}: is its registry reachable? An installed Node ${neededNode} does too.`);
  if (spawnSync(nodePath(), ['--version']).status !== 0) {
    fail(`The Node from npm does not run on this system: please install Node ${neededNode} or newer yourself.`);
  }
}

function installPackages() {
  process.stderr.write('Installing… (only after a change, this can take a minute)\n');
  // A machine may be set up to leave packages for development out.
  npmCi(root, nodePath(), ['--include=dev']);
  remember(lockfileHash());
}

/** Runs `npm ci` in a folder, with a Node that packages find new enough. Ends the process when it fails. */
function npmCi(folder, node, options = []) {
  const ofNpm = process.env.npm_execpath ?? '';
  const [command, ...first] = ofNpm.endsWith('npm-cli.js') ? [node, ofNpm] : ['npm'];
  const run = spawnSync(command, [...first, 'ci', '--prefix', folder, ...options], {
    // npm would otherwise pick up the very node_modules that it is about to replace
    cwd: tmpdir(),
    env: environmentWithout(binaries, [dirname(node)]),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: platform === 'win32' && command === 'npm',
  });
  if (run.error === undefined && run.status === 0) return;
  const reason = run.error === undefined ? essence(`${run.stdout}${run.stderr}`) : run.error.message;
  fail(`Installing failed; \`npm ci\` said:\n\n${reason}`);
}

/** The output of npm without its warnings and its stack traces. */
function essence(output) {
  const isNoise = /^npm (warn|error\s+at |error (\}|\s+\w+:))/;
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !isNoise.test(line));
  return lines.map((line) => line.replace(/ \{$/, '')).join('\n');
}

/** The path of the Node that runs Hiroba; after `install`. */
export function nodePath() {
  if (chosen.kind !== 'supplied') return process.execPath;
  return join(suppliedFolder, 'node_modules', chosen.name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** The environment for child processes, where `node` and all installed commands are the ones of this checkout. */
export function childEnvironment(extra = {}) {
  return { ...environmentWithout(binaries, [binaries, dirname(nodePath())]), ...extra };
}

/**
 * Runs a script with the chosen Node in the place of this process: same input and output, signals are passed on, and this
 * process ends as the script ends. The script gets SIGTERM when this process disappears.
 * @param {string[]} args what stands after `node`
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export function handOver(args, { cwd = root, env = {} } = {}) {
  const tether = pathToFileURL(join(root, 'bin', 'tether.mjs')).href;
  const child = spawn(nodePath(), ['--import', tether, ...args], {
    cwd,
    env: childEnvironment(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In a process group of its own, so that Ctrl-C reaches it once, through us, and not twice.
    detached: process.platform !== 'win32',
  });
  let lastSent = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // npm passes on a Ctrl-C that the terminal has already given us: one press must not count as two.
      if (Date.now() - lastSent < 500) return;
      lastSent = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  // A killed npm informs no child; the shell that it started us with may have been in between.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  }
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 128 + constants.signals[signal]));
}

/** Says one sentence and ends the process with status 1. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function isInstalled(forDevelopment) {
  if (!existsSync(modules)) return false;
  const hash = lockfileHash();
  // npm prune leaves the stamp: a package that everything is built with tells.
  const hasEnough = !forDevelopment || existsSync(join(modules, 'vite'));
  if (hasEnough && existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === hash) return true;
  // An `npm ci` or `npm install` that was not ours may have put the packages in place.
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: locked } = readJson(lockfile);
  if (missingPackages(locked, readJson(record).packages, { forDevelopment }).length > 0) return false;
  remember(hash);
  return true;
}

/** Saves the next start a comparison, where the packages belong to who starts. */
function remember(hash) {
  try {
    writeFileSync(installedStamp, hash);
  } catch {}
}

function lockfileHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

/** The environment without a folder in its path, and with others first. */
function environmentWithout(folder, first) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => part !== folder);
  return { ...process.env, PATH: [...first, ...path].join(delimiter) };
}

/** The C library of a Linux: programs that lean on glibc do not run with musl. */
function libcOf() {
  if (platform !== 'linux') return undefined;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
