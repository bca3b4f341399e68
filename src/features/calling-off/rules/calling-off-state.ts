export const callingOffStates = ['running', 'stopped', 'finished'] as const;
export type CallingOffState = (typeof callingOffStates)[number];

/**
 * What became of an order. `canceled`: its tickets. `ended`: it was not paid. `withdrawn`: an application. `nothing`: it
 * had no tickets any more. `waiting`: its gateway has not said whether money is on its way. `failed`: to be tried again.
 */
export const orderOutcomes = ['canceled', 'ended', 'withdrawn', 'nothing', 'waiting', 'failed'] as const;
export type OrderOutcome = (typeof orderOutcomes)[number];

/** Orders that something is to be done about. */
export const liveStates = [
  'applied',
  'reserved',
  'charging',
  'authenticating',
  'checking',
  'awaiting',
  'completed',
] as const;
