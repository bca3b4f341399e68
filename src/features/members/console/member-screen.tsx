import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import { languageName } from '#kernel/language.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { readMember } from '../contract.ts';
import { ActDialog, type MemberAct } from './act-dialog.tsx';
import { memberTexts } from './member-texts.ts';
import { RolesCard } from './roles-card.tsx';
import './members.css';

type Member = AnswerOf<typeof readMember>;

/** One member: who they are, what they may, what they have, and what organisers did. */
function MemberScreen({ params: { site = '', member = '' } }: ScreenProps) {
  const { language } = useConsole();
  const words = useWords(memberTexts);
  const [act, setAct] = useState<MemberAct>();
  const { data, failure, again } = useCall(`member/${site}/${member}/${language}`, (api) =>
    api.get<typeof readMember>('sites/{site}/members/{memberId}', { params: { site, memberId: Number(member) } }),
  );
  const isBlocked = data?.roles.includes('blocked') === true;
  return (
    <Page
      title={data === undefined ? words.one : data.name || shownMail(data.mail)}
      lead={data === undefined ? undefined : data.kana}
      above={<BackTo to={`/console/sites/${site}/members`} text={words.title} />}
      actions={
        data === undefined ? undefined : (
          <Button look={isBlocked ? 'plain' : 'danger'} onClick={() => setAct(isBlocked ? 'unblock' : 'block')}>
            {isBlocked ? words.unblock : words.block}
          </Button>
        )
      }
    >
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <>
          {data.rolesOfPortal.includes('blocked') ? <Notice kind="warning" title={words.blockedAbove} /> : null}
          <AccountCard member={data} />
          <RolesCard site={site} member={data} onChanged={() => void again()} />
          <TicketsCard member={data} />
          <LoginsCard member={data} onSignOut={() => setAct('signOut')} />
          <HistoryCard member={data} />
        </>
      )}
      {act === undefined || data === undefined ? null : (
        <ActDialog
          site={site}
          memberId={data.memberId}
          act={act}
          onDone={() => void again()}
          onClose={() => setAct(undefined)}
        />
      )}
    </Page>
  );
}

function AccountCard({ member }: { member: Member }) {
  const times = useSaidTimes();
  const words = useWords(memberTexts);
  const ways = [...(member.hasPassword ? [words.password] : []), ...member.identities.map(({ method }) => method)];
  return (
    <Card title={words.profile}>
      <Facts
        facts={[
          { name: words.facts.mail, value: shownMail(member.mail) },
          { name: words.facts.loginId, value: member.loginId },
          { name: words.facts.language, value: languageName[member.language] },
          { name: words.facts.registeredAt, value: times.date(member.registeredAt) },
          { name: words.facts.login, value: ways.join(' / ') || words.noLogin },
          ...member.answers.map(({ question, answer }) => ({ name: question, value: answer })),
          {
            name: words.reports,
            value:
              member.reports.about + member.reports.by === 0
                ? null
                : words.reportsOf(member.reports.about, member.reports.by),
          },
        ]}
      />
    </Card>
  );
}

function TicketsCard({ member: { tickets, orders } }: { member: Member }) {
  const times = useSaidTimes();
  const words = useWords(memberTexts);
  const link = (site: string, orderNumber: string) => (
    <Link to={`/console/sites/${site}/orders/${orderNumber}`}>{words.order(orderNumber)}</Link>
  );
  return (
    <>
      {tickets.length === 0 ? null : (
        <Card title={words.tickets}>
          <ul className="hc-member-lines">
            {tickets.map((ticket) => (
              <li key={ticket.purchasedTicketId}>
                <span>{ticket.title}</span>
                <span className="hc-muted">{ticket.code}</span>
                {link(ticket.site, ticket.orderNumber)}
                {ticket.isCanceled ? <Badge kind="warning">{words.ticketStates.canceled}</Badge> : null}
                {ticket.isEntered ? <Badge kind="success">{words.ticketStates.entered}</Badge> : null}
                {ticket.isReceived ? <Badge kind="info">{words.ticketStates.received}</Badge> : null}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {orders.length === 0 ? null : (
        <Card title={words.orders}>
          <ul className="hc-member-lines">
            {orders.map((order) => (
              <li key={order.orderNumber}>
                {link(order.site, order.orderNumber)}
                <span>{times.date(order.orderedAt)}</span>
                <span className="hc-muted">{words.ticketsOf(order.tickets)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function LoginsCard({ member, onSignOut }: { member: Member; onSignOut: () => void }) {
  const times = useSaidTimes();
  const words = useWords(memberTexts);
  return (
    <Card title={words.logins}>
      {member.sessions.length === 0 ? (
        <p className="hc-muted">{words.noSession}</p>
      ) : (
        <ul className="hc-member-lines">
          {member.sessions.map(({ begunAt, endsAt }, at) => (
            <li key={`${begunAt} ${at}`}>{words.login(times.date(begunAt), times.date(endsAt))}</li>
          ))}
        </ul>
      )}
      {member.sessions.length > 0 && member.isAccountHere ? (
        <p>
          <Button onClick={onSignOut}>{words.signOut}</Button>
        </p>
      ) : null}
    </Card>
  );
}

function HistoryCard({ member: { changes } }: { member: Member }) {
  const times = useSaidTimes();
  const words = useWords(memberTexts);
  if (changes.length === 0) return null;
  return (
    <Card title={words.history}>
      <ul className="hc-member-lines">
        {changes.map(({ at, kind, role, operatorName, reason, isOfPortal }, index) => (
          <li key={`${at} ${index}`}>
            <span>
              {words.did(
                times.date(at),
                operatorName,
                words.kinds[kind](isKeyOf(words.roles, role) ? words.roles[role] : role),
              )}
              {isOfPortal ? words.atPortal : ''}
            </span>
            {reason === '' ? null : <span className="hc-muted hc-member-reason">{reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const screen: ScreenModule = { Screen: MemberScreen, texts: [memberTexts] };
