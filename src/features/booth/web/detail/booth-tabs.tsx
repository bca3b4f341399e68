import { useEffect, useRef } from 'react';
import { WishLink } from '#web/list/wish-link.tsx';
import { useNavigate } from '#web/navigation/router-context.ts';
import { useTexts } from '#web/site/page-context.ts';
import type { BoothView } from '../../rules/detail/offered-views.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';
import { useViewHref } from './view-href.ts';

interface BoothTabsProps {
  contentId: number;
  boothId: number;
  tabs: readonly BoothView[];
  open: BoothView;
}

/** Tabs that are addresses. A press leaves the page where it is scrolled to. */
export function BoothTabs({ contentId, boothId, tabs, open }: BoothTabsProps) {
  const say = useTexts(boothDetailTexts);
  const hrefOf = useViewHref(contentId, boothId);
  const navigate = useNavigate();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - row.current.clientWidth / 3;
  }, [open]);
  return (
    <nav ref={row} className="hb-tab-list" aria-label={say.tabs}>
      {tabs.map((view) => (
        <WishLink
          key={view}
          className="hb-tab"
          href={hrefOf(view)}
          current={view === open}
          onFollow={() => void navigate(hrefOf(view), { keepPlace: true })}
        >
          {say.views[view]}
        </WishLink>
      ))}
    </nav>
  );
}
