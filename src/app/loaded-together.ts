import type { LoadedTogether } from '#web/parts/loaded-together-files.ts';

export const loadedTogether: readonly LoadedTogether[] = [
  // What finds another page and writes its head: not for the first page, which came with the HTML.
  {
    name: 'ways',
    files: [
      'app/{page-route,page-ways,page-decision,find-page,refused-page,other-screens,web-pages}.ts',
      'app/head/!(*.test).ts',
      'kernel/match-page.ts',
    ],
    withImports: true,
  },
];
