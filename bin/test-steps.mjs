// The steps of a test run: each a program that has as long as it needs, while it goes on.
import { spawn } from 'node:child_process';
import { childEnvironment, nodePath, root } from './bootstrap.mjs';
import { say, sayBegun } from './test-progress.mjs';

/** A step that has said nothing for so long hangs. The longest silence of one that does not is the types': a minute. */
const silenceMaxMs = Number(process.env.HIROBA_TEST_SILENCE_MINUTES ?? 30) * 60_000;
const outputLines = 200;

/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {string} [skip] why it cannot run
 * @property {() => Counts | undefined} [counts] of its tests, when they are known
 * @property {(output: string) => string | undefined} [failures] what failed, in words
 * @property {() => () => void} [retry] makes it ready to run what failed; answers what puts both results together
 * @property {'waiting' | 'ok' | 'failed'} status
 * @property {string} output
 * @property {number} milliseconds
 * @property {import('./test-progress.mjs').Progress} [progress]
 */

/** @type {Map<import('node:child_process').ChildProcess, Step>} */
const running = new Map();
/** @type {Step[]} */
export const done = [];

export const runningSteps = () => running.values();

/** @returns {Step} a step to run with the chosen Node */
export function step(name, args, options = {}) {
  return { name, args, ...options, status: 'waiting', output: '', milliseconds: 0 };
}

/** @param {Step[]} steps */
export async function atOnce(steps) {
  await Promise.all(steps.map(run));
}

/** Which of the steps has failed, as a reason not to run another. */
export function failedOf(steps) {
  const failed = steps.find(({ status }) => status === 'failed');
  return failed && `the ${failed.name} failed`;
}

export function stopAll() {
  for (const child of running.keys()) stop(child);
}

/** @param {Step} current */
export function failuresOf(current) {
  return (current.failures?.(current.output) ?? lastLines(current.output)).trim();
}

export function lastLines(output) {
  return output.trim().split('\n').slice(-outputLines).join('\n');
}

/** @param {Step} current */
export function line({ status, name, milliseconds }) {
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  return `  ${status === 'ok' ? 'ok' : 'FAILED'}`.padEnd(10) + `${name.padEnd(35)} ${time}`;
}

/** @param {Step} current */
async function run(current) {
  if (current.skip !== undefined) {
    current.status = 'failed';
    current.output = `not run: ${current.skip}`;
  } else {
    const begun = Date.now();
    sayBegun(current);
    await execute(current);
    if (current.status === 'failed' && current.retry) await tryAgain(current);
    current.milliseconds = Date.now() - begun;
  }
  done.push(current);
  say(line(current));
  if (current.status === 'failed') say(`\n${failuresOf(current)}\n`);
}

/** The failed files run once more, by themselves: on a busy machine a worker may die. The summary says so. */
async function tryAgain(current) {
  const first = failuresOf(current);
  const merge = current.retry();
  current.output = '';
  await execute(current);
  merge();
  if (current.status === 'ok') current.output += `\nnoticed: broke at first and passed on its own:\n${first}`;
}

/** @param {Step} current */
function execute(current) {
  return new Promise((resolve) => {
    const child = spawn(nodePath(), current.args, {
      cwd: root,
      env: childEnvironment(current.env),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    });
    running.set(child, current);
    const silence = setTimeout(() => {
      current.output += `\nstopped, as it had said nothing for ${silenceMaxMs / 60_000} minutes`;
      stop(child);
    }, silenceMaxMs);
    const heard = (text) => {
      silence.refresh();
      current.output += text;
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.on('message', ({ progress }) => {
      silence.refresh();
      current.progress = progress;
      if (progress.failure !== undefined) say(`  failed    ${progress.failure}`);
    });
    child.on('error', (error) => heard(error.message));
    child.on('close', (code) => {
      clearTimeout(silence);
      running.delete(child);
      current.status = code === 0 ? 'ok' : 'failed';
      resolve();
    });
  });
}

/** Ends a step with everything it started. */
function stop(child) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  } catch {
    // it has just ended by itself
  }
}
