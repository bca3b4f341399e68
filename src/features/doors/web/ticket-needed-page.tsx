import { useState } from 'react';
import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ChevronRightIcon, LockIcon } from '#web/ui/icons.tsx';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { demandOf, type TicketList } from '../rules/needed-tickets.ts';
import { doorTexts } from './door-texts.ts';
import './content-lock.css';

export const texts = [doorTexts];

export function head(_: TicketList[], context: PageContext): PageHead {
  return { title: doorTexts.of(context.language).ticketNeeded.dialogTitle };
}

/** Replaces a ticket-limited content. A dialog lists the tickets that unlock it, and the visitor can open it again. */
export function Page({ data }: { data: TicketList[] }) {
  const say = useTexts(doorTexts).ticketNeeded;
  const common = useTexts(commonTexts);
  const [isOpen, setIsOpen] = useState(true);
  const close = (): void => setIsOpen(false);
  return (
    <PageFrame title={say.dialogTitle} width="reading">
      <EmptyState
        icon={<LockIcon />}
        title={say.ticketsOnly}
        text={say.afterPayment}
        action={
          <Button kind="primary" onClick={() => setIsOpen(true)}>
            {say.showTickets}
          </Button>
        }
      />
      <Dialog open={isOpen} onClose={close} title={say.dialogTitle} width={500} closeLabel={common.close}>
        <TicketLists lists={data} />
      </Dialog>
    </PageFrame>
  );
}

/** The tickets that unlock a content, each with a link to its sale (core 4.6). */
function TicketLists({ lists }: { lists: readonly TicketList[] }) {
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
