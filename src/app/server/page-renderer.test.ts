import { expect, test } from 'vitest';
import { chunksOf } from './page-renderer.ts';

const manifest = {
  'src/app/entry-browser.tsx': {
    file: 'assets/entry.js',
    imports: ['_base.js'],
    dynamicImports: ['src/app/pages/home-page.tsx', '_texts-jpn-1x.js', '_texts-kor-1x.js'],
  },
  '_base.js': { file: 'assets/base.js' },
  '_texts-jpn-1x.js': { file: 'assets/texts-jpn.js', imports: ['_base.js'] },
  '_texts-kor-1x.js': { file: 'assets/texts-kor.js', imports: ['_base.js'] },
  'src/app/pages/home-page.tsx': { file: 'assets/home-page.js', imports: ['src/app/entry-browser.tsx'] },
  'src/features/terms/web/terms-page.tsx': {
    file: 'assets/terms-page.js',
    dynamicImports: ['src/features/terms/texts/jpn.ts', 'src/features/terms/texts/kor.ts'],
  },
  'src/features/terms/texts/jpn.ts': { file: 'assets/jpn.js' },
  'src/features/terms/texts/kor.ts': { file: 'assets/kor.js' },
};
const entry = 'src/app/entry-browser.tsx';

test('a page preloads the chunks of its screens, their imports, and the texts of its language', () => {
  expect(chunksOf(manifest, [entry, 'src/app/pages/home-page.tsx'], 'jpn').sort()).toEqual([
    'assets/base.js',
    'assets/entry.js',
    'assets/home-page.js',
    'assets/texts-jpn.js',
  ]);
  expect(chunksOf(manifest, ['src/features/terms/web/terms-page.tsx'], 'kor')).toEqual([
    'assets/terms-page.js',
    'assets/kor.js',
  ]);
});

test('a screen that the manifest does not know adds no chunk', () => {
  expect(chunksOf(manifest, ['src/features/nothing.tsx'], 'jpn')).toEqual([]);
});
