import type { IssueServices } from '#features/ticket/server.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { changeCalls, type OrderChangeServices } from './server/changes/change-calls.ts';
import { correctionCalls } from './server/changes/correction-calls.ts';
import { issueCalls } from './server/changes/issue-calls.ts';
import { orderCalls, type OrderServices } from './server/order-calls.ts';

/** Orders as the organiser of an event sees and changes them. */
export function createOrdersServer(services: OrderServices & OrderChangeServices & IssueServices): ServerFeature {
  return {
    endpoints: [],
    consoleCalls: [
      ...orderCalls(services),
      ...changeCalls(services),
      ...correctionCalls(services),
      ...issueCalls(services),
    ],
  };
}
