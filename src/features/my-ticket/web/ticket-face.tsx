import { type ReactNode, useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { placeLine } from '#features/event-tools/rules/appointment.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import type { ListedStatus } from '#features/ticket/rules/purchased/my-ticket-order.ts';
import { isHad, shownStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { Instant } from '#kernel/clock.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { UserIcon, WarningIcon } from '#web/ui/icons.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { gatePass } from '../rules/gate-pass.ts';
import { isHandedOn } from '../rules/handed-on.ts';
import { isTransferOpen } from '../rules/ticket-actions.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { TicketChips } from './ticket-chips.tsx';
import { isOver, type PassedOn, ticketWords } from './ticket-words.ts';
import { type CodeOfTicket, TicketFull } from './ticket-full.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { TicketNumber } from './ticket-number.tsx';
import { TicketRows } from './ticket/ticket-rows.tsx';

export interface TicketFaceProps {
  ticket: PurchasedTicketAnswer & PassedOn;
  /** Those of its order that are turned through, with itself. */
  together: readonly PurchasedTicketAnswer[];
  /** Shows another of them. */
  onTurned(ticketId: number): void;
  discountCode: string | undefined;
  isSample: boolean;
  now: Instant;
}

/** The face of a ticket: the code that opens the gate stands large below its title, and the facts below the code. */
export function TicketFace({ ticket, together, onTurned, discountCode, isSample, now }: TicketFaceProps) {
  const { init } = usePageContext<SiteInit>();
  const language = useLanguage();
  const say = useTexts(myTicketTexts);
  const overview = init.event?.overview;
  const words = ticketWords(ticket, say, language, { event: overview });
  const status = shownAs(ticket, now);
  const { drawAt } = ticket.ticketContentSnapshot;
  const rows = [
    [say.lottery.drawAt, status === 'lottery_waiting' && drawAt !== null ? unbroken(saidDate(drawAt, language)) : ''],
    [say.facts.period, words.period],
    [say.facts.place, overview && placeLine(overview)],
    [say.facts.slot, words.slot],
    [say.facts.kind, words.kind],
    [say.facts.holder, ticket.holderName],
    [say.facts.price, ticket.isPurchaser ? words.price : ''],
    [say.facts.code, discountCode],
    [say.facts.checkedIn, ticket.checkinCount > 0 ? say.facts.times(ticket.checkinCount) : ''],
  ] as const;
  return (
    <article className="hb-ticket" data-quiet={isOver(status) || undefined}>
      {overview?.cover ? (
        <SitePicture
          className="hb-ticket-band"
          picture={overview.cover}
          ratio="21-9"
          sizes={pictureSizes.article}
          alt=""
          priority
        />
      ) : null}
      <div className="hb-ticket-top">
        <p className="hb-ticket-event">{init.webSetting.title}</p>
        <h1 className="hb-ticket-title">{words.title}</h1>
        <TicketChips ticket={ticket} status={status} isSample={isSample} now={now} />
      </div>
      <TicketPass ticket={ticket} together={together} onTurned={onTurned} now={now} />
      <div className="hb-ticket-facts">
        <TicketRows rows={rows} />
        <EventZone />
      </div>
    </article>
  );
}

function shownAs(ticket: PurchasedTicketAnswer, now: Instant): ListedStatus {
  return isHandedOn(ticket) ? 'passed_on' : shownStatus(ticket, now);
}

/** Where the organiser shows the code, with a link. */
function ExternalPlace({ ticket }: Pick<TicketFaceProps, 'ticket'>) {
  const { pass } = useTexts(myTicketTexts);
  const { externalQr } = ticket.ticketContentSnapshot;
  if (externalQr === null) return pass.external;
  const { name, url } = externalQr;
  const place =
    url === null ? (
      name
    ) : (
      <a key="place" className="hb-link" href={url}>
        {name}
      </a>
    );
  return <span>{pass.externalAt<ReactNode>(place)}</span>;
}

/** At the perforation: the code, or what to do without one. Always light: a scanner reads black on white. */
function TicketPass({ ticket, together, onTurned, now }: Omit<TicketFaceProps, 'discountCode' | 'isSample'>) {
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const isTransferring = isTransferOpen(ticket, now);
  const status = shownAs(ticket, now);
  const pass = gatePass(ticket, isTransferring, now);
  const [isLarge, setIsLarge] = useState(false);
  useWakeLock(pass.kind !== 'none');
  const number = isHad(ticket, now) && ticket.code !== '' ? ticket.code : '';
  return (
    <div className="hb-ticket-pass hb-light" data-kind={pass.kind}>
      {pass.kind === 'qr' ? (
        <div className="hb-ticket-qr">
          <QrCode text={pass.text} label={say.pass.qrLabel} />
          <button type="button" className="hb-ticket-enlarge" onClick={() => setIsLarge(true)}>
            {say.pass.enlarge}
          </button>
          {isLarge ? (
            <TicketFull
              codes={together.flatMap((one) => codeOf(one, now))}
              ticketId={ticket.id}
              onClose={(shown) => {
                setIsLarge(false);
                if (shown !== ticket.id) onTurned(shown);
              }}
            />
          ) : null}
        </div>
      ) : null}
      {pass.kind === 'manual' || pass.kind === 'external' ? (
        <p className="hb-ticket-show">
          <UserIcon />
          {pass.kind === 'external' ? <ExternalPlace ticket={ticket} /> : say.pass.manual}
        </p>
      ) : null}
      {number === '' ? null : <TicketNumber number={number} />}
      <p className="hb-ticket-meaning">
        {isTransferring ? <WarningIcon /> : null}
        {isTransferring ? say.pass.transferring : say.meanings[status]}
      </p>
      {status === 'passed_on' ? (
        <p className="hb-ticket-meaning">{say.transfer.received(unbroken(saidDate(ticket.receivedAt, language)))}</p>
      ) : null}
    </div>
  );
}

function codeOf(ticket: PurchasedTicketAnswer, now: Instant): CodeOfTicket[] {
  const pass = gatePass(ticket, isTransferOpen(ticket, now), now);
  return pass.kind === 'qr' ? [{ ticket, text: pass.text }] : [];
}
