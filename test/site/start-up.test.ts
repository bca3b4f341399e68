import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open-database.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testDataFolder } from '../test-database.ts';
import { temporaryFolder } from '../site-folders.ts';

const main = join(import.meta.dirname, '../../src/app/main.ts');

/** Starts Hiroba as a process of its own that cannot start; answers its exit code and its output. */
function start(environment: Record<string, string>): Promise<{ code: number | null; complaint: string; said: string }> {
  const kept = Object.entries(process.env).filter(([name]) => ['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE'].includes(name));
  const child = spawn(process.execPath, [main], {
    env: { ...Object.fromEntries(kept), HIROBA_DEMO: '0', PORT: '0', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text));
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, complaint: texts.stderr, said: texts.stdout }));
  });
}

describe('a start that cannot go on ends with one clear sentence', () => {
  test('when the port is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await start({ PORT: String(port), HIROBA_DATA: temporaryFolder() })).toEqual({
      code: 1,
      complaint: `Port ${port} is already in use. Stop what uses it, or choose another with PORT=3001.\n`,
      said: '',
    });
  });

  test('when another process has the data folder', async () => {
    const folder = await testDataFolder();
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const database = await openDatabase({ dataFolder: folder });
    onTestFinished(() => database.close());
    const { code, complaint } = await start({ HIROBA_DATA: folder });
    expect([code, complaint.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^[A-Z].*process.*\.$/)]]);
    expect(complaint).toContain(String(process.pid));
  });

  test('when the database cannot be reached', async () => {
    const address = 'postgres://user:secret@127.0.0.1:1/hiroba';
    const { code, complaint } = await start({ DATABASE_URL: address, HIROBA_DATA: temporaryFolder() });
    expect([code, complaint.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^[A-Z].*127\.0\.0\.1.*\.$/)]]);
    expect(complaint).not.toContain('secret');
  });

  test.each([
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, but it is "70000".'],
    [
      {
        HIROBA_DEMO: '1',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      'HIROBA_DEMO=1 shows all mails to everybody, and STRIPE_SECRET_KEY charges real cards: unset one.',
    ],
    [{ HOST: '203.0.113.7' }, 'HOST=203.0.113.7 is not an address of this machine.'],
  ])('when a setting is wrong: %o', async (environment, sentence) => {
    const ended = await start({ HIROBA_DATA: temporaryFolder(), ...environment });
    expect(ended).toEqual({ code: 1, complaint: `${sentence}\n`, said: '' });
  });
});
