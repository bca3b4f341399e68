import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Whether the machine can keep processes on cores. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
export const pinning = canPin
  ? 'server on one core, load and PostgreSQL on another'
  : 'cores as the machine gives them';

/** A command line that stays on a core, where the machine can. */
export function onCore(core: 0 | 1, line: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return canPin ? ['taskset', '-c', String(core), ...line] : line;
}

const root = join(import.meta.dirname, '..');

/** Lets the machine place a process and its children from now on. */
export function freeCores(pid: number): void {
  if (canPin) spawnSync('taskset', ['-cp', `0-${availableParallelism() - 1}`, String(pid)]);
}

export interface ChildOptions {
  /** Undefined: the machine's choice. */
  core?: 0 | 1;
  env?: Record<string, string>;
  /** Its standard input. */
  input?: string;
  /** Arguments for Node itself. */
  options?: string[];
  /** Arguments for the script. */
  args?: string[];
  /** What it complains of is read by who starts it. */
  isQuiet?: boolean;
}

/** A Node process of this repository that ends with us. */
export function startChild(
  script: string,
  { core, env = {}, input, options = [], args: words = [], isQuiet = false }: ChildOptions,
): ChildProcess {
  const node = [process.execPath, ...options, join(root, script), ...words] as const;
  const [command, ...args] = core === undefined ? node : onCore(core, node);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', isQuiet ? 'pipe' : 'inherit', 'ipc'],
  });
  child.stdin?.end(input ?? '');
  return child;
}

export function messageFrom<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null): void => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}.`));
    child.once('exit', onEnd);
    child.once('message', (message) => {
      child.off('exit', onEnd);
      resolve(message as T);
    });
  });
}

export async function stopChild(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
