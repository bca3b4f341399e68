import { OrderScreen, type OrderScreenProps } from './order-screen.tsx';

/**
 * The payment of an order of one's own, for my tickets: why the last try failed, another way to pay, and what became of
 * it. It needs `flowTexts` and what `callOrderSettings` answers of it.
 */
export function PayOrder(props: Omit<OrderScreenProps, 'stay'>) {
  return <OrderScreen {...props} key={props.orderId} stay />;
}
