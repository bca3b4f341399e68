import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { unzip } from './unzip.ts';
import { zipFolder } from './zip-folder.ts';

const base = await mkdtemp(join(tmpdir(), 'hiroba-zip-'));
afterAll(() => rm(base, { recursive: true, force: true }));
let count = 0;
let folder = '';
beforeEach(() => {
  count += 1;
  folder = join(base, String(count));
});
const limits = { mostFiles: 20, mostBytes: 100_000 };

async function archive(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The archive with a name in it that its writer would not write. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  expect(to.length).toBe(from.length);
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

const filesIn = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test('a folder goes through an archive and back', async () => {
  const source = join(base, 'source');
  await mkdir(join(source, 'pictures'), { recursive: true });
  await writeFile(join(source, 'site.yaml'), 'kind: event\n');
  await writeFile(join(source, 'pictures', '表紙 1.svg'), '<svg/>');
  const bytes = await zipFolder(source, { mostBytes: 10_000, at: 0 });
  expect(await unzip(bytes!, folder, limits)).toBeUndefined();
  expect(await readFile(join(folder, 'site.yaml'), 'utf8')).toBe('kind: event\n');
  expect(await readFile(join(folder, 'pictures', '表紙 1.svg'), 'utf8')).toBe('<svg/>');
  expect(await zipFolder(source, { mostBytes: 100, at: 0 })).toBeUndefined();
});

test('what archivers add of their own is left out', async () => {
  const bytes = await archive({ 'a/site.yaml': 'x', '__MACOSX/a/._site.yaml': 'y', 'a/.DS_Store': 'z' });
  expect(await unzip(bytes, folder, limits)).toBeUndefined();
  expect(await filesIn()).toEqual(['site.yaml']);
});

describe('an archive is refused', () => {
  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s', async (_name, bytes) => {
    expect(await unzip(bytes, folder, limits)).toBe('noArchive');
  });

  test.each(['../evil', '/etc/ev', 'C:/evil'])('with the name %s, and nothing is written', async (name) => {
    const plain = 'a'.repeat(name.length);
    const bytes = renamed(await archive({ 'site.yaml': 'x', [plain]: 'evil' }), plain, name);
    expect(await unzip(bytes, folder, limits)).toBe('noArchive');
    expect(await filesIn()).toEqual([]);
    expect(await readdir(base)).not.toContain('evil');
  });

  test('with two files of one name', async () => {
    const bytes = renamed(await archive({ aaaa: 'x', aaab: 'y' }), 'aaab', 'aaaa');
    expect(await unzip(bytes, folder, limits)).toBe('noArchive');
  });

  test('with more files than it may have', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`file-${index}`, '']));
    expect(await unzip(await archive(many), folder, limits)).toBe('tooManyFiles');
  });

  test('that announces more bytes than it may have, before any is unpacked', async () => {
    const bytes = await archive({ a: Buffer.alloc(60_000), b: Buffer.alloc(60_000) });
    expect(bytes.length).toBeLessThan(2_000);
    expect(await unzip(bytes, folder, limits)).toBe('tooManyBytes');
    expect(await filesIn()).toEqual([]);
  });

  test('that has more bytes than it announces', async () => {
    const bytes = await archive({ a: Buffer.alloc(90_000) });
    const announced = Buffer.alloc(4);
    announced.writeUInt32LE(90_000);
    const less = Buffer.alloc(4);
    less.writeUInt32LE(10);
    const lying = renamed(bytes, announced.toString('latin1'), less.toString('latin1'));
    expect(await unzip(lying, folder, limits)).toBe('noArchive');
  });

  test('that is encrypted', async () => {
    const bytes = await archive({ a: 'x' });
    // The first bit of the flags in the central directory.
    const central = bytes.indexOf(Buffer.from('504b0102', 'hex'));
    bytes[central + 8]! |= 1;
    expect(await unzip(bytes, folder, limits)).toBe('encrypted');
  });
});
