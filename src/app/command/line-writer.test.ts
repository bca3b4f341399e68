import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../e2e/free-port.ts';
import { testDataFolder } from '../../../test/test-database.ts';
import { lineWriter } from './line-writer.ts';

/** A stream that takes some lines, and then fails with a code of the system. */
function failingStream(code: string, lines: number): { stream: Writable; taken: string[]; tries: () => number } {
  const taken: string[] = [];
  let tries = 0;
  const stream = new Writable({
    autoDestroy: false,
    write(chunk, _, done) {
      tries += 1;
      if (taken.length === lines) return done(Object.assign(new Error(`write ${code}`), { code }));
      taken.push(String(chunk));
      done();
    },
  });
  return { stream, taken, tries: () => tries };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['EPIPE', []],
  ['ENOSPC', ['write ENOSPC']],
])('after %s nothing more is written, and of a loss that nobody wanted one learns once', async (code, expected) => {
  const { stream, taken, tries } = failingStream(code, 1);
  const lost: string[] = [];
  const say = lineWriter(stream, ({ message }) => lost.push(message));
  for (const line of ['one', 'two', 'three']) {
    say(line);
    await settled();
  }
  expect(taken).toEqual(['one\n']);
  expect(tries()).toBe(2);
  expect(lost).toEqual(expected);
});

/** Runs a command whose output (1) or complaints (2) nobody reads, as `| head` leaves it; answers its code and the rest. */
async function runUnread(word: string, unread: 1 | 2): Promise<[code: number, rest: string]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../command.ts'), word]);
  const [closed, read] = unread === 1 ? [child.stdout, child.stderr] : [child.stderr, child.stdout];
  closed.destroy();
  const [rest, [code]] = await Promise.all([text(read), once(child, 'exit')]);
  return [code, rest];
}

test('a reader who goes before `hiroba` has written leaves no trace', async () => {
  expect(await Promise.all([runUnread('help', 1), runUnread('frob', 2)])).toEqual([
    [0, ''],
    [2, ''],
  ]);
});

test('a server serves on when nobody reads what it says any more, and ends as it is asked to', async () => {
  const [folder, port] = [await testDataFolder(), await freePort()];
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      HIROBA_DEMO: '0',
      HIROBA_LOG: 'debug',
      HIROBA_DATA: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout.destroy();
  child.stderr.destroy();
  const ended = once(child, 'exit');
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      const asked = get(`http://127.0.0.1:${port}${path}`, { agent: false }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      asked.once('error', () => resolve(undefined));
    });
  while (child.exitCode === null && (await statusOf('/readyz')) !== 200) await wait(50);
  // Each of these has a line in the log.
  for (let time = 0; time < 3; time += 1) await statusOf('/web/');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('what starts the server is not ended by a reader who goes either', async () => {
  const start = `await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../../bin/bootstrap.mjs')).href)}).then((one) => one.sayNode())`;
  const { HIROBA_NODE_SAID: _said, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', start], { env });
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
