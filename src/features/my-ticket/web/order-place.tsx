import type { ReactNode } from 'react';
import type { OrderAnswer } from '#features/ticket/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ReceiptIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import { useOrder } from './use-order.ts';

export interface OrderPlaceProps {
  contentId: number;
  orderNumber: string;
  children: (order: OrderAnswer) => ReactNode;
}

/** The place of an order: until it is there, and when there is none for who asks. */
export function OrderPlace({ contentId, orderNumber, children }: OrderPlaceProps) {
  const { order: say } = useTexts(myTicketTexts);
  const common = useTexts(commonTexts);
  const loaded = useOrder(contentId, orderNumber);
  if (loaded.phase === 'loading') {
    return (
      <div aria-busy="true">
        <span className="hb-visually-hidden">{common.loading}</span>
        <Skeleton shape="row" count={4} />
      </div>
    );
  }
  if (loaded.phase === 'failed') {
    return <EmptyState icon={<ReceiptIcon />} title={say.notFoundTitle} text={say.notFoundText} />;
  }
  return children(loaded.order);
}
