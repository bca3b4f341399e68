import { useTexts } from '#web/site/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import { HeartIcon } from '#web/ui/icons.tsx';
import { favoriteKinds, type FavoriteModule } from '../rules/favorite-kind.ts';
import { favoriteTexts } from './favorite-texts.ts';
import { useFavorites } from './favorites.ts';
import './favorite.css';

export interface FavoriteButtonProps {
  module: FavoriteModule;
  contentId: number;
  detailId: number;
  /** The title of the booth or the session: many hearts stand on one page. */
  title: string;
  /** Shows the word beside the heart. */
  hasLabel?: boolean;
  className?: string;
}

/** The heart of a booth or a session; nothing where the site has no favourites. */
export function FavoriteButton({ module, contentId, detailId, title, hasLabel, className }: FavoriteButtonProps) {
  const say = useTexts(favoriteTexts);
  const favorites = useFavorites();
  if (!favorites.isOn) return null;
  const item = { contentId, detailId, moduleId: favoriteKinds[module].moduleId };
  const isPressed = favorites.has(item);
  return (
    <button
      type="button"
      className={classNames('hb-favorite-button', hasLabel && 'hb-favorite-button-labelled', className)}
      aria-pressed={isPressed}
      aria-label={say.button(title)}
      onClick={() => void favorites.set(item, !isPressed)}
    >
      <HeartIcon />
      {hasLabel ? <span>{say.label}</span> : null}
    </button>
  );
}
