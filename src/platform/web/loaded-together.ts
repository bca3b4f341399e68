import type { LoadedTogether } from '#web/parts/loaded-together-files.ts';

export const loadedTogether: readonly LoadedTogether[] = [
  { name: 'moment', files: ['kernel/said-date.ts', 'platform/web/site/use-server-now.ts'] },
  {
    name: 'paper',
    files: ['platform/web/{api/said-of.ts,ui/{field,notice,frame/page-frame}.tsx}', 'kernel/quoted.ts'],
  },
];
