import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { type ModuleRow, modules } from './src/app/modules.ts';

/** Packages that only pages need. */
export const pagePackages = ['hls.js', 'qr'];

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
    for (const id of this.getModuleIds()) if (homeScreens.has(relative(import.meta.dirname, id))) follow(id);
  },
};

/** Small files that pages load together; each alone is a request, which takes longer than what it brings. */
const loadedTogether: readonly (readonly [name: string, files: readonly string[]])[] = [
  ['moment', ['kernel/said-date', 'platform/web/site/use-server-now']],
  ['coupons', ['features/coupon/(rules/coupon-period|web/coupon-(calls|cards|texts))']],
  ['paper', ['platform/web/(api/said-of|ui/(field|notice|frame/page-frame))', 'kernel/quoted']],
  ['account', ['features/account/web/(account-(calls|page-texts|site-name)|identity-slot)']],
  [
    'selling',
    [
      'features/ticket/rules/(pricing/price-(of|range)|sale/(on-sale|period-of-use|selling-label|ticket))',
      'features/ticket/web/sale/(sale-address|sale-calls|ticket-card|ticket-marks|ticket-price|ticket-texts)',
    ],
  ],
];

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
  // What finds another page and writes its head: not for the first page, which came with the HTML.
  {
    name: 'ways',
    test: /src\/(app\/(page-route|page-ways|page-decision|find-page|refused-page|other-screens|web-pages|head\/[\w-]+)|kernel\/match-page)\.ts$/,
  },
  ...loadedTogether.map(([name, files]) => ({
    name,
    test: new RegExp(`/src/(${files.join('|')})\\.tsx?$`),
    includeDependenciesRecursively: false,
  })),
  { name: 'blocks', test: /src\/features\/blocks\//, minShareCount: 2 },
];

function languageOf(id: string): string {
  return /\/(\w+)\.ts$/.exec(id)?.[1] ?? '';
}

/**
 * Every lazy import of the browser goes through src/platform/web/parts/import-part.ts. Vite puts a helper around each,
 * which preloads what the pages name themselves.
 */
const lazyImports: Plugin = {
  name: 'hiroba-lazy-imports',
  enforce: 'pre',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  renderChunk: (code) => ({
    code: code.replace(/\bimport\((?=["'`]\.\/)/g, 'hbImport(').replaceAll(', __VITE_PRELOAD__, import.meta.url)', ')'),
    map: null,
  }),
};

export default defineConfig(({ isSsrBuild }) => ({
  // Assets are named relative to each other: the same build is served under /web/ and at /.
  base: './',
  appType: 'custom',
  plugins: [react(), lazyImports, findModulesOfHomes],
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
