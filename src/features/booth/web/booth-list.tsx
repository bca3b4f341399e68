import { favoriteTexts } from '#features/favorite/web.ts';
import { usePublished } from '#features/site/web.ts';
import { ListSearch } from '#web/list/list-search.tsx';
import { listTexts } from '#web/list/list-texts.ts';
import { chosenOf, type ListWish } from '#web/list/list-wish.ts';
import { useListSearch } from '#web/list/use-list-search.ts';
import { ViewSwitch } from '#web/list/view-switch.tsx';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { MenuIcon } from '#web/ui/icons.tsx';
import { GridIcon, UsersIcon } from '#web/ui/page-icons.tsx';
import { Section } from '#web/ui/section.tsx';
import { useMemo } from 'react';
import type { BoothEntry } from '../contract/list.ts';
import { boothKey } from '../rules/list/fresh-booths.ts';
import { BoothCard, BoothGrid } from './list/booth-card.tsx';
import { boothListTexts } from './list/booth-list-texts.ts';
import { categoryChoices, liveGroups } from './list/list-filters.ts';
import {
  type BoothModule,
  boothsHref,
  boothWishOf,
  findBooths,
  type FoundBooths,
  hallsOf,
  pageQuery,
} from './list/read-booths.ts';
import { ReorderChip } from './list/reorder-chip.tsx';
import { useLiveList } from './list/use-live-booths.ts';
import { useViewCounts } from './list/use-view-counts.ts';

export const texts = [boothListTexts, listTexts, favoriteTexts];

const descriptionWidth = 240;

export function load(context: PageContext, module: BoothModule, { query }: LoadArguments): Promise<FoundBooths> {
  return findBooths(context, module, boothWishOf(query), query);
}

export function head({ booths, listText }: FoundBooths, module: BoothModule, context: PageContext): PageHead {
  return {
    title: module.title || boothListTexts.of(context.language).title,
    description: leadOf(listText, descriptionWidth),
    names: booths.map(({ title }) => title),
  };
}

export function List({ module, data }: { module: BoothModule; data: FoundBooths }) {
  const context = usePageContext();
  const say = useTexts(boothListTexts);
  const ports = useMemo(
    () => ({
      wishOf: boothWishOf,
      find: (wish: ListWish) => findBooths(context, module, wish),
      hrefOf: (wish: ListWish, page?: number) => boothsHref(context, module, wish, page),
    }),
    [context, module],
  );
  const search = useListSearch(data, ports);
  const { found, wish } = search;
  const fresh = usePublished(found, (own) => findBooths(own, module, found.wish, pageQuery(found.page)));
  const { booths, begun, isLive } = useLiveList(found, fresh);
  const counts = useViewCounts(module, found.booths);
  const view = wish.view === 'Card' || wish.view === 'List' ? wish.view : module.content.base.displayFormat;
  const halls = hallsOf(found, module);
  const cardOf = (booth: BoothEntry, heading: 'h2' | 'h3') => {
    const isHere = booth.contentId === module.contentId;
    return (
      <BoothCard
        key={boothKey(booth)}
        booth={booth}
        view={view}
        heading={heading}
        isLive={isLive(booth)}
        views={isHere ? counts?.get(booth.boothId) : undefined}
        hasViews={isHere && counts !== undefined}
        hasHeart={module.content.option.favorite}
        isFirst={booths.indexOf(booth) < 2}
      />
    );
  };
  return (
    <PageFrame title={module.title || say.title}>
      {found.listText ? <RichText html={found.listText} /> : null}
      <ListSearch
        search={search}
        groups={groupsOf(module, found, wish, say)}
        placeholder={say.keywordExample}
        hrefOf={ports.hrefOf}
        news={begun === 0 ? '' : say.begun(begun)}
        tools={<BoothViews found={found} view={view} hrefOf={ports.hrefOf} />}
        empty={<EmptyState icon={<UsersIcon />} title={say.empty} text={say.emptyText} />}
      >
        <ReorderChip begun={begun} href={ports.hrefOf(found.wish)} />
        {halls.length > 0 ? (
          halls
            .map((hall) => ({ ...hall, live: booths.filter(({ contentId }) => contentId === hall.contentId) }))
            .filter(({ live }) => live.length > 0)
            .map(({ contentId, title, count, live }) => (
              <Section key={contentId} title={say.inHall(title || say.title, count)}>
                <BoothGrid view={view}>{live.map((booth) => cardOf(booth, 'h3'))}</BoothGrid>
              </Section>
            ))
        ) : (
          <BoothGrid view={view}>{booths.map((booth) => cardOf(booth, 'h2'))}</BoothGrid>
        )}
      </ListSearch>
    </PageFrame>
  );
}

function groupsOf(
  module: BoothModule,
  { categories, live, halls }: FoundBooths,
  wish: ListWish,
  say: ReturnType<typeof boothListTexts.of>,
) {
  const [chosen] = chosenOf(wish, 'category');
  const choices = categoryChoices(categories, chosen === undefined ? undefined : Number(chosen));
  const isUsed = module.content.option.useBoothCategory && choices.length > 0;
  return [
    ...(isUsed ? [{ name: 'category', label: say.category, kind: 'one' as const, choices }] : []),
    ...liveGroups(live, wish, halls.length > 1 ? { ...say, liveOnly: say.liveInHalls } : say),
  ];
}

interface BoothViewsProps {
  found: FoundBooths;
  view: 'Card' | 'List';
  hrefOf: (wish: ListWish, page?: number) => string;
}

function BoothViews({ found, view, hrefOf }: BoothViewsProps) {
  const say = useTexts(listTexts);
  const hrefIn = (name: string): string => hrefOf({ ...found.wish, view: name }, found.page);
  return (
    <ViewSwitch
      label={say.view}
      shown={view}
      views={[
        { name: 'Card', label: say.viewCard, icon: <GridIcon />, href: hrefIn('Card') },
        { name: 'List', label: say.viewList, icon: <MenuIcon />, href: hrefIn('List') },
      ]}
    />
  );
}
