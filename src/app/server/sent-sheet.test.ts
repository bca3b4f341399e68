import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sentSheet } from './sent-sheet.ts';

const css = `:root{${Array.from({ length: 40 }, (_, index) => `--colour-${index}:#123456;`).join('')}}`;
const ask = (headers: Record<string, string>, text = css): Promise<Response> =>
  sentSheet(text, 'no-cache', new Request('http://h/theme/event/1/2/colors.css', { headers }));
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

test('a style sheet is sent compressed as the browser takes it, and says that others get it otherwise', async () => {
  const zstd = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect([zstd.headers.get('content-encoding'), zstd.headers.get('vary')]).toEqual(['zstd', 'accept-encoding']);
  const packed = await bytesOf(zstd);
  expect(packed.length).toBeLessThan(css.length / 2);
  expect(zstdDecompressSync(packed).toString()).toBe(css);
  const gzip = await ask({ 'accept-encoding': 'gzip' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(css);
  const plain = await ask({});
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'accept-encoding']);
  expect(await plain.text()).toBe(css);
});

test('a browser that has a style sheet is told so, until it changes', async () => {
  const etag = (await ask({ 'accept-encoding': 'gzip' })).headers.get('etag') ?? '';
  const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  expect((await ask({ 'if-none-match': etag }, `${css}a{}`)).status).toBe(200);
});
