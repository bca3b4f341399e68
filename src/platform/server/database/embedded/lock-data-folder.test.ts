import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';
import type { LockOwner } from './lock-file.ts';
import { processRealm, processStart } from './process-start.ts';

const timing = { beat: 100, staleAfter: 600 };

describe('the lock of the data folder', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hiroba-lock-'));
    file = join(folder, 'hiroba.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const lock = async (onLost = (): void => undefined) => {
    const held = await lockDataFolder(folder, onLost, timing);
    onTestFinished(() => held.release());
    return held;
  };
  const read = (): LockOwner => JSON.parse(readFileSync(file, 'utf8'));
  const leave = (owner: Partial<LockOwner>): void =>
    writeFileSync(file, JSON.stringify({ token: 'other', start: '', realm: processRealm(), since: 'noon', ...owner }));
  const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

  it('says who holds it and is gone after its release', async () => {
    const held = await lock();
    expect(read()).toMatchObject({ pid: process.pid, start: processStart(process.pid) });
    held.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused to a second opener in the same process', async () => {
    await lock();
    await expect(lock()).rejects.toThrow(`The data folder ${folder} is already open in this process (${process.pid}).`);
  });

  it('is refused while another process lives, with its id', async () => {
    const other = spawn('sleep', ['60']);
    onTestFinished(() => void other.kill());
    leave({ pid: other.pid!, start: processStart(other.pid!)! });
    await expect(lock()).rejects.toThrow(
      `The data folder ${folder} is in use by process ${other.pid} (since noon): ` +
        'stop that process, or set HIROBA_DATA to another folder.',
    );
    expect(read().pid).toBe(other.pid);
  });

  it('is taken over silently from a process that died', async () => {
    leave({ pid: deadPid(), start: 'some time' });
    await lock();
    expect(read().pid).toBe(process.pid);
  });

  it('is taken over when the process id belongs to a younger process by now', async () => {
    leave({ pid: process.pid, start: 'before this process' });
    await lock();
    expect(read().token).not.toBe('other');
  });

  it.each(['', '{', 'null', '{"pid":"x"}', '\0\0\0\0'])('is taken over when it was left damaged: %j', async (text) => {
    writeFileSync(file, text);
    await lock();
    expect(read().pid).toBe(process.pid);
  });

  it('is taken over from another container only when that one no longer touches it', async () => {
    leave({ pid: 1, realm: 'another-container pid:[1]' });
    await lock();
    expect(read().pid).toBe(process.pid);
  });

  it('is refused while another container touches it', async () => {
    leave({ pid: 1, realm: 'another-container pid:[1]' });
    const touching = setInterval(() => utimesSync(file, new Date(), new Date()), 50);
    onTestFinished(() => clearInterval(touching));
    await expect(lock()).rejects.toThrow(/in use by process 1 on another-container/);
  });

  it('is put back after somebody removes it, and given up after somebody replaces it', async () => {
    let lost = 0;
    await lock(() => {
      lost += 1;
    });
    rmSync(file);
    await expect.poll(() => existsSync(file)).toBe(true);
    expect([read().pid, lost]).toEqual([process.pid, 0]);
    leave({ pid: 1 });
    await expect.poll(() => lost).toBe(1);
    expect(read().token).toBe('other');
  });

  it('goes to one of many that find it abandoned at the same moment', async () => {
    leave({ pid: deadPid(), start: 'some time' });
    const contenders = Array.from({ length: 4 }, () => startContender(folder));
    await Promise.all(contenders.map((contender) => contender.next()));
    for (const contender of contenders) contender.tell('go');
    const answers = await Promise.all(contenders.map((contender) => contender.next()));
    for (const contender of contenders) contender.tell('end');
    expect(answers.sort()).toEqual(['StartupProblem', 'StartupProblem', 'StartupProblem', 'mine']);
  });
});

interface Contender {
  next(): Promise<string>;
  tell(word: string): void;
}

/** A process that says when it is ready, tries to take the lock on command, and keeps it until it is told to end. */
function startContender(folder: string): Contender {
  const module = JSON.stringify(new URL('./lock-data-folder.ts', import.meta.url).href);
  const script = `import { lockDataFolder } from ${module};
    import { once } from 'node:events';
    console.log('ready');
    await once(process.stdin, 'data');
    try { await lockDataFolder(${JSON.stringify(folder)}, () => {}, ${JSON.stringify(timing)}); console.log('mine'); }
    catch (error) { console.log(error.name); }
    await once(process.stdin, 'data');
    process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    next: async () => String((await lines.next()).value),
    tell: (word) => void child.stdin.write(word),
  };
}
