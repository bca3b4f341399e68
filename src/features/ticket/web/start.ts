import type { FeatureStart } from '#web/start/feature-start.ts';
import { endLeftFlow } from './flow/purchase-flow-pages.ts';

export const ticketStart: FeatureStart = { onArrival: ({ name }) => endLeftFlow(name) };
