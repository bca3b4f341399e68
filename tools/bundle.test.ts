import { expect, test } from 'vitest';
import { filesOf, scriptsIn, tracesOfConsole } from './bundle.mjs';

const manifest = {
  'src/app/entry.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['a.tsx', 'src/kernel/texts/eng.ts', '_texts-eng-1x.js', '_texts-jpn-1x.js'],
  },
  'a.tsx': { file: 'assets/a-1.js', isDynamicEntry: true, imports: ['_shared.js', '_deep.js'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-1.js', imports: ['_shared.js'] },
  '_texts-eng-1x.js': { file: 'assets/texts-eng-1x.js' },
  '_texts-jpn-1x.js': { file: 'assets/texts-jpn-1x.js' },
  'src/kernel/texts/eng.ts': { file: 'assets/eng-1.js', isDynamicEntry: true },
  'style.css': { file: 'assets/style-1.css' },
};

test('a page loads its chunks with their imports and texts, each once, and no other lazy chunk', () => {
  expect([...filesOf(manifest, ['src/app/entry.tsx'], 'jpn')].sort()).toEqual([
    'assets/deep-1.js',
    'assets/entry-1.js',
    'assets/shared-1.js',
    'assets/texts-jpn-1x.js',
  ]);
  const english = [...filesOf(manifest, ['src/app/entry.tsx'], 'eng')];
  expect(english).toContain('assets/eng-1.js');
  expect(english.filter((file) => file.includes('texts-'))).toEqual(['assets/texts-eng-1x.js']);
  expect([...filesOf(manifest, ['style.css'], 'eng')]).toEqual([]);
  expect(() => filesOf(manifest, ['b.tsx'], 'eng')).toThrow('the manifest has no b.tsx');
});

test('scripts and module preloads of a page are found, data and other links are not', () => {
  const html = `<link rel="stylesheet" href="/s.css"><link rel="modulepreload" crossorigin href="/a.js">
    <script type="module" src="/entry.js"></script><script type="application/json">{}</script>
    <link href='/b.js' rel='modulepreload'><link rel="modulepreload" href="/a.js">`;
  expect(scriptsIn(html)).toEqual(['/a.js', '/entry.js', '/b.js']);
});

test('a module or a class of the console in the files of visitors is found', () => {
  const files = new Map([['style-1.css', '.hb-button{color:red}']]);
  expect(tracesOfConsole(manifest, files)).toEqual([]);
  const screen = { 'src/features/editor/console/overview-screen.tsx': { file: 'assets/overview-1.js' } };
  const kit = { 'src/platform/console/kit-texts.ts': { file: 'assets/kit-1.js' } };
  const door = { 'src/features/editor/console.ts': { file: 'assets/console-1.js' } };
  const styled = new Map([['style-1.css', '.hb-button{}.hc-button{color:red}']]);
  expect(tracesOfConsole({ ...manifest, ...screen, ...kit, ...door }, styled)).toEqual([
    'src/features/editor/console/overview-screen.tsx',
    'src/platform/console/kit-texts.ts',
    'src/features/editor/console.ts',
    'style-1.css',
  ]);
});
