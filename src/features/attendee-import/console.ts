import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';

const importing = '/console/sites/{site}/attendees/import';

export const attendeeImportConsole: ConsoleFeature = {
  screens: [
    { path: importing, load: () => needed(() => import('./console/new-import-screen.tsx')) },
    { path: `${importing}/{import}`, load: () => needed(() => import('./console/import-screen.tsx')) },
  ],
};
