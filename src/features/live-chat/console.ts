import type { ConsoleFeature } from '#console/console-feature.ts';
import { WarningIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';
import { OpenReports } from './console/nav/open-reports.tsx';

export const liveChatConsole: ConsoleFeature = {
  screens: [
    { path: '/console/sites/{site}/reports', load: () => needed(() => import('./console/reports/reports-screen.tsx')) },
    {
      path: '/console/sites/{site}/reports/{report}',
      load: () => needed(() => import('./console/reports/report-screen.tsx')),
    },
  ],
  nav: [
    {
      path: '/console/sites/{site}/reports',
      group: 'people',
      order: 52,
      icon: WarningIcon,
      label: (language) => navTexts.of(language).reports,
      Count: OpenReports,
      right: 'sell',
      needs: 'live_chat',
    },
  ],
  texts: [navTexts],
};
