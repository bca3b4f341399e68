import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { type ModuleRow, modules } from './src/app/modules.ts';

/** Features whose widgets stand on the homes of events. What only the pages of other features share stays with those. */
const homeFeatures = [
  ...new Set(Object.values<ModuleRow>(modules).flatMap(({ feature, isOnHomes }) => (isOnHomes ? (feature ?? []) : []))),
].join('|');

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
  // Only tickets and badges draw a QR code: with what all screens share it would come to every home.
  { name: 'qr', test: /(node_modules\/qr\/index\.js|src\/platform\/web\/ui\/qr-\w+\.tsx?)$/ },
  // Only forms and payments ask before they are left.
  { name: 'leave-guard', test: /src\/platform\/web\/navigation\/use-leave-guard\.ts$/ },
  // What listens is small; what is listened to comes when somebody does.
  { name: 'topics', test: /src\/(kernel\/realtime\/topics|platform\/web\/realtime\/use-topic)\.ts$/ },
  // What several pages share and no home has.
  { name: 'video', test: /src\/platform\/web\/site\/youtube-video/ },
  { name: 'handout', test: /src\/(kernel|features)\/handout/ },
  { name: 'wish-link', test: /src\/platform\/web\/(list\/wish-link|navigation\/plain-click)/ },
  {
    name: 'shared',
    test: /src\/(platform|kernel)\/(?!web\/list\/|web\/day-grid\/|web\/storage\/kept-by-event|keyword|list-filter)/,
    minShareCount: 2,
  },
  // A part of it alone, as the list of tickets has it.
  { name: 'view-switch', test: /src\/platform\/web\/list\/view-switch/ },
  // Only lists that are searched. After what all pages share, or it would take that along.
  { name: 'list', test: /src\/(platform\/web\/list\/|kernel\/(keyword|list-filter))/, minShareCount: 2 },
  // Of portals alone.
  { name: 'member-events', test: /src\/features\/event-list\/web\/(read-)?member-events/ },
  // Only the tables of days.
  { name: 'day-grid', test: /src\/platform\/web\/day-grid\//, minShareCount: 2 },
  { name: 'home', test: new RegExp(`src/features/(${homeFeatures})/`), minShareCount: 2 },
  { name: 'blocks', test: /src\/features\/page-blocks\//, minShareCount: 2 },
];

function languageOf(id: string): string {
  return /\/(\w+)\.ts$/.exec(id)?.[1] ?? '';
}

/** Every lazy import of the browser goes through src/platform/web/parts/import-part.ts. */
const lazyImports: Plugin = {
  name: 'hiroba-lazy-imports',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  renderChunk: (code) => ({ code: code.replace(/\bimport\((?=["'`]\.\/)/g, 'hbImport('), map: null }),
};

export default defineConfig(({ isSsrBuild }) => ({
  // Assets are named relative to each other: the same build is served under /web/ and at /.
  base: './',
  appType: 'custom',
  plugins: [react(), lazyImports],
  publicDir: false,
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
