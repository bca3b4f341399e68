export { FavoriteButton } from './web/favorite-button.tsx';
export { favoriteTexts } from './web/favorite-texts.ts';
export { useFavorite, useFavorites } from './web/favorites.ts';
export { useModuleHistory, useRememberVisit } from './web/module-history.ts';
