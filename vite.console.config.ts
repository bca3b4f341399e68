import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Packages that the console alone needs, and has in its build. */
export const consolePackages = [
  '@simplewebauthn/browser',
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-tables',
  'prosemirror-transform',
  'prosemirror-view',
];

const languageOf = (id: string): string => /\/(\w+)\.ts$/.exec(id)?.[1] ?? '';

/** The folder of a catalogue in the console of its feature; '' for those that stand beside its screens. */
const roomOf = (id: string): string => /\/console\/(?!texts\/)([\w-]+)\//.exec(id)?.[1] ?? '';

/** The same, with the lists of questions apart from what else stands in the room of contents. */
const placeOf = (id: string): string => (id.includes('/questions/') ? 'questions' : roomOf(id));

const featureOf = (id: string): string => /\/features\/([\w-]+)\//.exec(id)?.[1] ?? '';

const groups = [
  { name: 'base', tags: ['$initial' as const] },
  // A chunk takes along what its files import. What the texts of many share comes with all screens, so it stands alone.
  { name: 'quoted', test: /\/kernel\/quoted\.ts$/ },
  {
    debugName: 'texts of every screen',
    name: (id: string) => `texts-frame-${languageOf(id)}`,
    test: /\/kernel\/texts\/\w+\.ts$/,
  },
  // Screens beside each other share a file: each catalogue alone is a request that takes longer than what it brings.
  {
    debugName: 'texts of a feature',
    name: (id: string) => ['texts', featureOf(id), roomOf(id), languageOf(id)].filter((part) => part !== '').join('-'),
    test: /\/features\/(?!editor\/)[\w-]+\/console\/(?:(?!nav\/|proof\/)[\w-]+\/)*texts\/\w+\.ts$/,
  },
  // What few screens of the editor say does not wait with what all do.
  {
    debugName: 'texts of rare screens',
    name: (id: string) => `texts-rare-${languageOf(id)}`,
    test: /\/features\/editor\/console\/(?:origins|versions|files|ending|changes|overview|checklist|portal)\/texts\/\w+\.ts$/,
  },
  // Nor what one screen says with its parts.
  {
    debugName: 'texts of one screen',
    name: (id: string) => `texts-editor-${placeOf(id)}-${languageOf(id)}`,
    test: /\/features\/editor\/console\/(?:booth|content|doors|files\/problems|grid|home|look|preview|tickets)\/(?:[\w-]+\/)*texts\/\w+\.ts$/,
  },
  // Two lists are taken out as a file.
  {
    debugName: 'texts of the export',
    name: (id: string) => `texts-export-${languageOf(id)}`,
    test: /\/platform\/console\/export\/texts\/\w+\.ts$/,
  },
  // What the frame, the sign-in and the editor say is one file.
  { debugName: 'texts', name: (id: string) => `texts-${languageOf(id)}`, test: /\/texts\/\w+\.ts$/ },
  // Dates that half of the screens say would come with all fields.
  { name: 'dates', test: /\/kernel\/(?:period|said-date|shown-date|yen)\.ts$/ },
  // What a publication does: few screens need it.
  {
    debugName: 'publication',
    name: (id: string) => `publication-${languageOf(id)}`,
    test: /\/texts\/publication\/\w+\.ts$/,
  },
  // What fields are called: the forms of the editor alone need it.
  {
    debugName: 'fields',
    name: (id: string) => `fields-${languageOf(id)}`,
    test: /\/texts\/fields\/\w+\.ts$/,
  },
];

/** The organisers' console: a build of its own, so that visitors' files have nothing of it. */
export default defineConfig({
  base: '/console/',
  appType: 'custom',
  plugins: [react()],
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'build/console',
    emptyOutDir: true,
    manifest: true,
    // One style sheet, which the server names in the shell.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/app/console/entry-console.tsx',
      output: { codeSplitting: { groups } },
    },
    reportCompressedSize: false,
    sourcemap: false,
  },
});
