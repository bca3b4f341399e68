/** How a mail says that it is about an order, whose number may be another one tomorrow. */
export function aboutOrder({ order_id }: { order_id: number }): string {
  return `order/${order_id}`;
}
