import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
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
  let noted = 0;
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other needs little memory
    const bounce = readBounce(await beginningOf(file));
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
  return { files: files.length, noted };
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
