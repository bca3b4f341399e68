import { useBackToMypage } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { importPart } from '#web/parts/import-part.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { TicketIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PortalApplication, PortalTicket, PortalTickets } from '../contract.ts';
import { entriesOf, listEntries } from '../rules/list-entries.ts';
import { EventRuns } from './event-tickets.tsx';
import type { ListPlace } from './load-my-tickets.ts';
import type { ManyPortalTicketsProps } from './many-portal-tickets.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import { TicketFilters, useTicketFilter } from './ticket-filters.tsx';
import './my-ticket.css';

/** The member's tickets at all events of the portal, each below the name of its event (MYPAGE-011). */
export function PortalTicketScreen({ tickets, place }: { tickets: PortalTickets; place?: ListPlace | undefined }) {
  const say = useTexts(myTicketTexts);
  return (
    <PageFrame title={say.title} lead={say.portalLead} width="reading" back={useBackToMypage()}>
      {tickets.isSample ? <Notice kind="warning">{say.sampleText}</Notice> : null}
      {place === undefined ? <PortalTicketList tickets={tickets} /> : <LaterTickets tickets={tickets} place={place} />}
    </PageFrame>
  );
}

const loadMany = () => importPart(() => import('./many-portal-tickets.tsx'));

/** A long list. Only who has one fetches its code. */
function LaterTickets(props: ManyPortalTicketsProps) {
  const Many = useLater<ManyPortalTicketsProps>(true, loadMany);
  return Many === undefined ? <Skeleton shape="row" count={4} /> : <Many {...props} />;
}

function PortalTicketList({ tickets }: { tickets: PortalTickets }) {
  const say = useTexts(myTicketTexts);
  const now = useServerNow();
  const [filter, setFilter] = useTicketFilter();
  const entries = listEntries<PortalTicket, PortalApplication>(tickets, now);
  if (entries.length === 0) return <NoTickets />;
  const shown = entriesOf(entries, filter);
  return (
    <>
      <TicketFilters entries={entries} filter={filter} onChoose={setFilter} />
      <EventZone />
      {shown.length === 0 ? <EmptyState icon={<TicketIcon />} title={say.nothingHere} /> : null}
      <EventRuns tickets={tickets} entries={shown} now={now} />
    </>
  );
}

/** The way to the portal's search of events, or to its home. */
function NoTickets() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  const search = context.init.modules.find(({ moduleCode }) => moduleCode === 'event_search');
  return (
    <EmptyState
      icon={<TicketIcon />}
      title={say.emptyTitle}
      text={say.emptyText}
      action={
        <LinkButton
          kind="primary"
          href={
            search === undefined
              ? pageHref(context, 'home')
              : pageHref(context, 'moduleList', { moduleCode: 'event_search', contentId: search.contentId })
          }
        >
          {say.toEvents}
        </LinkButton>
      }
    />
  );
}
