export { createConsentRoutes } from './server/consent-routes.ts';
export { decisionOf } from './server/decision-of.ts';
