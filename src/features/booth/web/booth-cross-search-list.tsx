import { favoriteTexts } from '#features/favorite/web.ts';
import { usePublished } from '#features/site/web.ts';
import { ListSearch } from '#web/list/list-search.tsx';
import { listTexts } from '#web/list/list-texts.ts';
import { type ListWish, noWish } from '#web/list/list-wish.ts';
import { useListSearch } from '#web/list/use-list-search.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { UsersIcon } from '#web/ui/page-icons.tsx';
import { Section } from '#web/ui/section.tsx';
import { useMemo } from 'react';
import type { BoothEntry } from '../contract/list.ts';
import { BoothCard, BoothGrid } from './list/booth-card.tsx';
import { boothListTexts } from './list/booth-list-texts.ts';
import { liveGroups } from './list/list-filters.ts';
import {
  type CrossSearchModule,
  findInContents,
  isHomeWish,
  pageQuery,
  type SearchedBooths,
  searchHref,
  searchWishOf,
} from './list/read-booths.ts';
import { ReorderChip } from './list/reorder-chip.tsx';
import { useLiveList } from './list/use-live-booths.ts';

export const texts = [boothListTexts, listTexts, favoriteTexts];

export function load(
  context: PageContext,
  module: CrossSearchModule,
  { query }: LoadArguments,
): Promise<SearchedBooths> {
  return findInContents(context, module, searchWishOf(query), query);
}

export function head({ booths }: SearchedBooths, module: CrossSearchModule, context: PageContext): PageHead {
  return {
    title: module.title || boothListTexts.of(context.language).searchTitle,
    names: booths.map(({ title }) => title),
  };
}

/** The search over several booth contents: its home shows some of each, its list what is found (BOOTH-003). */
export function List({ module, data }: { module: CrossSearchModule; data: SearchedBooths }) {
  const context = usePageContext();
  const say = useTexts(boothListTexts);
  const ports = useMemo(
    () => ({
      wishOf: searchWishOf,
      find: (wish: ListWish) => findInContents(context, module, wish),
      hrefOf: (wish: ListWish, page?: number) => searchHref(context, module, wish, page),
    }),
    [context, module],
  );
  const search = useListSearch(data, ports);
  const { found, wish } = search;
  const fresh = usePublished(found, (own) => findInContents(own, module, found.wish, pageQuery(found.page)));
  const { booths, begun, isLive } = useLiveList(found, fresh);
  const contents = {
    name: 'content',
    label: say.content,
    kind: 'many' as const,
    choices: found.contents.map(({ contentId, title, count }) => ({
      value: String(contentId),
      label: title || say.title,
      count,
    })),
  };
  const first = booths.find(({ image }) => image !== null);
  const cardOf = (booth: BoothEntry, heading: 'h2' | 'h3') => (
    <BoothCard
      key={`${booth.contentId} ${booth.boothId}`}
      booth={booth}
      view="Card"
      heading={heading}
      isLive={isLive(booth)}
      isFirst={booth === first}
    />
  );
  return (
    <PageFrame title={module.title || say.searchTitle}>
      <ListSearch
        search={search}
        groups={[...(found.contents.length > 1 ? [contents] : []), ...liveGroups(found.live, wish, say)]}
        placeholder={say.keywordExample}
        hrefOf={ports.hrefOf}
        news={begun === 0 ? '' : say.begun(begun)}
        empty={<EmptyState icon={<UsersIcon />} title={say.empty} text={say.emptyText} />}
      >
        <ReorderChip begun={begun} href={ports.hrefOf(found.wish)} />
        {isHomeWish(found.wish) ? (
          <>
            {found.contents
              .filter(({ count }) => count > 0)
              .map(({ contentId, title, count }) => (
                <Section
                  key={contentId}
                  title={title || say.title}
                  more={{
                    href: pageHref(context, 'moduleList', { moduleCode: 'booth', contentId }),
                    label: say.allOf(count),
                  }}
                >
                  <BoothGrid view="Card">
                    {booths.filter((booth) => booth.contentId === contentId).map((booth) => cardOf(booth, 'h3'))}
                  </BoothGrid>
                </Section>
              ))}
            <LinkButton href={ports.hrefOf({ ...noWish, view: 'all' })}>{say.allBooths(found.total)}</LinkButton>
          </>
        ) : (
          <BoothGrid view="Card">{booths.map((booth) => cardOf(booth, 'h2'))}</BoothGrid>
        )}
      </ListSearch>
    </PageFrame>
  );
}
