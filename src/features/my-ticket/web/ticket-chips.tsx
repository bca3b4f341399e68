import type { ListedStatus } from '#features/ticket/rules/purchased/my-ticket-order.ts';
import { type LotteryLabel, lotteryLabel } from '#features/ticket/rules/purchased/purchased-ticket.ts';
import type { Instant } from '#kernel/clock.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { isTransferOpen } from '../rules/ticket-actions.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { type ListedTicket, statusChip } from './ticket-words.ts';

const drawChip: Record<LotteryLabel, ChipKind> = { winning: 'success', defeat: 'neutral', waiting: 'accent' };
/** The result of the draw is all that these have to say: what is to be paid later is not to be paid yet, or ever. */
const saidByDraw: readonly (LotteryLabel | undefined)[] = ['waiting', 'defeat'];

/** The status of a ticket, the result of its lottery (LOTTERY-004..006), and whether it is being transferred. */
export function TicketChips({
  ticket,
  status,
  isSample,
  now,
}: {
  ticket: ListedTicket;
  status: ListedStatus;
  isSample: boolean;
  now: Instant;
}) {
  const say = useTexts(myTicketTexts);
  const label = lotteryLabel(ticket);
  return (
    <p className="hb-ticket-chips">
      {isSample ? <Chip kind="warning">{say.sample}</Chip> : null}
      {saidByDraw.includes(label) ? null : <StatusChip ticket={ticket} status={status} />}
      {isTransferOpen(ticket, now) ? <Chip kind="warning">{say.transfer.chip}</Chip> : null}
      {label === undefined ? null : (
        <Chip kind={drawChip[label]}>
          <span className="hb-ticket-lottery" data-label={label}>
            {say.lottery.title} <b>{say.lottery.labels[label]}</b>
          </span>
        </Chip>
      )}
    </p>
  );
}

function StatusChip({ ticket, status }: { ticket: ListedTicket; status: ListedStatus }) {
  const say = useTexts(myTicketTexts);
  const underway = ticket.paymentUnderway;
  if (underway !== null) return <Chip kind="warning">{say.underway[underway]}</Chip>;
  return <Chip kind={statusChip[status] ?? 'neutral'}>{say.statuses[status]}</Chip>;
}
