import { saidDate, unbroken } from '#kernel/said-date.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { TicketContent } from '../../contract.ts';
import type { SellingLabel } from '../../rules/sale/selling-label.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import type { TicketTexts } from '../../texts/jpn.ts';

/** The next date: the start of the sale, its end, or the draw of a lottery. '' without one. */
export function saleLine(
  ticket: TicketContent,
  label: SellingLabel,
  say: TicketTexts,
  { language, now }: Pick<PageContext, 'language' | 'now'>,
): string {
  const dateOf = (stored: string | null): string => unbroken(saidDate(stored, language, now));
  const drawn = isLottery(ticket);
  const { enableSalesPeriod, salesPeriodStart, salesPeriodEnd } = ticket;
  const start = enableSalesPeriod ? dateOf(salesPeriodStart) : '';
  const end = enableSalesPeriod ? dateOf(salesPeriodEnd) : '';
  if (label === 'before') return start === '' ? '' : drawn ? say.lotteryFrom(start) : say.salesFrom(start);
  if (label === 'accepting') return end === '' ? '' : drawn ? say.lotteryUntil(end) : say.salesUntil(end);
  const draw = drawn ? dateOf(ticket.drawAt) : '';
  return draw === '' || label === 'soldout' ? '' : say.drawnAt(draw);
}
