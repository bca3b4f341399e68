import type { Chart, ChartName } from '../../rules/chart.ts';
import { readAnswersChart } from './answers-chart.ts';
import type { ChartServices, Counted, ReadChart } from './chart-reader.ts';
import { readCheckinsChart } from './checkins-chart.ts';
import { readCodesChart } from './codes-chart.ts';
import { readBoothsChart, readCouponsChart, readStreamsChart } from './content-charts.ts';
import { readLanguagesChart, readPricesChart, readSalesChart, readTicketsChart } from './sales-charts.ts';
import { readConversionChart, readSourcesChart } from './visit-charts.ts';

const readers: Readonly<Record<ChartName, ReadChart>> = {
  sales: readSalesChart,
  tickets: readTicketsChart,
  prices: readPricesChart,
  languages: readLanguagesChart,
  sources: readSourcesChart,
  conversion: readConversionChart,
  checkins: readCheckinsChart,
  booths: readBoothsChart,
  streams: readStreamsChart,
  coupons: readCouponsChart,
  codes: readCodesChart,
  answers: readAnswersChart,
};

/** Counts what a chart shows: at most two statements, whose answers have a bound of rows. */
export function readChart(name: ChartName, services: ChartServices, counted: Counted): Promise<Chart> {
  return readers[name](services, counted);
}
