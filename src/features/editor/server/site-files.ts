import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  type DocumentsByCode,
  exportSite,
  type ParsedSite,
  readSiteFolder,
  siteFileName,
  type StoredDocuments,
  whileFiled,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { status } from '#kernel/status.ts';
import { unzip, type UnzipProblem } from '#server/archive/unzip.ts';
import { zipFolder } from '#server/archive/zip-folder.ts';
import type { Database } from '#server/database/database.ts';
import type { UploadedFile } from '#server/http/multipart.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { createWorkQueue } from '#server/limits/work-queue.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { siteFileMaxBytes } from '../rules/site-basics.ts';
import { editorTexts } from './editor-texts.ts';

const unzipLimits = { mostFiles: 10_000, mostBytes: 5 * siteFileMaxBytes };

/** Of each server: a file and what it is unpacked to take memory, disk and time. */
const queue = createWorkQueue(1);

interface FileServices {
  database: Database;
  documents: DocumentsByCode;
  stored: StoredDocuments;
  uploads: Uploads;
}

/** A folder that is there while something works with it. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hiroba-site-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The draft of a site as the zip of its folder. */
export function zippedDraft(
  { database, stored, uploads }: FileServices,
  siteKey: string,
  { now, from }: { now: Instant; from: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const work = () =>
    inFolder(async (folder) => {
      const options = { media: uploads, stored };
      await whileFiled(database.kysely, siteKey, () => exportSite(database, siteKey, folder, options));
      const bytes = await zipFolder(folder, { mostBytes: siteFileMaxBytes, at: now });
      if (bytes === undefined) throw new Refusal(status.tooLarge, (language) => editorTexts[language].exportTooLarge);
      return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    });
  return queue(work, from);
}

export interface FileProblem {
  file: string;
  line: number;
  column: number;
  place: string;
  expected: string;
  found: string;
}

/** The site of a zipped folder, with its pictures stored, or what is wrong with it. */
export function readZippedSite(
  { documents, uploads: { storeImage, storeHandout } }: FileServices,
  file: unknown,
  { now, from }: { now: Instant; from: string },
): Promise<{ site: ParsedSite; problems: [] } | { site: undefined; problems: FileProblem[] }> {
  const { bytes } = readFile(file);
  const work = () =>
    inFolder(async (folder) => {
      const refused = await unzip(bytes, folder, unzipLimits);
      if (refused !== undefined) throw refuseFile(refused);
      const root = await rootOf(folder);
      if (root === undefined) throw refuseFile('noSite');
      const read = await readSiteFolder(root, {
        now,
        documents,
        storeHandout,
        // Whoever imports waits for no picture to become small.
        storeImage: (picture, more) => storeImage(picture, { ...more, encodeLater: true, from }),
      });
      if (read.site !== undefined) return read;
      const problems = read.problems.map((problem) => ({ ...problem, file: relative(root, problem.file) }));
      return { site: undefined, problems };
    });
  return queue(work, from);
}

/** Where site.yaml is: at the top, or in the one folder there. */
async function rootOf(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name === siteFileName)) return folder;
  const [first, ...others] = entries;
  if (first === undefined || others.length > 0 || !first.isDirectory()) return undefined;
  const inner = join(folder, first.name);
  return (await readdir(inner)).includes(siteFileName) ? inner : undefined;
}

/** Refuses a body that is too large before it is read. */
export function admitFile(context: { header(name: string): string | undefined }): void {
  if (Number(context.header('content-length') ?? 0) > siteFileMaxBytes) throw refuse('tooLarge');
}

function readFile(file: unknown): UploadedFile {
  if (!isFile(file) || file.bytes.byteLength === 0) throw refuseFile('missing');
  return file;
}

function isFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

export type FileRefusal = UnzipProblem | 'missing' | 'noSite' | 'otherKind';

/** A refused file: the reason is the message, also at the field. */
export function refuseFile(reason: FileRefusal): Refusal {
  const isLarge = reason === 'tooManyBytes' || reason === 'tooManyFiles';
  return new Refusal(
    isLarge ? status.tooLarge : status.invalid,
    (language) => editorTexts[language].file[reason],
    (language) => ({ file: [editorTexts[language].file[reason]] }),
  );
}
