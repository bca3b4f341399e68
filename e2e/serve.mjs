// Serves the demo world from an empty data folder of its own, which goes away with it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyDemoWorld } from './copy-demo-world.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const data = mkdtempSync(join(tmpdir(), 'hiroba-journeys-'));
copyDemoWorld(data);
const server = spawn(process.execPath, [join(root, 'bin/start.mjs')], {
  cwd: root,
  env: { ...process.env, HIROBA_DATA: data, HIROBA_DEMO: '1' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
// A runner that was killed cannot stop this server.
const runner = Number(process.env['HIROBA_JOURNEY_RUNNER'] ?? 0);
const isGone = () => {
  try {
    return runner > 0 && !process.kill(runner, 0);
  } catch {
    return true;
  }
};
setInterval(() => isGone() && server.kill('SIGTERM'), 1_000).unref();
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
