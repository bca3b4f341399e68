import type { KnipConfig } from 'knip';
import { type ModuleRow, modules, screensOf } from './src/app/modules.ts';
import { closedScreens, notAvailable, notFound, pageScreens, preview, withdrawn } from './src/app/web-pages.ts';

/** The screens that the registries name. screens.ts finds their files by these names. */
const screens = [
  ...Object.values(pageScreens),
  ...Object.values(closedScreens),
  notAvailable,
  notFound,
  preview,
  withdrawn,
  ...Object.keys(modules).flatMap((code) => {
    const { widget, list, detail } = screensOf(code);
    return [widget, list, detail].filter((screen) => screen !== undefined);
  }),
].map((screen) => `src/${screen}.tsx`);

/** module-documents.ts finds them by the feature's name. */
const documents = Object.values<ModuleRow>(modules).flatMap(({ feature }) =>
  feature === undefined ? [] : `src/features/${feature}/documents.ts`,
);

/** What no file imports, and what is used all the same. */
export default {
  entry: [
    'bin/*.mjs',
    'tools/**/*.mjs',
    'bench/**/*.ts',
    'e2e/{playwright.config,make-demo-world}.ts',
    'src/app/{main,command,openapi}.ts',
    'src/app/entry-{browser,server}.tsx',
    'src/app/console/entry-console.tsx',
    'vite.console.config.ts',
    // The console finds them by their names.
    'src/features/*/console.ts',
    ...documents,
    // all-sections.ts finds them by their names.
    'src/features/*/web/mypage-section.ts',
    // The console finds them by the feature's name.
    'src/features/*/texts/fields/*.ts',
    // They declare tables, and nothing of them runs.
    'src/**/*-tables.ts',
    ...screens,
    // The processes that tests start.
    'test/{database-writer,dying-process,job-process,loaded-modules,sale-process,write-and-die}.ts',
  ],
  project: ['{src,test,bench,e2e,tools}/**/*.{ts,tsx}', '{bin,tools}/**/*.mjs'],
  ignoreDependencies: [
    // The letters of receipts: receipt-type.ts reads their files.
    '@expo-google-fonts/biz-udpgothic',
    '@fontsource-variable/noto-sans-.*',
    // make-channel.mjs gives them to a browser.
    'mediabunny',
    '@mediabunny/aac-encoder',
    // bin/test.mjs starts them.
    '@biomejs/biome',
    'oxlint',
    'oxlint-tsgolint',
  ],
  // Programs of the machine, where it has them.
  ignoreBinaries: ['taskset', 'ldd', 'pgbouncer', 'pg_config'],
} satisfies KnipConfig;
