import { OrderScreen, type OrderScreenProps } from './order-screen.tsx';

/**
 * The payment of the member's own order, for my tickets: why the last try failed, other ways to pay, and the outcome.
 * It needs `flowTexts` and the answer of `callOrderSettings`.
 */
export function PayOrder(props: Omit<OrderScreenProps, 'stay'>) {
  return <OrderScreen {...props} key={props.orderId} stay />;
}
