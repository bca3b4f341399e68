import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface RedisServer {
  url: string;
  stop(): Promise<void>;
  /** At the same address again. */
  start(): Promise<void>;
}

/** The Redis or Valkey of this machine; undefined when it has none. */
export function redisProgram(): string | undefined {
  return ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);
}

/** A real server on loopback that keeps nothing. */
export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort();
  let stop = (): Promise<void> => Promise.resolve();
  const start = async (): Promise<void> => {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no' };
    const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    stop = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    for await (const text of child.stdout) if (String(text).includes('Ready to accept connections')) break;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop: () => stop() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
