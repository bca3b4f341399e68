import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log/log.ts';
import { readBounce } from './read-bounce.ts';

/** The report and the mail that comes back with it are at the beginning. */
const bytesMax = 256 * 1024;

/**
 * Reads the files of a folder, as a mail server fills one (Maildir), or one file, and notes which mails came back.
 * Undefined: there is none.
 */
export async function noteBounces(
  { kysely }: Pick<Database, 'kysely'>,
  path: string,
  now: Instant,
): Promise<{ files: number; noted: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  const files = found.isDirectory() ? (await readdir(path)).toSorted().map((name) => join(path, name)) : [path];
  return { files: files.length, noted: await noteFiles(kysely, files, now) };
}

/** Of files that go while they are read, nothing is noted: a mail server moves them. */
async function noteFiles(kysely: Database['kysely'], files: readonly string[], now: Instant): Promise<number> {
  let noted = 0;
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other needs little memory
    const bounce = readBounce(await beginningOf(file).catch(() => ''));
    if (bounce === undefined) continue;
    const failed = `The mail server of the reader refused the address: ${bounce.said || bounce.status}.`;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { numUpdatedRows } = await kysely
      .updateTable('mail_trace')
      .set({ ended_at: new Date(now), failed })
      .where('mail_id', '=', bounce.mailId)
      .where('failed', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) noted += 1;
  }
  return noted;
}

/** A report is read at the latest so long after it came, when the server was away meanwhile. */
const lookBackMs = 14 * 24 * 60 * 60_000;
/** Of files that are still written, the time is a little later than their name. */
const overlapMs = 60_000;
/** The next ones are read the next time. */
const filesMax = 2_000;

/** Reads what has come into a folder since the last time, for a server that does so again and again. */
export function createBounceReader({
  database: { kysely },
  folder,
  log,
}: {
  database: Pick<Database, 'kysely'>;
  folder: string;
  log: Pick<Log, 'warn'>;
}): (now: Instant) => Promise<void> {
  let readUntil: number | undefined;
  return async (now) => {
    const since = readUntil === undefined ? now - lookBackMs : readUntil - overlapMs;
    const names = await readdir(folder).catch(() => undefined);
    if (names === undefined) return log.warn('The folder of HIROBA_BOUNCES cannot be read.', { folder });
    const found: { path: string; at: number }[] = [];
    for (const name of names) {
      const path = join(folder, name);
      // oxlint-disable-next-line no-await-in-loop -- a folder may have many files
      const file = await stat(path).catch(() => undefined);
      if (file?.isFile() === true && file.mtimeMs >= since) found.push({ path, at: file.mtimeMs });
    }
    const next = found.toSorted((one, other) => one.at - other.at).slice(0, filesMax);
    await noteFiles(
      kysely,
      next.map(({ path }) => path),
      now,
    );
    readUntil = next.at(-1)?.at ?? readUntil;
  };
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytesMax), 0, bytesMax, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
