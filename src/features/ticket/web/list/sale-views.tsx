import { useSyncExternalStore } from 'react';
import { ViewSwitch } from '#web/list/view-switch.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { MenuIcon } from '#web/ui/icons.tsx';
import { GridIcon } from '#web/ui/page-icons.tsx';
import { ticketTexts } from '../sale/ticket-texts.ts';
import { type ListPlace, listHref } from '../sale/sale-address.ts';
import type { SaleView } from '../sale/ticket-card.tsx';

interface SaleViewsProps {
  contentId: number;
  place: ListPlace;
  view: SaleView;
}

/** Cards or a list (TICKET-004). */
export function SaleViews({ contentId, place, view }: SaleViewsProps) {
  const context = usePageContext();
  const say = useTexts(ticketTexts);
  const isNarrow = useSyncExternalStore(watchWidth, isNarrowNow, () => false);
  const views = [
    { name: 'Card', label: say.viewCard, icon: <GridIcon /> },
    { name: 'List', label: say.viewList, icon: <MenuIcon /> },
  ] as const;
  return (
    <ViewSwitch
      label={say.view}
      shown={view === 'Auto' ? (isNarrow ? 'List' : 'Card') : view}
      views={views.map((one) => ({ ...one, href: listHref(context, contentId, { ...place, view: one.name }) }))}
    />
  );
}

/** The width below which ticket.css shows cards as lines. */
const narrow = '(max-width: 47.99rem)';

const isNarrowNow = (): boolean => window.matchMedia(narrow).matches;

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
