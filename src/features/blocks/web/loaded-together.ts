import type { LoadedTogether } from '#web/parts/loaded-together-files.ts';

export const loadedTogether: readonly LoadedTogether[] = [
  { name: 'blocks', files: ['features/blocks/**/!(*.test).{ts,tsx}'], withImports: true, sharedBy: 2 },
];
