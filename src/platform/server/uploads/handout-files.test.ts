import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/site-folders.ts';
import { createHandoutFiles, HandoutRefused } from './handout-files.ts';

const pdf = new TextEncoder().encode('%PDF-1.4 …');

test('a handout is stored by its bytes, and read again', async () => {
  const files = createHandoutFiles(temporaryFolder());
  const handout = await files.storeHandout(pdf, 'handouts/総合カタログ.pdf');
  expect(handout).toEqual({
    path: expect.stringMatching(/^\/handout\/[0-9a-f]{64}\.pdf$/) as string,
    name: '総合カタログ.pdf',
    bytes: pdf.byteLength,
  });
  expect(await files.storeHandout(pdf, 'b.pdf')).toMatchObject({ path: handout.path, name: 'b.pdf' });
  expect(await files.readHandout(handout)).toEqual(pdf);
  expect(new Uint8Array(readFileSync(files.fileOfHandout(handout)))).toEqual(pdf);
});

test('a handout that the data folder has lost is undefined', async () => {
  const files = createHandoutFiles(temporaryFolder());
  expect(await files.readHandout({ path: `/handout/${'a'.repeat(64)}.pdf` })).toBeUndefined();
});

test.each([
  ['page.html', pdf],
  ['a.pdf', new TextEncoder().encode('<script>')],
  ['a.zip', pdf],
  ['a.txt', new Uint8Array()],
])('%s is refused when it is not what it says', async (name, bytes) => {
  const files = createHandoutFiles(temporaryFolder());
  await expect(files.storeHandout(bytes, name)).rejects.toThrow(HandoutRefused);
});
