import type { ReactNode } from 'react';
import type { OrderAnswer, useOrder } from '#features/ticket/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { ReceiptIcon } from '#web/ui/page-icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';

export interface OrderPlaceProps {
  watch: ReturnType<typeof useOrder>;
  children: (order: OrderAnswer) => ReactNode;
}

/** Shows an order: the wait for it, the order, that it could not be read, or that this visitor has no such order. */
export function OrderPlace({ watch: { seen, look }, children }: OrderPlaceProps) {
  const common = useTexts(commonTexts);
  const { order: say, receive } = useTexts(myTicketTexts);
  if (seen.kind === 'order') return children(seen.order);
  if (seen.kind === 'failed') {
    return (
      <EmptyState
        icon={<WarningIcon />}
        title={common.dataFailedTitle}
        text={common.dataFailedText}
        action={<Button onClick={() => void look()}>{receive.again}</Button>}
      />
    );
  }
  if (seen.kind !== 'loading') {
    return <EmptyState icon={<ReceiptIcon />} title={say.notFoundTitle} text={say.notFoundText} />;
  }
  return (
    <div aria-busy="true">
      <span className="hb-visually-hidden">{common.loading}</span>
      <Skeleton shape="row" count={4} />
    </div>
  );
}
