import { useConsole, useWords } from '#console/console-context.ts';
import { Card } from '#console/ui/page.tsx';
import { isKeyOf } from '#kernel/keys-of.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { HistoryEntry } from '../../contract/history.ts';
import { orderTexts } from '../order-texts.ts';
import type { OrderTexts } from '../texts/jpn.ts';
import { useYen } from '../use-yen.ts';
import type { OfOrder } from './buyer-card.tsx';

/** Everything that happened to an order, the latest first. */
export function HistoryCard({ order: { history, tickets } }: OfOrder) {
  const { language } = useConsole();
  const words = useWords(orderTexts);
  const yen = useYen();
  return (
    <Card title={words.one.history}>
      <ol className="hc-history">
        {history.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two of a kind may have happened in one second.
          <li key={`${entry.at} ${history.length - at}`}>
            <time className="hc-muted" dateTime={entry.at}>
              {saidDate(entry.at, language)}
            </time>
            <span>
              {said(entry, words, yen, tickets.length)}
              {entry.kind === 'operator' && entry.way !== null ? ` (${words.history.ways[entry.way]})` : ''}
            </span>
            {entry.kind === 'operator' && entry.changed.length > 0 ? (
              <Changed entry={entry} tickets={tickets.length} />
            ) : null}
            {'reason' in entry && entry.reason !== '' ? (
              <span className="hc-history-reason">{entry.reason}</span>
            ) : null}
            {'to' in entry && entry.to !== '' ? <span className="hc-muted">{entry.to}</span> : null}
            {'by' in entry && entry.by !== '' ? <span className="hc-muted">{words.history.by(entry.by)}</span> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What a correction changed: each part as it was, and as it is. */
function Changed({
  entry: { changed, ticket },
  tickets,
}: {
  entry: HistoryEntry & { kind: 'operator' };
  tickets: number;
}) {
  const { one, history: words } = useWords(orderTexts);
  const whose = ticket === null ? words.ofBuyer : tickets === 1 ? one.theTicket : words.ticket(ticket);
  return (
    <dl className="hc-history-changed">
      {changed.map(({ part, before, after }) => (
        <div key={part}>
          <dt>{words.partOf(whose, words.parts[part])}</dt>
          <dd>
            <del>{before || words.nothing}</del>
            <span aria-hidden="true"> → </span>
            <ins>{after || words.nothing}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What happened, in a sentence. */
function said(
  entry: HistoryEntry,
  { history: words, methods, one }: OrderTexts,
  yen: (sum: number) => string,
  tickets: number,
): string {
  const ticketOf = (ticket: number | null): string =>
    ticket === null || tickets === 1 ? one.theTicket : words.ticket(ticket);
  switch (entry.kind) {
    case 'ordered':
      return words.ordered(yen(entry.amount), methods[entry.method]);
    case 'money':
      return entry.step === 'paid' ? words.paid(yen(entry.amount)) : words.money[entry.step];
    case 'order':
      return words.order[entry.step];
    case 'transfer':
      return words.transfer[entry.step](ticketOf(entry.ticket));
    case 'mail':
      return words.mail[entry.state](
        isKeyOf(words.mails, entry.mail) ? (words.mails[entry.mail] ?? '') : words.otherMail,
      );
    case 'checkedIn':
      return words.checkedIn(ticketOf(entry.ticket));
    case 'checkinUndone':
      return words.checkinUndone(ticketOf(entry.ticket));
    case 'ticketCanceled':
      return words.ticketCanceled(ticketOf(entry.ticket));
    case 'refund':
      return words.refunds[entry.way][entry.state](yen(entry.amount));
    case 'operator':
      return isKeyOf(words.actions, entry.action) ? (words.actions[entry.action] ?? '') : words.otherAction;
  }
}
