import { useTexts } from '#web/site/page-context.ts';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import type { TicketContent } from '../../contract.ts';
import { fewLeft } from '../../rules/sale/on-sale.ts';
import type { SellingLabel } from '../../rules/sale/selling-label.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import { ticketTexts } from './ticket-texts.ts';

const kinds: Record<SellingLabel, ChipKind> = {
  applied: 'accent',
  before: 'neutral',
  finished: 'neutral',
  soldout: 'danger',
  accepting: 'success',
};

interface MarksProps {
  ticket: TicketContent;
  label: SellingLabel;
}

/** The sale's state in one word, whether it is a lottery, and how many are left when they are few (TICKET-089..093). */
export function TicketMarks({ ticket, label }: MarksProps) {
  const say = useTexts(ticketTexts);
  const drawn = isLottery(ticket);
  const words = drawn ? say.lotteryLabels : say.labels;
  const few = label === 'accepting' && !drawn ? fewLeft(ticket) : undefined;
  return (
    <span className="hb-ticket-marks">
      <Chip kind={kinds[label]}>{words[label]}</Chip>
      {drawn ? <Chip kind="accent">{say.lottery}</Chip> : null}
      {few === undefined ? null : <Chip kind="warning">{say.remaining(few)}</Chip>}
    </span>
  );
}
