import type { ServerFeature } from '#server/server-feature.ts';
import { createBoards } from './server/board.ts';
import { dayCalls } from './server/day-calls.ts';
import { deviceCalls } from './server/device-calls.ts';
import type { ReceptionServices } from './server/reception-services.ts';
import { visitorCalls } from './server/visitor-calls.ts';

/** The day of an event: visitors by name, gates without a network, and the board. */
export function createReceptionServer(services: ReceptionServices): ServerFeature {
  const readBoard = createBoards(services);
  return {
    endpoints: [...visitorCalls(services), ...deviceCalls(services, readBoard)],
    consoleCalls: dayCalls(services, readBoard),
  };
}
