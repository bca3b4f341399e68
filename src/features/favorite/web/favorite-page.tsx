import { useState } from 'react';
import { navigationTexts, useBackToMypage } from '#features/navigation/web.ts';
import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { HeartIcon } from '#web/ui/icons.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { Section } from '#web/ui/section.tsx';
import type * as contract from '../contract.ts';
import type { ShownFavorite } from '../contract.ts';
import { favoriteModules } from '../rules/favorite-kind.ts';
import { favoriteKey, isSameDetail } from '../rules/favorite-list.ts';
import { sortFavorites } from '../rules/sort-favorites.ts';
import { FavoriteRow, GoneRow } from './favorite-row.tsx';
import { favoriteTexts } from './favorite-texts.ts';
import { useFavorites } from './favorites.ts';
import './favorite.css';

export const texts = [favoriteTexts, navigationTexts];

export async function load({ api, site }: PageContext): Promise<ShownFavorite[]> {
  const params = { portalId: site.portalId, eventId: site.eventId! };
  const { data } = await api.get<typeof contract.listFavorites>('favorite/{portalId}/{eventId}', { params });
  return data;
}

export function head(_: ShownFavorite[], context: PageContext): PageHead {
  return { title: favoriteTexts.of(context.language).page.title };
}

/** The member's favourites by module. One whose heart is taken back stays until the page is left, to be marked again. */
export function Page({ data }: { data: ShownFavorite[] }) {
  const say = useTexts(favoriteTexts);
  const toMypage = useBackToMypage();
  const now = useServerNow();
  const favorites = useFavorites();
  const [removed, setRemoved] = useState<readonly ShownFavorite[]>([]);
  const remove = (gone: ShownFavorite): void => {
    setRemoved((before) => [...before, gone]);
    void favorites.set(gone, false).then((isStored) => {
      if (!isStored) setRemoved((before) => before.filter((one) => one !== gone));
    });
  };
  const shown = sortFavorites(data, now).filter((one) => !removed.some((each) => isSameDetail(each, one)));
  return (
    <PageFrame title={say.page.title} width="reading" back={toMypage}>
      {shown.length === 0 ? (
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
                  <GoneRow key={favoriteKey(one)} module={module} favorite={one} onRemove={() => remove(one)} />
                ) : (
                  <FavoriteRow key={favoriteKey(one)} module={module} favorite={one} face={one.face} now={now} />
                ),
              )}
            </Rows>
          </Section>
        );
      })}
    </PageFrame>
  );
}
