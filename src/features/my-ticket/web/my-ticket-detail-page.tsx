import { useState } from 'react';
import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { useNavigate, useRouter } from '#web/navigation/router-context.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { TicketIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MyTickets } from '../contract.ts';
import { ticketsTogether } from '../rules/tickets-together.ts';
import { loadMyTickets, type LoadedTickets } from './load-my-tickets.ts';
import { myTicketScreenTexts, myTicketTexts } from './my-ticket-texts.ts';
import { TicketFace, type TicketFaceProps } from './ticket-face.tsx';
import { TicketSide } from './ticket-side.tsx';
import { TicketTurns } from './ticket-turns.tsx';
import { type Step, useTurn } from './use-turn.ts';
import { ticketHref } from './ticket-href.ts';
import { ticketWords } from './ticket-words.ts';
import { useOfflineCopy } from './use-offline-copy.ts';
import './my-ticket.css';
import './ticket.css';
import './ticket-print.css';

export const texts = myTicketScreenTexts;

interface DetailData extends LoadedTickets {
  contentId: number;
  ticketId: number;
}

export async function load(context: PageContext, { params, query, signal }: LoadArguments): Promise<DetailData> {
  const contentId = Number(params.contentId);
  return { ...(await loadMyTickets(context, contentId, signal)), contentId, ticketId: Number(query.get('ticket')) };
}

export function head({ tickets, ticketId }: DetailData, { language }: PageContext): PageHead {
  const say = myTicketTexts.of(language);
  const ticket = ticketNamed(tickets, ticketId);
  return { title: ticket === undefined ? say.title : ticketWords(ticket, say, language).title };
}

/** One ticket, with its code for the gate and the actions of its holder. */
export function Page({ data }: { data: DetailData }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  const [said, setSaid] = useState<{ ticketId: number; message: string }>();
  const { tickets } = data;
  const ticket = ticketNamed(tickets, data.ticketId);
  const list = context.init.mypage.isShowMyTicket
    ? pageHref(context, 'myTicket')
    : pageHref(context, 'myTicketContent', { contentId: data.contentId });
  const message = said?.ticketId === data.ticketId ? said.message : '';
  const [whatIsDone, ...more] = message.split('\n');
  const back = { href: list, label: say.title };
  return (
    <PageFrame
      back={back}
      aside={
        ticket === undefined || tickets.isSample ? undefined : (
          <TicketAside
            key={ticket.id}
            ticket={ticket}
            tickets={tickets}
            onSaid={(text) => setSaid({ ticketId: data.ticketId, message: text })}
          />
        )
      }
    >
      {message === '' ? null : (
        <div className="hb-ticket-said" key={message} ref={bringIntoSight}>
          <Notice kind="success" announce title={whatIsDone}>
            {more.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        </div>
      )}
      {tickets.isSample ? <Notice kind="warning">{say.sampleText}</Notice> : null}
      {ticket === undefined ? (
        <>
          <h1 className="hb-visually-hidden">{say.title}</h1>
          {message === '' ? (
            <EmptyState
              icon={<TicketIcon />}
              title={say.notFoundTitle}
              text={say.notFoundText}
              action={<LinkButton href={list}>{say.title}</LinkButton>}
            />
          ) : (
            <div className="hb-button-row">
              <LinkButton href={list}>{say.title}</LinkButton>
            </div>
          )}
        </>
      ) : (
        <TurnedTicket ticket={ticket} tickets={tickets} />
      )}
    </PageFrame>
  );
}

/** The result of an action appears above the ticket, because its button may be far below. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface TicketProps {
  ticket: PurchasedTicketAnswer;
  tickets: MyTickets;
}

/** A ticket among those of its order: the arrow keys, a swipe and two buttons turn to the others. */
function TurnedTicket({ ticket, tickets }: TicketProps) {
  const context = usePageContext();
  const navigate = useNavigate();
  const together = ticketsTogether([...tickets.purchasedTickets, ...tickets.unpaidTickets], ticket, useServerNow());
  const place = together.indexOf(ticket);
  const show = (ticketId: number): void => {
    const { contentId } = ticket.ticketContentSnapshot;
    // One step back leads out of the tickets again, however many were looked at.
    void navigate(ticketHref(context, 'myTicketDetail', contentId, { ticket: ticketId }), {
      replace: true,
      keepPlace: true,
    });
  };
  const turn = (step: Step): void => {
    const next = together[place + step];
    // A dialog has keys of its own.
    if (next !== undefined && document.querySelector('dialog[open]') === null) show(next.id);
  };
  const handlers = useTurn(together.length > 1 ? turn : undefined);
  return (
    <div className="hb-ticket-turned" {...handlers}>
      {together.length > 1 ? <TicketTurns place={place} of={together.length} turn={turn} /> : null}
      <ShownTicket key={ticket.id} ticket={ticket} tickets={tickets} together={together} onTurned={show} />
    </div>
  );
}

function ShownTicket({ ticket, tickets, ...turned }: TicketProps & Pick<TicketFaceProps, 'together' | 'onTurned'>) {
  const now = useServerNow();
  useOfflineCopy(ticket, { isWanted: !tickets.isSample, now });
  const code = tickets.usedTicketDiscountCodes.find(({ purchasedTicketId }) => purchasedTicketId === ticket.id)?.code;
  return <TicketFace ticket={ticket} {...turned} discountCode={code} isSample={tickets.isSample} now={now} />;
}

function TicketAside({ ticket, tickets, onSaid }: TicketProps & { onSaid: (message: string) => void }) {
  const router = useRouter();
  const { personal } = usePersonal<Personal>();
  const now = useServerNow();
  const onDone = async (message: string): Promise<void> => {
    onSaid(message);
    await router.revalidate();
  };
  return (
    <TicketSide
      ticket={ticket}
      application={tickets.unprocessedTickets.find((one) => one.tickets.some(({ id }) => id === ticket.id))}
      isStaff={personal?.userdata.isStaff === true}
      now={now}
      onDone={onDone}
    />
  );
}

function ticketNamed(
  { purchasedTickets, unpaidTickets, unprocessedTickets, passedOnTickets }: MyTickets,
  id: number,
): PurchasedTicketAnswer | undefined {
  const applied = unprocessedTickets.flatMap(({ tickets }) => tickets);
  const all = [...unpaidTickets, ...purchasedTickets, ...applied, ...passedOnTickets];
  return all.find((ticket) => ticket.id === id);
}
