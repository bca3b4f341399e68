import { useTexts } from '#web/site/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import { HeartIcon } from '#web/ui/page-icons.tsx';
import type { FavoriteModule } from '../rules/favorite-kind.ts';
import { favoriteTexts } from './favorite-texts.ts';
import { useFavorite } from './favorites.ts';
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
  /** After a press that was stored and made it a favourite. */
  onKept?: () => void;
}

/** The heart of a booth or a session; nothing where the site has no favourites. */
export function FavoriteButton({
  module,
  contentId,
  detailId,
  title,
  hasLabel,
  className,
  onKept,
}: FavoriteButtonProps) {
  const say = useTexts(favoriteTexts);
  const { isOn, isFavorite, set } = useFavorite(module, { contentId, detailId });
  if (!isOn) return null;
  const change = async (): Promise<void> => {
    const isStored = await set(!isFavorite);
    if (isStored && !isFavorite) onKept?.();
  };
  return (
    <button
      type="button"
      className={classNames('hb-favorite-button', hasLabel && 'hb-favorite-button-labelled', className)}
      aria-pressed={isFavorite}
      aria-label={say.button(title)}
      onClick={() => void change()}
    >
      <HeartIcon />
      {hasLabel ? <span>{say.label}</span> : null}
    </button>
  );
}
