import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#kernel/clock.ts';

/** How long the scripts of a build are kept after the last server of it has stopped. */
const keptMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Keeps the scripts of this build in the data folder, where they outlive the next build and are found by servers of
 * another one; and removes those that no server has had for a week. So a page that was opened before a release still
 * works.
 */
export async function keepAssets(own: string, kept: string, now: Instant): Promise<void> {
  await mkdir(kept, { recursive: true });
  const names = await readdir(own);
  const there = new Set(await readdir(kept));
  const today = new Date(now);
  for (const name of names) {
    const target = join(kept, name);
    if (!there.has(name)) {
      // Another server may be reading it.
      const half = `${target}.${process.pid}.new`;
      await copyFile(join(own, name), half);
      await rename(half, target);
    }
    await utimes(target, today, today);
  }
  const current = new Set(names);
  for (const name of there) {
    if (current.has(name)) continue;
    const path = join(kept, name);
    const used = await stat(path).catch(() => undefined);
    if (used !== undefined && used.mtimeMs < now - keptMs) await rm(path, { force: true });
  }
}
