import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from './kept-assets.ts';
import { createStaticFiles } from './static-files.ts';

const day = 24 * 60 * 60 * 1_000;
const release = Date.parse('2026-11-20T10:00:00+09:00');
let root: string;
let own: string;
let kept: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hiroba-assets-'));
  own = join(root, 'build');
  kept = join(root, 'data/assets');
  build('old');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function build(name: string): void {
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  writeFileSync(join(own, `${name}.js`), `export default '${name}';`);
  writeFileSync(join(own, 'shared.js'), 'export default 1;');
}

test('the scripts of the build before a release are served for a week, and then go', async () => {
  await keepAssets(own, kept, release - 30 * day);
  await keepAssets(own, kept, release);
  build('new');
  await keepAssets(own, kept, release + 1_000);
  const asked = (name: string) => createStaticFiles([own, kept])(name, new Request('http://hiroba.test/'));
  expect(await (await asked('old.js'))?.text()).toBe("export default 'old';");
  expect(await (await asked('new.js'))?.text()).toBe("export default 'new';");
  expect(await asked('never.js')).toBeUndefined();

  await keepAssets(own, kept, release + 6 * day);
  expect(existsSync(join(kept, 'old.js'))).toBe(true);
  await keepAssets(own, kept, release + 8 * day);
  expect(existsSync(join(kept, 'old.js'))).toBe(false);
  expect(await asked('old.js')).toBeUndefined();
  expect(readFileSync(join(kept, 'shared.js'), 'utf8')).toBe('export default 1;');
});

test('the compressed files of this build and of the one before are sent as they are', async () => {
  writeFileSync(join(own, 'old.js.br'), brotliCompressSync('compressed by the build'));
  await keepAssets(own, kept, release);
  build('new');
  const files = createStaticFiles([own, kept]);
  const asked = (name: string) =>
    files(name, new Request('http://hiroba.test/', { headers: { 'accept-encoding': 'gzip, br' } }));
  const bodyOf = async (name: string) =>
    brotliDecompressSync(await ((await asked(name)) as Response).arrayBuffer()).toString();
  expect(await bodyOf('old.js')).toBe('compressed by the build');
  expect(await bodyOf('new.js')).toBe("export default 'new';");
  expect(await asked('old.js.br')).toBeUndefined();
});

test('the answer says its type and that it never changes', async () => {
  await keepAssets(own, kept, release);
  build('new');
  const answer = await createStaticFiles([own, kept])('old.js', new Request('http://hiroba.test/'));
  expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
