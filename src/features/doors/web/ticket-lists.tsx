import { OrganiserLink } from '#web/site/site-link.tsx';
import { useTexts } from '#web/site/page-context.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ChevronRightIcon } from '#web/ui/icons.tsx';
import { demandOf, type TicketList } from '../rules/needed-tickets.ts';
import { doorTexts } from './door-texts.ts';
import './content-lock.css';

/** The tickets that unlock a content, each with a link to its sale (core 4.6). */
export function TicketLists({ lists }: { lists: readonly TicketList[] }) {
  const say = useTexts(doorTexts).ticketNeeded;
  return lists.map((list) => (
    <div key={list.tickets.map(({ name }) => name).join()} className="hb-ticket-list">
      <p>{say[demandOf(list)]}</p>
      <ul className="hb-rows">
        {list.tickets.map(({ name, link, isHeld }) => (
          <li className="hb-row" key={name + link}>
            <div className="hb-row-text">
              <OrganiserLink className="hb-card-link hb-row-title" link={link}>
                {name}
              </OrganiserLink>
            </div>
            {isHeld ? <Chip kind="accent">{say.held}</Chip> : null}
            <ChevronRightIcon className="hb-row-arrow" />
          </li>
        ))}
      </ul>
    </div>
  ));
}
