export { FavoriteButton, type FavoriteButtonProps } from './web/favorite-button.tsx';
export { favoriteTexts } from './web/favorite-texts.ts';
export { type Favorites, useFavorites } from './web/favorites.ts';
export { useModuleHistory, useRememberVisit } from './web/module-history.ts';
