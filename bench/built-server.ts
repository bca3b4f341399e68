import { serverFlags } from '../bin/server-flags.mjs';
import { startChild, stopChild } from './children.ts';

export interface BuiltServer {
  port: number;
  close(): Promise<void>;
}

/** The real server of the build, as `npm start` runs it, on a data folder. */
export async function startBuiltServer(dataFolder: string): Promise<BuiltServer> {
  const child = startChild('src/app/main.ts', {
    core: 0,
    // Ends with this process, also when that is killed.
    options: [...serverFlags, '--import', new URL('../bin/tether.mjs', import.meta.url).href],
    env: { PORT: '0', HOST: '127.0.0.1', HIROBA_DATA: dataFolder, DATABASE_URL: '', HIROBA_LOG: 'warn' },
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/[^/:\s]+:(\d+)\/web\//.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  return { port, close: () => stopChild(child) };
}
