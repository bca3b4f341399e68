import type { ServerFeature } from '#server/server-feature.ts';
import { orderCalls, type OrderServices } from './server/order-calls.ts';

/** Orders as the organiser of an event sees them. */
export function createOrdersServer(services: OrderServices): ServerFeature {
  return { endpoints: [], consoleCalls: orderCalls(services) };
}
