import type { ConsoleFeature } from '#console/console-feature.ts';
import { ListIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

const orders = '/console/sites/{site}/orders';

export const ordersConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/orders',
      load: () => needed(() => import('./console/orders-screen.tsx')),
    },
    { path: `${orders}/{orderNumber}`, load: () => needed(() => import('./console/order-screen.tsx')) },
    { path: `${orders}/issue`, load: () => needed(() => import('./console/issue/issue-screen.tsx')) },
  ],
  nav: [
    {
      path: orders,
      group: 'sales',
      order: 44,
      icon: ListIcon,
      label: (language) => navTexts.of(language).orders,
      right: 'sell',
      needs: 'ticket',
    },
  ],
  texts: [navTexts],
};
