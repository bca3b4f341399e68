import type { Instant } from '#kernel/clock.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { pageHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { FavoriteFace, ShownFavorite } from '../contract.ts';
import type { FavoriteModule } from '../rules/favorite-kind.ts';
import { favoriteState } from '../rules/sort-favorites.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { favoriteTexts } from './favorite-texts.ts';
import { useFavorite } from './favorites.ts';

interface RowProps {
  module: FavoriteModule;
  favorite: ShownFavorite;
}

/** A favourite with the way to its page, and its heart. */
export function FavoriteRow({ module, favorite, face, now }: RowProps & { face: FavoriteFace; now: Instant }) {
  const context = usePageContext();
  const language = useLanguage();
  const { page: say } = useTexts(favoriteTexts);
  const { contentId, detailId } = favorite;
  const { title, image, startDate, endDate, place } = face;
  const state = favoriteState(favorite, now);
  return (
    <li className="hb-row hb-favorite-row">
      {image === null ? null : <SitePicture picture={image} alt="" ratio="4-3" sizes="96px" />}
      <div className="hb-row-text">
        <p className="hb-row-title">
          <a
            className="hb-card-link"
            href={pageHref(context, 'moduleDetail', { moduleCode: module, contentId, detailId })}
          >
            {title}
          </a>
        </p>
        <p className="hb-row-meta">
          {state === 'running' ? <Chip kind="success">{say.running}</Chip> : null}
          {state === 'ended' ? <Chip>{say.ended}</Chip> : null}
          {startDate === null ? null : (
            <time dateTime={startDate}>{saidPeriod(startDate, endDate ?? '', language, now)}</time>
          )}
          {place === '' ? null : <span>{place}</span>}
        </p>
      </div>
      <FavoriteButton module={module} contentId={contentId} detailId={detailId} title={title} />
    </li>
  );
}

/** A favourite that the event no longer has. */
export function GoneRow({ module, favorite, onRemove }: RowProps & { onRemove: (stored: Promise<boolean>) => void }) {
  const { set } = useFavorite(module, favorite);
  const { page: say } = useTexts(favoriteTexts);
  return (
    <li className="hb-row hb-favorite-row">
      <div className="hb-row-text">
        <p className="hb-row-title">{say.gone}</p>
        <p className="hb-row-meta">{say.goneText}</p>
      </div>
      <Button
        size="small"
        aria-label={say.removeNamed(say.modules[module], favorite.detailId)}
        onClick={() => onRemove(set(false))}
      >
        {say.remove}
      </Button>
    </li>
  );
}
