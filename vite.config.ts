import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { type ModuleRow, modules } from './src/app/modules.ts';
import type { LoadedTogether } from './src/platform/web/parts/loaded-together-files.ts';

const root = import.meta.dirname;

/** Packages that only pages need. */
export const pagePackages = ['hls.js'];

/** Features whose widgets stand on the homes of events. What only the pages of other features share stays with those. */
const onHomes = Object.values<ModuleRow>(modules).filter(({ isOnHomes }) => isOnHomes);
const homeFeatures = [...new Set(onHomes.map(({ feature }) => feature))].join('|');
const homeScreens = new Set([
  'src/app/pages/home-page.tsx',
  ...onHomes.flatMap(({ feature, widget }) =>
    widget === undefined ? [] : `src/features/${feature}/web/${widget}.tsx`,
  ),
]);

/** The modules that every home needs before anything is pressed; known when all modules are. */
const ofHomes = new Set<string>();
const findModulesOfHomes: Plugin = {
  name: 'hiroba-modules-of-homes',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  buildEnd() {
    const follow = (id: string): void => {
      if (ofHomes.has(id)) return;
      ofHomes.add(id);
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
    };
    for (const id of this.getModuleIds()) if (homeScreens.has(relative(root, id))) follow(id);
  },
};

/**
 * Small files that pages load together; each alone is a request, which takes longer than what it brings. The parts of the
 * house say so themselves, in `loaded-together.ts` of their web folder.
 */
const companies = await Promise.all(
  globSync('src/{app,platform/web,features/*/web}/loaded-together.ts', { cwd: root }).map(
    async (file) =>
      ((await import(pathToFileURL(join(root, file)).href)) as { loadedTogether: LoadedTogether[] }).loadedTogether,
  ),
);

function groupOf({ name, files, withImports = false, sharedBy = 1 }: LoadedTogether) {
  const found = new Set(files.flatMap((pattern) => filesOf(pattern)));
  return {
    name,
    test: (id: string) => found.has(id),
    minShareCount: sharedBy,
    includeDependenciesRecursively: withImports,
  };
}

function filesOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: join(root, 'src') });
  if (files.length === 0) throw new Error(`A loaded-together.ts names src/${pattern}, which is no file.`);
  return files.map((file) => join(root, 'src', file).replaceAll('\\', '/'));
}

/**
 * Fewer and larger chunks for what is loaded together; left alone, a home asks for forty. Screens stay chunks of their
 * own: the manifest names them, and the pages preload the ones they show (src/app/server/page-renderer.ts).
 */
const groups = [
  { name: 'base', tags: ['$initial' as const] },
  {
    debugName: 'texts',
    name: (id: string) => `texts-${languageOf(id)}`,
    test: new RegExp(`/(kernel|${homeFeatures})/texts/\\w+\\.ts$`),
  },
  // What homes share; the parts that only other pages share stay with those.
  { name: 'shared', test: (id: string) => /src\/(platform|kernel)\//.test(id) && ofHomes.has(id) },
  // With the small widgets that nearly every home shows: each alone is a file of half a kilobyte.
  { name: 'home', test: (id: string) => id.includes('/src/features/') && ofHomes.has(id) },
  ...companies.flat().map(groupOf),
];

function languageOf(id: string): string {
  return /\/(\w+)\.ts$/.exec(id)?.[1] ?? '';
}

export default defineConfig(({ isSsrBuild }) => ({
  // Assets are named relative to each other: the same build is served under /web/ and at /.
  base: './',
  appType: 'custom',
  plugins: [react(), findModulesOfHomes],
  publicDir: false,
  // What only pages need becomes part of the bundle, so that a server runs without it (test/server-packages.test.ts).
  ssr: { noExternal: pagePackages },
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One style sheet: no page is ever shown half styled.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The pages name their preloads themselves, from the manifest; what comes later is prefetched in idle time.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx' }
      : { input: 'src/app/entry-browser.tsx', output: { codeSplitting: { groups } } },
    reportCompressedSize: false,
    sourcemap: false,
  },
}));
