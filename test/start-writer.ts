import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCacheFolder } from './cache-folder.ts';

export interface Writer {
  pid: number;
  lines: string[];
  /** Resolves when the process has printed the line; rejects when it ends without it. */
  says(line: string): Promise<void>;
  /** Resolves as soon as the process has printed so many lines; rejects when it ends with fewer. */
  saysLines(count: number): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

/** Runs database-writer.ts, or another script beside this one, as another process. */
export function startWriter(dataFolder: string, label: string, count: number, name = 'database-writer.ts'): Writer {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script, dataFolder, label, String(count)], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(makeCacheFolder(), 'compiled') },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => waiting.forEach((look) => look());
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  let end: string | undefined;
  // Not 'exit': its last output may come after that.
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      end = `by ${signal ?? `code ${code}`}`;
      wake();
      resolve();
    });
  });
  const until = (isReached: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (isReached()) resolve();
        else if (end !== undefined)
          reject(new Error(`The writer ended ${end} and said: ${lines.join(' | ')}\n${complaint}`));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  return {
    pid: child.pid!,
    lines,
    says: (line) => until(() => lines.includes(line)),
    saysLines: (many) => until(() => lines.length >= many),
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
