import type { SiteInit } from '#features/site/web.ts';
import { takeFromAddress } from '#web/navigation/take-from-address.ts';
import { needed } from '#web/parts/needed.ts';
import type { FeatureStart } from '#web/start/feature-start.ts';

/** The key that the app opened the page with, taken out of the address before other code can see it. */
let key: string | undefined;

export const appBridgeStart: FeatureStart<SiteInit> = {
  onArrival({ isApplication }) {
    key = isApplication ? takeFromAddress(window, 'key') : undefined;
  },
  steps: {
    async 'common data'({ context, isApplication }) {
      if (!isApplication) return;
      const { enterApp } = await needed(() => import('./enter-app.ts'));
      await enterApp(context, key);
    },
  },
};
