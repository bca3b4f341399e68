import { WishLink } from '#web/list/wish-link.tsx';
import { useNavigate } from '#web/navigation/router-context.ts';
import { useTexts } from '#web/site/page-context.ts';
import type { BoothView } from '../../rules/detail/booth-views.ts';
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
  return (
    <nav className="hb-tab-list" aria-label={say.tabs}>
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
