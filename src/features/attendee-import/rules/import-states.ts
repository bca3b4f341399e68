/** staging: its rows come in; discarded: it made nothing more, and its rows are gone. */
export const importStates = ['staging', 'queued', 'importing', 'stopped', 'finished', 'discarded'] as const;
export type ImportState = (typeof importStates)[number];

/** Why an import rests: somebody pressed, nothing was left, a row does not fit any more, the event is not public, it failed. */
export const stopReasons = ['asked', 'soldOut', 'changed', 'unpublished', 'failed'] as const;
export type StopReason = (typeof stopReasons)[number];

export const isGoing = (state: ImportState): boolean => state === 'queued' || state === 'importing';

/** What is done with rows whose people have that ticket already. */
export const knownWishes = ['ask', 'leaveOut', 'add'] as const;
export type KnownWish = (typeof knownWishes)[number];
