import type { IssueServices } from '#features/ticket/server.ts';
import { dayMs } from '#kernel/period.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { forgetTraces } from '#server/mail/mail-traces.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { changeCalls, type OrderChangeServices } from './server/changes/change-calls.ts';
import { correctionCalls } from './server/changes/correction-calls.ts';
import { issueCalls } from './server/changes/issue-calls.ts';
import { createFindOrders } from './server/find-orders.ts';
import { endSalesMailsPath } from './server/notices/end-sales-mails.ts';
import { forgetSold } from './server/notices/gather-sold.ts';
import { noticeCalls } from './server/notices/notice-calls.ts';
import { createNoticeRoutes } from './server/notices/notice-routes.ts';
import { createSalesNotices } from './server/notices/sales-notices.ts';
import type { SalesNoticeServices } from './server/notices/tell-sales.ts';
import { sweepOrderFiles } from './server/order-files.ts';
import { orderCalls, type OrderServices } from './server/order-calls.ts';

/** What became of a mail stays for as long as that. */
const traceMs = 400 * dayMs;

/** Orders as the organiser of an event sees and changes them. */
export function createOrdersServer(
  services: OrderServices & OrderChangeServices & IssueServices & SalesNoticeServices & { jobs: Jobs },
): ServerFeature {
  const findOrders = createFindOrders(services.database, services.jobs);
  const notices = createSalesNotices(services, services.jobs);
  return {
    endpoints: [],
    consoleCalls: [
      ...orderCalls(services),
      ...changeCalls(services),
      ...correctionCalls(services),
      ...issueCalls(services),
      ...noticeCalls(services),
    ],
    routes: (contextOf) => createNoticeRoutes(services.database, contextOf),
    openToOthers: [endSalesMailsPath],
    async begin() {
      await findOrders();
      await notices.plan();
    },
    async sweep(now) {
      await findOrders();
      await notices.plan();
      await forgetSold(services.database, now);
      await sweepOrderFiles(services.database.kysely, now);
      await forgetTraces(services.database.kysely, now - traceMs);
    },
  };
}
