import { ViewSwitch } from '#web/list/view-switch.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { GridIcon, MenuIcon } from '#web/ui/icons.tsx';
import { ticketTexts } from '../sale/ticket-texts.ts';
import { type DisplayType, type ListPlace, listHref } from '../sale/sale-address.ts';

interface SaleViewsProps {
  contentId: number;
  place: ListPlace;
  view: DisplayType;
}

/** Cards or a list (TICKET-004). */
export function SaleViews({ contentId, place, view }: SaleViewsProps) {
  const context = usePageContext();
  const say = useTexts(ticketTexts);
  const views = [
    { name: 'Card', label: say.viewCard, icon: <GridIcon /> },
    { name: 'List', label: say.viewList, icon: <MenuIcon /> },
  ] as const;
  return (
    <ViewSwitch
      label={say.view}
      shown={view}
      views={views.map((one) => ({ ...one, href: listHref(context, contentId, { ...place, view: one.name }) }))}
    />
  );
}
