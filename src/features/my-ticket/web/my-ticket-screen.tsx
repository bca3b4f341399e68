import { useBackToMypage } from '#features/navigation/web.ts';
import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { importPart } from '#web/parts/import-part.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLater } from '#web/site/use-later.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LoadedTickets } from './load-my-tickets.ts';
import type { ManyOwnTicketsProps } from './many-own-tickets.tsx';
import { MyTicketList } from './my-ticket-list.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import type { ReceptionProps } from './reception/reception.tsx';
import './my-ticket.css';

export interface TicketContentEntry {
  contentId: number;
  title: string;
}

/** The ticket contents of the site. */
function ticketContents({ modules }: SiteInit): TicketContentEntry[] {
  return modules
    .filter(({ moduleCode }) => moduleCode === 'ticket')
    .map(({ contentId, title }) => ({ contentId, title }));
}

/** The list of my tickets, of the event or of one content; with `?reception=1` the reception, for its staff (ACCESS-058). */
export function MyTicketScreen({ data, contentId }: { data: LoadedTickets; contentId?: number }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  const toMypage = useBackToMypage();
  const { search } = useLocation();
  const { personal } = usePersonal<Personal>();
  const all = ticketContents(context.init);
  const contents = contentId === undefined ? all : all.filter((one) => one.contentId === contentId);
  const firstId = contents[0]?.contentId;
  const page = contentId === undefined ? 'myTicket' : 'myTicketContent';
  const here = pageHref(context, page, contentId === undefined ? {} : { contentId });
  const isStaff = personal?.userdata.isStaff === true && firstId !== undefined;

  if (isStaff && new URLSearchParams(search).get('reception') === '1') {
    return (
      <PageFrame title={say.checkin.reception} width="reading" back={{ href: here, label: say.title }}>
        <LaterReception contents={contents} />
      </PageFrame>
    );
  }
  const { tickets, place } = data;
  const back = contentId === undefined ? toMypage : { href: pageHref(context, 'myTicket'), label: say.title };
  return (
    <PageFrame
      title={contentId === undefined ? say.title : (contents[0]?.title ?? '') || say.title}
      width="reading"
      back={context.init.mypage.isShowMyTicket || contentId === undefined ? back : undefined}
    >
      {isStaff ? (
        <div className="hb-panel hb-ticket-staff">
          <p>
            <b>{say.checkin.title}</b>
            <span>{say.checkin.receptionLead}</span>
          </p>
          <LinkButton href={`${here}${here.includes('?') ? '&' : '?'}reception=1`}>{say.checkin.open}</LinkButton>
        </div>
      ) : null}
      {tickets.isSample ? <Notice kind="warning">{say.sampleText}</Notice> : null}
      {place === undefined ? (
        <MyTicketList tickets={tickets} saleContentId={firstId} />
      ) : (
        <LaterTickets tickets={tickets} place={place} contentId={contentId} />
      )}
    </PageFrame>
  );
}

const loadMany = () => importPart(() => import('./many-own-tickets.tsx'));

/** A long list. Only who has one fetches its code. */
function LaterTickets(props: ManyOwnTicketsProps) {
  const Many = useLater<ManyOwnTicketsProps>(true, loadMany);
  return Many === undefined ? <Skeleton shape="row" count={4} /> : <Many {...props} />;
}

const loadReception = () => importPart(() => import('./reception/reception.tsx'));

/** The reception. Only reception staff fetch it. */
function LaterReception(props: ReceptionProps) {
  const Reception = useLater<ReceptionProps>(true, loadReception);
  return Reception === undefined ? <Skeleton shape="media" /> : <Reception {...props} />;
}
