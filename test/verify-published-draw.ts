import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the command of docs/algorithms/lottery-draw.md, as any reader would; answers its exit code. */
export function verifyPublishedDraw(record: unknown, announced: unknown, before?: unknown): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'hiroba-draw-'));
  const files = {
    'draw.json': record,
    'announcement.json': announced,
    ...(before !== undefined && { 'before.json': before }),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  const { status } = spawnSync(process.execPath, [
    'tools/verify-draw.mjs',
    join(folder, 'draw.json'),
    '--announced',
    join(folder, 'announcement.json'),
    ...(before === undefined ? [] : ['--after', join(folder, 'before.json')]),
  ]);
  rmSync(folder, { recursive: true });
  return status;
}
