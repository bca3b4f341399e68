import { useCallback, useEffect, useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus, reasonOf } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { type PageContext, pageHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { TicketIcon, WarningIcon } from '#web/ui/icons.tsx';
import { SuccessIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { type OfferedTicket, readTransfer, receiveTicket } from './ticket/my-ticket-calls.ts';
import { myTicketScreenTexts, myTicketTexts } from './my-ticket-texts.ts';
import { ticketHref } from './ticket-href.ts';
import { ticketWords } from './ticket-words.ts';
import { TicketRows } from './ticket/ticket-rows.tsx';
import './my-ticket.css';
import './ticket.css';

export const texts = myTicketScreenTexts;

export function head(_: undefined, context: PageContext): PageHead {
  return { title: myTicketTexts.of(context.language).receive.title };
}

type State =
  | { kind: 'loading' }
  | { kind: 'offered'; offer: OfferedTicket; problem?: string | undefined; isWorking?: boolean }
  | { kind: 'received'; offer: OfferedTicket }
  | { kind: 'gone' | 'member' }
  | { kind: 'failed'; message: string };

/** The ticket of a transfer link, and the button that receives it (TRANSFER-006, TRANSFER-009, TRANSFER-011). */
export function Page() {
  const context = usePageContext<SiteInit>();
  const { receive: say } = useTexts(myTicketTexts);
  const common = useTexts(commonTexts);
  const { isLoggedIn } = usePersonal();
  const code = new URLSearchParams(useLocation().search).get('code') ?? '';
  const { state, load, receive } = useReceipt(code, isLoggedIn);
  const home = pageHref(context, 'home');
  const words = useTexts(myTicketTexts);

  switch (state.kind) {
    case 'gone':
      return (
        <FocusFrame sign={<WarningIcon />} title={say.gone} lead={say.goneText}>
          <LinkButton kind="primary" size="large" wide href={home}>
            {words.toHome}
          </LinkButton>
        </FocusFrame>
      );
    case 'received': {
      const { offer } = state;
      return (
        <FocusFrame sign={<SuccessIcon />} title={say.doneTitle} lead={say.doneText}>
          <OfferedTicketView offer={offer} />
          <LinkButton
            kind="primary"
            size="large"
            wide
            href={ticketHref(context, 'myTicketDetail', offer.contentId, { ticket: offer.ticket.id })}
          >
            {say.toTicket}
          </LinkButton>
        </FocusFrame>
      );
    }
    case 'offered':
      if (state.offer.ticket.isPurchaser) {
        return (
          <FocusFrame sign={<TicketIcon />} title={say.own} lead={say.ownText}>
            <OfferedTicketView offer={state.offer} />
          </FocusFrame>
        );
      }
      return (
        <FocusFrame
          sign={<TicketIcon />}
          title={say.title}
          lead={state.offer.giverName === '' ? say.lead : say.leadOf(state.offer.giverName)}
        >
          <OfferedTicketView offer={state.offer} />
          {isLoggedIn ? (
            <>
              {state.problem === undefined ? null : <Notice kind="error">{state.problem}</Notice>}
              <Button kind="primary" size="large" wide busy={state.isWorking ?? false} onClick={() => void receive()}>
                {state.isWorking ? words.actions.working : say.receive}
              </Button>
            </>
          ) : (
            <TransferDoor />
          )}
        </FocusFrame>
      );
    case 'member':
      return (
        <FocusFrame sign={<TicketIcon />} title={say.title} lead={say.lead}>
          <TransferDoor />
        </FocusFrame>
      );
    case 'failed':
      return (
        <FocusFrame sign={<WarningIcon />} title={say.title}>
          <Notice kind="error">{state.message}</Notice>
          <Button size="large" wide onClick={() => void load()}>
            {say.again}
          </Button>
        </FocusFrame>
      );
    case 'loading':
      return (
        <FocusFrame sign={<TicketIcon />} title={say.title}>
          <div aria-busy="true">
            <span className="hb-visually-hidden">{common.loading}</span>
            <Skeleton count={3} />
          </div>
        </FocusFrame>
      );
  }
}

/** The browser reads the link, so that no page of the server contains the ticket. */
function useReceipt(code: string, isLoggedIn: boolean) {
  const { api, site, language } = usePageContext();
  const { receive: say } = useTexts(myTicketTexts);
  const common = useTexts(commonTexts);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const load = useCallback(async (): Promise<void> => {
    setState({ kind: 'loading' });
    try {
      if (code === '') setState({ kind: 'gone' });
      else setState({ kind: 'offered', offer: await readTransfer({ api, site }, code) });
    } catch (error) {
      setState(stateOf(error, saidOf(error, common, say.failed)));
    }
    // A member who has logged in meanwhile may see more, and titles depend on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, site.portalId, site.eventId, code, isLoggedIn, language]);
  useEffect(() => {
    // The link of a received ticket is not valid any more.
    if (state.kind !== 'received') void load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loads when what it loads by changes
  }, [load]);
  const receive = async (): Promise<void> => {
    if (state.kind !== 'offered') return;
    setState({ ...state, isWorking: true, problem: undefined });
    try {
      setState({ kind: 'received', offer: await receiveTicket({ api, site }, code) });
    } catch (error) {
      if (isStatus(error, status.gone)) setState({ kind: 'gone' });
      else setState({ ...state, problem: saidOf(error, common, say.failed) });
    }
  };
  return { state, load, receive };
}

function stateOf(error: unknown, message: string): State {
  if (isStatus(error, status.gone, status.notFound, status.invalid)) return { kind: 'gone' };
  return reasonOf(error) === 'login' ? { kind: 'member' } : { kind: 'failed', message };
}

/** A ticket that is being transferred, without its code for the gate, and until when it can be received. */
function OfferedTicketView({ offer }: { offer: OfferedTicket }) {
  const { init } = usePageContext<SiteInit>();
  const overview = init.event?.overview;
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const words = ticketWords(offer.ticket, say, language, { event: overview });
  const rows = [
    [say.facts.period, words.period],
    [say.facts.place, overview?.placeName],
    [say.facts.slot, words.slot],
    [say.facts.kind, words.kind],
  ] as const;
  return (
    <div className="hb-ticket hb-ticket-offered">
      <div className="hb-ticket-top">
        <p className="hb-ticket-event">{init.webSetting.title}</p>
        <h2 className="hb-ticket-title">{words.title}</h2>
        <TicketRows rows={rows} />
      </div>
      {offer.expiresAt === null ? null : (
        <p className="hb-ticket-until">{say.receive.until(saidDeadline(offer.expiresAt, language))}</p>
      )}
    </div>
  );
}

/** Only a member can receive a ticket: the login, the registration, and the way back to the link (TRANSFER-009). */
function TransferDoor() {
  const context = usePageContext<SiteInit>();
  const { receive: say } = useTexts(myTicketTexts);
  // The login's address does not carry the code of the link, because the code is worth a ticket.
  const comeBack = (): void => rememberDestination(browserStorage().session, window.location.href);
  return (
    <div className="hb-stack">
      <p>
        <b>{say.memberTitle}</b>
        <br />
        {say.memberText}
      </p>
      <LinkButton kind="primary" size="large" wide href={pageHref(context, 'login')} onClick={comeBack}>
        {say.login}
      </LinkButton>
      <LinkButton size="large" wide href={pageHref(context, 'register')} onClick={comeBack}>
        {say.register}
      </LinkButton>
    </div>
  );
}
