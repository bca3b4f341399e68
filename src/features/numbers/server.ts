import type { ServerFeature } from '#server/server-feature.ts';
import { numberCalls, type NumberServices } from './server/number-calls.ts';

/** What an organiser counts of an event, and its books by month. */
export function createNumbersServer(services: NumberServices): ServerFeature {
  return { endpoints: [], consoleCalls: numberCalls(services) };
}
