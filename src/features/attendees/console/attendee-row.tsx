import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { shownMail } from '#kernel/mail-address.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { ListedAttendee } from '../contract.ts';
import type { AttendeeState } from '../rules/attendee-state.ts';
import { attendeeTexts } from './attendee-texts.ts';

const kinds: Readonly<Record<AttendeeState, 'plain' | 'success' | 'warning'>> = {
  notYet: 'plain',
  entered: 'success',
  canceled: 'warning',
};

/** One attendee of the list; the name leads to the rest, and the number of the order to the order. */
export function AttendeeRow({ site, attendee }: { site: string; attendee: ListedAttendee }) {
  const words = useWords(attendeeTexts);
  const { purchasedTicketId, code, name, kana, mail, ticket, priceName, slotName, orderNumber } = attendee;
  return (
    <li className="hc-attendee">
      <div className="hc-attendee-who">
        <Link className="hc-attendee-name" to={`/console/sites/${site}/attendees/${purchasedTicketId}`}>
          {name || words.noName}
        </Link>
        {kana === '' ? null : <span className="hc-muted">{kana}</span>}
        {mail === '' ? null : <span className="hc-muted">{shownMail(mail)}</span>}
      </div>
      <div className="hc-attendee-ticket">
        <span>{[ticket, priceName, slotName].filter(Boolean).join(words.between)}</span>
        <span className="hc-muted hc-attendee-code">{code}</span>
        <Link className="hc-attendee-order" to={`/console/sites/${site}/orders/${orderNumber}`}>
          {words.order(orderNumber)}
        </Link>
      </div>
      <AttendeeBadges attendee={attendee} />
    </li>
  );
}

export function AttendeeBadges({
  attendee: { state, owed, isTransferred, checkedInAt, gate },
}: {
  attendee: Pick<ListedAttendee, 'state' | 'owed' | 'isTransferred' | 'checkedInAt' | 'gate'>;
}) {
  const { language } = useConsole();
  const words = useWords(attendeeTexts);
  return (
    <div className="hc-attendee-state">
      <Badge kind={kinds[state]}>{words.states[state]}</Badge>
      {owed > 0 ? <Badge kind="warning">{words.owes(formatYen(owed, language))}</Badge> : null}
      {isTransferred ? <Badge kind="info">{words.transferred}</Badge> : null}
      {checkedInAt === null ? null : (
        <span className="hc-muted">{words.cameIn(unbroken(saidDate(checkedInAt, language)), gate)}</span>
      )}
    </div>
  );
}
