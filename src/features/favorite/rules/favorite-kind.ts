import { moduleIdOf } from '#kernel/module-code.ts';
import { keysOf } from '#kernel/keys-of.ts';

/** The modules whose details can be favourites, with the keys under which a browser keeps them (modules 7). */
export const favoriteKinds = {
  booth: { moduleId: moduleIdOf('booth'), favorites: 'boothFavorite', history: 'boothHistory' },
  schedule: { moduleId: moduleIdOf('schedule'), favorites: 'scheduleFavorite', history: 'scheduleHistory' },
} as const;
export type FavoriteModule = keyof typeof favoriteKinds;
export const favoriteModules = keysOf(favoriteKinds);

export function isFavoriteModule(moduleCode: string): moduleCode is FavoriteModule {
  return (favoriteModules as readonly string[]).includes(moduleCode);
}

export function favoriteModuleOf(moduleId: number): FavoriteModule | undefined {
  return favoriteModules.find((code) => favoriteKinds[code].moduleId === moduleId);
}
