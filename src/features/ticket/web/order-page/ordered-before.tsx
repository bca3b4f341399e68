import { Notice } from '#web/ui/notice.tsx';
import type { OrderAnswer } from '../../contract.ts';
import type { FlowForm } from '../flow/purchase-form.ts';
import { useOrderTexts } from './order-texts.ts';

type Way = Pick<OrderAnswer, 'paymentMethod' | 'convenienceStore'>;

/** Orders of this window's cart that another tab had made before, with another way to pay. */
const ordered = new Set<string>();

/** Two tabs with one cart make one order, paid as the faster tab chose. True when this tab chose another way. */
export function noteOrderedBefore(
  { orderId, amount, ...order }: Way & Pick<OrderAnswer, 'orderId' | 'amount'>,
  form: Pick<FlowForm, 'paymentMethod' | 'convenienceStore'>,
): boolean {
  const isOtherStore = order.convenienceStore !== null && order.convenienceStore.store !== form.convenienceStore;
  const isOther = amount > 0 && (order.paymentMethod !== form.paymentMethod || isOtherStore);
  if (isOther) ordered.add(orderId);
  return isOther;
}

/** Above an order that another tab made: it says that the way to pay is not the one chosen here. */
export function OrderedBefore({ order: { orderId, paymentMethod, convenienceStore } }: { order: OrderAnswer }) {
  const say = useOrderTexts();
  if (!ordered.has(orderId)) return null;
  const stores: Readonly<Record<string, string>> = say.stores;
  const store = convenienceStore === null ? undefined : stores[convenienceStore.store];
  const method = [say.payment.methods[paymentMethod], store].filter(Boolean).join(' · ');
  return (
    <div className="hb-page hb-page-reading">
      <Notice kind="warning" title={say.orderedBefore.title} announce>
        <p>{say.orderedBefore.text(method)}</p>
      </Notice>
    </div>
  );
}
