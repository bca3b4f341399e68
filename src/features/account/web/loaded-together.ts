import type { LoadedTogether } from '#web/parts/loaded-together-files.ts';

export const loadedTogether: readonly LoadedTogether[] = [
  {
    name: 'account',
    files: ['features/account/web/{account-calls,account-page-texts,account-site-name,identity-slot}.ts'],
  },
];
