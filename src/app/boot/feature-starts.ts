import { accountStart } from '#features/account/web/start.ts';
import type { Personal } from '#features/account/web.ts';
import { appBridgeStart } from '#features/app-bridge/web/start.ts';
import { cookieConsentStart } from '#features/cookie-consent/web/start.ts';
import { doorsStart } from '#features/doors/web/start.ts';
import { eventListStart } from '#features/event-list/web/start.ts';
import { favoriteStart } from '#features/favorite/web/start.ts';
import type { SiteInit } from '#features/site/web.ts';
import { ticketStart } from '#features/ticket/web/start.ts';
import type { FeatureStart } from '#web/start/feature-start.ts';

export type SiteFeatureStart = FeatureStart<SiteInit, Personal>;

/** What features do when a page starts, in this order. */
export const featureStarts: readonly SiteFeatureStart[] = [
  cookieConsentStart,
  appBridgeStart,
  doorsStart,
  ticketStart,
  accountStart,
  eventListStart,
  favoriteStart,
];
