import * as v from 'valibot';
import type { Instant } from '#kernel/clock.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { type SalesNoticeServices, tellSales } from './tell-sales.ts';

/** How often sales are looked at. */
const lookMs = 5 * 60_000;

/** Looks at sales again and again, and tells organisers of them. */
export function createSalesNotices(
  services: SalesNoticeServices,
  jobs: Pick<Jobs, 'define'>,
): { plan(): Promise<void> } {
  const { clock } = services;
  const kind = jobs.define(
    'salesNotices',
    v.object({}),
    async () => {
      await plan();
      await tellSales(services);
    },
    { atOnce: 1 },
  );
  /** One look for each stretch, whoever plans it. */
  const plan = async (): Promise<void> => {
    const next: Instant = (Math.floor(clock() / lookMs) + 1) * lookMs;
    await kind.send({}, { startAfter: next, singletonKey: String(next / lookMs) });
  };
  return { plan };
}
