import type { ServerFeature } from '#server/server-feature.ts';
import { createConsentRoutes } from './server/consent-routes.ts';

export { decisionOf } from './server/decision-of.ts';

export function createCookieConsentServer(): ServerFeature {
  return { endpoints: [], routes: createConsentRoutes };
}
