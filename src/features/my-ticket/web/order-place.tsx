import type { ReactNode } from 'react';
import { type OrderAnswer, useOrder } from '#features/ticket/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ReceiptIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';

export interface OrderPlaceProps {
  contentId: number;
  orderNumber: string;
  children: (order: OrderAnswer) => ReactNode;
}

/** Shows an order: the wait for it, the order, or that this visitor has no such order. */
export function OrderPlace({ orderNumber, ...props }: OrderPlaceProps) {
  if (orderNumber === '') return <NoOrder />;
  return <KnownOrder key={orderNumber} orderNumber={orderNumber} {...props} />;
}

function KnownOrder({ contentId, orderNumber, children }: OrderPlaceProps) {
  const common = useTexts(commonTexts);
  const { seen } = useOrder(contentId, orderNumber);
  if (seen.kind === 'order') return children(seen.order);
  if (seen.kind !== 'loading') return <NoOrder />;
  return (
    <div aria-busy="true">
      <span className="hb-visually-hidden">{common.loading}</span>
      <Skeleton shape="row" count={4} />
    </div>
  );
}

function NoOrder() {
  const { order: say } = useTexts(myTicketTexts);
  return <EmptyState icon={<ReceiptIcon />} title={say.notFoundTitle} text={say.notFoundText} />;
}
