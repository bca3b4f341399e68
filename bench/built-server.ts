import { serverFlags } from '../bin/node-flags.mjs';
import { messageFrom, startChild, stopChild } from './children.ts';

export interface BuiltServer {
  port: number;
  /** Ends with SIGTERM, as an operator ends it. */
  close(): Promise<void>;
  /** Ends at once, by `kill -9`. */
  kill(): Promise<void>;
  /** The bytes that live in its memory. */
  weigh(): Promise<number>;
  /** What lives in its memory, and what the machine gives it. */
  memory(): Promise<{ bytes: number; rss: number }>;
  /** The CPU time of all its threads since its start, in milliseconds. */
  cpu(): Promise<number>;
  /** Undefined while it runs. */
  ended(): number | string | undefined;
  /** With `isQuiet`: how many lines it has complained. */
  complaints(): number;
}

interface BuiltSettings {
  /** Any free one unless it is given. */
  port?: number;
  /** Real sites on PostgreSQL in place of the demo on the embedded database. */
  databaseUrl?: string;
  /** Undefined: with the embedded database. */
  isDemo?: boolean;
  /** Further ones for Node. */
  options?: string[];
  /** Its complaints are counted, not shown. */
  isQuiet?: boolean;
}

/** The real server of the build, as `npm start` runs it, on a data folder. */
export async function startBuiltServer(
  dataFolder: string,
  { port: asked = 0, databaseUrl = '', isDemo = databaseUrl === '', options = [], isQuiet = false }: BuiltSettings = {},
): Promise<BuiltServer> {
  const loaded = ['../bin/tether.mjs', './weigh-server.mjs'].flatMap((file) => [
    '--import',
    new URL(file, import.meta.url).href,
  ]);
  const child = startChild('src/app/main.ts', {
    core: 0,
    // Ends with this process, also when that is killed.
    options: [...serverFlags, ...options, '--expose-gc', ...loaded],
    env: {
      PORT: String(asked),
      HOST: '127.0.0.1',
      HIROBA_DATA: dataFolder,
      DATABASE_URL: databaseUrl,
      HIROBA_DEMO: isDemo ? '1' : '0',
      HIROBA_LOG: 'error',
    },
    isQuiet,
  });
  let complaints = 0;
  child.stderr?.on('data', (chunk) => (complaints += String(chunk).split('\n').length - 1));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/[^/:\s]+:(\d+)\/web\//.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  const ask = <Answer>(what: 'weigh' | 'cpu'): Promise<Answer> => {
    const answer = messageFrom<Answer>(child);
    child.send(what);
    return answer;
  };
  return {
    port,
    close: () => stopChild(child),
    kill: () => stopChild(child, 'SIGKILL'),
    weigh: async () => (await ask<{ bytes: number }>('weigh')).bytes,
    memory: () => ask('weigh'),
    cpu: async () => (await ask<{ ms: number }>('cpu')).ms,
    complaints: () => complaints,
    ended: () => child.exitCode ?? child.signalCode ?? undefined,
  };
}
