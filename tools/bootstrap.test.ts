import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../bin/bootstrap.mjs';

test('a process that was forked by one with a tether stays while it has a channel', async () => {
  const tether = pathToFileURL(join(root, 'bin/tether.mjs')).href;
  const forked = `process.on('message', (word) => { process.send(word); process.disconnect(); })`;
  const launched = `
    const forked = require('node:child_process').fork('-e', [${JSON.stringify(forked)}]);
    forked.on('message', (word) => console.log(word));
    setTimeout(() => forked.connected && forked.send('still there'), 500);
  `;
  const child = spawn(process.execPath, ['--import', tether, '-e', launched], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'exit');
  expect(said.trim()).toBe('still there');
});
