import type { ServerFeature } from '#server/server-feature.ts';
import { exhibitorCalls, type ExhibitorServices } from './server/exhibitor-calls.ts';

export { memberRunsBooths } from './server/member-of-exhibitor.ts';

/** Exhibitors in the console: their invitations, and what they see of who came to their booth. */
export function createExhibitorServer(services: ExhibitorServices): ServerFeature {
  return { endpoints: [], consoleCalls: exhibitorCalls(services) };
}
