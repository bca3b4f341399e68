import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HeartIcon } from '#web/ui/page-icons.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ShownFavorite } from '../contract.ts';
import { favoriteModules } from '../rules/favorite-kind.ts';
import { favoriteKey, isSameDetail } from '../rules/favorite-list.ts';
import { sortFavorites } from '../rules/sort-favorites.ts';
import { FavoriteRow, GoneRow } from './favorite-row.tsx';
import { favoriteTexts } from './favorite-texts.ts';

interface FavoriteRowsProps {
  favorites: readonly ShownFavorite[];
  /** Without further ones: when none is left, the page says so. */
  isAll?: boolean;
}

/** Favourites below the names of their modules. */
export function FavoriteRows({ favorites, isAll = false }: FavoriteRowsProps) {
  const say = useTexts(favoriteTexts);
  const now = useServerNow();
  const [removed, setRemoved] = useState<readonly ShownFavorite[]>([]);
  const hide = (gone: ShownFavorite, stored: Promise<boolean>): void => {
    setRemoved((before) => [...before, gone]);
    void stored.then((isStored) => {
      if (!isStored) setRemoved((before) => before.filter((one) => one !== gone));
    });
  };
  const shown = sortFavorites(favorites, now).filter((one) => !removed.some((each) => isSameDetail(each, one)));
  return (
    <>
      {isAll && shown.length === 0 ? (
        <EmptyState icon={<HeartIcon />} title={say.page.emptyTitle} text={say.page.emptyText} />
      ) : null}
      {favoriteModules.map((module) => {
        const own = shown.filter(({ moduleCode }) => moduleCode === module);
        if (own.length === 0) return null;
        return (
          <Section key={module} title={say.page.modules[module]}>
            <Rows>
              {own.map((one) =>
                one.face === null ? (
                  <GoneRow
                    key={favoriteKey(one)}
                    module={module}
                    favorite={one}
                    onRemove={(stored) => hide(one, stored)}
                  />
                ) : (
                  <FavoriteRow key={favoriteKey(one)} module={module} favorite={one} face={one.face} now={now} />
                ),
              )}
            </Rows>
          </Section>
        );
      })}
    </>
  );
}
