import type { ImportState } from '../rules/import-states.ts';

/** How the state of an import is marked. */
export const kindOfState: Readonly<Record<ImportState, 'plain' | 'success' | 'warning' | 'info'>> = {
  staging: 'plain',
  queued: 'info',
  importing: 'info',
  stopped: 'warning',
  finished: 'success',
  discarded: 'plain',
};
