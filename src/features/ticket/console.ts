import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';
import { SalesPart } from './console/sales-part.tsx';
import { salesTexts } from './console/sales-texts.ts';

export const ticketConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/lotteries',
      load: () => needed(() => import('./console/lotteries/lotteries-screen.tsx')),
    },
  ],
  texts: [salesTexts],
  OverviewPart: SalesPart,
};
