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

/**
 * The status of a ticket and the result of its lottery (LOTTERY-004..006). One that is being transferred says so: it cannot
 * be used.
 */
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
  const underway = ticket.paymentUnderway;
  const [kind, text]: [ChipKind, string] = isTransferOpen(ticket, now)
    ? ['warning', say.transfer.chip]
    : underway === null
      ? [statusChip[status] ?? 'neutral', say.statuses[status]]
      : ['warning', say.underway[underway]];
  return (
    <p className="hb-ticket-chips">
      {isSample ? <Chip kind="warning">{say.sample}</Chip> : null}
      {saidByDraw.includes(label) ? null : <Chip kind={kind}>{text}</Chip>}
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
