import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { makeCacheFolder } from './cache-folder.ts';
import type { CallAnswer } from './member-calls.ts';
import { patienceMs } from './patience.ts';

export interface ServedAnswer extends CallAnswer {
  reason?: string;
  problems?: { kind: string }[];
}

export interface ServedHiroba {
  address: string;
  /** Rejects when the server dies before it has answered. */
  post(path: string, body: object, headers?: Record<string, string>): Promise<ServedAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<ServedAnswer>;
  /** Moves this server's time on, and does the work due by then. */
  pass(ms: number): Promise<void>;
  kill(): Promise<void>;
}

/** A server silent for so long is given up, on however busy a machine. */
/** As many connections as a listening socket lets wait. */
const connections = 400;

/** Runs served-hiroba.ts, as another process; without jobs nobody is told anything by mail, which takes the time of a rush. */
export async function serveHiroba(databaseUrl: string, { hasJobs = true } = {}): Promise<ServedHiroba> {
  const script = fileURLToPath(new URL('served-hiroba.ts', import.meta.url));
  const env = { ...process.env, NODE_COMPILE_CACHE: join(makeCacheFolder(), 'compiled') };
  const child = fork(script, [databaseUrl, hasJobs ? 'with jobs' : ''], {
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const logged: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => logged.push(line));
  const ended = once(child, 'exit');
  const { address } = await messageOf<{ address: string }>(child, logged);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body = '',
  ): Promise<ServedAnswer> =>
    new Promise((resolve, reject) => {
      const settings = { method, agent, timeout: patienceMs, headers: { language: 'eng', ...headers } };
      const asked = request(new URL(path, address), settings, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            ...(text.startsWith('{') ? (JSON.parse(text) as { data: unknown }) : { data: text }),
          });
        });
      });
      asked.on('timeout', () => asked.destroy(new Error(`${path} was not answered.`)));
      asked.on('error', reject);
      asked.end(body);
    });
  return {
    address,
    post: (path, body, headers = {}) =>
      call('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
    get: (path, headers = {}) => call('GET', path, headers),
    async pass(passMs) {
      child.send({ passMs });
      const { problem } = await messageOf<{ problem?: string }>(child, logged);
      if (problem !== undefined) throw new Error(problem);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
      agent.destroy();
    },
  };
}

function messageOf<Message>(child: ChildProcess, logged: readonly string[]): Promise<Message> {
  return new Promise((resolve, reject) => {
    const give = (end: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      end();
    };
    const onMessage = (message: unknown): void => give(() => resolve(message as Message));
    const onExit = (): void => give(() => reject(new Error(`A server of a test ended: ${logged.join(' | ')}`)));
    const timer = setTimeout(() => give(() => reject(new Error('A server of a test says nothing.'))), patienceMs);
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
