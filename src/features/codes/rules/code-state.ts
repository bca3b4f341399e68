/** How a batch of codes stands. */
export const codeBatchStates = ['usable', 'notYet', 'expired', 'ended'] as const;
export type CodeBatchState = (typeof codeBatchStates)[number];
