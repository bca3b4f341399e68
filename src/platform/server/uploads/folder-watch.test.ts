import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { watchFolder } from './folder-watch.ts';

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'hiroba-watch-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test('a disk that fills up and empties again is told in two lines, and nothing is left on it', async () => {
  const dataFolder = await newFolder();
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push((JSON.parse(line) as { message: string }).message), Date.now);
  let isFull = false;
  let written = 0;
  const write = async (file: string): Promise<void> => {
    written += 1;
    // What a full disk says to whoever writes.
    if (isFull) await symlink('/dev/full', file);
    await writeFile(file, 'x');
  };
  const { look } = watchFolder({ dataFolder, log, write, everyMs: 0 });
  expect(await look()).toMatchObject({ problem: undefined, freeBytes: expect.any(Number) as number });
  isFull = true;
  expect((await look()).problem).toMatch(/ENOSPC/);
  await look();
  isFull = false;
  await look();
  expect(lines.map((line) => line.slice(0, 30))).toEqual([
    'The data folder cannot be writ',
    'The data folder can be written',
  ]);
  expect([written, await readdir(join(dataFolder, 'uploads'))]).toEqual([4, []]);
});

test('a folder that cannot be made, or a disk that hangs, is a problem too', async () => {
  const dataFolder = await newFolder();
  const log = createLog('error', () => {}, Date.now);
  const hanging = watchFolder({ dataFolder, log, write: () => new Promise(() => {}), everyMs: 60_000 });
  expect((await hanging.look()).problem).toBe('it does not answer');
  await writeFile(join(dataFolder, 'file'), '');
  const { look } = watchFolder({ dataFolder: join(dataFolder, 'file'), log });
  expect((await look()).problem).toMatch(/ENOTDIR/);
});

test('many who ask make one file in 15 seconds', async () => {
  const dataFolder = await newFolder();
  let written = 0;
  const write = (file: string): Promise<void> => {
    written += 1;
    return writeFile(file, 'x');
  };
  const { look } = watchFolder({ dataFolder, log: createLog('error', () => {}, Date.now), write });
  await Promise.all(Array.from({ length: 50 }, look));
  await look();
  expect(written).toBe(1);
});
