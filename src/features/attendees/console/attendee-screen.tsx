import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { readAttendee, readAttendeeDesk } from '../contract.ts';
import { AttendeeBadges } from './attendee-row.tsx';
import { attendeeTexts } from './attendee-texts.ts';
import { ByHandCard } from './by-hand-card.tsx';
import { BadgeDialog } from './badge-dialog.tsx';
import './attendees.css';

type Attendee = AnswerOf<typeof readAttendee>;

/** One attendee: the ticket, who bought it, what was answered, and when they came in. */
function AttendeeScreen({ params: { site = '', ticket = '' } }: ScreenProps) {
  const { language } = useConsole();
  const words = useWords(attendeeTexts);
  const { data, failure, again } = useCall(`attendee/${site}/${ticket}/${language}`, (api) =>
    api.get<typeof readAttendee>('sites/{site}/attendees/{purchasedTicketId}', {
      params: { site, purchasedTicketId: Number(ticket) },
    }),
  );
  return (
    <Page
      title={data === undefined ? words.attendee : data.name || words.noName}
      lead={data === undefined ? undefined : data.kana}
      above={<BackTo to={`/console/sites/${site}/attendees`} text={words.title} />}
      actions={data === undefined || data.state === 'canceled' ? undefined : <OneBadge site={site} attendee={data} />}
    >
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={5} />
      ) : (
        <>
          <TicketCard site={site} attendee={data} />
          <ByHandCard site={site} purchasedTicketId={data.purchasedTicketId} onChanged={() => void again()} />
          <Answers title={words.companionAnswers} answers={data.companion} />
          <BuyerCard attendee={data} />
        </>
      )}
    </Page>
  );
}

/** Prints the badge of this attendee alone. */
function OneBadge({ site, attendee }: { site: string; attendee: Attendee }) {
  const { api, language } = useConsole();
  const words = useWords(attendeeTexts);
  const [isOpen, setOpen] = useState(false);
  const { data: desk } = useCall(`attendee-desk/${site}/${language}`, () =>
    api.get<typeof readAttendeeDesk>('sites/{site}/attendees/desk', { params: { site } }),
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.badges.one}</Button>
      {isOpen && desk !== undefined ? (
        <BadgeDialog
          site={site}
          filter={{}}
          purchasedTicketId={attendee.purchasedTicketId}
          desk={desk}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function TicketCard({ site, attendee }: { site: string; attendee: Attendee }) {
  const { language } = useConsole();
  const words = useWords(attendeeTexts);
  const { ticket, priceName, slotName, code, price, mail, orderNumber, orderedAt, canceledAt, checkins } = attendee;
  const said = (at: string): string => saidDate(at, language);
  return (
    <Card title={ticket}>
      <AttendeeBadges attendee={{ ...attendee, checkedInAt: null }} />
      <Facts
        facts={[
          { name: words.facts.mail, value: mail },
          { name: words.facts.code, value: code },
          {
            name: words.facts.price,
            value: [priceName, formatYen(price, language)].filter(Boolean).join(words.between),
          },
          { name: words.slot, value: slotName },
          {
            name: words.facts.order,
            value: <Link to={`/console/sites/${site}/orders/${orderNumber}`}>{orderNumber}</Link>,
          },
          { name: words.facts.orderedAt, value: said(orderedAt) },
          { name: words.facts.canceledAt, value: canceledAt === null ? null : said(canceledAt) },
          { name: words.facts.transfer, value: attendee.isTransferring ? words.transferring : null },
        ]}
      />
      {checkins.length === 0 ? null : (
        <ul className="hc-attendee-checkins" aria-label={words.checkins}>
          {checkins.map(({ at, gate }) => (
            <li key={at}>{words.cameIn(said(at), gate)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function BuyerCard({ attendee: { buyer, isWithBuyer } }: { attendee: Attendee }) {
  const words = useWords(attendeeTexts);
  return (
    <Card title={words.buyer} note={isWithBuyer ? undefined : words.handedOn}>
      <Facts
        facts={[
          { name: words.facts.name, value: [buyer.name, buyer.kana].filter(Boolean).join(words.between) },
          { name: words.facts.mail, value: buyer.mail },
          ...buyer.answers.map(({ question, answer }) => ({ name: question, value: answer })),
        ]}
      />
    </Card>
  );
}

function Answers({ title, answers }: { title: string; answers: Attendee['companion'] }) {
  if (answers.length === 0) return null;
  return (
    <Card title={title}>
      <Facts facts={answers.map(({ question, answer }) => ({ name: question, value: answer }))} />
    </Card>
  );
}

export const screen: ScreenModule = { Screen: AttendeeScreen, texts: [attendeeTexts] };
