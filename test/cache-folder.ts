import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const aWeek = 7 * 24 * 60 * 60 * 1000;

/** The folder for files that take long to make; its name comes from their sources, so that no old file is used. */
export function makeCacheFolder(): string {
  const folder = join(tmpdir(), `hiroba-test-${process.getuid?.() ?? 'user'}`);
  // Others may pass through: the test server runs as another user when the tests run as root.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > aWeek) {
      rmSync(path, { recursive: true, force: true });
    }
  }
  return folder;
}
