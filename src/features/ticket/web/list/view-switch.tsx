import type { MouseEvent } from 'react';
import { useNavigate } from '#web/navigation/router-context.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { GridIcon, MenuIcon } from '#web/ui/icons.tsx';
import { ticketTexts } from '../sale/ticket-texts.ts';
import { type DisplayType, type ListPlace, listHref } from '../sale/sale-address.ts';
import { isPlainClick } from './use-overlay.ts';

interface ViewSwitchProps {
  contentId: number;
  place: ListPlace;
  view: DisplayType;
}

/** Cards or a list (TICKET-004): two addresses of the same page, which stays where it is. */
export function ViewSwitch({ contentId, place, view }: ViewSwitchProps) {
  const context = usePageContext();
  const navigate = useNavigate();
  const say = useTexts(ticketTexts);
  const show = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(event.currentTarget.href, { keepPlace: true, replace: true }).catch(() => {});
  };
  return (
    <nav className="hb-view-switch" aria-label={say.view}>
      {(['Card', 'List'] as const).map((one) => (
        <a
          key={one}
          href={listHref(context, contentId, { ...place, view: one })}
          aria-label={one === 'Card' ? say.viewCard : say.viewList}
          aria-current={one === view ? 'true' : undefined}
          onClick={show}
        >
          {one === 'Card' ? <GridIcon /> : <MenuIcon />}
        </a>
      ))}
    </nav>
  );
}
