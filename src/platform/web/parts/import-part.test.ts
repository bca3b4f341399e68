import { expect, test, vi } from 'vitest';
import { importPart } from './import-part.ts';

/** As the build writes it, with the address of a chunk. */
function loaderOf<Part>(address: string, load: () => Promise<Part>): () => Promise<Part> {
  return Object.assign(() => load(), { toString: () => `()=>n(()=>import("${address}"),[])` });
}

test('a chunk that was lost is asked for at a fresh address, and a chunk that came at its own', async () => {
  const lost = vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const address = 'data:text/javascript,export default "again"//';
  const load = loaderOf(address, lost);
  await expect(importPart(load)).rejects.toThrow('Failed to fetch');
  expect(JSON.stringify(await importPart(load))).toContain('again');
  expect(lost).toHaveBeenCalledTimes(1);

  const came = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
  expect(await importPart(loaderOf('./other.js', came))).toBe('part');
  expect(came).toHaveBeenCalledTimes(1);
});

test('a part of a file that several share is taken by its name at the fresh address too', async () => {
  const lost = vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const address = 'data:text/javascript,export const t = { default: "one" }; export const n = { default: "other" }//';
  const load = Object.assign(() => lost(), { toString: () => `()=>import(\`${address}\`).then(e=>e.n)` });
  await expect(importPart(load)).rejects.toThrow('Failed to fetch');
  expect(await importPart(load)).toEqual({ default: 'other' });
});

test('a loader without an address is simply called again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('part');
  await expect(importPart(load)).rejects.toThrow('lost');
  expect(await importPart(load)).toBe('part');
});
