import { sql } from 'kysely';
import { type EnteredSite, noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { modulesOf, type SiteStore } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { tokyoDay } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import * as calls from '../contract.ts';
import { type Chart, type ChartName, chartNames } from '../rules/chart.ts';
import { periodOfDays } from '../rules/number-period.ts';
import { accountFile } from './accounts/account-file.ts';
import { type AccountSums, readRegistrationNumbers, sumAccounts } from './accounts/read-accounts.ts';
import { monthOf } from './accounts/account-month.ts';
import { readChart } from './charts/read-chart.ts';
import { createKept } from './kept-charts.ts';
import { refuseNumbers } from './numbers-texts.ts';

export interface NumberServices {
  database: Database;
  store: SiteStore;
  clock: Clock;
}

/** The module that a chart is about; one without it has nothing to count. */
const moduleOfChart: Partial<Record<ChartName, ModuleCode>> = {
  sales: 'ticket',
  tickets: 'ticket',
  prices: 'ticket',
  languages: 'ticket',
  checkins: 'ticket',
  codes: 'ticket',
  conversion: 'ticket',
  booths: 'booth',
  streams: 'live_stream',
  coupons: 'coupon',
  answers: 'questionnaire',
};

/** The organiser's calls about what is counted of a site, and about its books. */
export function numberCalls(services: NumberServices): ServedConsoleCall[] {
  const { database, store, clock } = services;
  const { kysely } = database;
  const keptCharts = createKept<Chart>(clock);
  const keptSums = createKept<AccountSums>(clock);

  const chartOf = async (
    { siteKey, ...at }: EnteredSite,
    { chart, from, to }: { chart: ChartName; from: string; to: string },
  ): Promise<Chart> => {
    const period = periodOfDays(from, to);
    if (period === undefined) throw refuseNumbers('to', (words) => words.wrongPeriod);
    return keptCharts(`${siteKey}/${chart}/${from}/${to}`, async () =>
      readChart(chart, services, { siteKey, site: await store.site(at), ...period }),
    );
  };

  return [
    serveConsole(calls.readNumberDesk, async ({ site: { siteKey, rights, ...at }, context: { now } }) => {
      const site = await store.site(at);
      const has = (code: ModuleCode): boolean => site !== undefined && modulesOf(site, code).length > 0;
      const charts = chartNames.filter((name) => moduleOfChart[name] === undefined || has(moduleOfChart[name]));
      const { rows } = await sql<{ first: Date | null }>`
        select least(
          (select min(ordered_at) from (
            select ordered_at from ticket_order where site_key = ${siteKey} order by order_id limit 1
          ) earliest),
          (select min(v.day)::timestamp at time zone 'Asia/Tokyo' from site_visitors v join site s
            on s.site_key = ${siteKey} and v.portal_id = s.portal_id and v.event_id = coalesce(s.event_id, 0))
        ) as first`.execute(kysely);
      const first = Math.min(rows[0]?.first?.getTime() ?? now, now);
      return { data: { charts, today: tokyoDay(now), firstDay: tokyoDay(first), mayAccount: rights.has('sell') } };
    }),

    serveConsole(calls.readNumbers, async ({ site, query }) => ({ data: await chartOf(site, query) })),

    serveConsole(calls.readAccounts, async ({ site: { siteKey, ...at }, query: { month } }) => {
      const registrationNumbers = readRegistrationNumbers(await store.site(at));
      const sums = await keptSums(`${siteKey}/${month}`, () => sumAccounts(database, siteKey, monthOf(month)));
      return { data: { sums, registrationNumbers } };
    }),

    serveConsole(calls.downloadAccounts, async ({ site: { siteKey, ...at }, operator, query, context }) => {
      const site = await store.site(at);
      const details = { name: query.month, kind: query.kind };
      await noteInLog(kysely, context, { operator, siteKey, action: 'accounts.exported', details });
      return { data: accountFile(database, { siteKey, site, ...query }, context) };
    }),
  ];
}
