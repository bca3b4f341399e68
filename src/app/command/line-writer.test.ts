import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
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
